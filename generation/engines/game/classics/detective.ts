import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { genre, turns } from '@makebelieve/kit/game-2d/genres/detective/index'
import { classic } from './classic.ts'
import { caseTale } from './tales/case.ts'
import { placeIn } from './tales/place.ts'
import { withSuspects } from './tales/suspects.ts'
import { sound } from './tales/walk.ts'

export const detective = classic({
  turns,
  genre,
  example: 'A detective game: who stole the crown? The suspects are a fox, a raccoon and a magpie',
  company: true,
  casts: withSuspects,
  roles: { enemy: { least: 3, most: 4 }, collectible: { least: 1, most: 1 } },
  instead: {
    friend: 'enemy',
    boss: 'enemy',
    hazard: 'enemy',
    goal: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
  },
  suggest: (role) =>
    ({ enemy: ['fox', 'raccoon', 'parrot', 'rabbit'], collectible: ['crown'], player: ['detective'] })[
      role as string
    ] ?? [],
  parts: [
    'suspect',
    'clue',
    'case',
    'mystery',
    'crime',
    'murder',
    'culprit',
    'evidence',
    'question',
    'answer',
    'alibi',
    'lie',
    'detective',
    ...['somebody', 'someone', 'anybody', 'nobody', 'everybody', 'whodunnit', 'whodunit'],
  ],
  shows: () => ({
    defeat: ['find', 'find out', 'catch', 'solve', 'identify', 'accuse', 'unmask', 'arrest', 'expose'],
  }),
  content: (brief, game) => ({
    tale: sound(
      caseTale({
        hero: theOne(game, 'player'),
        suspects: castIn(game, 'enemy').slice(0, 4),
        loot: theOne(game, 'collectible'),
        place: placeIn(brief, game),
        seed: game.seed,
      }),
    ),
  }),
  goal: () => 'Look for clues, question everyone, and say who did it.',
})
