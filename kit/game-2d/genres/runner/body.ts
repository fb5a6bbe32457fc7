import { holds } from '../../../core/input.ts'
import { rate } from '../../../game/world.ts'
import { groundY, stage } from './way.ts'

/** Up and down is all that a runner decides: `y` is where the feet are. */
export type Body = {
  y: number
  vy: number
  coyote: number
  buffer: number
  airJumps: number
  jumping: boolean
  ducks: boolean
  /** Whether a finger was down in the step before. */
  finger: boolean
}

/** What a body has to know of the way. */
export type Lane = {
  flies: boolean
  pits: { from: number; to: number }[]
  ledges: { from: number; to: number; y: number }[]
  airJumps: number
}

export const came = { jumped: 1, landed: 2, fell: 4 } as const

export function newBody(y: number): Body {
  return { y, vy: 0, coyote: 0, buffer: 0, airJumps: 0, jumping: false, ducks: false, finger: false }
}

/** One step at a place of the way. The bot thinks ahead with the very same rules. */
export function moveBody(body: Body, lane: Lane, x: number, held: number, before: number): number {
  const up = holds(held, 'a') || holds(held, 'up')
  const press = up && !(holds(before, 'a') || holds(before, 'up'))
  const down = holds(held, 'down')
  return lane.flies ? flap(body, up, press, down) : run(body, lane, x, up, press, down)
}

/** Held, it rises; let go, it sinks. A tap is a flap. */
function flap(body: Body, up: boolean, press: boolean, down: boolean): number {
  if (press) body.vy = Math.min(body.vy, -150)
  body.vy += (up ? -980 : down ? 1250 : 820) / rate
  body.vy = Math.max(-270, Math.min(down ? 380 : 310, body.vy))
  body.y += body.vy / rate
  if (body.y < 130) {
    body.y = 130
    body.vy = Math.max(0, body.vy)
  }
  const landed = body.y > groundY && body.vy > 150 ? came.landed : 0
  if (body.y > groundY) {
    body.y = groundY
    body.vy = Math.min(0, body.vy)
  }
  return press ? came.jumped | landed : landed
}

function run(body: Body, lane: Lane, x: number, up: boolean, press: boolean, down: boolean): number {
  let result = 0
  if (press) body.buffer = 7
  else if (body.buffer > 0) body.buffer--
  if (body.buffer > 0 && (body.coyote > 0 || body.airJumps > 0)) {
    const second = body.coyote <= 0
    if (second) body.airJumps--
    body.vy = second ? -700 : -800
    body.jumping = true
    body.buffer = 0
    body.coyote = 0
    result |= came.jumped
  }
  if (body.jumping && !up && body.vy < -270) body.vy = -270
  if (body.vy >= 0) body.jumping = false
  body.ducks = down && body.coyote > 0
  body.vy = Math.min(body.vy + ((body.vy < 0 ? 2050 : 2500) * (down ? 1.7 : 1)) / rate, 1000)
  const feet = body.y
  body.y += body.vy / rate
  const floor = floorAt(lane, x, feet, body.vy, down)
  if (body.vy >= 0 && floor !== undefined && body.y >= floor && feet <= floor + 12) {
    if (body.coyote <= 0 && body.vy > 220) result |= came.landed
    body.y = floor
    body.vy = 0
    body.coyote = 6
    body.airJumps = lane.airJumps
  } else if (body.coyote > 0) body.coyote--
  if (body.y > stage.height + 60) result |= came.fell
  return result
}

/** The highest thing under the feet that carries them. */
function floorAt(lane: Lane, x: number, feet: number, vy: number, down: boolean): number | undefined {
  if (vy >= 0 && !down)
    for (const { from, to, y } of lane.ledges) if (x > from - 14 && x < to + 14 && feet <= y + 12) return y
  for (const { from, to } of lane.pits) if (x > from + 8 && x < to - 8) return undefined
  return groundY
}
