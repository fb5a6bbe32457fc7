import type { RallyWorld } from '@makebelieve/kit/game-2d/aim/rally'
import { bot } from '@makebelieve/kit/game-2d/genres/pong/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/pong/index'
import type { GenreDesign } from '../design.ts'
import { withTwists } from '../twists.ts'
import { rallyParts } from './rally.ts'
import { rallyTwists } from './rally-twists.ts'

export const pong = withTwists<RallyWorld>(
  {
    ...rallyParts,
    genre,
    bot,
    name: 'a game of pong',
    standsInFor: { sports: 'a game of pong: two paddles and a ball' },
    surely: /\b(?:ping[ -]?pong|table tennis)\b|\btwo paddles\b|\bball back and forth\b/,
  } satisfies GenreDesign<RallyWorld>,
  rallyTwists,
)
