import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/marble-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/marble-3d/index'
import type { MarbleWorld } from '@makebelieve/kit/game-3d/genres/marble-3d/rules'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { verbsOf } from '../proof/signs.ts'

export const marble3d: SolidDesign<MarbleWorld> = {
  genre,
  bot,
  name: 'a 3D course for a rolling ball',
  words:
    /\bmarbles?\b(?! (?:statue|temple|hall|floor|palace|column))|\broll(?:ing|s)? (?:a |the |your )?(?:\w+ )?ball\b|\bball (?:rolling|maze|rolls)\b|\bmonkey ball\b|\blabyrinth ball\b|\bhamster ball\b/,
  // A marble is at home on a shelf; what is built for it hangs in the sky.
  reads: (brief) => (brief.scene ? brief : { ...brief, scene: 'sky' }),
  standsInFor: {},
  // Nothing else rolls: an obstacle course for a ball is no run.
  moves: verbsOf('roll'),
  verbs: { roll: 8, explore: 2, bounce: 0.5, avoid: 0.5, collect: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    goal: { least: 0, most: 1 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 0, most: 3 },
    hazard: { least: 0, most: 3 },
    obstacle: { least: 0, most: 2 },
    friend: { least: 0, most: 2 },
    prop: { least: 0, most: 2 },
  },
  instead: { boss: 'enemy', key: 'collectible', door: 'goal', projectile: 'prop' },
  suggest: (role) => (role === 'player' ? ['marble'] : role === 'collectible' ? ['gem', 'star'] : []),
  rules: { levels: 2, lives: 5, powerUps: ['heart', 'slow'] },
  supports: ['power-ups', 'levels', 'faster-over-time', 'shield', 'double-jump'],
  goal(game) {
    const [goal] = castIn(game, 'goal')
    const [item] = castIn(game, 'collectible')
    const where = goal ? `the ${goal.name}` : 'the gate'
    const need = game.rules.goalCount && item ? `, with ${game.rules.goalCount} ${item.plural}` : ''
    const courses = game.rules.levels > 1 ? ` of all ${game.rules.levels} courses` : ''
    return `Roll to ${where} at the end${courses}${need}, and don't fall.`
  },
  finish: withBall,
}

/** Whatever is rolled is what one plays, where nobody else was named to. */
function withBall(game: GamePlan, { actors }: Brief): GamePlan {
  const named = actors.find(({ role }) => role === 'player')
  const rolled = game.cast.find(
    ({ role, name }) => role !== 'player' && /\b(?:ball|marble|orb|sphere)\b/.test(name),
  )
  if (named || !rolled) return game
  const cast = game.cast
    .filter(({ role }) => role !== 'player')
    .map((member) => (member === rolled ? { ...member, role: 'player' as const } : member))
  return { ...game, cast }
}
