import { usualLanes } from '@makebelieve/kit/game-2d/beats/chart'
import { songOf } from '@makebelieve/kit/game-2d/beats/song'
import { bot } from '@makebelieve/kit/game-2d/genres/rhythm/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/rhythm/index'
import { type RhythmWorld, rivalIn } from '@makebelieve/kit/game-2d/genres/rhythm/world'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { taking } from '../proof/signs.ts'
import {
  lanesSaid,
  notesIn,
  readToMusic,
  seenInTime,
  striking,
  tempoIn,
  tempoWords,
} from './rhythm-reading.ts'

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

/** How many beats a minute the music has that is heard, and to which the notes come. */
export const rhythm = withFigures(plain, {
  tempo: {
    counts: tempoWords,
    named: ['tempo', 'bpm'],
    least: 50,
    most: 180,
    has: (_, { plan }) => songOf(plan).music.tempo,
  },
})
