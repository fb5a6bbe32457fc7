import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/snake/bot'
import { foodNames, usualAim } from '@makebelieve/kit/game-2d/genres/snake/food'
import { genre } from '@makebelieve/kit/game-2d/genres/snake/index'
import type { SnakeWorld } from '@makebelieve/kit/game-2d/genres/snake/world'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'
import { taking, verbsOf } from '../proof/signs.ts'

export const snake: GenreDesign<SnakeWorld> = {
  genre,
  bot,
  known: true,
  name: 'a snake game',
  standsInFor: {
    slither: "a snake game: eat, grow, and don't run into anything",
    agar: 'a snake game where you eat and grow',
    growth: 'a snake game where you eat and grow',
    tron: 'a snake game: you leave a tail that nobody can touch',
  },
  shows: () => ({ collect: [...taking, ...verbsOf('outgrow')] }),
  moves: ['crawl', 'slither', 'creep'],
  verbs: { grow: 2, collect: 1, avoid: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    enemy: { least: 0, most: 3 },
    hazard: { least: 0, most: 2 },
    obstacle: { least: 0, most: 2 },
    boss: { least: 0, most: 1 },
  },
  suggest: (role) => (role === 'player' ? ['snake', 'worm'] : []),
  terrain: { wall: ['wall', 'fence', 'brick'] },
  instead: { friend: 'collectible', goal: 'collectible', projectile: 'hazard', prop: 'obstacle' },
  rules: { levels: 3, lives: 4, powerUps: ['slow', 'shield'] },
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
  goal(game) {
    const { scoreGoal, goalCount = usualAim, gentle } = game.rules
    const aim = scoreGoal
      ? `Eat ${foodNames(game)} until you have ${scoreGoal} points`
      : `Eat ${goalCount} ${foodNames(game)}`
    const lock = lockGoal(game)
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'hazard')]
    if (gentle) return `${aim}${lock}, at your own pace.`
    return foe
      ? `${aim}${lock}, away from the ${foe.plural}, and don't bite yourself.`
      : `${aim}${lock}, and don't bite yourself.`
  },
  finish(game, { prompt }) {
    const wraps =
      /\b(wrap\w*|portals?|teleport\w*|no walls|without walls|through the (walls?|edges?)|other side)\b/i
    return wraps.test(prompt) ? { ...game, content: { ...game.content, wrap: true } } : game
  },
}
