import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import {
  type Compiled,
  type CompiledRule,
  compiledPath,
  type NameEntry,
  type PictureRow,
  stampOfSources,
} from './compiled.ts'
import { singularsOf } from './inflection.ts'
import { glossyLiving } from './overrides/glossy-living.ts'
import { glossyObjects } from './overrides/glossy-objects.ts'
import { traitsOfSubgroup } from './overrides/groups.ts'
import { falseKeywords } from './overrides/keywords.ts'
import { type KindRule, kinds } from './overrides/kinds.ts'
import { placeKinds } from './overrides/places.ts'
import { rows } from './overrides/rows.ts'
import { senses } from './overrides/senses.ts'
import { silhouettes } from './overrides/silhouettes.ts'
import {
  closureOf,
  isVisible,
  likelySense,
  readAdjectives,
  readFrequencies,
  readWordNet,
  type Synset,
  senseUnder,
  type WordNetPart,
} from './wordnet.ts'

const require = createRequire(import.meta.url)

type Emoji = {
  emoji: string
  hexcode: string
  label: string
  tags?: string[]
  group?: number
  subgroup?: number
}

/** What an emoji of a subgroup must be, so that the label finds the right sense of its word. */
const kindsOfSubgroup: Record<number, string[]> = {
  23: ['person'],
  25: ['person'],
  26: ['imaginary being', 'spiritual being', 'person', 'mythical being'],
  27: ['person'],
  28: ['person'],
  34: ['animal'],
  35: ['animal'],
  36: ['animal'],
  37: ['animal', 'imaginary being'],
  38: ['animal'],
  39: ['animal'],
  40: ['plant', 'plant part'],
  41: ['plant', 'plant part', 'fungus'],
  42: ['edible fruit', 'food', 'fruit'],
  43: ['vegetable', 'food', 'fungus'],
  44: ['food', 'foodstuff', 'artifact'],
  45: ['food'],
  46: ['food'],
  47: ['beverage', 'container'],
  48: ['artifact'],
  50: ['geological formation', 'land', 'geographical area'],
  51: ['structure', 'artifact'],
  52: ['structure'],
  53: ['artifact', 'structure'],
  54: ['conveyance', 'artifact'],
  55: ['conveyance', 'artifact'],
  56: ['conveyance', 'artifact'],
  59: ['celestial body', 'natural phenomenon', 'natural object', 'atmospheric phenomenon'],
  65: ['clothing', 'covering', 'artifact', 'jewelry'],
  68: ['musical instrument'],
}

/** WordNet's file of the tops of all trees: 'person', 'animal', 'food'. */
const tops = 3
/** Kinds so wide that sharing them says nothing, besides those that overrides/kinds.ts calls wide. */
const tooWide = [
  'object',
  'whole',
  'matter',
  'thing',
  'causal agent',
  'instrumentality',
  'organism',
  'solid',
  'part',
  'unit',
  'commodity',
  'attribute',
  'state',
  'psychological feature',
  'cognition',
  'message',
  'process',
  'body part',
  'natural phenomenon',
  'vertebrate',
  'chordate',
  'placental',
  'invertebrate',
  'relation',
  'social group',
  'creation',
  'product',
  'material',
]
const peopleGroup = 1
const animalGroup = 3
const noSynset: Synset = { id: '', words: [], lexicon: 0, parents: [], isInstance: false }
const listOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
const plain = (name: string) => name.toLowerCase().replaceAll('-', ' ').replaceAll('’', "'").trim()

/** Compiles the packages and our own tables into one file that opens in a blink. */
export async function compileThings(): Promise<Compiled> {
  const nouns = readWordNet('noun')
  const verbs = readWordNet('verb')
  const frequencies = readFrequencies()
  const adjectives = new Set(readAdjectives())
  const meant = sensesOfTable(nouns)
  const chosen = new Map<string, string>()
  const rowNamed = new Map(Object.entries(rows).map(([name, rule]) => [plain(name), rule]))
  const senseOf = (lemma: string): string | undefined =>
    meant.get(lemma) ?? senseByHead(lemma) ?? likelySense(nouns, lemma)

  // A 'red fox' is a fox, although WordNet's first one is a weed.
  function senseByHead(lemma: string): string | undefined {
    const ids = nouns.senses.get(lemma) ?? []
    const cut = lemma.lastIndexOf(' ')
    if (cut < 0 || ids.length < 2) return undefined
    const head = chosen.get(lemma.slice(cut + 1)) ?? senseOf(lemma.slice(cut + 1))
    return head === undefined ? undefined : ids.find((id) => closureOf(nouns, id).has(head))
  }

  // Kinds are named by words; each word is led to the sense that the table of senses gives it.
  const kindSynset = (word: string) => {
    const lemma = plain(word.replaceAll('_', ' '))
    const first = nouns.senses.get(lemma)?.[0]
    const row = chosen.get(lemma)
    if (meant.has(lemma) || row === undefined || first === undefined) return meant.get(lemma) ?? first
    if (nouns.synsets.get(first)?.lexicon === tops) return first
    // 'ostrich' is first of all a person who will not see; its row knows better.
    const rowIsSeen = isVisible(nouns.synsets.get(row) ?? noSynset)
    return rowIsSeen && (nouns.synsets.get(first)?.lexicon ?? 0) !== nouns.synsets.get(row)?.lexicon
      ? row
      : first
  }

  const { pictures, namesOfRow } = await readPictures()
  const icons = Object.keys(iconifySet('game-icons').icons).sort()
  const iconIndex = new Map(icons.map((icon, at) => [icon, at]))

  const names: Record<string, NameEntry> = {}
  const rowSense = new Map<number, string>()
  const owners = new Map<string, { row: number; rank: number }>()
  const add = (name: string, entry: NameEntry) => {
    names[name] ??= entry
  }

  // A batter may be shown by a bowl, but then a batsman, which is a kind of batter, may not.
  const wideWords = new Set([
    ...Object.entries(kinds).flatMap(([word, rule]) => (rule.wide === true ? [word] : [])),
    ...tooWide,
  ])
  const isKin = (one: string | undefined, other: string | undefined) => {
    if (one === undefined || other === undefined) return false
    const kin = closureOf(nouns, other)
    return [...closureOf(nouns, one)].some(
      (id) => kin.has(id) && nouns.synsets.get(id)?.words.every((word) => !wideWords.has(word)) === true,
    )
  }

  // Glossy rows: the row's own name finds its sense by the emoji's group, further names by nearness to the row.
  for (const [row, { list, emoji }] of namesOfRow.entries()) {
    const own = plain(list[0] ?? '')
    const wanted = kindsOfSubgroup[emoji.subgroup ?? -1]
    const kind = rowNamed.get(own)?.kind
    const ownSense =
      (kind === undefined ? undefined : (senseUnder(nouns, own, [kind]) ?? kindSynset(kind))) ??
      meant.get(own) ??
      (wanted === undefined ? undefined : senseUnder(nouns, own, wanted)) ??
      senseOf(own) ??
      singularsOf(own)
        .map((form) => (wanted === undefined ? undefined : senseUnder(nouns, form, wanted)) ?? senseOf(form))
        .find((id) => id !== undefined) ??
      senseOfHead(own)
    if (ownSense !== undefined) rowSense.set(row, ownSense)
    for (const [rank, given] of list.entries()) {
      const name = plain(given)
      const sense = rank === 0 ? ownSense : inherit(emoji, name, senseOfName(name, ownSense), ownSense)
      if (sense !== undefined && !chosen.has(name)) chosen.set(name, sense)
      const before = owners.get(name)
      // 'ruler' is a further name of the king, but a row of its own on the desk.
      if (before !== undefined && rank === 0 && sense !== undefined) chosen.set(name, sense)
      if (before === undefined || (rank === 0 && before.rank > 0)) {
        owners.set(name, { row, rank })
        names[name] = [row, 0, -1, 0, -1]
      }
    }
  }

  /** A living being is what it is shown as: a mummy beside a zombie is a monster, and no embalmed body. */
  function inherit(
    emoji: Emoji,
    name: string,
    sense: string | undefined,
    row: string | undefined,
  ): string | undefined {
    const isLiving = emoji.group === 0 || emoji.group === peopleGroup || emoji.group === animalGroup
    if (!isLiving || row === undefined || meant.has(name) || rowNamed.get(name)?.kind !== undefined)
      return sense
    return isKin(sense, row) ? sense : row
  }

  function senseOfHead(name: string): string | undefined {
    const words = name.split(' ')
    for (let at = 1; at < words.length; at++) {
      const rest = words.slice(at).join(' ')
      for (const form of [rest, ...singularsOf(rest)]) {
        const sense = senseOf(form)
        if (sense !== undefined) return sense
      }
    }
    // One word made of two: a 'pikeman' is a man.
    for (let at = 3; at <= name.length - 3; at++) {
      const sense = name.includes(' ') ? undefined : senseOf(name.slice(at))
      if (sense !== undefined) return sense
    }
    return undefined
  }

  function senseOfName(name: string, near: string | undefined): string | undefined {
    const kind = rowNamed.get(name)?.kind
    if (kind !== undefined) return senseUnder(nouns, name, [kind]) ?? kindSynset(kind)
    const own = meant.get(name)
    if (own !== undefined) return own
    const candidates = nouns.senses.get(name) ?? []
    if (near === undefined) return senseOf(name)
    const target = closureOf(nouns, near)
    let best: string | undefined
    let most = 3
    for (const id of candidates) {
      const shared = [...closureOf(nouns, id)].filter((above) => target.has(above)).length
      if (shared > most) {
        most = shared
        best = id
      }
    }
    return best ?? (candidates.length > 0 ? likelySense(nouns, name) : near)
  }

  // Silhouettes that a person chose.
  for (const [icon, text] of Object.entries(silhouettes)) {
    const at = iconIndex.get(icon)
    if (at === undefined)
      throw new Error(`overrides/silhouettes.ts names '${icon}', which game-icons does not have`)
    for (const given of listOf(text)) {
      const never = given.startsWith('!')
      const name = plain(never ? given.slice(1) : given)
      const before = names[name]
      if (before !== undefined && before[2] >= 0) continue
      const isRow = before !== undefined && pictures[before[0]]?.name === name
      const sense = chosen.get(name) ?? senseOfName(name, undefined) ?? senseOfHead(name)
      if (sense !== undefined) chosen.set(name, sense)
      // A row's own glossy picture is the thing itself, and so is its flat brother: the silhouette adds nothing.
      if (isRow && !never) continue
      names[name] = [never ? -1 : (before?.[0] ?? -1), 1, at, never ? 1 : 0, -1]
    }
  }

  // Silhouettes that go by their own name, where that is a noun one can see.
  for (const [at, icon] of icons.entries()) {
    const whole = plain(icon)
    for (const name of [whole, whole.replace(/ (head|face|profile|ball)$/, '')]) {
      const sense = senseOf(name)
      const synset = sense === undefined ? undefined : nouns.synsets.get(sense)
      if (sense === undefined || synset === undefined || names[name] !== undefined) continue
      if (!isVisible(synset) && synset.lexicon !== 27 && synset.lexicon !== 19) continue
      add(name, [-1, 0, at, 0, -1])
      if (!chosen.has(name)) chosen.set(name, sense)
    }
  }

  // Plurals that our tables list beside their singular would only hide the singular's own rules.
  for (const name of Object.keys(names)) {
    const [row, , icon] = names[name] ?? []
    const at = name.lastIndexOf(' ') + 1
    const hasSingular = singularsOf(name.slice(at)).some((form) => {
      const single = names[name.slice(0, at) + form]
      return single !== undefined && single[0] === row && single[2] === icon
    })
    if (hasSingular && owners.get(name)?.rank !== 0) delete names[name]
  }

  const keywords = keywordsOf(
    namesOfRow,
    names,
    (tag, row) => !adjectives.has(tag) && isKin(senseOf(tag), rowSense.get(row)),
  )

  // Number the synsets that some noun uses, parents before children.
  const nounWords: string[] = []
  const numberOf = new Map<string, number>()
  const order: string[] = []
  const number = (id: string): number => {
    const known = numberOf.get(id)
    if (known !== undefined) return known
    const parent = nouns.synsets.get(id)?.parents[0]
    if (parent !== undefined) number(parent)
    numberOf.set(id, order.length)
    order.push(id)
    return order.length - 1
  }
  const senseOfNoun: number[] = []
  for (const lemma of [...nouns.senses.keys()].sort()) {
    if (/[0-9./]/.test(lemma) || lemma.split(' ').length > 3) continue
    const sense = chosen.get(lemma) ?? senseOf(lemma)
    if (sense === undefined) continue
    nounWords.push(lemma)
    senseOfNoun.push(number(sense))
  }
  const wordIndex = new Map(nounWords.map((word, at) => [word, at]))
  for (const [name, entry] of Object.entries(names)) {
    const sense = chosen.get(name)
    if (sense !== undefined) entry[4] = number(sense)
  }

  const nameOfSynset: Record<string, string> = {}
  const rankOf = new Map<number, number>()
  for (const [name, entry] of Object.entries(names)) {
    if (entry[4] < 0) continue
    // A kind is shown best by a row of its own, then by a further glossy name, then by a silhouette.
    const owner = owners.get(name)
    const isOwnWord = nouns.synsets.get(order[entry[4]] ?? '')?.words.includes(name) === true
    if (
      !isOwnWord ||
      (owner !== undefined && owner.rank > 0 && !isKin(order[entry[4]], rowSense.get(owner.row)))
    )
      continue
    const rank = entry[0] >= 0 ? (owner?.rank === 0 ? 0 : 1 + (owner?.rank ?? 0)) : 100
    if (rank < (rankOf.get(entry[4]) ?? Number.POSITIVE_INFINITY)) {
      rankOf.set(entry[4], rank)
      nameOfSynset[entry[4]] = name
    }
  }

  const rowOfEmoji = new Map(namesOfRow.map(({ emoji }, row) => [bare(emoji.emoji), row]))
  const compileRule = (rule: KindRule & { kind?: string }, where: string): CompiledRule => {
    const { picture, kind: _, ...rest } = rule
    if (picture === undefined) return rest
    const row = rowOfEmoji.get(bare(picture))
    if (row === undefined)
      throw new Error(`overrides: '${where}' wants ${picture}, which is no glossy picture`)
    return { ...rest, row }
  }
  const kindRules: Record<string, CompiledRule> = {}
  for (const [word, rule] of Object.entries(kinds)) {
    const id = kindSynset(word)
    if (id === undefined) throw new Error(`overrides/kinds.ts: WordNet does not know '${word}'`)
    kindRules[number(id)] = compileRule(rule, word)
  }
  const nameRules: Record<string, CompiledRule> = {}
  for (const [name, rule] of Object.entries(rows)) nameRules[plain(name)] = compileRule(rule, name)

  const frequent = [...frequencies]
    .filter(([word, count]) => count > 1 && /^[a-z]{3,}$/.test(word))
    .sort((one, other) => other[1] - one[1])
    .slice(0, 14_000)
    .map(([word]) => word)

  const verbPart = numberVerbs(verbs)
  return {
    stamp: stampOfSources(),
    pictures,
    icons,
    names,
    keywords,
    nameRules,
    kindRules,
    nameOfSynset,
    nouns: nounWords.join('\n'),
    synsetOfNoun: senseOfNoun,
    labels: order.map((id) => {
      const words = nouns.synsets.get(id)?.words ?? []
      return wordIndex.get(words.find((word) => wordIndex.has(word)) ?? '') ?? -1
    }),
    parents: order.map((id) => numberOf.get(nouns.synsets.get(id)?.parents[0] ?? '') ?? -1),
    ...verbPart,
    adjectives: [...adjectives].sort().join('\n'),
    frequent: frequent.join('\n'),
    placeSynsets: placeKinds.flatMap(([kind, scene]) => {
      const id = kindSynset(kind)
      const at = id === undefined ? undefined : numberOf.get(id)
      return at === undefined ? [] : [[at, scene] as [number, typeof scene]]
    }),
  }
}

function sensesOfTable(nouns: WordNetPart): Map<string, string> {
  const meant = new Map<string, string>()
  for (const [kind, text] of Object.entries(senses)) {
    for (const lemma of text.split(/\s+/).map((word) => word.replaceAll('_', ' '))) {
      const sense = senseUnder(nouns, lemma, [kind])
      // A word may stand under several kinds; the first that fits wins.
      if (sense !== undefined && !meant.has(lemma)) meant.set(lemma, sense)
    }
  }
  return meant
}

const bare = (emoji: string) => emoji.replaceAll('\uFE0F', '').replaceAll('\uFE0E', '')

type IconSet = { icons: Record<string, { body: string }> }
function iconifySet(name: 'fluent-emoji-flat' | 'game-icons'): IconSet {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet
}

type RowNames = { list: string[]; emoji: Emoji }

async function readPictures(): Promise<{ pictures: PictureRow[]; namesOfRow: RowNames[] }> {
  const emojis = require('emojibase-data/en/data.json') as Emoji[]
  const flatNames = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const files = new Set(readdirSync(folder).map((file) => file.replace('.webp', '')))
  const tables = new Map(
    Object.entries({ ...glossyLiving, ...glossyObjects }).map(([emoji, text]) => [bare(emoji), listOf(text)]),
  )
  const flatOf = new Map(
    Object.entries(flatNames).map(([code, name]) => [code.replaceAll('-fe0f', ''), name]),
  )

  const namesOfRow: RowNames[] = []
  const found: Omit<PictureRow, 'colour'>[] = []
  for (const emoji of emojis) {
    const code = emoji.hexcode.toLowerCase()
    const glossy = [code, code.replaceAll('-fe0f', ''), `${code}-fe0f`].find((stem) => files.has(stem))
    const list = tables.get(bare(emoji.emoji))
    if (list !== undefined) tables.delete(bare(emoji.emoji))
    if (glossy === undefined) continue
    if (list === undefined && !hasUsefulLabel(emoji)) continue
    const given = list ?? [cleanLabel(emoji.label)]
    namesOfRow.push({ list: given, emoji })
    found.push({
      name: plain(given[0] ?? ''),
      glossy,
      flat: flatOf.get(code.replaceAll('-fe0f', '')) ?? '',
      is: traitsOfSubgroup[emoji.subgroup ?? -1] ?? [],
    })
  }
  if (tables.size > 0)
    throw new Error(`overrides/glossy-*.ts names unknown emoji: ${[...tables.keys()].join(' ')}`)

  const pictures: PictureRow[] = []
  for (let at = 0; at < found.length; at += 16) {
    const batch = found.slice(at, at + 16)
    const colours = await Promise.all(
      batch.map(({ glossy }, index) =>
        mainColourOf(join(folder, `${glossy}.webp`), namesOfRow[at + index]?.emoji.group === peopleGroup),
      ),
    )
    for (const [index, row] of batch.entries()) pictures.push({ ...row, colour: colours[index] ?? '#888888' })
  }
  return { pictures, namesOfRow }
}

/** Faces, gestures, families, gendered variants and signs are no things; their labels would only lead astray. */
function hasUsefulLabel(emoji: Emoji): boolean {
  const { group, subgroup = 0, label } = emoji
  if (group === 3 || group === 4 || group === 6) return true
  if (group === 5) return subgroup !== 58
  if (group === 7) return subgroup !== 74 && subgroup !== 75
  return (
    group === 1 && (subgroup === 25 || subgroup === 26) && !/\b(man|woman|men|women|person)\b/.test(label)
  )
}

const cleanLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/[“”"!]/g, '')
    .replace(/:.*$/, '')

/**
 * The colour one would name: of all opaque pixels the fullest bucket of hues, weighed by how saturated they are;
 * where almost nothing is saturated, the average.
 */
async function mainColourOf(file: string, isPerson: boolean): Promise<string> {
  const { data } = await sharp(file)
    .resize(40, 40, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const buckets = Array.from({ length: 24 }, () => [0, 0, 0, 0])
  const all = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const high = Math.max(red, green, blue)
    const low = Math.min(red, green, blue)
    // All emoji people are yellow; what tells them apart is what they wear.
    if (isPerson && red > 190 && red > green && green > blue * 1.25) continue
    const weight = high === 0 ? 0 : ((high - low) / high) ** 1.5
    for (const [sums, share] of [
      [all, 1],
      [buckets[Math.floor(hueOf(red, green, blue) * 24) % 24], weight],
    ] as const) {
      if (sums === undefined) continue
      for (const [channel, value] of [red, green, blue, 1].entries()) {
        sums[channel] = (sums[channel] ?? 0) + value * share
      }
    }
  }
  const fullest = buckets.reduce(
    (best, bucket) => ((bucket[3] ?? 0) > (best[3] ?? 0) ? bucket : best),
    all.map(() => 0),
  )
  const isColoured = (fullest[3] ?? 0) > (all[3] ?? 0) * 0.08
  const [red = 0, green = 0, blue = 0, count = 1] = isColoured ? fullest : all
  const hex = (value: number) =>
    Math.round(value / Math.max(count, 0.001))
      .toString(16)
      .padStart(2, '0')
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}

function hueOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue)
  const span = high - Math.min(red, green, blue)
  if (span === 0) return 0
  const sixth =
    high === red ? (green - blue) / span : high === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (sixth / 6 + 1) % 1
}

/** Keywords of few emoji, where no table says better and WordNet agrees that the two are kin. */
function keywordsOf(
  namesOfRow: RowNames[],
  names: Record<string, NameEntry>,
  mayShow: (tag: string, row: number) => boolean,
): Record<string, number> {
  const library = require('emojilib') as Record<string, string[]>
  const rowsOf = new Map<string, number[]>()
  const refused = new Set(falseKeywords.split(/\s+/))
  for (const [row, { emoji }] of namesOfRow.entries()) {
    const others = library[emoji.emoji] ?? library[bare(emoji.emoji)] ?? []
    for (const tag of new Set(
      [...(emoji.tags ?? []), ...others].map((word) => plain(word.replaceAll('_', ' '))),
    )) {
      if (names[tag] !== undefined || refused.has(tag.replaceAll(' ', '_')) || !/^[a-z ]{3,}$/.test(tag))
        continue
      if (!mayShow(tag, row)) continue
      rowsOf.set(tag, [...(rowsOf.get(tag) ?? []), row])
    }
  }
  const keywords: Record<string, number> = {}
  for (const [tag, found] of rowsOf) if (found.length <= 2 && found[0] !== undefined) keywords[tag] = found[0]
  return keywords
}

function numberVerbs(
  verbs: WordNetPart,
): Pick<Compiled, 'verbs' | 'synsetsOfVerb' | 'verbLabels' | 'verbParents'> {
  const numberOf = new Map<string, number>()
  const order: string[] = []
  const number = (id: string): number => {
    const known = numberOf.get(id)
    if (known !== undefined) return known
    numberOf.set(id, order.length)
    order.push(id)
    const parent = verbs.synsets.get(id)?.parents[0]
    if (parent !== undefined) number(parent)
    return numberOf.get(id) ?? 0
  }
  const words = [...verbs.senses.keys()].filter((word) => /^[a-z' -]+$/.test(word)).sort()
  const synsetsOfVerb = words.map((word) => (verbs.senses.get(word) ?? []).slice(0, 3).map(number))
  return {
    verbs: words.join('\n'),
    synsetsOfVerb,
    verbLabels: order.map((id) => verbs.synsets.get(id)?.words[0] ?? '').join('\n'),
    verbParents: order.map((id) => numberOf.get(verbs.synsets.get(id)?.parents[0] ?? '') ?? -1),
  }
}

export async function writeCompiled(): Promise<void> {
  const compiled = await compileThings()
  mkdirSync(dirname(compiledPath), { recursive: true })
  // Several processes may compile at once: each writes its own file, and the last rename wins whole.
  const own = `${compiledPath}.${process.pid}`
  writeFileSync(own, JSON.stringify(compiled))
  renameSync(own, compiledPath)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeCompiled()
}
