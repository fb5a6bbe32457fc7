import {
  type Absent,
  type Actor,
  type Brief,
  type BriefDeed,
  type Consequence,
  type Extra,
  mechanics,
  type Numbers,
  type Triple,
} from '../../../brief/brief.ts'
import { frameOf } from '../../../brief/verbs.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { findNearest } from '../../../things/nearest.ts'
import { toldOf } from '../../../told/as-reading.ts'
import { refuseUnsafe } from '../../../told/design.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { GameDesign } from './design-schema.ts'

/**
 * What a language provider told becomes a brief like any other: its reading is read as ours is, and what it designed on top is laid over
 * that. Wishes are only what the reading has in the user's own words. `isWhole`: the design is of a game that exists, and whoever is not
 * in its cast was taken off the stage.
 */
export async function briefOfDesign(
  prompt: string,
  design: GameDesign,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Brief> {
  refuseUnsafe(prompt)
  const { text, reader } = toldOf(prompt, design.reading)
  const read = briefOfPrompt(text, reader)
  if ('refused' in read) throw new Refused(read.message)
  const actors = await castOf(design, read.actors, isWhole)
  const named = namesOf(design, actors)
  const deeds = deedsOf(design, named)
  return {
    ...read,
    prompt,
    told: design.reading,
    title: design.title,
    actors,
    triples: [...read.triples, ...deeds.flatMap(tripleOf)],
    deeds: together(read.deeds ?? [], deeds),
    consequences: [...(read.consequences ?? []), ...consequencesOf(design, named)],
    // What the prompt calls it says more than the genre: a dungeon is collected in as a maze.
    cues: [
      ...(design.genre === null ? [] : [{ genre: design.genre, words: design.genre, weight: 10 }]),
      ...read.cues,
    ],
    extras: [...new Set([...(isWhole ? [] : read.extras), ...extrasOf(design)])],
    absent: absentOf(design, read),
    numbers: { ...(isWhole ? withoutOwn(read.numbers, design) : read.numbers), ...numbersOf(design) },
    ...(design.scene && { scene: design.scene }),
    ...(design.place && { sceneWords: design.place }),
    ...(design.time && { time: design.time }),
    ...(design.weather && { weather: design.weather }),
    ...(design.mood && { mood: design.mood }),
    styles: design.style ? [design.style] : read.styles,
    ...(design.difficulty && { difficulty: design.difficulty }),
    ...(design.topic !== null && { topic: design.topic }),
  }
}

/** Those that the words name, as the design has them, and those that it adds. */
async function castOf({ cast }: GameDesign, read: readonly Actor[], isWhole: boolean): Promise<Actor[]> {
  const catalogue = openCatalogue()
  const taken = new Set<string>()
  const added: Actor[] = []
  const refined = new Map<string, Actor>()
  for (const told of cast) {
    const { noun, phrase, role, count } = told
    const thing = catalogue.knows(noun) ? catalogue.find(noun) : await findNearest(noun)
    const before = read.find(({ id, thing: { name } }) => name === thing.name && !taken.has(id))
    const id = before?.id ?? freeId(slug(noun), new Set([...taken, ...read.map((actor) => actor.id)]))
    taken.add(id)
    if (before) {
      // 'A knight' is one without being counted.
      const isCounted = count !== null && (count > 1 || before.count !== undefined)
      const attributes = { ...before.attributes, ...looksOf(told) }
      refined.set(id, { ...before, role, attributes, ...(isCounted && { count, plural: count > 1 }) })
    } else {
      const isSeveral = count === null ? role !== 'player' : count > 1
      const looks = { phrase, role, attributes: looksOf(told) }
      added.push({
        id,
        thing,
        ...looks,
        ...(isSeveral && { plural: true }),
        ...(count !== null && { count }),
      })
    }
  }
  const newPlayer = added.find(({ role }) => role === 'player')
  const roles = new Set(added.map(({ role }) => role))
  const kept = read
    .filter(({ id, role, implied }) => !(isWhole && !taken.has(id)) && !(implied && roles.has(role)))
    .map((actor) => refined.get(actor.id) ?? actor)
  const player = kept.find(({ role }) => role === 'player')
  if (player && newPlayer && !isWhole)
    throw new Refused(
      `The words say that one plays “${player.phrase}”, but the cast has another player, “${newPlayer.phrase}”. There is one player.`,
    )
  return [...kept, ...added]
}

const looksOf = ({ colour, size, speed }: GameDesign['cast'][number]): Actor['attributes'] => ({
  ...(colour !== null && { colour }),
  ...(size !== null && { size }),
  ...(speed !== null && { speed }),
})

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

/** The ids of those on the stage, by the nouns that the design calls them by. */
function namesOf(
  { cast }: GameDesign,
  actors: readonly Actor[],
): (noun: string | null) => string | undefined {
  const catalogue = openCatalogue()
  return (noun) => {
    if (noun === null) return undefined
    if (noun === 'player') return 'player'
    const said = cast.find((member) => member.noun.toLowerCase() === noun.toLowerCase())?.noun ?? noun
    const is = ({ thing, phrase }: Actor) =>
      thing.name === catalogue.find(said).name || phrase.toLowerCase() === noun.toLowerCase()
    const actor = actors.find(is) ?? actors.find(({ id }) => id === slug(said))
    return actor?.role === 'player' ? 'player' : actor?.id
  }
}

type Named = ReturnType<typeof namesOf>

/** What the provider lets them do. */
const deedsOf = ({ deeds }: GameDesign, idOf: Named): BriefDeed[] =>
  deeds.flatMap(({ who, does, ...slots }): BriefDeed[] => {
    const subject = idOf(who)
    if (!subject) return []
    const whoms = slotNames.flatMap((slot) => {
      const id = idOf(slots[slot])
      return id === undefined ? [] : [{ id, ...(slot !== 'whom' && { by: slot }) }]
    })
    const words = [who, does, ...slotNames.map((slot) => slots[slot])].filter(Boolean).join(' ')
    return [{ subject, verb: does, whoms, particles: [], negated: false, words }]
  })

/** What follows from what, as the provider has it. */
const consequencesOf = ({ consequences }: GameDesign, idOf: Named): Consequence[] =>
  consequences.map(({ verb, whom, times, follows, to, amount }) => {
    const cause = idOf(whom)
    const affected = to === 'others' ? to : idOf(to)
    if ((whom !== null && !cause) || affected === undefined || (verb === null && whom === null))
      throw new Refused(
        `consequences: “${[verb, whom].filter(Boolean).join(' ')}” → “${follows} ${to}” speaks of nobody in the cast. Use nouns of the cast, "player" or "others", and set verb or whom.`,
      )
    return {
      words: [verb, whom, follows, to].filter(Boolean).join(' '),
      cause: {
        ...(verb !== null && { verb }),
        ...(cause !== undefined && { whom: cause }),
        ...(times === null ? { each: true as const } : { times }),
      },
      effect: { does: follows, whom: affected, ...(amount !== null && { amount }) },
      told: true,
    }
  })

const slotNames = ['whom', 'with', 'to', 'from'] as const

/** What the user said is done comes first, in the user's words; what the provider adds to it is no wish of theirs. */
const together = (said: readonly BriefDeed[], told: readonly BriefDeed[]): BriefDeed[] => [
  ...said,
  ...told
    .filter((deed) => !said.some((own) => isSame(own, deed)))
    .map((deed): BriefDeed => ({ ...deed, told: true })),
]

const isSame = (one: BriefDeed, other: BriefDeed) =>
  one.subject === other.subject && one.verb === other.verb && one.whoms[0]?.id === other.whoms[0]?.id

/** As the kinds of games understand it that have rules of their own. */
function tripleOf({ subject, verb, whoms, words, negated }: BriefDeed): Triple[] {
  const mechanic = mechanics.find((one) => one === verb) ?? frameOf(verb)?.mechanic
  const object = whoms.find(({ by }) => by === undefined)?.id
  return mechanic ? [{ subject, mechanic, verb, ...(object && { object }), negated, words }] : []
}

function extrasOf({ rules }: GameDesign): Extra[] {
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
function absentOf({ rules }: GameDesign, read: Brief): Absent[] {
  const absent = new Set(read.absent)
  if (!rules.canBeLost) absent.add('losing')
  return [...absent]
}

function numbersOf({ rules }: GameDesign): Numbers {
  const { lives, seconds, levels, score, waves, laps, players } = rules
  const all = { lives, seconds, levels, score, waves, laps, players }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

/** Numbers that a design has no field for stay as they were said. */
const withoutOwn = (numbers: Numbers, { rules }: GameDesign): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([what]) => !(what in rules)))
