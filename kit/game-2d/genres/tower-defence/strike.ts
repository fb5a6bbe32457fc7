import { castIn, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import { addScore, tell } from '../../../game/world.ts'
import { isLocked } from '../../lock.ts'
import { dropKey } from './gate.ts'
import { mayDrop, payFactor } from './powers.ts'
import type { DefenceWorld, Foe, Owner } from './world.ts'

/** Takes health from a foe; what it was worth comes in when it is done for. */
export function strike(world: DefenceWorld, foe: Foe, by: string, damage: number, owner: Owner): void {
  if (foe.health <= 0) return
  foe.health -= damage
  foe.flash = 5
  const event = { by, to: foe.cast, x: foe.x, y: foe.y }
  if (foe.health > 0) {
    tell(world, 'hit', event)
    const phases = Math.max(1, world.plan.rules.bossPhases)
    const phase = 1 + Math.floor((1 - foe.health / foe.most) * phases)
    if (!foe.boss || phase <= foe.phase) return
    foe.phase = phase
    foe.speed *= 1.12
    tell(world, 'phase', { to: foe.cast, x: foe.x, y: foe.y, words: `Phase ${phase}` })
    return
  }
  const reward = foe.reward * payFactor(world)
  world.money += reward
  world.tally[owner - 1] = (world.tally[owner - 1] ?? 0) + 1
  const [coin] = castIn(world.plan, 'collectible')
  if (coin) tell(world, 'collect', { by: theOne(world.plan, 'player').id, to: coin.id, x: foe.x, y: foe.y })
  tell(world, 'defeat', { ...event, value: foe.size, words: `+${reward}` })
  dropKey(world, foe)
  mayDrop(world, foe)
  score(world, worthOf(world.plan, foe.cast) * (foe.boss ? 10 : 1))
}

/** Points do not win before the gate is open. */
function score(world: DefenceWorld, points: number): void {
  const { scoreGoal } = world.plan.rules
  const held = scoreGoal !== undefined && isLocked(world.lock)
  addScore(world, held ? Math.max(0, Math.min(points, scoreGoal - 1 - world.score)) : points)
}

function worthOf(plan: GamePlan, cast: string): number {
  const { scoreGoal } = plan.rules
  return (
    memberOf(plan, cast).points ?? (scoreGoal === undefined ? 10 : Math.max(1, Math.ceil(scoreGoal / 45)))
  )
}
