import { join, relative } from 'node:path'
import { type Proven, readProven } from './proven.ts'
import { hashOf } from './test-files.ts'

const root = join(import.meta.dirname, '../..')

type Guard = {
  /** What the tests are about, or their file, is not as it was when `script/test --all` last saw them pass. */
  hasChanged: boolean
  /** For the options of each of the tests: the line of proven.json that stands when all of them have passed. */
  mark: { meta: { proves: [name: string, hash: string] } }
}

/**
 * Rare tests that guard something, such as a page that a game floods, do not wait for their turn when the files or folders
 * that they are about have changed: `it.runIf(frames.hasChanged || isThorough('game-stage'))('…', frames.mark, …)`.
 */
export function guardOf(
  test: string,
  what: string,
  about: readonly string[],
  { tree = root, proven = readProven() }: { tree?: string; proven?: Proven } = {},
): Guard {
  const file = relative(tree, test)
  const name = `guards ${what} ${file}`
  const hash = hashOf([...about, file], tree)
  return { hasChanged: proven[name] !== hash, mark: { meta: { proves: [name, hash] } } }
}
