import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { ammoOf } from '@makebelieve/kit/game-2d/arena/shooting'
import { bot } from '@makebelieve/kit/game-2d/genres/breakout/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/breakout/index'
import type { BreakoutWorld } from '@makebelieve/kit/game-2d/genres/breakout/world'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { recast, withAim, withBoss } from './recasting.ts'

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
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'shield',
    'day-and-night',
  ],
  longest: 200,
  goal(game) {
    const ball = ammoOf(game)?.name ?? 'ball'
    const [chief] = castIn(game, 'boss')
    const { goalCount, boss } = game.rules
    const what = goalCount ? `${goalCount} bricks` : 'all the bricks'
    return `Break ${what} with the ${ball}${lockGoal(game)}${boss && chief ? `, then beat the ${chief.name}` : ''}.`
  },
  finish(draft, brief) {
    const game = withAim(withRider(withBoss(draft), brief), 'obstacle')
    if (castIn(game, 'projectile').length > 0) return game
    // What is bounced is the ball, and so is whatever is called one.
    const bounced = brief.triples.filter(({ mechanic }) => mechanic === 'bounce').map(({ object }) => object)
    const free = game.cast.filter(
      ({ role }) => role === 'prop' || role === 'collectible' || role === 'obstacle',
    )
    const ball =
      free.find(({ id }) => bounced.includes(id)) ?? free.find(({ name }) => /ball|orb|puck/i.test(name))
    return ball ? recast(game, ball.id, 'projectile') : game
  },
}

/** Whoever is on the paddle is played; the paddle itself is there anyway. */
function withRider(game: GamePlan, { relations, actors }: Brief): GamePlan {
  const on = relations.find(({ relation, object }) => relation === 'on' && object.includes('paddle'))
  const rider = game.cast.find(({ id }) => id === on?.subject)
  const cast = game.cast.filter(({ id, role }) => !(role === 'prop' && id.includes('paddle')))
  if (!rider || rider.role === 'player') return { ...game, cast }
  const named = actors.some(({ role, implied }) => role === 'player' && !implied)
  if (named) return { ...game, cast }
  return recast({ ...game, cast: cast.filter(({ role }) => role !== 'player') }, rider.id, 'player')
}
