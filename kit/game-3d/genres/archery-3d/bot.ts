import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { clamp, type Vec } from '../../space.ts'
import { after, faceOf, launch, middleOf, secondsTo } from './ballistics.ts'
import { paceOf, placeAt } from './targets.ts'
import { type ArcheryWorld, isSpared, isTarget, type Thing } from './world.ts'

/** Where somebody will be in a moment. */
function aheadOf(world: ArcheryWorld, target: Thing, seconds: number): Vec {
  if (target.way !== 'charge') {
    const at = placeAt(target, target.beat + seconds * 60 * paceOf(world))
    return { ...at, y: at.y + middleOf(target) }
  }
  return {
    x: target.x + target.vx * seconds,
    y: target.y + middleOf(target),
    z: target.z + target.vz * seconds,
  }
}

const isUp = (target: Thing, at: Vec): boolean =>
  target.way !== 'pop' || at.y - middleOf(target) > target.homeY - target.size * 0.15

/** How far the arrow would pass beside a target, in metres: to the right and above. */
function missBy(world: ArcheryWorld, target: Thing): { x: number; y: number; up: boolean } {
  const flight = launch(world, 1)
  const at = aheadOf(world, target, secondsTo(flight, target.z))
  const seconds = secondsTo(flight, at.z)
  const there = after(flight, world.wind, seconds)
  return { x: there.x - at.x, y: there.y - at.y, up: isUp(target, at) }
}

function choose(world: ArcheryWorld, memory: Memory): Thing | undefined {
  const targets = world.bodies.filter((body) => isTarget(body) && !isSpared(body))
  const kept = targets.find(({ id }) => id === memory.target)
  const isStale = world.tick > ((memory.until as number | undefined) ?? 0)
  if (kept && !isStale) return kept
  let best: Thing | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const off = missBy(world, target)
    // Those who come nearer are more urgent; gifts and bosses come first.
    const urgency = target.way === 'charge' ? (target.z + 60) * -0.35 : 0
    const gift = target.role === 'power' ? -4 : 0
    const again = target.id === memory.target ? 6 : 0
    const score = Math.hypot(off.x, off.y) / (-target.z / 20) + (off.up ? 0 : 6) + urgency + gift + again
    if (score >= least) continue
    least = score
    best = target
  }
  memory.target = best?.id
  memory.until = world.tick + 200
  return best
}

/** Puts the arrow where the target will be, and lets go when it is. */
export const bot: Bot<ArcheryWorld> = {
  play(world, memory): Input {
    const target = choose(world, memory)
    if (!target) return { held: 0, second: 0 }
    const off = missBy(world, target)
    const reach = Math.max(6, -target.z)
    const [right, up] = [off.x / reach, off.y / reach]
    let held = 0
    // A long press for a long way, taps for the last bit.
    const press = (angle: number, less: 'left' | 'down', more: 'right' | 'up') => {
      const size = Math.abs(angle)
      if (size < 0.0022) return
      if (size < 0.02 && world.aimHeld > 3) return
      held |= bitOf(angle > 0 ? less : more)
    }
    press(right, 'left', 'right')
    press(up, 'down', 'up')
    const face = faceOf(target)
    const isOn = Math.hypot(off.x / face, off.y / face) < 0.3 && off.up
    const lets = world.draw >= 1 && isOn
    if (!lets && world.nocking === 0) held |= bitOf('a')
    if (world.draw > 0.6 && clamp(reach, 0, 60) > 30) held |= bitOf('b')
    return { held, second: 0 }
  },
  progress({ plan, level, got, needed }) {
    return Math.min(1, (level - 1 + Math.min(1, got / Math.max(1, needed)) * 0.95) / plan.rules.levels)
  },
  /** Shoots into the sky. */
  lose(world) {
    const held = world.draw < 0.3 && world.nocking === 0 ? bitOf('a') : 0
    return { held: held | bitOf('up') | bitOf('left'), second: 0 }
  },
}
