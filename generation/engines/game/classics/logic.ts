import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { genre as hanoiGenre, turns as hanoiTurns } from '@makebelieve/kit/game-2d/genres/hanoi/index'
import {
  type LightsContent,
  genre as lightsGenre,
  turns as lightsTurns,
} from '@makebelieve/kit/game-2d/genres/lights-out/index'
import {
  type MirrorsContent,
  genre as mirrorsGenre,
  turns as mirrorsTurns,
} from '@makebelieve/kit/game-2d/genres/mirrors/index'
import {
  type NonogramContent,
  genre as nonogramGenre,
  turns as nonogramTurns,
} from '@makebelieve/kit/game-2d/genres/nonogram/index'
import { pictures } from '@makebelieve/kit/game-2d/genres/nonogram/pictures'
import {
  type PipesContent,
  genre as pipesGenre,
  turns as pipesTurns,
} from '@makebelieve/kit/game-2d/genres/pipes/index'
import type { Brief } from '../../../brief/brief.ts'
import { classic, sizeIn, toldIn } from './classic.ts'

const boardIn = (brief: Brief, least: number, most: number) => {
  const size = sizeIn(brief, least, most)
  return size ? { columns: size[0], rows: size[1] } : {}
}

/** 'Three fountains', 'five owls': as many as were said have to be reached. */
const endsIn = (game: GamePlan, most: number): { ends?: number } => {
  const count = castIn(game, 'goal')[0]?.count ?? 1
  return count > 1 ? { ends: Math.min(most, count) } : {}
}

/** What is stacked on the pegs: rings, or what was named in their place. */
const stacked = ({ actors }: Brief): string[] => [
  ...['ring', 'disc', 'disk', 'plate'],
  ...actors.filter(({ role, implied }) => role !== 'player' && !implied).map(({ thing }) => thing.name),
]

export const hanoi = classic({
  turns: hanoiTurns,
  genre: hanoiGenre,
  example: 'Tower of Hanoi with four rings',
  parts: ['ring', 'disc', 'disk', 'peg', 'pole', 'stick', 'tower', 'rod', 'stack'],
  shows: () => ({ place: ['move', 'put', 'place', 'stack', 'bring'] }),
  figures: {
    rings: {
      counts: stacked,
      least: 2,
      most: 6,
      atOnce: true,
      sets: (rings) => ({ rings }),
      has: (_, { pegs }) => pegs.flat().length,
    },
    // With one move more it would have been lost, and it was not lost before.
    moves: {
      counts: ['move', 'step', 'turn'],
      least: 3,
      most: 200,
      takes: ['moves', 'rounds'],
      tells: ['moves'],
      sets: (most) => ({ most }),
      has: (_, after) =>
        hanoiTurns.ending({ ...after, pegs: [[1], [], []], moved: after.most })?.winner === 1 &&
        hanoiTurns.ending({ ...after, pegs: [[1], [], []], moved: after.most - 1 }) === undefined
          ? after.most
          : undefined,
    },
  },
  goal: () => 'Move the whole tower to the right peg, ring by ring.',
})

export const lightsOut = classic({
  turns: lightsTurns,
  genre: lightsGenre,
  example: 'Lights out on a 5x5 board',
  parts: ['light', 'lamp', 'switch', 'button', 'square'],
  shows: () => ({ swap: ['turn off', 'switch off', 'put out', 'toggle', 'press', 'switch', 'turn', 'flip'] }),
  content: (brief, game): LightsContent & { told: boolean } => ({
    ...boardIn(brief, 3, 7),
    told: toldIn(brief, game).length > 0,
  }),
  goal: () => 'Turn out all the lights.',
})

/** What may flow, by its colour. */
const flows: readonly [RegExp, string][] = [
  [/\blava|magma|fire\b/i, '#f0622f'],
  [/\bslime|acid|poison|goo\b/i, '#6fcf3f'],
  [/\bhoney|oil|juice|gold\b/i, '#f2b632'],
  [/\bchocolate|coffee|cocoa\b/i, '#7a4a2b'],
  [/\bmilk\b/i, '#fff6ea'],
]

export const pipes = classic({
  turns: pipesTurns,
  genre: pipesGenre,
  example: 'A pipe puzzle: bring water to the flower',
  roles: { goal: { least: 1, most: 1 }, collectible: { least: 1, most: 2 } },
  instead: { friend: 'goal', prop: 'goal', obstacle: 'goal', enemy: 'goal', hazard: 'goal' },
  suggest: (role) => (role === 'goal' ? ['flower'] : role === 'collectible' ? ['water drop'] : []),
  parts: ['pipe', 'piece', 'pipe piece', 'tile', 'pipe tile', 'water', 'lava', 'flow'],
  shows: () => ({
    turn: ['turn', 'rotate', 'twist'],
    match: ['connect', 'link', 'join'],
    deliver: ['reach', 'bring', 'get', 'water', 'flow', 'lead', 'deliver', 'guide'],
  }),
  content: (brief, game): PipesContent => {
    const flow = flows.find(([said]) => said.test(brief.prompt))?.[1]
    return { ...boardIn(brief, 3, 7), ...(flow && { flow }), ...endsIn(game, 5) }
  },
  goal: () => 'Turn the pieces until it flows all the way.',
})

export const mirrors = classic({
  turns: mirrorsTurns,
  genre: mirrorsGenre,
  example: 'A laser puzzle: turn the mirrors so that the beam hits the crystal',
  roles: { goal: { least: 1, most: 1 }, collectible: { least: 1, most: 1 } },
  instead: { friend: 'goal', prop: 'goal', obstacle: 'goal', enemy: 'goal', hazard: 'goal' },
  suggest: (role) => (role === 'goal' ? ['crystal'] : role === 'collectible' ? ['flashlight'] : []),
  parts: ['mirror', 'laser', 'beam', 'light', 'ray', 'lens'],
  shows: () => ({
    bounce: ['bounce', 'reflect', 'turn', 'rotate', 'deflect', 'redirect'],
    deliver: ['hit', 'reach', 'light', 'guide', 'lead', 'send', 'get'],
  }),
  content: (brief, game): MirrorsContent => ({ ...boardIn(brief, 5, 9), ...endsIn(game, 6) }),
  goal: ({ content }) =>
    ((content ?? {}) as MirrorsContent).ends
      ? 'Turn the mirrors until the beam touches them all.'
      : 'Turn the mirrors until the beam reaches its target.',
})

const nounOf = (name: string) => name.replace(/^an? /, '')

export const nonogram = classic({
  turns: nonogramTurns,
  genre: nonogramGenre,
  example: 'A nonogram with a picture of a fish',
  parts: ['picture', 'cell', 'square', 'number', 'nonogram', 'pixel'],
  twists: {
    // What comes to light is what was asked for.
    motif: {
      words: new RegExp(`\\b(?:${pictures.map(({ name }) => nounOf(name)).join('|')})s?\\b`, 'i'),
      parts: pictures.map(({ name }) => nounOf(name)),
      seen: (_before, { picture, filled, name, motif }) =>
        name === motif && picture.every((full, cell) => !full || filled[cell]),
    },
  },
  shows: () => ({ place: ['fill', 'fill in', 'colour', 'color', 'paint', 'mark', 'solve', 'reveal'] }),
  content({ prompt }): NonogramContent {
    const motif = pictures.find(({ name }) => new RegExp(`\\b${nounOf(name)}s?\\b`, 'i').test(prompt))?.name
    return motif ? { motif } : {}
  },
  goal: () => 'Fill in the right cells to reveal the picture.',
})

export const logicPuzzles = [hanoi, lightsOut, pipes, mirrors, nonogram]
