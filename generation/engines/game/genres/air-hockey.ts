import type { RallyWorld } from '@makebelieve/kit/game-2d/aim/rally'
import { bot } from '@makebelieve/kit/game-2d/genres/air-hockey/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/air-hockey/index'
import type { GenreDesign } from '../design.ts'
import { rallyParts } from './rally.ts'

export const airHockey: GenreDesign<RallyWorld> = {
  ...rallyParts,
  genre,
  bot,
  name: 'air hockey',
  standsInFor: {},
  surely: /\bair[ -]?hockey\b|\btable hockey\b|\b(?:puck|mallets?)\b.*\b(?:puck|goal|rink|table)\b/,
}
