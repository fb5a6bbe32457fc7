import type { RallyWorld } from '@makebelieve/kit/game-2d/aim/rally'
import { bot } from '@makebelieve/kit/game-2d/genres/air-hockey/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/air-hockey/index'
import type { GenreDesign } from '../design.ts'
import { withTwists } from '../twists.ts'
import { rallyParts } from './rally.ts'
import { rallyTwists } from './rally-twists.ts'

// Mallets are as large as they are, and whoever swings one makes the puck faster anyway.
const { paddle: _, paddles: __, faster: ___, ...twists } = rallyTwists

export const airHockey = withTwists<RallyWorld>(
  {
    ...rallyParts,
    genre,
    bot,
    name: 'air hockey',
    standsInFor: {},
    surely: /\bair[ -]?hockey\b|\btable hockey\b|\b(?:puck|mallets?)\b.*\b(?:puck|goal|rink|table)\b/,
  } satisfies GenreDesign<RallyWorld>,
  twists,
)
