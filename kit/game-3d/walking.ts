import { type Block, floorUnder, pushOut } from './blocks.ts'
import { type Body, drift, dt, ease, turnToward } from './space.ts'

/** Somebody on foot: what a good jump needs, and nothing more. */
export type Walker = Body & {
  /** Steps since the ground was left: a jump a moment too late still counts. */
  air: number
  /** Steps for which a press of jump is remembered: a moment too early counts as well. */
  wantsJump: number
  /** Jumps left in the air. */
  jumps: number
}

export const walkerStart = { air: 0, wantsJump: 0, jumps: 0 }

export type Walk = {
  /** Where to, each from -1 to 1, along the axes of the world. */
  x: number
  z: number
  /** Jump went down in this step, and whether it is held: whoever lets go early jumps less high. */
  jump?: boolean
  held?: boolean
  speed: number
  height(x: number, z: number): number
  blocks: readonly Block[]
  gravity?: number
  jumpSpeed?: number
  /** How many jumps in the air. */
  airJumps?: number
  /** How quickly it answers, from 0 to 1: ice is 0.03. */
  grip?: number
}

const late = 7
const early = 8

export type Walked = { jumped: boolean; landed: number; bumped: boolean }

/** One step of somebody on foot over ground and blocks. */
export function walk(
  body: Walker,
  { x, z, jump, held, speed, height, blocks, gravity = 24, jumpSpeed = 9, airJumps = 0, grip = 0.22 }: Walk,
): Walked {
  const result: Walked = { jumped: false, landed: 0, bumped: false }
  const long = Math.hypot(x, z)
  const share = long > 1 ? 1 / long : 1
  const answer = body.grounded ? grip : grip * 0.5
  body.vx = ease(body.vx, x * share * speed, answer)
  body.vz = ease(body.vz, z * share * speed, answer)
  if (long > 0.1) body.yaw = turnToward(body.yaw, Math.atan2(x, z), 0.22)
  body.wantsJump = jump ? early : Math.max(0, body.wantsJump - 1)
  body.air = body.grounded ? 0 : body.air + 1
  if (body.grounded) body.jumps = airJumps
  if (body.wantsJump > 0 && (body.grounded || body.air < late || (jump && body.jumps > 0))) {
    if (!body.grounded && body.air >= late) body.jumps--
    body.vy = jumpSpeed
    body.grounded = false
    body.air = late
    body.wantsJump = 0
    result.jumped = true
  }
  if (!held && body.vy > jumpSpeed * 0.45 && !body.grounded) body.vy = ease(body.vy, jumpSpeed * 0.45, 0.25)
  body.vy -= gravity * dt
  const fell = body.vy
  drift(body)
  result.bumped = pushOut(blocks, body)
  const floor = floorUnder(blocks, height(body.x, body.z), body, body.radius)
  const sticks = body.grounded && body.vy <= 0 && body.y - floor < 0.4
  if (body.y <= floor || sticks) {
    if (!body.grounded) result.landed = -fell
    body.y = floor
    body.vy = 0
    body.grounded = true
  } else body.grounded = false
  body.act = body.grounded ? 'go' : 'jump'
  return result
}
