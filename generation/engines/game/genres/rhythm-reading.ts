import { chartOf } from '@makebelieve/kit/game-2d/beats/chart'
import { songOf } from '@makebelieve/kit/game-2d/beats/song'
import { fallSteps, type RhythmWorld } from '@makebelieve/kit/game-2d/genres/rhythm/world'
import type { Brief, Claim } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { countIn } from '../classics/classic.ts'
import { readAtTable } from '../classics/reading.ts'
import { saidOf } from '../figures.ts'
import { withOwnPart } from '../game-parts.ts'
import { type Watch, watching } from '../twists.ts'

/** What one does with notes. */
export const striking = [
  ...['hit', 'tap', 'strike', 'play', 'press', 'strum', 'drum', 'beat', 'time', 'dance', 'sing', 'step'],
  ...['catch', 'click', 'slap', 'match'],
]

/** What is in all music, and no thing on a stage. */
const parts: ReadonlySet<string> = new Set(
  [
    ...['game', 'music', 'song', 'beat', 'rhythm', 'note', 'musical note', 'lane', 'tune', 'melody', 'arrow'],
    ...['track', 'button', 'column', 'level', 'dance', 'combo', 'streak', 'bar', 'player', 'key', 'party'],
  ].flatMap((name) => [name, `${name}s`]),
)

export function lanesSaid(brief: Brief): number | undefined {
  const said = countIn(brief, 'lanes?|columns?|strings?|tracks?|arrows|keys|buttons|drums')
  return said !== undefined && said >= 2 && said <= 5 ? said : undefined
}

/** 'Hit 40 notes': so many win. */
export function notesIn({ prompt }: Brief): number | undefined {
  const [, said] = /\b(\d{1,3}) (?:\w+ )?(?:notes|beats|hits)\b/i.exec(prompt) ?? []
  return said === undefined || Number(said) < 5 ? undefined : Number(said)
}

export const tempoWords = ['bpm', 'beat per minute', 'beats per minute', 'beats a minute', 'beat a minute']
const pace =
  /\b(fast|quick|rapid|speedy|slow|calm|gentle)(?:er|-paced)? (?:song|music|tune|beat|tempo|rhythm|track|pace)s?\b/i

/** '150 bpm'; or what is fast for music, and what is slow. */
export function tempoIn({ prompt }: Brief): number | undefined {
  const [said] = saidOf(prompt, { counts: tempoWords, named: ['tempo', 'bpm'], goal: false })
  if (said) return Math.min(180, Math.max(50, said.value))
  const [, way] = pace.exec(prompt) ?? []
  return way === undefined ? undefined : isQuick(way) ? 148 : 76
}

const isQuick = (said: string) => /fast|quick|rapid|speedy/i.test(said)

/** How a sentence is read where it asks for a game that is played to music. */
export function readToMusic(brief: Brief): Brief {
  const struck = withDancer(withStruck(brief))
  return readAtTable(struck, { parts, twists: askedIn(struck), sides: 1, hero: true, company: false })
}

/** 'Frogs in a swamp', 'she loves unicorns': who is named without a part of their own is who plays, where nobody plays against anybody. */
function withDancer(brief: Brief): Brief {
  const named = brief.actors.filter(({ implied }) => !implied)
  if (named.some(({ role }) => role === 'player') || rivalry.test(brief.prompt)) return brief
  const first = named.find(
    ({ role, thing }) => (role === 'enemy' || role === 'prop' || role === 'friend') && isAnimate(thing),
  )
  if (!first) return brief
  // That somebody loves them is why they are in it.
  const isLove = ({ words }: Claim) =>
    new RegExp(`\\b(?:love|like|adore)s? (?:the )?${first.thing.name}`, 'i').test(words)
  const told = { ...brief, claims: brief.claims.filter((claim) => !isLove(claim)) }
  return withOwnPart(told, ({ id }) => (id === first.id ? 'player' : undefined))
}
const rivalry =
  /\b(?:against|versus|vs|rivals?|battles?|beats? (?:the|an?|my)|duels?|compet\w+|dance[- ]off)\b/i

/** Whatever is tapped or caught to the beat comes down the lanes as notes do. */
function withStruck(brief: Brief): Brief {
  const ids = new Set(
    brief.triples.flatMap(({ subject, verb, object, to, negated }) =>
      subject === 'player' && !negated && striking.includes(verb) ? [object, to] : [],
    ),
  )
  const isStruck = (id: string) =>
    ids.has(id) &&
    brief.actors.some((actor) => actor.id === id && actor.role !== 'player' && actor.role !== 'boss')
  return {
    ...brief,
    actors: brief.actors.map((actor) =>
      isStruck(actor.id) ? { ...actor, role: 'collectible' as const } : actor,
    ),
    claims: brief.claims.map((claim): Claim => {
      if (claim.about !== 'actor' || !isStruck(claim.actor)) return claim
      const { plural, thing } = brief.actors.find(({ id }) => id === claim.actor) ?? {}
      const words = plural
        ? `There are ${thing?.plural}`
        : `There is ${withArticle(thing?.name ?? claim.actor)}`
      return { ...claim, role: 'collectible', words }
    }),
  }
}

/** What is asked for in words that this kind of game answers, and only of those who are in it. */
function askedIn(brief: Brief): Record<string, { words: RegExp }> {
  const namesOf = (roles: readonly string[]) =>
    brief.actors
      .filter(({ role, implied }) => !implied && roles.includes(role))
      .flatMap(({ thing }) => [thing.name, thing.plural])
  const [dancers, falling] = [
    namesOf(['player']),
    [...namesOf(['collectible', 'hazard']), 'notes?', 'arrows'],
  ]
  const who = dancers.join('|')
  const what = falling.join('|')
  return {
    'in time': {
      words: /\b(?:to|on|with|in time (?:to|with)) the (?:beat|music|rhythm|song)\b|\bin time\b/,
    },
    ...(dancers.length > 0 && {
      dances: {
        words: new RegExp(
          `(?:\\bwith an? )?\\bdancing (?:${who})\\b|\\b(?:${who}) (?:\\w+ )?danc(?:e|es|ing)\\b`,
        ),
      },
    }),
    falls: {
      words: new RegExp(
        `\\bfalling (?:${what})\\b|\\b(?:${what}) (?:fall|drop|scroll|come)(?:s|ing)?(?: down)?(?: in (?:\\w+ )?lanes)?\\b`,
      ),
    },
    pace: { words: pace },
    ...(lanesSaid(brief) !== undefined && { lanes: { words: /\b\w+ (?:lanes|columns)\b/ } }),
    ...(notesIn(brief) !== undefined && {
      notes: { words: /\b(?:hit|strike|tap|play) \d+ (?:\w+ )?(?:notes|beats)(?: to win)?\b/ },
    }),
  }
}

const isHit = (before: RhythmWorld, after: RhythmWorld) => after.hits > before.hits

/** How each of these is seen from one step to the next. */
export const seenInTime: Record<string, Watch> = {
  // No mood is so fast or so slow by itself that nobody would hear it.
  pace: (said) => (world) => {
    const { tempo } = songOf(world.plan).music
    return isQuick(said) ? tempo >= 140 : tempo <= 84
  },
  ...Object.fromEntries(
    Object.entries({
      // Only what is struck within its moment of the music counts as a hit.
      'in time': isHit,
      // Whoever plays is drawn by the time of the song, and leaps with every hit.
      dances: (before: RhythmWorld, after: RhythmWorld) => isHit(before, after) && after.ago === 0,
      falls: (before: RhythmWorld, after: RhythmWorld) =>
        after.time > before.time &&
        chartOf(after.plan, after.round).lanes.some((lane) =>
          lane.some(({ at }) => at > after.time && at - after.time < fallSteps(after)),
        ),
      lanes: (_: RhythmWorld, { next, plan }: RhythmWorld) => next.length === plan.content?.lanes,
      notes: (_: RhythmWorld, { status, hits, plan }: RhythmWorld) =>
        status === 'won' && hits === plan.rules.goalCount,
    }).map(([id, seen]) => [id, watching((world) => ({ ...world }) as RhythmWorld, seen)]),
  ),
}
