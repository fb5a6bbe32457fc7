import { direction, type Input } from '../core/input.ts'
import { angleOf, length, turn, wrapped } from './sure-math.ts'

/** Something that is lit: all around a spot, or only in one direction, so many radians to both sides of it. */
export type Light = Spot & { within: number; beam?: { angle: number; half: number } }

type Spot = { x: number; y: number }
type Moving = Spot & { vx: number; vy: number; facing: number }

/** Where nobody says so, a beam points where its bearer goes, or looks. */
export function beamIn(
  { x, y, vx, vy, facing }: Moving,
  { within, half, angle }: { within: number; half: number; angle?: number },
): Light {
  const ahead = length(vx, vy) > 20 ? angleOf(vy, vx) : facing < 0 ? turn / 2 : 0
  return { x, y, within, beam: { angle: wrapped(angle ?? ahead), half } }
}

/** Whether light falls on somebody: it is enough that it falls on a part of it. */
export function reaches({ x, y, within, beam }: Light, body: Spot & { size: number }): boolean {
  const dx = body.x - x
  const dy = body.y - y
  const gap = length(dx, dy)
  const part = body.size * 0.3
  if (gap >= within + part) return false
  if (!beam || gap <= part) return true
  return Math.abs(wrapped(angleOf(dy, dx) - beam.angle)) < beam.half + part / gap
}

const turning = 0.035

/**
 * Where the player's own light points now: where the pointer is, as soon as that moves; turned by keys, where one stays at one spot, and
 * where one goes, where one walks and has no pointer.
 */
export function aimed(
  from: Moving & { way: number },
  { held, pointer }: Input,
  { stays, moved }: { stays: boolean; moved: Spot | undefined },
): number {
  const { x } = direction(held)
  if (stays && x !== 0) return wrapped(from.way + x * turning)
  if (moved) return angleOf(moved.y - from.y, moved.x - from.x)
  if (stays || pointer || length(from.vx, from.vy) < 40) return from.way
  return wrapped(from.way + wrapped(angleOf(from.vy, from.vx) - from.way) * 0.2)
}
