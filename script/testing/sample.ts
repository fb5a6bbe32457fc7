import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * Most of what is proven one by one was proven before and has not changed since. A run tries a twentieth of it, another
 * one with each commit, so that twenty commits in a row try everything; `script/test --all` tries everything at once.
 */
export const slices = 20

/** Whether everything is to be tried: `script/test --all`. */
export const isAll = (): boolean => process.env.TEST_ALL === '1'

/** Those of `items` whose turn it is. At least one, so that no list is ever left out altogether. */
export function sampled<T>(name: string, items: readonly T[], keyOf: (item: T) => string): T[] {
  return isAll() ? [...items] : sliceOf(name, items, keyOf, turn())
}

/**
 * Whether it is the turn of the thorough tests of a file: those of rare ways and variants of what other tests hold already,
 * each of which costs more than it finds in a run. `it.runIf(isThorough('hub'))`.
 */
export const isThorough = (file: string): boolean => isAll() || (placeOf(file) + turn()) % slices === 0

/**
 * Whether it is the turn of one of several that show the same: a way that every kind has, and goes through the same code. One of
 * them in each run, so that the way itself is always tried. `it.runIf(isTurnOf('game', 'publishing', kinds))`.
 */
export const isTurnOf = <T extends string>(one: T, what: string, all: readonly T[]): boolean =>
  isAll() || all[(placeOf(what) + turn()) % all.length] === one

/** Whether it is the turn of one of very many that hold the same kind of promise: in one run of `every`. */
export const isDue = (name: string, every: number): boolean =>
  isAll() || (placeOf(name) + turn()) % every === 0

const placeOf = (name: string) => Number.parseInt(hashOf(name).slice(0, 8), 16)

/**
 * The items of one slice, or of several. Items stand in the order of their hashes and are dealt out like cards: slices
 * are of the same size, and a neighbour in the list says nothing about whose turn it is.
 */
export function sliceOf<T>(
  name: string,
  items: readonly T[],
  keyOf: (item: T) => string,
  turn: number,
  wanted = 1,
): T[] {
  const hashes = new Map(items.map((item) => [item, hashOf(`${name}\0${keyOf(item)}`)]))
  const dealt = [...items].sort((a, b) => ((hashes.get(a) ?? '') < (hashes.get(b) ?? '') ? -1 : 1))
  const step = slices / wanted
  const mine = new Set(dealt.filter((_, place) => (place + turn) % step === 0))
  const [one] = dealt.slice(turn % Math.max(1, dealt.length))
  if (mine.size === 0 && one !== undefined) mine.add(one)
  return items.filter((item) => mine.has(item))
}

let known: number | undefined

/** A number that grows by one with each commit. A clone without history knows only the name of its commit. */
export function turn(): number {
  known ??= turnOf(import.meta.dirname)
  return known
}

export function turnOf(folder: string): number {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true'
      ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
      : Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    // Not a clone at all: an archive of the sources, say.
    return 0
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
