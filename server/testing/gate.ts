import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Work of a test engine stands at a gate until the test opens it, so that a test says when something goes on and no clock
 * does. Engines work in threads and processes of their own: a gate is a file, and a prompt names it by its `word`.
 */
export type Gate = { word: string; open(): void }

export function newGate(): Gate {
  const folder = mkdtempSync(join(tmpdir(), 'makebelieve-gate-'))
  const path = join(folder, 'open')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { word: `gate:${path}`, open: () => writeFileSync(path, '') }
}

/** For engines: goes on once every gate that the words name is open. */
export async function passGates(words: string): Promise<void> {
  for (const [, path = ''] of words.matchAll(/gate:(\S+)/g)) while (!existsSync(path)) await sleep(5)
}
