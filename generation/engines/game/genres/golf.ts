import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/golf/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/golf/index'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { withTwists } from '../twists.ts'
import { type Adds, addedTwists, withGuards } from './added-rules.ts'
import { aimSupports, asBall, withSaid } from './aiming.ts'

const adds: Adds = {
  can: ['target', 'points', 'shots'],
  target: ['hole', 'cup'],
  targetSize: ({ added }) => added.target,
  guarded: 'obstacle',
}

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'mini golf',
  classic: true,
  calm: true,
  home: 'park',
  standsInFor: {},
  surely: /\bmini ?-?golf\b|\bcrazy golf\b|\bputt(?:s|ing)?\b(?: \w+){0,5} (?:hole|cup)|\bhole in one\b/,
  shows: () => ({
    shoot: ['putt', 'hit', 'play', 'strike', 'roll', 'shoot', 'knock', 'golf'],
    deliver: ['putt', 'sink', 'hole', 'get', 'roll', 'hit', 'knock', 'shoot'],
    bounce: ['bounce', 'bounce off', 'hit', 'ricochet off'],
  }),
  reads: (brief) => withGuards(brief, adds),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
    hazard: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  terrain: { hole: ['hole', 'golf hole', 'cup'] },
  instead: { enemy: 'obstacle', collectible: 'obstacle', prop: 'obstacle' },
  rules: { lives: 1, levels: 3 },
  supports: aimSupports,
  longest: 240,
  goal: ({ rules: { levels } }) =>
    `Putt the ball into ${levels === 1 ? 'the hole' : `all ${levels} holes`}, with only a few strokes for each.`,
  finish(draft, brief) {
    const game = withSaid(asBall(draft, brief), brief)
    // 'Holes' are what one plays for, and stand on no green.
    const cast = game.cast.filter(
      ({ name, role }) => role === 'player' || !/^(?:flags?|courses?|greens?|golf courses?)$/.test(name),
    )
    return { ...game, cast }
  },
}

/** What is counted in mini golf: holes, what is usual for each, and how many strokes one has. */
const figured = withFigures(plain, {
  holes: {
    counts: ['hole', 'course', 'green', 'lane'],
    least: 1,
    most: 18,
    tells: ['rounds', 'levels'],
    takes: ['rounds'],
    atOnce: true,
    rules: (levels) => ({ levels }),
    has: (_, { status, level }) => (status === 'won' ? level : undefined),
  },
  par: {
    counts: [],
    named: ['par'],
    least: 1,
    most: 9,
    takes: ['rounds', 'score'],
    sets: (par) => ({ par }),
    has: (_, world) =>
      genre.hud?.(world).flatMap(({ says, value }) => (says === 'Par' ? Number(value) : []))[0],
  },
  strokes: {
    counts: ['stroke', 'shot', 'putt', 'hit', 'try'],
    least: 1,
    most: 20,
    tells: ['rounds', 'lives'],
    takes: ['rounds', 'lives'],
    sets: (strokes) => ({ strokes }),
    has: (_, { shots, phase }) => (phase === 'aim' ? shots : undefined),
  },
})

export const golf = withTwists(figured, addedTwists(adds))
