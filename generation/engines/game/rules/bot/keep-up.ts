import { widest } from '@makebelieve/kit/rules/bouncing'
import type { Drive, Kind } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { angleOf } from '@makebelieve/kit/rules/sure-math'
import {
  type Body,
  bodiesOf,
  bookOf,
  halvesOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** Kinds that are thrown back, and must not get out where the stage is open. */
export function bouncing(world: RulesWorld): Kind[] {
  const open = (drive: Drive) => drive.does === 'bounce' && drive.open !== undefined
  return bookOf(world).kinds.filter(({ drive }) => open(drive))
}

/** Where the next one comes down, and in how many seconds. */
export function nextDown(world: RulesWorld): { body: Body; x: number; seconds: number } | undefined {
  const player = playerOf(world)
  const level = player.y - halvesOf(player).y
  let next: { body: Body; x: number; seconds: number } | undefined
  for (const { id } of bouncing(world))
    for (const body of bodiesOf(world, id)) {
      if (body.kind !== id || body.y > player.y) continue
      const down = body.vy > 0
      // What is on its way up comes down again some time.
      const seconds = down ? Math.max(0, level - body.y) / body.vy : 9
      if (next && next.seconds <= seconds) continue
      next = { body, seconds, x: down ? folded(body.x + body.vx * seconds, body.size / 2, world) : body.x }
    }
  return next
}

/** To be where it comes down, so that it flies off to what is to be struck. */
export function keepUp(world: RulesWorld): Want[] {
  const next = nextDown(world)
  if (!next) return []
  const player = playerOf(world)
  const { body, seconds } = next
  const x = next.x - aimed(world, next.x) * halvesOf(player).x
  const needed = Math.abs(x - player.x) / (spaces[bookOf(world).space.id].pace ?? 235) + 0.45
  return [{ x, y: player.y, within: 0, id: body.id, how: 'be', steps: seconds < needed ? -60 : 2 }]
}

/** How far off the middle of a player it has to be met to fly where something is left to strike, from −1 to 1. */
function aimed(world: RulesWorld, x: number): number {
  const player = playerOf(world)
  let best: Body | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { id, solid } of bookOf(world).kinds)
    for (const body of solid ? bodiesOf(world, id) : []) {
      // The lowest of those nearby: it is in the way of the others.
      const price = Math.abs(body.x - x) - body.y * 0.4
      if (body.meters.health === undefined || price >= least) continue
      least = price
      best = body
    }
  if (!best) return 0
  const angle = angleOf(best.x - x, player.y - best.y)
  return Math.max(-0.75, Math.min(0.75, angle / widest))
}

/** Off the side walls like a mirror. */
function folded(x: number, r: number, { width: whole }: RulesWorld): number {
  const width = whole - 2 * r
  const at = x - r - Math.floor((x - r) / (2 * width)) * 2 * width
  return r + (at > width ? 2 * width - at : at)
}
