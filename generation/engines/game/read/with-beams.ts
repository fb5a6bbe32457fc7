import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, Brief, BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { LightDeed } from './beams.ts'

/** The brief of what else a prompt says, with what it says of aimed lights: those whom that is about are on the stage. */
export function withBeams(brief: Brief, told: readonly LightDeed[], prompt: string): Brief {
  if (told.length === 0) return brief
  const actors = [...brief.actors]
  const deeds = told.map((deed): BriefDeed => {
    const { words, verb, who, whom, lamp, to, from, coin, at } = deed
    const isGuided = verb === 'guide by light'
    const id = (noun: string, role: Actor['role']) => idOf(noun, role, actors)
    if (at !== undefined && !actors.some(({ role }) => role === 'player')) id(at, 'player')
    const doer = who === undefined ? 'player' : id(who, verb === 'search by light' ? 'enemy' : roleOf(verb))
    return {
      subject: doer,
      verb,
      whoms: [
        ...(whom === undefined ? [] : [{ id: id(whom, roleOf(verb)) }]),
        ...(lamp === undefined ? [] : [{ id: id(lamp, 'prop'), by: 'with' }]),
        ...(coin === undefined ? [] : [{ id: id(coin, 'collectible'), by: 'with' }]),
        ...(to === undefined ? [] : [{ id: id(to, 'goal'), by: 'to' }]),
        ...(from === undefined || isWeatherWord(from)
          ? []
          : [{ id: id(from, isGuided ? 'hazard' : 'enemy'), by: 'from' }]),
      ],
      particles: [],
      negated: false,
      words,
    }
  })
  // Whom only tables thought of, and kinds of games that were only guessed, give way to what was said.
  const implied = new Set(actors.flatMap((one) => (one.implied && one.role !== 'player' ? [one.id] : [])))
  const isThought = ({ whoms }: BriefDeed) => whoms.length > 0 && whoms.every(({ id }) => implied.has(id))
  // 'Survive five nights': that there are five is claimed by itself.
  const { nights, waves, seconds } = brief.numbers
  const isCounted = ({ verb, whoms }: BriefDeed) =>
    /^(?:survive|last|endure)$/.test(verb) && whoms.length === 0 && (nights ?? waves ?? seconds) !== undefined
  // Where it is set is no thing that lies there as well.
  const isPlace = (name: string) => brief.sceneWords?.split(' ').at(-1) === name
  const isOwn = told.some(({ who }) => who === undefined)
  const isFoggy =
    brief.weather === undefined && told.some(({ words }) => /\bthrough (?:\w+ )?(?:fog|mist)\b/i.test(words))
  const isNight = brief.extras.includes('day-and-night')
  return {
    ...brief,
    prompt,
    actors: actors.filter(
      ({ id, thing, role }) => !implied.has(id) && !(role === 'prop' && isPlace(thing.name)),
    ),
    deeds: [...(brief.deeds ?? []).filter((deed) => !isThought(deed) && !isCounted(deed)), ...deeds],
    cues: isOwn ? brief.cues.filter(({ weight }) => weight >= 8) : brief.cues,
    ...(isFoggy && { weather: 'fog' as const }),
    claims: [
      ...(isFoggy ? [{ about: 'weather', weather: 'fog', words: 'The weather is fog' } as const] : []),
      ...brief.claims,
    ]
      .filter(
        (claim) =>
          claim.about !== 'actor' ||
          !actors.some(({ id, thing, role }) => id === claim.actor && role === 'prop' && isPlace(thing.name)),
      )
      .filter(({ about, words }) => !(about === 'other' && isNight && /^(?:every|each) night$/i.test(words))),
  }
}

/** 'Through fog': nobody runs into that. */
const isWeatherWord = (noun: string) =>
  /^(?:the |thick |dense |heavy )*(?:fog|mist|haze|rain|storm|snow|dark|night)$/i.test(noun)

const roleOf = (verb: string): Actor['role'] =>
  /^(?:banish|scare|be halted|loom)/.test(verb)
    ? 'enemy'
    : /^(?:melt|grow|show)/.test(verb)
      ? 'collectible'
      : 'friend'

/** Whoever a noun means: somebody who is there, or one who joins. Whoever was read as a part of something else has this one now. */
export function idOf(phrase: string, role: Actor['role'], actors: Actor[]): string {
  const catalogue = openCatalogue()
  const words = phrase.toLowerCase().split(' ')
  const names = words.map((_, at) => catalogue.lemma(words.slice(at).join(' '), 'noun'))
  const there = actors.findIndex(({ thing }) => names.includes(thing.name))
  const known = actors[there]
  if (known) {
    if (known.role !== 'player' && role !== 'prop') actors[there] = { ...known, role }
    return known.role === 'player' ? 'player' : known.id
  }
  const name = names.find((one) => catalogue.isNoun(one)) ?? names.at(-1) ?? phrase
  const thing = catalogue.find(name)
  const made: Actor = {
    id: role === 'player' ? 'player' : uniqueId(name, actors),
    thing,
    phrase,
    role,
    ...(thing.plural === words.at(-1) || (role !== 'player' && isAnimate(thing)) ? { plural: true } : {}),
    attributes: {},
  }
  actors.push(made)
  return made.id
}
