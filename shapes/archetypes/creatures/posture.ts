import type { Values } from '../../archetype.ts'
import { add, radians, times, type Vec3 } from '../../geometry/vector.ts'
import type { quadrupedParameters } from './quadruped-parameters.ts'

export type QuadrupedValues = Values<typeof quadrupedParameters>

/** The places of a body from which all else is built. */
export type Posture = {
  chest: Vec3
  hip: Vec3
  neckEnd: Vec3
  skull: Vec3
  nose: Vec3
  /** Along the muzzle, and across it upwards. */
  ahead: Vec3
  up: Vec3
  resting: boolean
}

export function postureOf(v: QuadrupedValues): Posture {
  const sitting = v.pose === 'sitting'
  const sleeping = v.pose === 'sleeping'
  const lying = v.pose === 'lying' || sleeping
  const g = v.girth
  const stands = v.legs + g * 0.72
  const hip: Vec3 = [
    0,
    sitting ? g * 0.92 : lying ? g * 0.86 * Math.max(1, v.belly) : stands * (0.97 + 0.03 * v.hips),
    -v.body / 2,
  ]
  const rise = sitting ? Math.max(stands - hip[1], v.body * 0.72) : lying ? g * 0.06 : stands - hip[1]
  const run = Math.sqrt(Math.max(0.2 * v.body ** 2, v.body ** 2 - rise ** 2))
  const chest: Vec3 = [0, hip[1] + rise, hip[2] + run]
  const angle = radians(
    sleeping
      ? Math.min(v.neckAngle, 4)
      : sitting
        ? Math.min(86, Math.max(v.neckAngle, 52) + 16)
        : v.neckAngle,
  )
  const reach = v.neck + g * 0.62
  const neckEnd = add(chest, [
    0,
    Math.sin(angle) * reach + g * 0.1,
    Math.cos(angle) * reach + (sitting ? g * 0.15 : 0),
  ])
  const head = v.head
  const skull: Vec3 = [
    0,
    Math.max(neckEnd[1] + head * (sleeping ? -0.1 : 0.3), head * 0.8),
    neckEnd[2] + head * 0.4,
  ]
  const tilt = radians(sleeping ? Math.min(v.headTilt, 6) : v.headTilt)
  const ahead: Vec3 = [0, -Math.sin(tilt), Math.cos(tilt)]
  const up: Vec3 = [0, Math.cos(tilt), Math.sin(tilt)]
  const nose = add(skull, add(times(ahead, head * 0.5 + v.muzzle), times(up, -head * 0.24)))
  return { chest, hip, neckEnd, skull, nose, ahead, up, resting: sitting || lying }
}
