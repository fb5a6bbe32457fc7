import { sizes } from '../../../brief/attribute-words.ts'
import { colours } from '../../../brief/colours.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { inSense, otherSense } from '../../../nouns/other-senses.ts'
import type { Reading, Thing as ReadThing } from '../../../reading/schema.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'

/** What a thing of the reading is, by its place. */
export function thingAt(at: number, reading: Reading, catalogue: Catalogue): Thing {
  const thing = reading.things[at]
  if (!thing) throw new Error(`There is no thing ${at} in the reading`)
  return thingOf(thing, reading, catalogue)
}

/** The words of a name, each as the catalogue has it. */
const namesOf = ({ noun, head }: ReadThing, { words }: Reading, catalogue: Catalogue) =>
  noun.words.map((word) => {
    const text = (words[word]?.text ?? '').toLowerCase().replace(/['’]s$/, '')
    return word === head ? catalogue.lemma(text, 'noun') : spelled(text, catalogue)
  })

/** An electric eel is no eel that somebody connected to anything; a blue whale may be a whale that is blue. */
function named({ noun, attributes }: ReadThing, whole: string): string | undefined {
  const [first = 0] = noun.words
  const before = attributes.find(({ words: [at, ...more] }) => more.length === 0 && at === first - 1)
  const text = before?.text.toLowerCase()
  return text === undefined || Object.hasOwn(colours, text) ? undefined : `${text} ${whole}`
}

/** A wild horse is a horse, and a hot dog is no dog. */
const isAnother = (longer: string, whole: string, catalogue: Catalogue) =>
  catalogue.isNoun(longer) && !catalogue.find(longer).above.includes(whole)

export function thingOf(thing: ReadThing, reading: Reading, catalogue: Catalogue): Thing {
  const { noun, head } = thing
  const { words } = reading
  const names = namesOf(thing, reading, catalogue)
  const whole = names.join(' ')
  const body = isOwned(thing, reading) ? undefined : bodyIn(names, catalogue)
  if (body) return body
  const longer = named(thing, whole)
  if (longer !== undefined && isAnother(longer, whole, catalogue)) return catalogue.find(longer)
  const last = names[noun.words.indexOf(head)] ?? whole
  const known = catalogue.knows(whole) ? catalogue.find(whole) : undefined
  // A fire hydrant is known by both words; of a chocolate tank only the tank is.
  if (known && names.length > 1 && catalogue.isNoun(whole)) return known
  // A baker's wife is a wife, and whose she is is told with her.
  if (isOwned(thing, reading)) return catalogue.find(unowned(thing, reading, names).join(' '))
  const group = names.length === 1 ? (memberOf(last) ?? anythingIn(thing, reading)) : undefined
  if (group) return catalogue.find(group)
  const sense = otherSense(last, words.map(({ text }) => text).join(' '))
  if (sense) return inSense(whole, sense)
  if (known) return known
  const mended = catalogue.knows(last) ? last : (catalogue.correct(last) ?? last)
  return catalogue.find(mended)
}

/** 'Knocks things off shelves': somebody does something to them, so they are there, whatever they are. */
function anythingIn(thing: ReadThing, { words, things, links }: Reading): string | undefined {
  const said = (words[thing.head]?.text ?? '').toLowerCase()
  const isDone = links.some(({ whom, does }) => {
    const verb = does.words.find((at) => words[at]?.part === 'VERB')
    return typeof whom === 'number' && things[whom] === thing && verb !== undefined && verb < thing.head
  })
  return isDone && Object.hasOwn(anything, said) ? anything[said] : undefined
}

const anything: Readonly<Record<string, string>> = {
  things: 'vase',
  stuff: 'box',
  items: 'box',
  objects: 'box',
}

/** Whom there are many of, where only what they are together is said: a herd is many cows. */
export const memberOf = (noun: string): string | undefined =>
  Object.hasOwn(members, noun) ? members[noun] : undefined

const members: Readonly<Record<string, string>> = {
  crowd: 'person',
  audience: 'person',
  mob: 'villager',
  herd: 'cow',
  cattle: 'cow',
  flock: 'sheep',
  queue: 'customer',
  swarm: 'bee',
  wolfpack: 'wolf',
  gang: 'bandit',
  army: 'soldier',
  platoon: 'soldier',
  choir: 'singer',
  orchestra: 'musician',
  poultry: 'chicken',
  livestock: 'cow',
}

/** 'Vaccum cleaner' is meant as it sounds: the word before a noun is mended like the noun. */
const spelled = (word: string, catalogue: Catalogue) =>
  catalogue.isNoun(word) || catalogue.isAdjective(word) || catalogue.isVerb(word)
    ? word
    : (catalogue.correct(word) ?? word)

/** 'Robot gardener', 'raccoon astronaut', 'dragon boss', 'firefighter frog': it looks like the one and does what the other does. */
function bodyIn(names: readonly string[], catalogue: Catalogue): Thing | undefined {
  const [first, last] = [names[0], names.at(-1)].map((name) => catalogue.find(name ?? ''))
  if (names.length !== 2 || isAbout(names)) return undefined
  if (isBody(first) && (isTrade(last) || last?.name === 'boss')) return first
  // A shepherd dog is a dog, and no shepherd.
  return isBody(last) && isTrade(first) && !catalogue.isNoun(names.join(' ')) ? last : undefined
}

/** Whose trade is others: a pig farmer is no pig, and a crane operator no crane. A robot farmer is a robot, all the same. */
const isAbout = ([first = '', last = '']: readonly string[]): boolean =>
  withMachines.test(last) || (withAnimals.test(last) && !/^(?:robot|android|alien|monster)$/.test(first))
const withMachines = /^(?:operator|mechanic|hunter|slayer|tamer|trainer|owner|inventor|repairer)$/
const withAnimals =
  /^(?:farmer|rancher|breeder|keeper|charmer|catcher|walker|handler|herder|wrangler|groomer|sitter|whisperer|rider|racer|seller|trader|poacher|watcher|rescuer|doctor|vet|feeder|lover|driver)$/

const isBody = (thing: Thing | undefined): boolean =>
  thing ? thing.traits.some((trait) => /^(?:animal|monster|machine)$/.test(trait)) && isAnimate(thing) : false

const isTrade = (thing: Thing | undefined) => thing?.traits.includes('person') ?? false

/** 'The farmer's dog', 'a pirate captain's parrot': it is theirs, and follows no trade of its own. */
const isOwned = ({ noun, head }: ReadThing, { words }: Reading): boolean =>
  noun.words.some((at) => at < head && /['’]s?$/.test(words[at]?.text ?? ''))

const unowned = ({ noun }: ReadThing, { words }: Reading, names: readonly string[]): readonly string[] => {
  const owner = noun.words.findLastIndex((at) => /['’]s?$/.test(words[at]?.text ?? ''))
  return names.slice(Math.min(owner + 1, names.length - 1))
}

/** What somebody with another body is by trade: 'penguin waiter', 'plumber octopus', whether that was read as a part of the name or as a look. */
export function tradeOf(thing: ReadThing, reading: Reading, catalogue: Catalogue): string | undefined {
  const names = namesOf(thing, reading, catalogue)
  if (isOwned(thing, reading)) return undefined
  const body = bodyIn(names, catalogue)
  if (body) return names.find((name) => name !== body.name && isTrade(catalogue.find(name)))
  const [only, ...more] = names
  if (!only || more.length > 0 || !isBody(catalogue.find(only))) return undefined
  return describedBy(thing, catalogue.find(only)).find(
    (look) =>
      !Object.hasOwn(sizes, look) &&
      catalogue.isNoun(look) &&
      isTrade(catalogue.find(look)) &&
      !catalogue.isNoun(`${look} ${only}`),
  )
}

/** What is said of a thing beside its name. The 'electric' of an electric eel is its name. */
export function describedBy({ attributes }: ReadThing, { name }: Thing): string[] {
  const own = name.split(/[\s-]+/)
  return attributes
    .map(({ text }) => text.toLowerCase())
    .filter((text) => !text.split(/[\s-]+/).every((word) => own.includes(word.replace(/['’]s$/, ''))))
}
