import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/sokoban/bot'
import { makeLevels } from '@makebelieve/kit/game-2d/genres/sokoban/generate'
import { genre } from '@makebelieve/kit/game-2d/genres/sokoban/index'
import { pushedIn, type SokobanWorld } from '@makebelieve/kit/game-2d/genres/sokoban/world'
import type { GenreDesign } from '../design.ts'
import { withBoss } from './recasting.ts'

export const sokoban: GenreDesign<SokobanWorld> = {
  genre,
  bot,
  name: 'a pushing puzzle',
  calm: true,
  standsInFor: {
    'physics-puzzle': 'a pushing puzzle, with rooms to be solved in order',
    'logic-puzzle': 'a pushing puzzle, with rooms to be solved in order',
    puzzle: 'a pushing puzzle, with rooms to be solved in order',
  },
  shows: () => ({ place: ['place', 'put', 'sort'] }),
  moves: ['walk', 'walk around', 'walk through'],
  verbs: { push: 3, sort: 2, deliver: 1, roll: 1, slide: 2, stack: 1, unlock: 1, rotate: 1 },
  roles: {
    player: { least: 1, most: 1 },
    obstacle: { least: 0, most: 2 },
    collectible: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    enemy: { least: 0, most: 2 },
    hazard: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
  },
  instead: { friend: 'collectible', prop: 'obstacle', projectile: 'collectible' },
  rules: { levels: 3, lives: 3 },
  supports: ['levels', 'day-and-night', 'boss', 'power-ups', 'shield', 'keys', 'two-players'],
  powerUps: ['speed', 'multi', 'shield', 'heart'],
  longest: 240,
  goal(game) {
    const names = pushedIn(game).map(({ plural }) => plural)
    const [pad] = castIn(game, 'goal')
    const target = pad ? `onto the ${pad.plural}` : 'into place'
    const before = game.rules.gentle ? '' : ' before your energy runs out'
    return `Push all the ${names.join(' and ') || 'crates'} ${target}${before}.`
  },
  finish(draft) {
    const game = withBoss(draft)
    const pushed = pushedIn(game)
    const said = pushed.reduce((sum, { count }) => sum + (count ?? 0), 0)
    const asked = game.rules.goalCount ?? (said > 0 ? said : undefined)
    // More than four at once would fill the room: they are spread over rooms instead.
    const boxes = asked === undefined ? undefined : Math.min(4, Math.max(pushed.length, asked))
    const { levels, goalCount } = game.rules
    const rooms = goalCount && goalCount > 4 ? Math.max(levels, Math.ceil(goalCount / 4)) : levels
    return {
      ...game,
      rules: { ...game.rules, levels: rooms, ...(asked === undefined ? {} : { goalCount: asked }) },
      content: {
        ...game.content,
        levels: makeLevels({ seed: game.seed, levels: rooms, boxes, challenge: game.challenge }),
      },
    }
  },
}
