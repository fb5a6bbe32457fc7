import { readFile } from 'node:fs/promises'
import type { Library } from '@makebelieve/generation/providers/conduct/agent'
import type { ThreadPool } from '../runs/thread-pool.ts'

const files = [
  '../../kit/REFERENCE.md',
  '../../kit/examples/README.md',
  '../../kit/examples/cups.ts',
  '../../kit/examples/dots.ts',
  '../../kit/examples/gems-3d.ts',
  '../../docs/free-code.md',
]
const art = new URL('../engines/art.ts', import.meta.url).href
const mostPassages = 6

type Passage = { title: string; text: string; words: Set<string> }
let passages: Promise<Passage[]> | undefined

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [])

/** The kit's own documents, cut at their headings. */
async function readPassages(): Promise<Passage[]> {
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  return texts
    .flatMap((text) => text.split(/^(?=#{1,4} )/m))
    .map((text) => ({ title: text.split('\n')[0] ?? '', text: text.slice(0, 2500), words: wordsOf(text) }))
}

/** What the Agent may look things up in. */
export function openLibrary(
  threads: Pick<ThreadPool, 'generate'>,
  runId: string,
  signal: AbortSignal,
): Library {
  return {
    async reference(query) {
      passages ??= readPassages()
      const wanted = wordsOf(query)
      const best = (await passages)
        .map((passage) => ({ passage, score: scoreOf(passage, wanted) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, mostPassages)
      return best.map(({ passage }) => passage.text.trim()).join('\n\n') || 'Nothing was found.'
    },
    async art(words) {
      const task = { kind: 'art', input: { words }, runId }
      const { details } = await threads.generate({ task, engine: art, signal, onEvent: () => {} })
      return (details as { found: string }).found
    },
  }
}

/** Rare words weigh the same as common ones here: queries are short, and a title that has them comes first. */
function scoreOf({ title, words }: Passage, wanted: ReadonlySet<string>): number {
  const inTitle = wordsOf(title)
  let score = 0
  for (const word of wanted) score += (words.has(word) ? 1 : 0) + (inTitle.has(word) ? 2 : 0)
  return score
}
