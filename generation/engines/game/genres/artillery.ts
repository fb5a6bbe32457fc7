import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/artillery/bot'
import { foeIn, genre } from '@makebelieve/kit/game-2d/genres/artillery/index'
import type { GenreDesign } from '../design.ts'
import { withTwists } from '../twists.ts'
import { addedTwists } from './added-rules.ts'
import { felling, onlyAsked, sendingOff, withSaid } from './aiming.ts'

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'an artillery duel',
  classic: true,
  calm: true,
  home: 'meadow',
  standsInFor: {},
  surely:
    /\bartillery\b|\b(?:tanks?|castles?|cannons?|forts?|ships?|worms)\b.*\b(?:at each other|take turns|on (?:the )?hills?)\b|\bshoot(?:s|ing)? \w+ at each other\b|\btake turns (?:shooting|firing|throwing|lobbing)\b/,
  shows: () => ({
    shoot: sendingOff,
    defeat: [...felling, 'destroy', 'blow up', 'attack', 'fight', 'bombard'],
    break: ['blow up', 'explode'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  suggest: (role) => (role === 'player' ? ['tank'] : []),
  instead: { hazard: 'enemy', goal: 'enemy', obstacle: 'enemy', collectible: 'projectile' },
  rules: { lives: 3 },
  supports: ['two-players', 'day-and-night'],
  longest: 200,
  goal(game) {
    const foe = foeIn(game)
    const who = foe.role === 'player' ? `the other ${foe.name}` : `the ${foe.name}`
    return `Hit ${who} ${game.rules.lives} times before you're hit that often.`
  },
  finish(draft, brief) {
    const game = firstTo(onlyAsked(withSaid(draft, brief), brief, ['enemy', 'boss']))
    // Two tanks of which one is played shoot at each other.
    const player = brief.actors.find(({ role }) => role === 'player')
    const isAsked = game.cast.some(
      ({ id, role }) =>
        (role === 'enemy' || role === 'boss') &&
        brief.actors.some((actor) => actor.id === id && !actor.implied),
    )
    const isPair = player && (player.count === 2 || player.plural)
    return isPair && !isAsked ? { ...game, cast: game.cast.filter(({ role }) => role !== 'enemy') } : game
  },
}

/** 'First to five hits': what counts are hits, and whoever has made so many wins. */
function firstTo(game: GamePlan): GamePlan {
  const { goalCount, scoreGoal, ...rules } = game.rules
  const most = goalCount ?? scoreGoal
  return most !== undefined && most <= 10
    ? { ...game, rules: { ...rules, goalCount: most, lives: most } }
    : game
}

export const artillery = withTwists(plain, addedTwists({ can: ['shots', 'wind', 'pieces'], target: [] }))
