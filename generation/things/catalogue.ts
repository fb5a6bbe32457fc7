import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiled, type CompiledRule, compiledPath, type NameEntry, stampOfSources } from './compiled.ts'
import { baseVerbsOf, pluralOf, singularsOf } from './inflection.ts'
import { colourWords } from './overrides/colours.ts'
import { functionWords } from './overrides/function-words.ts'
import { personNames } from './overrides/person-names.ts'
import { places } from './overrides/places.ts'
import { standIns } from './overrides/stand-ins.ts'
import { createCorrector } from './spelling.ts'
import type { Art, ArtMatch, Motion, Scene, Thing, Trait } from './thing.ts'
import { traits } from './thing.ts'

/** The nouns that all engines share: what they are, what they look like, and where they belong. */
export type Catalogue = {
  /** Always answers; how sure the answer is stands in the art's `match`. */
  find(words: string): Thing
  /** Whether find() would answer by name, keyword or kind. */
  knows(words: string): boolean
  isNoun(word: string): boolean
  isVerb(word: string): boolean
  isAdjective(word: string): boolean
  lemma(word: string, part: 'noun' | 'verb'): string
  /** The kinds above the first senses of a verb, the nearest first. */
  verbKinds(verb: string): string[]
  /** A known word that was probably meant, for words that nobody knows. */
  correct(word: string): string | undefined
  sceneOf(words: string): Scene | undefined
  /** Whether these very words are a name for a place. */
  isPlaceName(words: string): boolean
  /** Nouns of more than one word, for tokenizers that have to keep them together. */
  phrases: string[]
  /** Names of all glossy rows; the last resort searches them by meaning. */
  rowNames: string[]
}

let opened: Catalogue | undefined

/** Reads the compiled file, and compiles it first where it is missing or older than its sources. */
export function openCatalogue(): Catalogue {
  opened ??= createCatalogue(readCompiled())
  return opened
}

function readCompiled(): Compiled {
  const stamp = stampOfSources()
  const head = `{"stamp":"${stamp}"`
  const read = () => (existsSync(compiledPath) ? readFileSync(compiledPath, 'utf8') : '')
  let text = read()
  if (!text.startsWith(head)) {
    // Compiling decodes pictures, which cannot be done synchronously in this process.
    execFileSync(process.execPath, [join(import.meta.dirname, 'compile.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    text = read()
  }
  return JSON.parse(text) as Compiled
}

/** 'a pile of gold' is gold, but 'a knight of the round table' is a knight. */
const partitives = new Set(
  'piece slice bunch pile group herd pack flock swarm bit bowl plate cup glass bottle box bag horde lot pair row stack heap load handful army crowd gang school pride colony band team wave set loaf bar ball kind type sort chunk lump drop pinch jar basket crate can bucket number couple dozen scoop cluster mountain sea bundle'.split(
    ' ',
  ),
)

const foodShapes = new Set(
  'ring stick roll tot ball bar bite wheel cube block chunk stack float skewer crumb core slice'.split(' '),
)
/** Names of young that many animals share: a fox cub looks like a fox, and no bear. */
export const young: ReadonlySet<string> = new Set(
  'cub pup puppy calf kit foal chick kid joey baby hatchling fledgling'.split(' '),
)

/** Ends of made-up words: a 'mechasaurus' is a dinosaur, whatever else it may be. */
const endings: [ending: string, name: string][] = [
  ['saurus', 'dinosaur'],
  ['saur', 'dinosaur'],
  ['zilla', 't rex'],
  ['bot', 'robot'],
  ['droid', 'robot'],
  ['copter', 'helicopter'],
  ['mobile', 'car'],
  ['berry', 'blueberry'],
  ['taur', 'minotaur'],
  ['oid', 'alien monster'],
  ['kin', 'creature'],
  ['ling', 'creature'],
  ['ist', 'person'],
  ['ologist', 'scientist'],
  ['smith', 'blacksmith'],
  ['monger', 'merchant'],
  ['naut', 'astronaut'],
  ['mancer', 'wizard'],
  ['phone', 'phone'],
  ['scope', 'telescope'],
  ['meter', 'gauge'],
]

type Found = { name: string; entry?: NameEntry; synset: number; match: ArtMatch; via: string; row?: number }

function createCatalogue(data: Compiled): Catalogue {
  const nouns = data.nouns.split('\n')
  const verbs = data.verbs.split('\n')
  const verbLabels = data.verbLabels.split('\n')
  const adjectives = data.adjectives.split('\n')
  const names = new Map(Object.entries(data.names))
  const rules = new Map<number, CompiledRule>(
    Object.entries(data.kindRules).map(([at, rule]) => [Number(at), rule]),
  )
  const nameOfSynset = new Map(Object.entries(data.nameOfSynset).map(([at, name]) => [Number(at), name]))
  const scenes = scenesOfWords()
  const sceneOfSynset = new Map<number, Scene>(data.placeSynsets)
  const memory = new Map<string, Found>()
  let phrases: string[] | undefined

  const labelOf = (synset: number) => nouns[data.labels[synset] ?? -1] ?? ''
  const chainOf = (synset: number): number[] => {
    const chain: number[] = []
    for (let at = synset; at >= 0; at = data.parents[at] ?? -1) chain.push(at)
    return chain
  }
  const synsetOf = (lemma: string) => {
    const at = placeIn(nouns, lemma)
    return at < 0 ? -1 : (data.synsetOfNoun[at] ?? -1)
  }

  /** The exact phrase, in the singular too, by name, keyword or kind. */
  function lookUp(phrase: string): Found | undefined {
    for (const form of formsOf(phrase)) {
      const entry = names.get(form)
      if (entry !== undefined) return { name: form, entry, synset: entry[4], match: 'name', via: form }
    }
    for (const form of formsOf(phrase)) {
      const keyword = data.keywords[form]
      if (keyword !== undefined)
        return { name: form, synset: synsetOf(form), match: 'keyword', via: form, row: keyword }
    }
    for (const form of formsOf(phrase)) {
      const synset = synsetOf(form)
      if (synset >= 0) return { name: form, synset, match: 'kind', via: labelOf(synset) }
    }
    return undefined
  }

  /** As it stands and in the singular, joined and split: 'fire-trucks' is also 'fire truck' and 'firetruck'. */
  function formsOf(phrase: string): string[] {
    const at = phrase.lastIndexOf(' ') + 1
    const head = phrase.slice(at)
    const singulars = singularsOf(head).map((form) => phrase.slice(0, at) + form)
    const forms = names.has(phrase) && singulars.length === 0 ? [phrase] : [phrase, ...singulars]
    // A plural that has a row of its own ('stairs') keeps it; any other is led to its singular first.
    const single = names.get(singulars[0] ?? '')
    const own = names.get(phrase)
    const isSame = own !== undefined && single !== undefined && own[0] === single[0] && own[2] === single[2]
    if (singulars.length > 0 && (own === undefined || isSame)) forms.push(...forms.splice(0, 1))
    return at > 0 && at < 12 ? [...forms, ...forms.map((form) => form.replaceAll(' ', ''))] : forms
  }

  function search(words: string): Found {
    const phrase = normalise(words)
    const known = memory.get(phrase)
    if (known !== undefined) return known
    const found = seek(phrase) ?? guess(phrase)
    if (memory.size > 5000) memory.clear()
    memory.set(phrase, found)
    return found
  }

  function seek(phrase: string): Found | undefined {
    // 'Bob' is a haircut in WordNet; a name that no picture has is somebody's.
    if (personNames.has(phrase) && !names.has(phrase)) return named(phrase, 'person', 'kind')
    const whole = lookUp(phrase)
    if (whole !== undefined && (whole.match !== 'kind' || !isStranger(whole)))
      return whole.match === 'kind' ? (shownByKind(phrase.split(' ')) ?? whole) : whole
    const cut =
      /^(.+?) (of|with|in|on|from|that|who|which|at|for|wearing|holding|riding|named|called) (.+)$/.exec(
        phrase,
      )
    if (cut !== null) {
      const [, left = '', joint = '', right = ''] = cut
      const head = left.slice(left.lastIndexOf(' ') + 1)
      const isPart = joint === 'of' && [head, ...singularsOf(head)].some((form) => partitives.has(form))
      return (isPart ? seek(withoutArticle(right)) : undefined) ?? seek(left)
    }
    const list = phrase.split(' ')
    for (let at = 1; at < list.length; at++) {
      const found = lookUp(list.slice(at).join(' '))
      if (found === undefined) continue
      const name = [...list.slice(0, at), found.name].join(' ')
      return { ...(shownByKind(list.slice(-2)) ?? found), name }
    }
    return undefined
  }

  /** An 'onion ring' is no jewel: shapes of food look like the food, and young ones like their kind. */
  function shownByKind(list: readonly string[]): Found | undefined {
    const [kind = '', head = ''] = list
    if (list.length !== 2) return undefined
    const [last = head] = singularsOf(head)
    const found = lookUp(kind)
    if (found?.match !== 'name') return undefined
    const isLike = (foodShapes.has(last) && isFood(found)) || (young.has(last) && isAnimal(found))
    return isLike ? { ...found, name: `${kind} ${last}` } : undefined
  }

  /** For words that no table has: a first name, a spelling mistake, a word made of words, or a mystery. */
  function guess(phrase: string): Found {
    const list = phrase.split(' ')
    const last = list.at(-1) ?? ''
    if (personNames.has(last) || personNames.has(list[0] ?? '')) return named(phrase, 'person', 'kind')
    const stems = [last, ...singularsOf(last)]
    // A word made of two known words is no mistake: 'snowdog', 'pikeman'.
    const compound = stems
      .flatMap((stem) => tailsOf(stem, 3))
      .find(([head, tail]) => names.has(tail) && isKnown(head))
    if (compound !== undefined) return named(phrase, compound[1], 'kind')
    const corrected = correct(last)
    if (corrected !== undefined) {
      const found = seek([...list.slice(0, -1), corrected].join(' '))
      if (found !== undefined) return found
    }
    const ending = endings.find(([end]) =>
      stems.some((stem) => stem.endsWith(end) && stem.length > end.length),
    )
    if (ending !== undefined) return named(phrase, ending[1], 'kind')
    for (const [, tail] of stems.flatMap((stem) => tailsOf(stem, 4))) {
      if (names.has(tail)) return named(phrase, tail, 'kind')
      const synset = tail.length > 4 ? synsetOf(tail) : -1
      if (synset >= 0) return { name: phrase, synset, match: 'kind', via: labelOf(synset) }
    }
    for (const word of list.slice(0, -1).reverse()) {
      const found = lookUp(word)
      if (found !== undefined && found.match === 'name') return { ...found, name: phrase, match: 'nearest' }
    }
    return named(phrase, 'creature', 'nearest')
  }

  /** WordNet's 'Cheshire cat' is an imaginary being and no cat; players see the cat. */
  const isStranger = ({ name, synset }: Found) => {
    const head = names.get(name.slice(name.lastIndexOf(' ') + 1))
    if (!name.includes(' ') || head === undefined || head[4] < 0) return false
    if (chainOf(synset).includes(head[4])) return false
    // So it is with 'black panther', a party: a colour before a noun is a colour.
    const isColoured = colourWords[name.slice(0, name.indexOf(' '))] !== undefined
    return isColoured || labelsOfFiction.has(labelOf(data.parents[synset] ?? -1))
  }
  const isFood = (found: Found) => thingOf(found).traits.includes('food')
  const isAnimal = (found: Found) => thingOf(found).traits.includes('animal')

  const tailsOf = (word: string, least: number): [head: string, tail: string][] =>
    Array.from({ length: Math.max(0, word.length - least - 2) }, (_, at) => [
      word.slice(0, at + 3),
      word.slice(at + 3),
    ])

  function named(phrase: string, name: string, match: ArtMatch): Found {
    const entry = names.get(name)
    return {
      name: phrase,
      synset: entry?.[4] ?? -1,
      match,
      via: name,
      ...(entry === undefined ? {} : { entry }),
    }
  }

  function thingOf(found: Found): Thing {
    const chain = chainOf(found.synset)
    const head = found.via
    const { glossy, flat, row, pictureColour, kindColour, pictureTraits } = artOf(found, chain)
    // A row passes its own size on to its kinds only: a driver is shown by a car, but is not as long as one.
    const rowSynset = names.get(row)?.[4] ?? -1
    const rowRule = found.synset < 0 || chain.includes(rowSynset) ? data.nameRules[row] : undefined
    const ruled = [data.nameRules[found.name], data.nameRules[head], rowRule].filter(
      (rule, at, all) => rule !== undefined && all.indexOf(rule) === at,
    ) as CompiledRule[]
    const all = [...ruled, ...chain.flatMap((synset) => rules.get(synset) ?? [])]
    const first = <Key extends keyof CompiledRule>(key: Key) =>
      all.find((rule) => rule[key] !== undefined)?.[key]
    // Above an imaginary being WordNet has only the act of imagining.
    const top = chain.findIndex((synset) => endOfBeings.has(labelOf(synset)))
    const shown = top < 0 ? chain : chain.slice(0, top + 1)
    const labels = shown.map(labelOf).filter((label) => label !== '' && !tooWide.has(label))
    return {
      name: found.name,
      plural: pluralOf(found.name),
      row,
      kinds: [...new Set([found.name, head, row, ...labels])].filter((kind) => kind !== ''),
      above: labels.filter((label) => label !== found.name),
      traits: traitsOf(all, found.match === 'name' || found.match === 'keyword' ? pictureTraits : []),
      size: first('size') ?? 0.5,
      motion: (first('moves') as Motion | undefined) ?? 'still',
      found: (first('found') as Scene[] | undefined) ?? ['meadow'],
      colour:
        ruled.find((rule) => rule.colour !== undefined)?.colour ??
        pictureColour ??
        kindColour ??
        first('colour') ??
        '#8f7fe8',
      ...(glossy === undefined ? {} : { glossy }),
      flat,
    }
  }

  /** The nearest pictures on the way up. A name's own picture wins; of kinds, the first that can be shown. */
  function artOf(found: Found, chain: number[]) {
    const { entry, match, via } = found
    let glossyRow = found.row ?? (entry === undefined ? -1 : entry[0])
    const icon = entry === undefined ? -1 : entry[2]
    let glossyMatch: ArtMatch = entry !== undefined && entry[1] === 1 && match === 'name' ? 'kind' : match
    let glossyVia = via
    // Further names of a row may be shown by a near relative only, and so may those whose true picture is a silhouette.
    let isNear = match === 'nearest' || standIns.has(via) || (entry !== undefined && entry[1] === 1)
    let kindIcon = -1
    const kindIconVia = { name: '' }
    if (glossyRow < 0) {
      glossyMatch = match === 'nearest' ? 'nearest' : 'kind'
      for (const [step, synset] of chain.entries()) {
        const rule = rules.get(synset)
        const shown = nameOfSynset.get(synset)
        const isWide = step > 0 && rule?.wide === true
        const shownEntry = shown === undefined ? undefined : names.get(shown)
        if (shownEntry !== undefined && step > 0 && shownEntry[2] >= 0 && kindIcon < 0 && !isWide) {
          kindIcon = shownEntry[2]
          kindIconVia.name = shown ?? ''
        }
        // A rule may say how its whole kind is shown; a row of the same sense is still the better picture.
        const row = shownEntry !== undefined && shownEntry[0] >= 0 && !isWide ? shownEntry[0] : rule?.row
        if (row === undefined || row < 0) continue
        // Where the true silhouette exists, a box for "some artifact" would only mislead.
        if (rule?.wide === true && icon >= 0) break
        glossyRow = row
        glossyVia = isWide ? labelOf(synset) : (shown ?? labelOf(synset))
        isNear ||= isWide || standIns.has(glossyVia) || !isKindOf(row, chain)
        break
      }
    }
    const never = entry !== undefined && entry[3] === 1
    const picture = data.pictures[glossyRow]
    const near = isNear && picture !== undefined && picture.name !== found.name ? { shows: picture.name } : {}
    const glossy: Art | undefined =
      picture === undefined || never
        ? undefined
        : { set: 'fluent-3d', id: picture.glossy, match: glossyMatch, via: glossyVia, ...near }
    const iconName = data.icons[icon >= 0 ? icon : kindIcon]
    const useIcon = icon >= 0 || picture === undefined || picture.flat === ''
    const flat: Art =
      useIcon && iconName !== undefined
        ? {
            set: 'game-icons',
            id: iconName,
            match: icon >= 0 ? match : 'kind',
            via: icon >= 0 ? via : kindIconVia.name,
            ...(icon < 0 && isPerson(chain) ? { shows: kindIconVia.name } : {}),
          }
        : picture !== undefined && picture.flat !== ''
          ? { set: 'fluent-flat', id: picture.flat, match: glossyMatch, via: glossyVia, ...near }
          : { set: 'game-icons', id: 'uncertainty', match: 'nearest', via }
    const row = entry !== undefined && (entry[1] === 1 || entry[0] < 0) ? via : (picture?.name ?? via)
    return {
      glossy,
      flat,
      row,
      pictureColour: glossy === undefined ? undefined : picture?.colour,
      kindColour: picture?.colour,
      pictureTraits: picture?.is ?? [],
    }
  }

  /** A profession is a kind of person and of worker, but no stranger sees it in just anybody; a corgi is seen in a dog. */
  const isPerson = (chain: number[]) => chain.some((synset) => labelOf(synset) === 'person')
  const isKindOf = (row: number, chain: number[]) => {
    const synset = names.get(data.pictures[row]?.name ?? '')?.[4] ?? -1
    return synset >= 0 && chain.includes(synset) && !isPerson(chain)
  }

  const isFunction = (word: string) => functionWords.has(word)
  const hasNoun = (word: string) =>
    names.has(word) || placeIn(nouns, word) >= 0 || data.keywords[word] !== undefined
  const isNoun = (word: string) => formsOf(normalise(word)).some(hasNoun)
  const verbOf = (word: string) => [word, ...baseVerbsOf(word)].find((form) => placeIn(verbs, form) >= 0)
  const isVerb = (word: string) => verbOf(word.toLowerCase().trim()) !== undefined
  const isAdjective = (word: string) =>
    placeIn(adjectives, word.toLowerCase().trim().replaceAll(' ', '_')) >= 0
  const isKnown = (word: string) =>
    isFunction(word) ||
    isNoun(word) ||
    isVerb(word) ||
    isAdjective(word) ||
    personNames.has(word) ||
    scenes.has(word)
  const correctUnknown = createCorrector(isKnown, () => [
    data.frequent.split('\n'),
    [...names.keys()].filter((name) => /^[a-z]{3,}$/.test(name)),
    functionWords,
  ])

  const correct = (word: string) => {
    // 'enemys' is understood, but nobody wants to read it.
    const stem = /^([a-z]+[^aeiou]y)s$/.exec(word.toLowerCase().trim())?.[1]
    if (stem !== undefined && isNoun(stem) && !names.has(`${stem}s`)) return pluralOf(stem)
    return correctUnknown(word)
  }

  return {
    find: (words) => thingOf(search(words)),
    knows: (words) => search(words).match !== 'nearest',
    isNoun,
    isVerb,
    isAdjective,
    lemma(word, part) {
      const lower = word.toLowerCase().trim()
      if (part === 'verb') return verbOf(lower) ?? lower
      const forms = formsOf(normalise(lower))
      // 'Knights' may lead to a picture by themselves; they are several knights all the same, unlike stairs.
      const isWord = (form: string) => placeIn(nouns, form) >= 0
      const words = isWord(forms[0] ?? '') ? forms.filter(hasNoun) : forms.filter(isWord)
      // Cookies are many a cookie, though the dictionary knows 'cooky' as well.
      return words.find((form) => names.has(form)) ?? words[0] ?? forms.find(hasNoun) ?? lower
    },
    verbKinds(verb) {
      const at = placeIn(verbs, verbOf(verb.toLowerCase().trim()) ?? '')
      const kinds = new Set<string>()
      for (const sense of data.synsetsOfVerb[at] ?? []) {
        for (let step = sense; step >= 0; step = data.verbParents[step] ?? -1)
          kinds.add(verbLabels[step] ?? '')
      }
      return [...kinds]
    },
    correct,
    sceneOf(words) {
      return sceneOfPhrase(normalise(words), scenes, (phrase) => {
        const found = lookUp(phrase)
        for (const synset of found === undefined ? [] : chainOf(found.synset)) {
          const scene = sceneOfSynset.get(synset)
          if (scene !== undefined) return scene
        }
        return undefined
      })
    },
    isPlaceName: (words) => scenes.has(normalise(words)),
    get phrases() {
      phrases ??= [...new Set([...names.keys(), ...scenes.keys(), ...nouns])].filter((name) =>
        name.includes(' '),
      )
      return phrases
    },
    rowNames: data.pictures.map(({ name }) => name),
  }
}

/** Where a word stands in a sorted list, or -1. Building a map of all nouns would take longer than all searches. */
function placeIn(sorted: string[], word: string): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? ''
    if (found === word) return middle
    if (found < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}

const endOfBeings = new Set(['imaginary being', 'spiritual being'])
const labelsOfFiction = new Set([
  'fictional character',
  'imaginary being',
  'imaginary creature',
  'mythical being',
])

/** Kinds that say nothing to anyone. */
const tooWide = new Set([
  'entity',
  'physical entity',
  'object',
  'whole',
  'matter',
  'causal agent',
  'abstraction',
  'thing',
])

function traitsOf(all: CompiledRule[], otherwise: Trait[]): Trait[] {
  const has = new Set<Trait>()
  // From the wide to the narrow, so that a narrow kind may take away what a wide one gave.
  for (const rule of [...all].reverse()) {
    for (const trait of rule.is ?? []) has.add(trait)
    for (const trait of rule.not ?? []) has.delete(trait)
  }
  const named = traits.filter((trait) => has.has(trait))
  // What is nothing that one can meet stands for something: a sign.
  if (named.length > 0) return named
  return otherwise.length > 0 ? otherwise : ['symbol']
}

function scenesOfWords(): Map<string, Scene> {
  const scenes = new Map<string, Scene>()
  for (const [scene, text] of Object.entries(places) as [Scene, string][]) {
    for (const place of text.split(',').map((word) => normalise(word))) {
      if (place !== '' && !scenes.has(place)) scenes.set(place, scene)
    }
  }
  return scenes
}

/** The longest known place wins; of equally long ones the last, which is the head of an English phrase. */
function sceneOfPhrase(
  phrase: string,
  scenes: Map<string, Scene>,
  byKind: (phrase: string) => Scene | undefined,
): Scene | undefined {
  const list = phrase.split(' ')
  const made = scenes.has(phrase) ? undefined : madeOf(list, scenes)
  if (made) return made
  for (let length = list.length; length > 0; length--) {
    for (let at = list.length - length; at >= 0; at--) {
      const part = list.slice(at, at + length).join(' ')
      const head = part.slice(part.lastIndexOf(' ') + 1)
      for (const form of [
        part,
        ...singularsOf(head).map((word) => part.slice(0, part.length - head.length) + word),
      ]) {
        const scene = scenes.get(form)
        if (scene !== undefined) return scene
      }
    }
  }
  for (let at = 0; at < list.length; at++) {
    const scene = byKind(list.slice(at).join(' '))
    if (scene !== undefined) return scene
  }
  return undefined
}

/** Shapes of land that may be of anything, and what stands before them when they are: an ice hill is ice, a farm field a farm. */
const shapes =
  /^(?:hill|hillside|slope|field|path|trail|plain|valley|land|world|mound|ridge|ground|floor|clearing|base|course|mountain|peak|planet|island|lake|pond|river|sea)s?$/
const stuffs: Record<string, Scene> = {
  icy: 'snow',
  snowy: 'snow',
  frozen: 'snow',
  frosty: 'snow',
  lunar: 'moon',
  martian: 'moon',
  volcanic: 'volcano',
  candy: 'candy',
}
const stuffScenes = new Set<Scene>(['snow', 'volcano', 'moon', 'candy'])
const landScenes = new Set<Scene>([...stuffScenes, 'desert', 'farm', 'forest', 'jungle', 'mountain', 'swamp'])

function madeOf(list: string[], scenes: Map<string, Scene>): Scene | undefined {
  const [head = '', before = ''] = list.toReversed()
  if (!shapes.test(head)) return undefined
  const scene = stuffs[before] ?? scenes.get(before)
  // A lake in the mountains is a lake, and a lake of ice is ice.
  const may = /^(?:mountain|peak|planet|island|lake|pond|river|sea)s?$/.test(head) ? stuffScenes : landScenes
  return scene && may.has(scene) ? scene : undefined
}

const withoutArticle = (phrase: string) =>
  phrase.replace(/^(a|an|the|some|my|your|his|her|its|their|our|this|that|these|those) /, '')

/** Lower case, without marks and articles: 'THE Fire-Truck!' is 'fire truck'. */
function normalise(words: string): string {
  const clean = words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s\b/g, (mark, at: number, all: string) =>
      /[a-z]'s [a-z]/.test(all.slice(at - 1)) ? '' : mark,
    )
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return withoutArticle(clean)
}
