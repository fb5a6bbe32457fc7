import { bot } from '@makebelieve/kit/game-2d/genres/match-3/bot'
import { movesOf } from '@makebelieve/kit/game-2d/genres/match-3/goals'
import { genre } from '@makebelieve/kit/game-2d/genres/match-3/index'
import { kindsOf } from '@makebelieve/kit/game-2d/genres/match-3/pieces'
import type { Match3World } from '@makebelieve/kit/game-2d/genres/match-3/world'
import { castIn } from '@makebelieve/kit/game-2d/plan'
import type { GenreDesign } from '../design.ts'

/** Words for stones in general: drawn as six kinds of cut stones instead of one picture. */
const gemWords = /\b(gem|gemstone|jewel|crystal|stone|precious stone|tile|orb|bead|colou?r|shape|block)s?\b/

export const match3: GenreDesign<Match3World> = {
  genre,
  bot,
  name: 'a match-three puzzle',
  standsInFor: {
    'bubble-shooter': 'a match-three puzzle, in which colours are lined up instead of shot',
    tetris: 'a match-three puzzle, in which what falls is lined up by colour',
    'merge-2048': 'a match-three puzzle, in which equal ones are brought together',
    memory: 'a match-three puzzle, in which equal ones lie open',
    jigsaw: 'a match-three puzzle',
    solitaire: 'a match-three puzzle',
    mahjong: 'a match-three puzzle, in which equal ones are cleared away',
  },
  verbs: { match: 3, sort: 2, click: 1, stack: 1, collect: 1, relax: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 6 },
    enemy: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
  },
  instead: {
    hazard: 'obstacle',
    boss: 'enemy',
    friend: 'collectible',
    goal: 'collectible',
    projectile: 'collectible',
    prop: 'collectible',
  },
  rules: { levels: 2, lives: 1 },
  supports: ['levels', 'day-and-night', 'power-ups'],
  goal(game) {
    const [first] = kindsOf(game)
    const within = game.rules.gentle
      ? ''
      : ` within ${movesOf(game)} moves${game.rules.levels > 1 ? ' a level' : ''}`
    if (game.rules.scoreGoal !== undefined)
      return `Line up three or more of a kind and reach ${game.rules.scoreGoal} points${within}.`
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : ''
    return `Line up three or more of a kind and collect ${amount}${(amount ? first?.family : first?.plural) ?? 'gems'}${within}.`
  },
  finish(game, brief) {
    const gems = castIn(game, 'collectible')
      .filter(({ name }) => gemWords.test(name.toLowerCase()))
      .map(({ id }) => id)
    const { moves } = brief.numbers
    return {
      ...game,
      content: {
        ...game.content,
        ...(gems.length > 0 ? { gems } : {}),
        ...(moves ? { moves: Math.min(99, Math.max(5, moves)) } : {}),
      },
    }
  },
}
