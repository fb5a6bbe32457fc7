import { type CastRole, castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import type { Brief } from '../../../brief/brief.ts'

/** The same game with somebody in another role. */
export function recast(game: GamePlan, id: string, role: CastRole): GamePlan {
  return { ...game, cast: game.cast.map((member) => (member.id === id ? { ...member, role } : member)) }
}

/** A boss was asked for and none was named: the first kind of foe has a giant one. */
export function withBoss(game: GamePlan): GamePlan {
  const [foe] = castIn(game, 'enemy')
  if (!game.rules.boss || castIn(game, 'boss').length > 0) return game
  if (!foe) return { ...game, rules: { ...game.rules, boss: false } }
  const { count, ...member } = foe
  const boss = {
    ...member,
    id: `${foe.id}-boss`,
    role: 'boss',
    name: `${foe.name} boss`,
    plural: `${foe.name} bosses`,
    size: Math.max(1.6, foe.size),
  } as const
  return { ...game, cast: [...game.cast, boss] }
}

/** What is shot at or fought is a foe, whatever else it could be; then nobody has to stand in for one. */
export function withTargets(game: GamePlan, brief: Brief): GamePlan {
  const targets = new Set(
    brief.triples
      .filter(({ mechanic, negated }) => !negated && (mechanic === 'shoot' || mechanic === 'fight'))
      .flatMap(({ object, to }) => [object, to]),
  )
  const isTarget = ({ id, role }: GamePlan['cast'][number]) =>
    targets.has(id) && (role === 'hazard' || role === 'prop' || role === 'obstacle')
  if (!game.cast.some(isTarget)) return game
  const named = new Set(brief.actors.filter(({ implied }) => !implied).map(({ id }) => id))
  const cast = game.cast
    .filter(({ id, role }) => role !== 'enemy' || named.has(id))
    .map((member) => (isTarget(member) ? { ...member, role: 'enemy' as const } : member))
  return { ...game, cast }
}

/** 'Shoot 20 ducks' is an aim, and not how many there are at a time. */
export function withAim(game: GamePlan, role: CastRole): GamePlan {
  const counted = castIn(game, role).filter(({ count = 0 }) => count >= 5)
  const [first] = counted
  if (!first || counted.length > 1 || castIn(game, role).length > 1 || game.rules.goalCount !== undefined)
    return game
  const cast = game.cast.map((member) => {
    if (member !== first) return member
    const { count, ...uncounted } = member
    return uncounted
  })
  return { ...game, cast, rules: { ...game.rules, goalCount: Math.min(100, first.count ?? 1) } }
}

/** What the player has in the hand is what it fights with: 'a diver with a harpoon'. */
export function withArms(game: GamePlan, { triples }: Brief): GamePlan {
  if (castIn(game, 'projectile').length > 0) return game
  const held = triples.filter(({ subject }) => subject === 'player').map((triple) => triple.with)
  const arm = castIn(game, 'prop').find(({ id }) => held.includes(id))
  return arm ? recast(game, arm.id, 'projectile') : game
}
