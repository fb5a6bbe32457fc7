import { between, chance } from '../../../game/world.ts'
import { type Body, clamp, dt, ease } from '../../space.ts'
import { ballRadius, foeOf, type SportWorld, skill, sweet } from './world.ts'

/** Some shots are read; for others the keeper goes by what the player likes to do. */
export function keeperDecides(world: SportWorld, target: { x: number; y: number }): void {
  const isFooled = world.feint > 0 && Math.sign(target.x) !== world.feintTo && chance(world) < 0.85
  // A weak shot is slow, and soon read.
  const weak = Math.max(0, sweet.from - world.power)
  const reads = !isFooled && chance(world) < skill(world, 0.3, 0.9) + weak * 1.2
  world.diveIn = Math.round(skill(world, 15, 8))
  if (isFooled) world.diveTo = world.feintTo * 2.4
  else if (reads) world.diveTo = clamp(target.x + between(world, -0.3, 0.3), -3, 3)
  else world.diveTo = guess(world) * 2.5
  world.diveHigh = reads ? clamp(target.y - 1.1, 0, 0.9) : between(world, 0, 0.6)
}

function guess(world: SportWorld): number {
  const [left, middle, right] = world.habits.map((count) => count + 1) as [number, number, number]
  const drawn = chance(world) * (left + middle * 0.6 + right)
  return drawn < left ? -1 : drawn < left + middle * 0.6 ? 0 : 1
}

/** A keeper who is no player: bounces on the line, leans to a feint, and dives. */
export function moveKeeper(world: SportWorld): void {
  const keeper = foeOf(world)
  if (!keeper) return
  const { phase } = world
  if (phase !== 'fly' && phase !== 'after') {
    const wanted = world.feint > 0 ? world.feintTo * 0.9 : Math.sin(world.tick * 0.03) * 0.35
    const before = keeper.x
    keeper.x = ease(keeper.x, wanted, 0.06)
    keeper.vx = (keeper.x - before) / dt
    keeper.phase += Math.abs(keeper.x - before) + 0.012
    keeper.roll = ease(keeper.roll, world.feint > 0 ? world.feintTo * 0.2 : 0, 0.1)
    keeper.y = Math.abs(Math.sin(world.tick * 0.12)) * 0.06
    return
  }
  if (phase === 'fly' && world.since < world.diveIn) return
  const pace = skill(world, 3.3, 4.7) * dt
  diveTo(keeper, world.diveTo, world.diveHigh, pace, phase === 'fly')
}

function diveTo(keeper: Body, to: number, high: number, pace: number, isUp: boolean): void {
  const left = to - keeper.x
  const isFar = Math.abs(to) > 0.9
  keeper.x += clamp(left, -pace, pace)
  keeper.act = 'jump'
  keeper.roll = ease(keeper.roll, isFar ? Math.sign(to) * 1.2 : 0, 0.13)
  keeper.y = ease(keeper.y, isUp ? high + (isFar ? -0.25 : 0.15) : isFar ? -0.45 : 0, isUp ? 0.12 : 0.1)
}

/** Whether the ball touches somebody as it is drawn: from the feet to the hands, however it leans. */
export function holdsBack(keeper: Body, ball: Body, reach = 0.3): boolean {
  if (Math.abs(ball.z - keeper.z) > 0.4) return false
  const half = keeper.size * 0.6
  const [ux, uy] = [Math.sin(keeper.roll), Math.cos(keeper.roll)]
  const [dx, dy] = [ball.x - keeper.x, ball.y + ballRadius - (keeper.y + keeper.size / 2)]
  const along = clamp(dx * ux + dy * uy, -half, half)
  return Math.hypot(dx - ux * along, dy - uy * along) < reach + ballRadius
}
