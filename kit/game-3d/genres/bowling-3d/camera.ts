import { lookAt } from '../../rigs.ts'
import { ease } from '../../space.ts'
import { lane } from './lane.ts'
import { type AlleyWorld, ballOf } from './world.ts'

/** Over the bowler's shoulder, then along with the ball, then in front of the pins until they lie still. */
export function moveEye(world: AlleyWorld, atOnce = false): void {
  const { eye, phase } = world
  const ball = ballOf(world)
  const rolls = phase === 'roll' || phase === 'settle' || (phase === 'sweep' && world.since < 84)
  const stops = lane.head + 5.9
  const wish = rolls
    ? { x: ball.x * 0.55, y: ball.z > stops ? 1.95 : 2.35, z: Math.max(ball.z + 5.4, stops) }
    : { x: world.from * 0.7 + 0.25, y: 2.5, z: 6.3 }
  const near = rolls && (ball.z < stops + 4 || phase !== 'roll')
  const look = near
    ? { x: ball.hidden ? 0 : ball.x * 0.25, y: 0.4, z: lane.head - 1 }
    : rolls
      ? { x: ball.x * 0.6, y: 0.4, z: ball.z - 5 }
      : // On its way back it never looks behind itself.
        { x: world.from * 0.4 + 0.12, y: 0.55, z: Math.min(-7, eye.z - 9) }
  const share = atOnce ? 1 : rolls ? 0.11 : 0.06
  eye.x = ease(eye.x, wish.x, share)
  eye.y = ease(eye.y, wish.y, share * 0.7)
  eye.z = ease(eye.z, wish.z, share)
  eye.field = ease(eye.field, near ? 44 : 52, atOnce ? 1 : 0.05)
  const [yaw, pitch] = [eye.yaw, eye.pitch]
  lookAt(eye, look)
  if (atOnce) return
  eye.yaw = ease(yaw, eye.yaw, 0.16)
  eye.pitch = ease(pitch, eye.pitch, 0.16)
}
