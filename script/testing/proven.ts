import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isAll, sliceOf, turn } from './sample.ts'
import { Sources } from './sources.ts'

/**
 * What is proven one by one (every noun of every shape, every topic, every genre) rests on sources, and what they were when it was
 * last proven is written in proven.json. An item whose own sources changed since is proven anew. Where only the ground
 * changed that it shares with all others (geometry, a kernel, the proof itself), a tenth of the items is; of the rest a
 * twentieth. Where all items are tried on one thing (tricks on a judge), a change of that thing tries a quarter of them.
 * `script/test --all` proves all, and alone writes the file.
 */
const root = join(import.meta.dirname, '../..')
export const provenFile = join(import.meta.dirname, 'proven.json')

export type Standing = 'changed' | 'tried on something changed' | 'on changed ground' | 'as proven'

/**
 * For each "family source": the hash of the item's own sources and that of its ground, as one text; where all items are
 * tried on that source, then one of each item.
 */
export type Proven = Readonly<Record<string, string>>

declare module 'vitest' {
  interface TaskMeta {
    /** The line of proven.json that stands when all tests that name it have passed. */
    proves?: [name: string, hashes: string]
  }
}

export type Rests<T> = {
  /** What tells one item from another. */
  keyOf(item: T): string
  /** The file that an item is written in, from the root of the tree; or the one that all of them are about. */
  source: string | ((item: T) => string)
  /** What belongs to all items although their source does not import it: a script that it bundles by its path, what is tried. */
  beside?: readonly string[]
  /** Folders of which each file belongs to the items that import it; the rest is ground. */
  own: readonly string[]
  /** Files that all items rest on without importing them, wherever they are: the proof itself. */
  ground: readonly string[]
  /** All items, where they are tried on one source: so that one that is new or changed is known among them. */
  tried?: { items: readonly T[]; textOf(item: T): string }
}

/** How many of the twenty slices are tried of the items of a standing. */
const slicesOf = { 'tried on something changed': 5, 'on changed ground': 2, 'as proven': 1 }

type Line = [name: string, hashes: string]

export class Family<T> {
  private readonly lines = new Map<string, Line>()
  private readonly name: string
  private readonly rests: Rests<T>
  private readonly sources: Sources
  private readonly proven: Proven

  constructor(name: string, rests: Rests<T>, { sources = new Sources(root), proven = readProven() } = {}) {
    this.name = name
    this.rests = rests
    this.sources = sources
    this.proven = proven
  }

  /** Those of the items that are to be proven in this run. */
  due(items: readonly T[]): T[] {
    return isAll() ? [...items] : this.dueAt(items, turn())
  }

  dueAt(items: readonly T[], turn: number): T[] {
    const slice = (wanted: number) => new Set(sliceOf(this.name, items, this.rests.keyOf, turn, wanted))
    const turns = {
      'tried on something changed': slice(slicesOf['tried on something changed']),
      'on changed ground': slice(slicesOf['on changed ground']),
      'as proven': slice(slicesOf['as proven']),
    }
    return items.filter((item) => {
      const standing = this.standing(item)
      return standing === 'changed' || turns[standing].has(item)
    })
  }

  /** For the options of a test that proves an item, or any item where all are about one file. */
  mark(...about: [item: T] | []): { meta: { proves: Line } } {
    return { meta: { proves: this.lineOf(...about) } }
  }

  standing(item: T): Standing {
    const [name, hashes] = this.lineOf(item)
    const { tried } = this.rests
    const [own, ground, ...items] = (this.proven[name] ?? '').split(' ')
    const [ownNow, groundNow] = hashes.split(' ')
    if (tried ? !items.includes(hashOfText(tried.textOf(item))) : own !== ownNow) return 'changed'
    if (own !== ownNow) return 'tried on something changed'
    return ground === groundNow ? 'as proven' : 'on changed ground'
  }

  private sourceOf(...[item]: [item: T] | []): string {
    const { source } = this.rests
    if (typeof source === 'string') return source
    if (item === undefined) throw new Error(`Each of the ${this.name} has a source of its own: say which one`)
    return source(item)
  }

  private lineOf(...about: [item: T] | []): Line {
    const source = this.sourceOf(...about)
    const before = this.lines.get(source)
    if (before) return before
    const roots = [source, ...(this.rests.beside ?? [])]
    const { files } = this.sources.restsOn(roots)
    const isOwn = (file: string) =>
      roots.includes(file) || this.rests.own.some((folder) => file.startsWith(`${folder}/`))
    const own = files.filter(isOwn)
    const all = this.sources.restsOn([...roots, ...this.rests.ground])
    const ground = all.files.filter((file) => !isOwn(file) || this.rests.ground.includes(file))
    const { items = [], textOf = String } = this.rests.tried ?? {}
    const hashes = [
      this.sources.hashOf(own),
      this.sources.hashOf(ground, all.packages),
      ...items.map((item) => hashOfText(textOf(item))).sort(),
    ]
    const line: Line = [`${this.name} ${source}`, hashes.join(' ')]
    this.lines.set(source, line)
    return line
  }
}

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** A file as the sources name it: from the root of the tree. */
export const fromRoot = (file: string): string => relative(root, file)

/** A file that is not there proves nothing; one that can not be read is a mistake that somebody has to look at. */
export function readProven(file = provenFile): Proven {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** One line each and sorted, so that two branches seldom meet. Lines of sources that are gone go with them. */
export function writeProven(
  fresh: Proven,
  file = provenFile,
  isThere = (source: string) => existsSync(join(root, source)),
): void {
  const lines = Object.entries({ ...readProven(file), ...fresh })
    .filter(([name]) => isThere(name.slice(name.lastIndexOf(' ') + 1)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`)
}
