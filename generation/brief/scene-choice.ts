import type { Reading, Thing as ReadThing } from '../reading/schema.ts'
import type { Catalogue } from '../things/catalogue.ts'
import type { Scene, Thing } from '../things/thing.ts'
import { phraseSense } from './phrases.ts'
import { isAnimate, isGround, isPlace, isVehicle } from './traits.ts'

export type SceneHint = { scene: Scene; words: string; weight: number }

/** `where`: with its preposition and article, 'on the moon'. */
export type ChosenScene = { scene?: Scene; words?: string; where?: string }

/** A thing as the choice looks at it. */
type Seen = {
  phrase: string
  what: Thing
  plural: boolean
  /** The word before it that says where: 'in', 'on'. */
  prep: string
  determiner: string
  isFirst: boolean
  isDone: boolean
}

const scenePreps = new Set(
  'in on at through under inside across over around along into within above below beneath down throughout near up from of between'.split(
    ' ',
  ),
)
const surely = new Set('in through inside under across at on'.split(' '))
const aroundIt = new Set('in on at inside through across among from'.split(' '))

/** Where one does what a word says. */
const doneAt: Record<string, Scene> = {
  surfing: 'sea',
  skiing: 'snow',
  snowboarding: 'snow',
  sledding: 'snow',
  swimming: 'underwater',
  diving: 'underwater',
  skateboarding: 'city',
  skydiving: 'sky',
}
const origins =
  /^(?:space|sea|ocean|jungle|forest|desert|farm|beach|arctic|cave|city|swamp|mountain|garden|kitchen|school)$/

/** 'Space cats', 'sea monsters', 'a surfing hamster': with no other place named, it plays where they come from. */
function originOf(phrase: string, catalogue: Catalogue): Scene | undefined {
  const [first = '', ...rest] = phrase.split(' ')
  if (Object.hasOwn(doneAt, first)) return doneAt[first]
  return origins.test(first) && rest.length > 0 ? catalogue.sceneOf(first) : undefined
}

/** A garden path is in a garden, and a desert track in the desert. */
const ways = /^(?:an? |the )?(?:\w+ )?(\w+) (?:path|trail|track|course|circuit|lane|maze|labyrinth)$/i

function aroundIn(text: string, catalogue: Catalogue): string | undefined {
  const [, around = ''] = ways.exec(text) ?? []
  return catalogue.isPlaceName(around) ? around : undefined
}

const withoutArticle = (text: string) => text.toLowerCase().replace(/^(?:the|an?|my|our|your|some) /, '')

/** The setting: what is said outright, else where things happen, else a place that is named. */
export function chooseScene(
  reading: Reading,
  hints: readonly SceneHint[],
  catalogue: Catalogue,
  topic: string | undefined,
): ChosenScene {
  const options: (SceneHint & { where?: string })[] = [
    ...hints,
    ...placesSaid(reading, catalogue),
    ...fromNames(reading, catalogue),
    ...thingsSeen(reading, catalogue).flatMap((seen) => [
      ...fromOrigin(seen, catalogue),
      ...fromThing(seen, catalogue),
    ]),
    // What a quiz asks about is not where it is played.
  ].filter(({ words }) => topic === undefined || !` ${topic} `.includes(` ${words} `))
  const best = options.reduce<(typeof options)[number] | undefined>(
    (top, option) => (option.weight > (top?.weight ?? 0) ? option : top),
    undefined,
  )
  if (!best) return {}
  const { scene, words, where } = best
  return { scene, words, ...(where !== undefined && { where }) }
}

/** What the reading has as places, however they are said: 'in a jungle', 'a jungle platformer'. */
function placesSaid({ said, words }: Reading, catalogue: Catalogue): (SceneHint & { where?: string })[] {
  return said
    .filter(({ what }) => what === 'place')
    .flatMap(({ piece }) => {
      const found = placeIn(withoutArticle(piece.text), catalogue)
      if (!found || found.scene === 'abstract') return []
      const [first = 0] = piece.words
      const before = words.slice(Math.max(0, first - 2), first).map((word) => word.text.toLowerCase())
      const prep = before.findLast((word) => scenePreps.has(word))
      // Between two minarets there is something else, and the minarets are things.
      if (prep !== undefined && !aroundIt.has(prep) && areBuildings(found.words, catalogue)) return []
      const weight = prep === undefined ? 4 : surely.has(prep) ? 5 : 3
      const isOne =
        words[piece.words[0] ?? -1]?.part === 'DET' ||
        /^(?:the|an?|my|our|your|his|her|its|their)$/.test(before.at(-1) ?? '')
      const where = prep === undefined ? undefined : whereIn(prep, found.words, isOne)
      return [{ ...found, weight, ...(where !== undefined && { where }) }]
    })
}

function areBuildings(words: string, catalogue: Catalogue): boolean {
  const last = words.split(' ').at(-1) ?? words
  const one = catalogue.lemma(last, 'noun')
  return one !== last && catalogue.find(one).traits.includes('building')
}

/** 'My grandmother's village in Georgia' is a village, 'a log over a river' is at a river, and 'mid air' is in the air. */
function placeIn(text: string, catalogue: Catalogue): Pick<SceneHint, 'scene' | 'words'> | undefined {
  const around = aroundIn(text, catalogue)
  const parts = text.split(
    / (?:and|in|on|at|of|over|under|with|near|to|by|behind|above|below|for|through|across|along|inside) (?:the |an? |my |our )?/,
  )
  const last = (part: string) => part.split(' ').at(-1) ?? part
  // A farm on the moon is on the moon.
  const far = parts.slice(1).filter((part) => catalogue.find(part).traits.includes('celestial'))
  const named = [around ?? '', text, ...far, ...parts, ...parts.map(last)].find(
    (words, at) =>
      words !== '' &&
      (at !== 1 || parts.length === 1 || catalogue.isPlaceName(text)) &&
      catalogue.sceneOf(words),
  )
  const scene = named === undefined ? undefined : catalogue.sceneOf(named)
  if (named === undefined || !scene) return undefined
  const part = parts.find((one) => one === named || last(one) === named)
  return { scene, words: part ?? text }
}

/** 'An idle bakery clicker', 'a beach volley', 'museum lasers': what something is called says where it is. */
function fromNames({ said, words, things }: Reading, catalogue: Catalogue): SceneHint[] {
  const sceneAt = (at: number): Pick<SceneHint, 'scene' | 'words'>[] => {
    const word = words[at]?.text.toLowerCase() ?? ''
    const what = catalogue.find(word)
    const isWhere = (isPlace(what) || what.traits.includes('building')) && !partsOfBuildings.test(word)
    const scene = isWhere && catalogue.isPlaceName(word) ? catalogue.sceneOf(word) : undefined
    return scene && scene !== 'abstract' ? [{ scene, words: word }] : []
  }
  const forms = said
    // What kinds of games are called says nothing: 'bullet hell', 'temple run'.
    .filter(({ what, piece }) => what === 'form' && !phraseSense(piece.text.toLowerCase()))
    .flatMap(({ piece }) => piece.words.flatMap(sceneAt))
  const owners = things
    // A museum guard is somebody, wherever they are.
    .filter(({ noun, head }) => noun.words.length > 1 && !isAnimate(catalogue.find(words[head]?.text ?? '')))
    .flatMap(({ noun }) =>
      noun.words.flatMap(sceneAt).map(({ scene }) => ({ scene, words: noun.text.toLowerCase() })),
    )
  return [...forms, ...owners].map((one) => ({ ...one, weight: 0.6 }))
}

const partsOfBuildings = /^(?:tower|turret|wall|bridge|block|platform|gate|fence|deck|board|grid)s?$/

function thingsSeen({ things, words, links, said }: Reading, catalogue: Catalogue): Seen[] {
  const caseOf = (head: number) =>
    words.findLast((word) => word.head === head && word.relation === 'case')?.text.toLowerCase()
  // What is said as a place is taken as that, and the name of a game names no place by its things.
  const places = new Set(
    said.flatMap(({ what, piece }) => (what === 'place' || what === 'form' ? piece.words : [])),
  )
  const prepOf = (thing: ReadThing) => {
    const word = words[thing.head]
    return caseOf(thing.head) ?? (word?.relation === 'conj' ? caseOf(word.head) : undefined) ?? ''
  }
  return things.flatMap((thing, index) => {
    if (places.has(thing.head)) return []
    const head = words[thing.head]?.text.toLowerCase() ?? ''
    const before = thing.attributes.filter((one) => one.words.every((at) => at < thing.head))
    const phrase = [...before, thing.noun]
      .sort((one, other) => (one.words[0] ?? 0) - (other.words[0] ?? 0))
      .map(({ text }) => withoutArticle(text))
      .join(' ')
    const name = catalogue.lemma(withoutArticle(thing.noun.text), 'noun')
    const seen: Seen = {
      phrase,
      what: catalogue.find(name),
      plural: catalogue.lemma(head, 'noun') !== head,
      prep: prepOf(thing),
      determiner:
        words.find((word) => word.head === thing.head && word.relation === 'det')?.text.toLowerCase() ?? '',
      isFirst: index === 0,
      isDone: links.some(
        ({ whom, does }) => whom === index && does.words.every((at) => words[at]?.part === 'VERB'),
      ),
    }
    return [seen]
  })
}

const fromOrigin = ({ phrase }: Seen, catalogue: Catalogue): SceneHint[] => {
  const scene = originOf(phrase, catalogue)
  return scene ? [{ scene, words: phrase, weight: 0.5 }] : []
}

function fromThing(seen: Seen, catalogue: Catalogue): (SceneHint & { where?: string })[] {
  const { phrase, what, plural, prep, determiner, isFirst, isDone } = seen
  const around = aroundIn(phrase, catalogue)
  const scene =
    (around && catalogue.sceneOf(around)) || catalogue.sceneOf(phrase) || catalogue.sceneOf(what.name)
  // Waves are of enemies as soon as of water, and a board is a board anywhere.
  if (!scene || scene === 'abstract' || (what.name === 'wave' && isManner(prep, determiner))) return []
  // A reef lives, and is a place all the same.
  const isNamed = aroundIt.has(prep) && catalogue.isPlaceName(phrase)
  const isBuilding = what.traits.includes('building')
  const isSolid = !isPlace(what) && !isBuilding && !what.traits.includes('celestial')
  if (isAnimate(what) && !isNamed) return []
  if (isSolid && plural) return []
  // One jumps over fences and delivers to houses; neither is where it plays.
  if (plural && isBuilding && !aroundIt.has(prep)) return []
  const isOn =
    prep === 'on' &&
    (isVehicle(what) ||
      (isNamed && (isGround(what) || /\b(?:deck|roof|rooftop|raft|pier|stage)$/.test(phrase))))
  if (isSolid && !/^(?:in|inside|at|through|across|under)$/.test(prep) && !isOn) return []
  if (prep === '' && !isPlace(what) && !isFirst) return []
  // Rainbows and clouds that are merely named are things.
  if (prep === '' && what.traits.includes('weather') && scene !== what.name && (plural || !isFirst))
    return [{ scene, words: phrase, weight: 0.3 }]
  // 'A mermaid game with a castle': a building that is merely there stands on the stage.
  if (isBuilding && prep === '' && /^an?$/.test(determiner) && !isFirst)
    return [{ scene, words: phrase, weight: 0.4 }]
  // Where somebody is going is not where it plays, unless no other place is named.
  if (prep === 'to') return [{ scene, words: phrase, weight: 0.7 }]
  const said = scenePreps.has(prep) ? (surely.has(prep) ? 5 : 3) : isPlace(what) ? 2.5 : 1
  const where = whereIn(prep, phrase, determiner !== '' || !plural)
  return [
    {
      scene,
      words: phrase,
      weight: said - (isDone ? 1 : 0) + (isFirst ? 0.5 : 0),
      ...(where !== undefined && !(plural && isVehicle(what)) && { where }),
    },
  ]
}

/** 'They come in waves', 'against waves of orcs': how, and not where. */
const isManner = (prep: string, determiner: string): boolean =>
  prep === '' || (/^(?:in|against)$/.test(prep) && determiner === '')

const whereIn = (prep: string, phrase: string, isOne: boolean): string | undefined =>
  /^(?:in|on|at|under|inside|through)$/.test(prep)
    ? `${/^(?:inside|through)$/.test(prep) ? 'in' : prep} ${isOne ? 'the ' : ''}${phrase}`
    : undefined
