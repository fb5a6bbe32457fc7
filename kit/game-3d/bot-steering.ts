import { bitOf } from '../core/input.ts'
import { angleBetween } from './space.ts'

/** The buttons that move along a way, for somebody who looks along another: eight directions. Both are yaws of bodies. */
export function toward(facing: number, yaw: number): number {
  const turn = angleBetween(facing, yaw)
  const [forward, aside] = [Math.cos(turn), -Math.sin(turn)]
  let held = 0
  if (forward > 0.38) held |= bitOf('up')
  if (forward < -0.38) held |= bitOf('down')
  if (aside > 0.38) held |= bitOf('right')
  if (aside < -0.38) held |= bitOf('left')
  return held
}

/** The button that steers somebody's yaw to another: right and left, or nothing where it is near enough. */
export function steer(yaw: number, wanted: number, enough = 0.06): number {
  const turn = angleBetween(yaw, wanted)
  if (Math.abs(turn) < enough) return 0
  return bitOf(turn > 0 ? 'left' : 'right')
}
