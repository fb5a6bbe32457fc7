import {
  type Absent,
  type Actor,
  type Brief,
  type BriefDeed,
  type Claim,
  type Extra,
  mechanics,
  type Numbers,
  type Triple,
} from '../../../brief/brief.ts'
import { makeClaims } from '../../../brief/claims.ts'
import { frameOf } from '../../../brief/verbs.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { findNearest } from '../../../things/nearest.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { GameReading } from './reading-schema.ts'

/**
 * What a language provider told becomes a brief like any other, so that the same planner casts and dresses it. What the
 * user is shown as wishes stays what the user wrote: the built-in reader's claims; the provider's own are taken only where
 * that reader knows no word of the prompt, as in another language.
 */
export async function briefOfReading(prompt: string, reading: GameReading): Promise<Brief> {
  const own = briefOfPrompt(prompt)
  // Bad wishes are refused in any language; not being English is no fault here.
  if ('refused' in own && own.refused === 'unsafe') throw new Refused(own.message)
  const read = 'refused' in own ? undefined : own
  const actors = await castOf(reading, read?.actors ?? [])
  const deeds = deedsOf(reading, actors)
  const triples = deeds.flatMap(tripleOf)
  const base = {
    actors,
    triples,
    deeds: together(read?.deeds, deeds),
    relations: [],
    // What the prompt calls it says more than the genre: a dungeon is collected in as a maze.
    cues: [{ genre: reading.genre, words: reading.genre, weight: 10 }, ...(read?.cues ?? [])],
    extras: extrasOf(reading),
    absent: absentOf(reading, read),
    numbers: numbersOf(reading),
    scene: reading.scene,
    sceneWords: reading.place,
    ...(reading.time && { time: reading.time }),
    ...(reading.weather && { weather: reading.weather }),
    ...(reading.mood && { mood: reading.mood }),
    styles: reading.style ? [reading.style] : [],
    difficulty: reading.difficulty,
    ...(reading.topic !== null && { topic: reading.topic }),
  }
  const told = () =>
    makeClaims({ ...base, staged: true, mixed: [], features: [], others: [] }).filter(({ about }) =>
      tellable.has(about),
    )
  const isRead = read && (read.claims.length > 0 || read.cues.length > 0)
  const claims: Claim[] = isRead ? read.claims : told()
  return { prompt, title: reading.title, ...base, claims, notes: read?.notes ?? [] }
}

/** What a provider says that the user wants; how things look is its own choice. */
const tellable = new Set<Claim['about']>(['actor', 'rule', 'count', 'scene', 'number', 'extra'])

/** A thing that the built-in reader found too keeps the name by which the wishes call it. */
async function castOf({ cast }: GameReading, known: readonly Actor[]): Promise<Actor[]> {
  const catalogue = openCatalogue()
  const taken = new Set<string>()
  const actors: Actor[] = []
  for (const { noun, phrase, role, count, colour, size, speed } of cast) {
    const thing = catalogue.knows(noun) ? catalogue.find(noun) : await findNearest(noun)
    const before = known.find((actor) => actor.thing.name === thing.name && !taken.has(actor.id))
    const id = before?.id ?? freeId(slug(noun), taken)
    taken.add(id)
    // 'A knight' is one without being counted.
    const isCounted = count !== null && (count > 1 || !before || before.count !== undefined)
    actors.push({
      id,
      thing,
      phrase,
      role,
      // Nobody said how many there are of whom the user did not speak: that is no one.
      ...((before ? before.plural : count === null) || (count ?? 1) > 1 ? { plural: true } : {}),
      ...(isCounted && { count }),
      attributes: {
        ...before?.attributes,
        ...(colour !== null && { colour }),
        ...(size !== null && { size }),
        ...(speed !== null && { speed }),
      },
      ...(before?.mount && { mount: before.mount }),
    })
  }
  return actors
}

const slug = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'thing'

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  return id
}

/** What the provider lets them do. */
function deedsOf({ deeds, cast }: GameReading, actors: readonly Actor[]): BriefDeed[] {
  const idOf = (noun: string | null): string | undefined => {
    if (noun === null) return undefined
    if (noun === 'player') return 'player'
    const at = cast.findIndex((member) => member.noun.toLowerCase() === noun.toLowerCase())
    const actor = actors[at]
    return actor?.role === 'player' ? 'player' : actor?.id
  }
  return deeds.flatMap(({ who, does, ...slots }): BriefDeed[] => {
    const subject = idOf(who)
    if (!subject) return []
    const whoms = slotNames.flatMap((slot) => {
      const id = idOf(slots[slot])
      return id === undefined ? [] : [{ id, ...(slot !== 'whom' && { by: slot }) }]
    })
    const words = [who, does, ...slotNames.map((slot) => slots[slot])].filter(Boolean).join(' ')
    return [{ subject, verb: does, whoms, particles: [], negated: false, words }]
  })
}

const slotNames = ['whom', 'with', 'to', 'from'] as const

/** What the user said is done comes first, in the user's words; what the provider adds to it is no wish of theirs. */
function together(said: readonly BriefDeed[] | undefined, told: readonly BriefDeed[]): BriefDeed[] {
  if (!said) return [...told]
  const added = told.filter((deed) => !said.some((own) => isSame(own, deed)))
  return [...said, ...added.map((deed): BriefDeed => ({ ...deed, told: true }))]
}

const isSame = (one: BriefDeed, other: BriefDeed) =>
  one.subject === other.subject && one.verb === other.verb && one.whoms[0]?.id === other.whoms[0]?.id

/** As the kinds of games understand it that have rules of their own. */
function tripleOf({ subject, verb, whoms, words, negated }: BriefDeed): Triple[] {
  const mechanic = mechanics.find((one) => one === verb) ?? frameOf(verb)?.mechanic
  const object = whoms.find(({ by }) => by === undefined)?.id
  return mechanic ? [{ subject, mechanic, verb, ...(object && { object }), negated, words }] : []
}

function extrasOf({ rules }: GameReading): Extra[] {
  const wanted: [boolean, Extra][] = [
    [rules.powerUps, 'power-ups'],
    [rules.boss, 'boss'],
    [rules.keys, 'keys'],
    [(rules.levels ?? 1) > 1, 'levels'],
    [(rules.waves ?? 0) > 0, 'waves'],
    [rules.dayAndNight, 'day-and-night'],
    [rules.players === 2, 'two-players'],
    [rules.fasterOverTime, 'faster-over-time'],
    [rules.doubleJump, 'double-jump'],
  ]
  return wanted.flatMap(([isWanted, extra]) => (isWanted ? [extra] : []))
}

/** What the user forbade stays forbidden, whatever the provider thinks. */
function absentOf({ rules }: GameReading, read: Brief | undefined): Absent[] {
  const absent = new Set(read?.absent ?? [])
  if (!rules.canBeLost) absent.add('losing')
  return [...absent]
}

function numbersOf({ rules }: GameReading): Numbers {
  const { lives, seconds, levels, score, waves, laps, players } = rules
  const all = { lives, seconds, levels, score, waves, laps, players }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
