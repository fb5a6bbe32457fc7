import { dial } from '../../../game/plan.ts'
import { rate, tell, win } from '../../../game/world.ts'
import { add } from '../../arena/arena.ts'
import { callBoss, phaseOf } from '../../arena/boss.ts'
import { groundY, partOf, type RunnerWorld, stage } from './way.ts'

/** Late on the way the boss is ahead. What the player collects is thrown at it. */
export function callForBoss(world: RunnerWorld): void {
  const { plan } = world
  const late = partOf(world) >= 0.82 || (world.aim > 0 && world.done >= world.aim * 0.7)
  if (world.fight !== 'ahead' || !late || world.shut) return
  world.fight = 'on'
  const health = Math.max(plan.rules.bossPhases, Math.round(dial(plan, 10, 14)))
  const called = callBoss(world, { x: world.camera.x + stage.width + 120, y: groundY - 250, health })
  called.facing = -1
  called.size = Math.min(150, called.size)
}

function endFight(world: RunnerWorld): void {
  world.fight = 'over'
  for (const shot of world.entities) if (shot.role === 'foe-shot') shot.gone = true
  if (world.aim > 0 && world.done >= world.aim) win(world, 'You collected enough, and beat the boss.')
}

/** It stays ahead, bobs, and sends something low to jump over or something high to duck under. */
export function bossActs(world: RunnerWorld): void {
  const boss = world.entities.find(({ role, gone }) => role === 'boss' && !gone)
  if (!boss) {
    if (world.fight === 'on') endFight(world)
    return
  }
  const phase = phaseOf(world, boss)
  if (boss.b > 0 && phase > boss.b)
    tell(world, 'phase', { to: boss.cast, x: boss.x, y: boss.y, words: `Phase ${phase}` })
  boss.b = phase
  const x = world.camera.x + stage.width - 130
  boss.x += world.speed / rate + (x - boss.x - world.speed / rate) * 0.04
  boss.y = groundY - 250 + Math.sin(boss.age / 40) * 46
  boss.a++
  if (boss.a < dial(world.plan, 2.1, 1.35) * rate * (1 - 0.08 * (phase - 1))) return
  boss.a = 0
  const low = Math.floor(boss.age / 71) % 3 !== 1
  const member = world.plan.interactions.find(({ by, does }) => by === boss.cast && does === 'shoot')?.with
  add(world, member ?? boss.cast, {
    role: 'foe-shot',
    x: boss.x - 50,
    y: world.flies ? boss.y : groundY - (low ? 26 : 84),
    vx: -dial(world.plan, 30, 90),
    size: member ? 44 : 34,
    a: member ? 0 : 1,
  })
  tell(world, 'shoot', { by: boss.cast, to: member, x: boss.x - 50, y: boss.y })
}
