import type { Kind } from '../environment/scene.ts'
import type { Body, Vec } from './space.ts'

/** From here on, of what goes straight across the picture, it counts as going to the left. */
const toTheLeft = -0.25
const waddle = 0.11
const hopShare = 0.06
const moves = 0.4

/**
 * How somebody cut out of paper is held: upright, turned to the eye, with its back to it (which is its mirror) when it goes to the
 * left. It has no legs to go on, so it waddles.
 */
export function paperPose(
  looks: NonNullable<Kind['paper']>,
  body: Body,
  eye: Vec,
): { yaw: number; pitch: number; roll: number } {
  const toEye = Math.atan2(eye.x - body.x, eye.z - body.z)
  // How much of its way goes to the right, as it is seen from there.
  const across = Math.sin(body.yaw - toEye)
  return {
    yaw: looks === 'right' && across < toTheLeft ? toEye + Math.PI : toEye,
    pitch: 0,
    roll: body.roll + stepOf(body) * waddle,
  }
}

/** How high it is off the ground in its step, in metres. */
export const paperHop = (body: Body): number => Math.abs(stepOf(body)) * hopShare * body.size

const stepOf = ({ vx, vz, phase }: Body) => (Math.hypot(vx, vz) > moves ? Math.sin(phase * Math.PI * 2) : 0)
