import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/stacking/bot'
import { genre, stackedIn, usualHeight } from '@makebelieve/kit/game-2d/genres/stacking/index'
import type { GenreDesign } from '../design.ts'
import { verbsOf } from '../proof/signs.ts'
import { withSaid } from './aiming.ts'

export const stacking: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a stacking game',
  classic: true,
  calm: true,
  standsInFor: { 'physics-puzzle': 'a stacking game where everything falls and leans as it really would' },
  surely:
    /\bstack(?:s|ing)?\b(?: \w+){0,4} (?:as high|tower|higher|on top)|\btower (?:stacking|of \w+ that wobbles)\b|\bstacking (?:game|tower)\b|\bstack (?:game|the \w+)\b|\bdrop(?:s|ping)? (?:swinging )?\w+ (?:on|onto) (?:a|the|each|one)\b.*\btower\b/,
  shows: () => ({
    deliver: [...verbsOf('stack'), 'stack', 'pile', 'pile up', 'drop', 'balance', 'put'],
    place: ['stack', 'place', 'build', 'put', 'drop', 'pile', 'pile up', 'balance', 'lay'],
    shoot: ['drop', 'release', 'let go'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 0, most: 3 },
    obstacle: { least: 0, most: 2 },
    projectile: { least: 0, most: 1 },
    goal: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { prop: 'collectible', enemy: 'collectible' },
  rules: { lives: 3 },
  supports: ['levels', 'day-and-night'],
  goal(game) {
    const { goalCount = usualHeight } = game.rules
    const many = Number(game.content?.rounds ?? goalCount)
    return `Drop ${many} ${stackedIn(game)[0]?.plural ?? 'blocks'} on top of each other.`
  },
  finish(draft, brief) {
    const game = withSaid(draft, brief)
    // The tower is what comes of it.
    const cast = game.cast.filter(
      ({ name, role }) => role === 'player' || !/^(?:towers?|stacks?|cranes?)$/.test(name),
    )
    const count = cast.find(({ role, count: many }) => role !== 'player' && many !== undefined)?.count
    return {
      ...game,
      cast: cast.map(({ count: _, ...member }) => member),
      rules: { ...game.rules, ...(count !== undefined && { goalCount: Math.min(15, Math.max(2, count)) }) },
    }
  },
}
