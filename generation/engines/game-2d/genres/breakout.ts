import { ammoOf } from '@makebelieve/kit/game-2d/arena/shooting'
import { bot } from '@makebelieve/kit/game-2d/genres/breakout/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/breakout/index'
import type { BreakoutWorld } from '@makebelieve/kit/game-2d/genres/breakout/rules'
import { castIn } from '@makebelieve/kit/game-2d/plan'
import type { GenreDesign } from '../design.ts'

export const breakout: GenreDesign<BreakoutWorld> = {
  genre,
  bot,
  name: 'a brick breaker',
  standsInFor: {
    pong: 'a brick breaker with a paddle and a ball',
    pinball: 'a brick breaker with a paddle and a ball',
    'bubble-shooter': 'a brick breaker',
  },
  verbs: { break: 3, bounce: 3, collect: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    collectible: { least: 0, most: 3 },
    obstacle: { least: 0, most: 3 },
    enemy: { least: 0, most: 3 },
    boss: { least: 0, most: 1 },
  },
  instead: { hazard: 'enemy', goal: 'obstacle', friend: 'collectible' },
  rules: { levels: 2, powerUps: ['wide', 'multi', 'slow', 'heart', 'shield'] },
  supports: ['power-ups', 'boss', 'levels', 'two-players', 'faster-over-time', 'shield', 'day-and-night'],
  longest: 200,
  goal(game) {
    const ball = ammoOf(game)?.name ?? 'ball'
    const [chief] = castIn(game, 'boss')
    const { goalCount, boss } = game.rules
    const what = goalCount ? `${goalCount} bricks` : 'all the bricks'
    return `Break ${what} with the ${ball}${boss && chief ? `, then beat the ${chief.name}` : ''}.`
  },
}
