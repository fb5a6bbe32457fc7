import { lift } from '@makebelieve/kit/game-2d/scenery/colour'
import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import { type Family, families, mixtures, sortedColours } from './sorting-families.ts'

/** What goes into one bin: kinds of things, or one thing in a colour. */
export type Pile = { name: string; colour: string; items: string[]; tint?: string }

const mostPiles = 4
const containers =
  /\b(?:bins?|baskets?|box(?:es)?|crates?|buckets?|bags?|chests?|jars?|shel(?:f|ves)|drawers?|containers?|barrels?|carts?|trash cans?|dumpsters?|piles?|tubes?|nets?)$/
/** What things come by on, and words for anything at all: all of it is there in any case. */
const always =
  /^(?:conveyor(?: belt)?|belt|chute|thing|item|object|piece|kind|type|colou?r|game|sorting|place|level|sky)s?$/
/** Words for many things that say nothing of what they are. */
const unsaid = /^(?:machine|factory line|mail|post|stuff|goods|lot)s?$/
const isNoThing = (name: string) => always.test(name) || unsaid.test(name)

export const byColour = /\bby (?:their )?colou?rs?\b|\bcolou?r sort(?:ing)?\b|\bsort (?:the )?colou?rs\b/i

/**
 * What the sentence sorts things into. It says the same of a sentence that was read for it already: kinds are found in its words, and
 * things among its actors.
 */
export function pilesIn(brief: Brief): Pile[] {
  const text = wordsOf(brief)
  const named = families
    .flatMap((family) => foundAt(family, text))
    .sort((one, other) => one.at - other.at)
    .map(({ family }) => family)
  const things = thingsIn(brief, named)
  const colours = Object.keys(sortedColours).filter((word) => new RegExp(`\\b${word}\\b`).test(text))
  const isColourful = byColour.test(text) || (named.length === 0 && things.length === 1 && colours.length > 1)
  if (isColourful) return inColours(things[0] ?? firstItem(named[0]) ?? 'ball', colours)
  const piles = [...named.map((family) => pileOf(family, brief)), ...things.map(pileOfThing)].slice(
    0,
    mostPiles,
  )
  if (piles.length > 1) return piles
  const mixed = mixtures.find(([words]) => words.test(text))?.[1]
  if (mixed)
    return mixed
      .flatMap((name) => families.filter((one) => one.name === name))
      .map((family) => pileOf(family, brief))
  const [only] = named
  if (only) return itemsOf(only).slice(0, 3).map(pileOfThing)
  if (things[0]) return inColours(things[0], colours)
  return families.slice(0, mostPiles).map((family) => pileOf(family, brief))
}

/** The sentence without those who play or are against one: a bird that sorts is nothing to be sorted. */
function wordsOf({ prompt, actors }: Brief): string {
  return actors
    .filter(({ role, implied }) => !implied && ['player', 'enemy', 'boss', 'hazard'].includes(role))
    .reduce((text, { phrase }) => text.replaceAll(phrase.toLowerCase(), ' '), prompt.toLowerCase())
}

function foundAt(family: Family, text: string): { family: Family; at: number }[] {
  const at = text.search(new RegExp(`\\b(?:${family.also})\\b`))
  return at < 0 ? [] : [{ family, at }]
}

/** As the catalogue calls them: a sentence and a list may have the same thing in other words. */
const itemsOf = ({ items }: Family): string[] =>
  items.split(', ').map((item) => openCatalogue().find(item).name)
const belongs = (family: Family, { name, kinds }: Thing) =>
  itemsOf(family).includes(name) || (family.kin !== undefined && kinds.includes(family.kin))
const firstItem = (family: Family | undefined) => family && itemsOf(family)[0]
const isOf = (family: Family, name: string) => new RegExp(`^(?:${family.also})$`).test(name)
const isKind = ({ thing }: Actor) =>
  families.some((family) => isOf(family, thing.name) || isOf(family, thing.plural))
const isMixture = ({ thing }: Actor) => mixtures.some(([words]) => words.test(thing.name))
const isContainer = ({ thing }: Actor) => containers.test(thing.name)

/** Things that are named one by one and are of none of the kinds that are named. */
function thingsIn({ actors }: Brief, named: readonly Family[]): string[] {
  const names = actors
    .filter(({ role, implied }) => !implied && ['collectible', 'friend', 'goal'].includes(role))
    .filter((actor) => !isKind(actor) && !isMixture(actor) && !isContainer(actor))
    .filter(({ thing }) => !thing.traits.includes('building'))
    .filter(({ thing }) => !isNoThing(thing.name) && !named.some((family) => belongs(family, thing)))
    .map(({ thing }) => thing.name)
  return [...new Set(names)]
}

function pileOf(family: Family, { actors }: Brief): Pile {
  const told = actors
    .filter(
      (actor) => !actor.implied && actor.role !== 'player' && !isKind(actor) && belongs(family, actor.thing),
    )
    .map(({ thing }) => thing.name)
  const items = [...new Set([...told, ...itemsOf(family)])].slice(0, Math.max(3, Math.min(4, told.length)))
  return { name: family.name, colour: family.colour, items }
}

const plainColours = ['#8ec5ff', '#ffd447', '#9be0a3', '#ffb3a0']

function pileOfThing(name: string, at: number): Pile {
  const { plural } = openCatalogue().find(name)
  return { name: capital(plural), colour: plainColours[at % plainColours.length] ?? '#ffffff', items: [name] }
}

function inColours(thing: string, said: readonly string[]): Pile[] {
  const words = said.length > 1 ? said : ['red', 'blue', 'yellow']
  return words.slice(0, mostPiles).map((word) => ({
    name: capital(word),
    // Lighter than what goes in, so that both are seen.
    colour: lift(sortedColours[word] ?? '#ffffff', 0.3),
    items: [thing],
    tint: word,
  }))
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Who comes along the belt: those of the piles, in place of the words for their kinds. */
export function asPiles(told: Brief): Brief {
  const brief = withIdle(told)
  const piles = pilesIn(brief)
  const known = new Map(brief.actors.map((actor) => [actor.thing.name, actor]))
  const items = piles.flatMap((pile) => pile.items.map((item) => actorOf(item, pile, known.get(item))))
  const names = new Set(piles.flatMap((pile) => pile.items))
  const [container] = brief.actors.filter((actor) => isContainer(actor) && !isNamedForKind(actor))
  const kept = brief.actors
    .filter(
      (actor) =>
        actor.role === 'player' || !(names.has(actor.thing.name) || isKind(actor) || isMixture(actor)),
    )
    .filter((actor) => actor.role === 'player' || !isContainer(actor) || actor === container)
    .filter(({ thing, role }) => role === 'player' || !isNoThing(thing.name))
    .map((actor): Actor => (actor === container ? { ...actor, role: 'goal' } : actor))
  const isCovered = (actor: Actor) =>
    isKind(actor) ||
    isMixture(actor) ||
    isContainer(actor) ||
    names.has(actor.thing.name) ||
    always.test(actor.thing.name)
  const there = new Set([...kept, ...items].map(({ id }) => id))
  const covered = new Set(
    brief.actors.flatMap((actor) =>
      isCovered(actor) && (!there.has(actor.id) || actor === container) ? [actor.id] : [],
    ),
  )
  return {
    ...brief,
    actors: [...kept, ...items],
    triples: brief.triples.filter(({ mechanic }) => mechanic !== 'sort'),
    claims: brief.claims.flatMap((claim) => claimOf(claim, covered, container?.id)),
  }
}

/** 'A sorting game with dinosaurs and robots': who does nothing in the sentence is neither a foe nor the one who sorts. */
function withIdle(brief: Brief): Brief {
  const acts = (id: string) =>
    brief.triples.some(({ subject, object }) => subject === id || (id !== 'player' && object === id))
  const isIdle = ({ id, role, plural, implied, count }: Actor) =>
    !implied &&
    !acts(id) &&
    (role === 'enemy' || role === 'hazard' || (role === 'player' && (plural || (count ?? 1) > 1)))
  const idle = new Map(
    brief.actors
      .filter(isIdle)
      .map((actor) => [actor.id, actor.id === 'player' ? actor.thing.name : actor.id]),
  )
  return {
    ...brief,
    actors: brief.actors.map((actor) => {
      const id = idle.get(actor.id)
      return id === undefined ? actor : { ...actor, id, role: 'collectible' as const }
    }),
    claims: brief.claims.map((claim): Claim => {
      const id = claim.about === 'actor' ? idle.get(claim.actor) : undefined
      const thing = brief.actors.find((actor) => claim.about === 'actor' && actor.id === claim.actor)?.thing
      if (claim.about !== 'actor' || id === undefined || !thing) return claim
      return {
        ...claim,
        actor: id,
        role: 'collectible',
        words: `There are ${thing.plural}`,
        nouns: { [id]: thing.name },
      }
    }),
  }
}

/** 'Food bins' are a kind and no picture of a bin. */
const isNamedForKind = ({ thing }: Actor) =>
  families.some(({ also }) => new RegExp(`^(?:${also}) \\w+$`).test(thing.name))

function actorOf(item: string, { tint }: Pile, told: Actor | undefined): Actor {
  const { count: _, ...known } = told ?? {}
  const thing = openCatalogue().find(item)
  const plain = { thing, phrase: item, attributes: {}, ...known }
  const name = item.replaceAll(' ', '-')
  return {
    ...plain,
    id: tint ? `${tint}-${name}` : (told?.id ?? name),
    role: 'collectible',
    plural: true,
    ...(tint && { attributes: { colour: sortedColours[tint], colourWord: tint } }),
    ...(!told && { implied: true }),
  }
}

/** What is said of kinds and bins is measured as a whole; what is said of somebody who is there stays as it was. */
function claimOf(claim: Claim, covered: ReadonlySet<string>, container: string | undefined): Claim[] {
  // A colour that something is sorted by is no colour of all of it.
  if (claim.about === 'actor' || claim.about === 'count' || claim.about === 'attribute')
    return covered.has(claim.actor) && claim.actor !== container ? [] : [claim]
  if (claim.about !== 'rule') return [claim]
  const { object, to, with: tool, ...rest } = claim
  const isSaid = (id: string | undefined) => id !== undefined && !covered.has(id)
  return [
    {
      ...rest,
      ...(isSaid(object) && { object }),
      ...(isSaid(to) && { to }),
      ...(isSaid(tool) && { with: tool }),
    },
  ]
}

const kindWords = [...Object.keys(sortedColours), ...families.map(({ also }) => also)].join('|')
const smallWords = [
  ...[
    'the',
    'their',
    'right',
    'correct',
    'matching',
    'proper',
    'own',
    'different',
    'two',
    'three',
    'four',
    '\\d',
  ],
  ...['colou?rs?', 'kinds?', 'types?', 'recycling', 'bins?', 'baskets?', 'box(?:es)?', 'crates?', 'buckets?'],
  ...['bags?', 'containers?', 'piles?', 'jars?', 'places?'],
].join('|')
const some = `(?: (?:and |or )?(?:${kindWords}|${smallWords}))`

/** The part of a sentence that says what is sorted into what: behind 'into' stand kinds, colours and bins, and nothing else. */
export const sortedInto = new RegExp(
  `\\b(?:sort|separat|put|throw|drop)(?:e?s|ing|e)?\\b [^.!?;:]{0,60}?\\b(?:into|in|to|by)${some}+(?:, (?:and |or )?(?:${kindWords})${some}*)*\\b`,
  'i',
)

/** 'Put the toys back in the box': all of it has one place, and nothing is told apart. */
const onePlace =
  /^(?:put|throw|drop)\w* .*\b(?:in|into|to) (?:the|an?|their|his|her|its) (?:bin|basket|box|crate|bucket|bag|container|jar|pile|place)\s*$/i

/** Whether all that a part of the sentence names is sorted here, and by what it says. */
export function isSorted(brief: Brief, said: string): boolean {
  if (onePlace.test(said)) return false
  const piles = pilesIn(brief)
  const names = new Set(piles.flatMap(({ items }) => items))
  const others = brief.actors.filter(
    (actor) => said.toLowerCase().includes(actor.phrase.toLowerCase()) && actor.role !== 'player',
  )
  return piles.length > 1 && others.every((actor) => names.has(actor.thing.name) || isContainer(actor))
}

/** Whether what falls is what is sorted. */
export function isFalling(brief: Brief, said: string): boolean {
  const names = pilesIn(brief).flatMap(({ items }) =>
    items.flatMap((item) => [item, openCatalogue().find(item).plural]),
  )
  const words = said.toLowerCase()
  return (
    /\b(?:things?|items?|objects?)\b/.test(words) ||
    mixtures.some(([mixture]) => mixture.test(words)) ||
    names.some((name) => words.includes(name)) ||
    families.some(({ also }) => new RegExp(`\\b(?:${also})\\b`).test(words))
  )
}
