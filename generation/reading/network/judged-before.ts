import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../schema.ts'
import { cutWords } from '../words.ts'
import { judgeWords } from './judge-words.ts'

/**
 * Two hundred prompts of our own and a digest of all that the network judged of each, with the architecture that wrote them down: every
 * other has to judge the same, to the last bit, and so reads the same. `script/node generation/reading/network/judged-before.ts`
 * writes them anew when the network was taught anew.
 */
type Before = { kind: Kind; prompt: string; digest: string }
const file = join(import.meta.dirname, 'judged-before.json')

export function judgedBefore(): { writtenOn: string; prompts: Before[] } {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function digestOf(prompt: string, kind: Kind): string {
  const words = cutWords(prompt).map(({ text }) => text)
  const { names, indoors, count, heads, ...scores } = judgeWords(words, kind)
  const hash = createHash('sha256').update(JSON.stringify([names, indoors, count, heads]))
  for (const own of Object.values(scores)) hash.update(new Uint8Array(own.buffer))
  return hash.digest('hex').slice(0, 12)
}

if (import.meta.main) {
  const prompts = judgedBefore().prompts.map(({ kind, prompt }) => ({
    kind,
    prompt,
    digest: digestOf(prompt, kind),
  }))
  writeFileSync(file, `${JSON.stringify({ writtenOn: process.arch, prompts }, null, 2)}\n`)
  console.log(`${prompts.length} prompts, judged on ${process.arch}`)
}
