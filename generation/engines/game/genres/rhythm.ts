import { usualLanes } from '@makebelieve/kit/game-2d/beats/chart'
import { songOf } from '@makebelieve/kit/game-2d/beats/song'
import { bot } from '@makebelieve/kit/game-2d/genres/rhythm/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/rhythm/index'
import {
  fallSteps,
  laneMiddle,
  type RhythmWorld,
  rivalIn,
  swapsOf,
} from '@makebelieve/kit/game-2d/genres/rhythm/world'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { taking } from '../proof/signs.ts'
import { numberIn, type Twist, type Watch, watching, withTwists } from '../twists.ts'
import {
  lanesSaid,
  notesIn,
  readToMusic,
  seenInTime,
  striking,
  tempoIn,
  tempoWords,
} from './rhythm-reading.ts'

const few = '(?:one|two|three|four|five|ten|\\d{1,2})'
const amiss = '(?:miss(?:es)?|missed (?:notes?|beats?)|mistakes?|wrong notes?|errors?)'
const isOver =
  "(?:(?:it(?:['’]?s| is| will be)?|that(?:['’]?s| is)|you|you(?:['’]?re| are)|the game|means|ends|is) )*(?:(?:game|it|the game|the song)? ?(?:is )?over\\b|loses?|lost|out\\b|dead|ends?(?: (?:it|the (?:game|song)))?|start (?:over|again))"
/** How it is said that missed notes end it. */
const missing = [
  `(?:just |only )?(?:${few}|a|a single|the first|any|every) ${amiss}(?:,? (?:and|means|ends|then|is|=))*,? ${isOver}`,
  `miss(?:ing)? (?:once|(?:a single|even one|just one|any|a|${few})(?: (?:notes?|beats?|times))?)(?:,? (?:and|means|ends|then))*,? ${isOver}`,
  `(?:you )?(?:lose|game over|it(?:['’]?s| is) over|it ends)(?: the game)? (?:after|with|on|if you|when you|as soon as you|once you) (?:miss |make |have |get |hit )?(?:${few}|a|a single|the first|any)(?: (?:${amiss}|notes?|beats?))?(?= |$)`,
  '(?:no (?:misses|mistakes)(?: allowed| at all)?|(?:without|not) (?:a single|any|one) (?:miss|mistake)(?:es|s)?|(?:can(?:no|.)?t|must not|mustn.t|may not) miss (?:a(?: single)?|any|one|even one)(?: note| beat)?)',
].join('|')

/** How many: 'one miss' and 'no misses' are the same. */
const allowed = (said: string): number => Math.max(1, numberIn(said) ?? 1)
const secondsIn = (said: string): number => Math.min(60, Math.max(4, numberIn(said) ?? 12))

const plain: GenreDesign<RhythmWorld> = {
  genre,
  bot,
  name: 'a rhythm game',
  classic: true,
  home: 'carnival',
  standsInFor: {},
  surely:
    /\brhythm game\b|\bdance battle\b|\bdance[- ]off\b|\bguitar hero\b|\bdance dance revolution\b|\bnotes? (?:fall|come|scroll|drop)\w*\b.*\b(?:lanes?|beat|music|time)\b|\b(?:hit|tap|press|strike|play)(?:s|ping|ting|ing)? (?:the |falling )?(?:\w+ )?(?:notes?|arrows?|\w+)? ?(?:to|on|with|in time (?:to|with)) the (?:beat|music|rhythm|song)\b/,
  shows: () => ({
    right: striking,
    collect: [...taking, ...striking],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 0, most: 4 },
    hazard: { least: 0, most: 1 },
    enemy: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 3 },
    prop: { least: 0, most: 2 },
  },
  suggest: (role) => (role === 'player' ? ['dancer', 'woman dancing'] : []),
  instead: { projectile: 'collectible', obstacle: 'hazard', goal: 'collectible' },
  rules: { lives: 1 },
  supports: ['levels', 'faster-over-time', 'day-and-night'],
  longest: 200,
  reads: readToMusic,
  twists: seenInTime,
  goal(game) {
    const { goalCount, scoreGoal, seconds } = game.rules
    const rival = rivalIn(game)
    if (scoreGoal) return `Play to the beat until you have ${scoreGoal} points.`
    if (goalCount) return `Hit ${goalCount} notes in time with the music.`
    if (seconds) return `Keep the beat for ${seconds} seconds.`
    return rival
      ? `Hit more notes than the ${rival.name} by the end of the song.`
      : 'Strike the notes in time with the music, to the end of the song.'
  },
  finish(game, brief) {
    const lanes = lanesSaid(brief)
    const notes = notesIn(brief)
    const tempo = tempoIn(brief)
    return {
      ...game,
      look: { ...game.look, ...(tempo !== undefined && { tempo }) },
      rules: {
        ...game.rules,
        ...(notes !== undefined && { goalCount: notes }),
        // Whoever holds out until the clock is down has played it.
        ...(game.rules.seconds !== undefined && { timeUp: 'win' as const }),
      },
      content: { ...game.content, lanes: lanes ?? usualLanes },
    }
  },
}

/** Rules of its own that a sentence may give to a song. */
const twists: Record<string, Twist & { watch: Watch<RhythmWorld> }> = {
  // It is over with that note, and there was energy left.
  misses: {
    words: new RegExp(`\\b(?:${missing})`, 'i'),
    tells: ['lives', 'lose-screen'],
    along: 'game over you lose out dead ends end mistakes mistake notes',
    sets: (said) => ({ misses: allowed(said) }),
    watch: watching(
      ({ status, missed, energy }: RhythmWorld) => ({ status, missed, energy }),
      (before, after, said) =>
        before.status === 'playing' &&
        after.status === 'lost' &&
        after.energy > 0 &&
        after.missed === allowed(said),
    ),
  },
  // The same lane is elsewhere than it was.
  swaps: {
    words:
      /\b(?:the )?(?:lanes?|columns?|tracks?|rows?|keys|arrows|buttons|controls) (?:that )?(?:\w+ly )?(?:swap|swaps|swapping|switch|switches|change|changes|trade|shuffle|shuffles|flip|flips|get swapped|are swapped|are switched)(?: (?:places|sides|positions|around|over|order|with each other))*(?: (?:half ?way|in the middle|mid-?way)(?: through)?(?: (?:the|a|each|every) (?:song|track|round))?| every (?:\w+) seconds| now and then| all the time| from time to time)?|\b(?:swapping|switching|shuffling) (?:lanes|columns|tracks)\b/i,
    fits: (_, said) => !/\bchanges? (?:colou?r|speed)/i.test(said),
    parts: ['lane', 'place', 'side', 'song'],
    sets: (said) => ({
      swaps: /every \w+ seconds/i.test(said) ? secondsIn(said) : /half|mid/i.test(said) ? 'half' : 12,
    }),
    watch: () => {
      let first: number | undefined
      return (world) => {
        const { since } = swapsOf(world)
        const at = laneMiddle(world, 0)
        first ??= at
        return since > 40 && Math.abs(at - first) > 80
      }
    },
  },
  // They need fewer steps to come down than at the beginning; of what the music does this says nothing.
  faster: {
    words:
      /\b(?:(?:that|which|it|and|notes?|arrows?|everything|the (?:notes?|arrows?|game)|they) )?(?:(?:that|which|keeps?|keep) )?(?:(?:get|gets|getting|go|goes|going|come|comes|coming|fall|falls|falling|become|becomes) (?:\w+ly )?(?:faster|quicker)|speeds? up|speeding up)(?: and (?:faster|quicker))*(?: (?:over time|as (?:you|it|the song) (?:go|goes|play|continues|goes on)(?: on| along)?|with (?:every|each) \w+|every \w+))?/i,
    // A tune that is heard goes on as fast as it began.
    fits: ({ prompt }, said) =>
      !new RegExp(`\\b(?:music|song|tempo|beats?|tune|rhythm)(?: (?:that|which))? ${said}`, 'i').test(prompt),
    tells: ['faster-over-time'],
    sets: () => ({ faster: true }),
    watch: () => {
      let first: number | undefined
      return (world) => {
        first ??= fallSteps(world)
        return fallSteps(world) <= first * 0.8
      }
    },
  },
}

/** How many beats a minute the music has that is heard, and to which the notes come. */
export const rhythm = withFigures(withTwists(plain, twists), {
  tempo: {
    counts: tempoWords,
    named: ['tempo', 'bpm'],
    least: 50,
    most: 180,
    has: (_, { plan }) => songOf(plan).music.tempo,
  },
})
