import { castIn, memberOf } from '../../../game/plan.ts'
import { tell, win } from '../../../game/world.ts'
import { add, inRole } from '../../arena/arena.ts'
import { openAhead } from '../../arena/locks.ts'
import { type Lock, newLock } from '../../lock.ts'
import { groundY, partOf, type RunnerWorld, speedAt, wayLength } from './way.ts'

/** How far after a key that was missed the next one lies. */
const again = 1100
/** From so far before the end of a level on, the way is made longer until the gate is open. */
const margin = { usual: 1200, last: 2200 }

/** The lock of this level, as it stands on the way; null where the plan has none. */
export function lockOf(world: RunnerWorld): Lock | null {
  const lock = newLock(world.plan)
  if (!lock) return null
  if (!world.shut) lock.state = 'open'
  else if (world.keys > 0) lock.state = 'carried'
  else if (inRole(world, 'key').length > 0) lock.state = 'waiting'
  return lock
}

/** A level begins: its gate is shut, and its key lies after the first part of it. */
export function shutGate(world: RunnerWorld): void {
  if (!newLock(world.plan)) return
  const { levels } = world.plan.rules
  world.shut = true
  world.keys = 0
  world.keyAt = world.nextAt + (0.22 * wayLength(world)) / levels
  if (world.level === 1) world.locked = true
}

/** Where a level ends, on a way that was never made longer. A boss waits behind the last gate. */
function endOf(world: RunnerWorld): number {
  const { levels } = world.plan.rules
  const last = world.level >= levels
  const end = last && world.fight === 'ahead' ? 0.8 : world.level / levels
  return wayLength(world) * end - (last && world.fight !== 'ahead' ? margin.last : margin.usual)
}

/** Lays the key, and later the gate, before the next pattern. Nobody runs past a gate: it comes when the key is had. */
export function layLock(world: RunnerWorld): void {
  const lock = world.shut ? newLock(world.plan) : null
  if (!lock) return
  const speed = speedAt(world, partOf(world))
  const [door] = inRole(world, 'door')
  if (world.keys > 0) {
    if (door || world.nextAt - world.held < endOf(world)) return
    const size = 150 * Math.min(1.2, Math.max(0.9, memberOf(world.plan, lock.door).size))
    add(world, lock.door, { role: 'door', x: world.nextAt + 120, y: groundY - size * 0.46, size })
    world.nextAt += 120 + speed * 0.8
  } else if (world.nextAt >= world.keyAt && inRole(world, 'key').length === 0) {
    const opening = world.pillars.at(-1)
    const y = world.flies && opening ? (opening.top + opening.bottom) / 2 : groundY - 140
    const x = world.flies ? world.nextAt - 80 : world.nextAt + 40
    add(world, lock.key, { role: 'key', x, y, size: 54 })
    world.keyAt = x + again
    if (!world.flies) world.nextAt += 40 + speed * 0.55
  }
}

/** The way goes on and on until the gate is open; then the next level begins. */
export function passGate(world: RunnerWorld): void {
  if (!world.shut) return
  world.held = Math.max(world.held, world.travelled - Math.max(0, endOf(world)))
  openAhead(world, 70)
  if (!world.events.some(({ type }) => type === 'unlock')) return
  world.shut = false
  const { levels, goalCount } = world.plan.rules
  if (goalCount !== undefined && world.done >= goalCount && world.fight === 'over') {
    win(world, `You collected ${goalCount} ${castIn(world.plan, 'collectible')[0]?.plural ?? ''}.`)
    return
  }
  if (world.level >= levels) return
  world.level++
  tell(world, 'level', { x: 0, y: 0, value: world.level, words: `Level ${world.level}` })
  shutGate(world)
}
