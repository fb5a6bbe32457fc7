import { direction, holds } from '../../../core/input.ts'
import { rate } from '../../../game/world.ts'
import { type Grid, tile } from '../../arena/arena.ts'
import { ceilingSpikes, cell, isSolid, look, type Mode, type Mover, moverAt, spring, stage } from './level.ts'

/** How somebody runs and jumps, apart from what it looks like: every player has the same reach, big or small. */
export type Body = {
  x: number
  y: number
  vx: number
  vy: number
  /** 1 falls down, -1 falls up. */
  pull: number
  /** Steps in which a jump still counts as from the ground. */
  coyote: number
  /** Steps for which a press is remembered. */
  buffer: number
  airJumps: number
  /** Rises by its own jump, which ends early when the button is let go. */
  jumping: boolean
  /** The platform it rides on, or -1. */
  ride: number
  climbs: boolean
}

/** What a body needs to know about where it is. */
export type Ground = {
  grid: Grid
  movers: readonly Mover[]
  clock: number
  mode: Mode
  airJumps: number
  pace: number
}

export const halfWidth = 16
export const halfHeight = 25

/** What came of a step, one bit each. */
export const came = { jumped: 1, landed: 2, sprung: 4, pricked: 8, fell: 16, flipped: 32 } as const

const physics = {
  run: { rise: 1950, fall: 2350, most: 760, jump: 745 },
  flip: { rise: 2000, fall: 2000, most: 700, jump: 0 },
  swim: { rise: 620, fall: 620, most: 190, jump: 320 },
} as const
export const runSpeed = 262

export function newBody(x: number, y: number): Body {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    pull: 1,
    coyote: 0,
    buffer: 0,
    airJumps: 0,
    jumping: false,
    ride: -1,
    climbs: false,
  }
}

/** One step of a body. The bot thinks ahead with the very same rules, so this neither tells nor asks anything else. */
export function moveBody(body: Body, ground: Ground, held: number, before: number): number {
  const { mode } = ground
  const law = physics[mode]
  const wants = direction(held)
  const jumpHeld = holds(held, 'a') || holds(held, 'up')
  const jumpPressed = jumpHeld && !(holds(before, 'a') || holds(before, 'up'))
  const standing = body.coyote > 0
  let result = 0
  body.vx += (wants.x * ground.pace - body.vx) * (standing ? 0.2 : mode === 'swim' ? 0.07 : 0.13)
  if (Math.abs(body.vx) < 1) body.vx = 0

  const reachesUp = body.climbs || wants.y !== 0
  body.climbs = mode === 'run' && reachesUp && !holds(held, 'a') && onLadder(ground.grid, body)
  if (jumpPressed) body.buffer = 7
  else if (body.buffer > 0) body.buffer--

  if (body.climbs) {
    body.vy = wants.y * 175
    body.coyote = 6
    body.buffer = 0
    body.jumping = false
  } else {
    if (body.buffer > 0) result |= useJump(body, ground)
    if (body.jumping && !jumpHeld && body.vy < -250) body.vy = -250
    if (body.vy >= 0) body.jumping = false
    const rising = body.vy * body.pull < 0
    const heavy = wants.y > 0 && mode !== 'flip' ? 1.5 : 1
    body.vy += (body.pull * (rising ? law.rise : law.fall) * heavy) / rate
    const most = law.most * heavy
    if (body.vy * body.pull > most) body.vy = body.pull * most
  }
  moveAcross(body, ground)
  const fallen = Math.abs(body.vy)
  const carried = moveDown(body, ground, wants.y > 0 && !body.climbs)
  if (carried) {
    if (!standing && fallen > 200) result |= came.landed
    body.coyote = 6
    body.airJumps = ground.airJumps
    if (carried === 2) {
      body.vy = -1010
      body.coyote = 0
      body.jumping = false
      result |= came.sprung
    }
  } else if (body.coyote > 0) body.coyote--
  if (pricked(ground.grid, body)) result |= came.pricked
  if (body.y > stage.height + 46 || body.y < (mode === 'flip' ? -46 : -900)) result |= came.fell
  if (mode === 'swim') body.y = Math.max(body.y, 2.5 * cell)
  return result
}

function useJump(body: Body, { mode }: Ground): number {
  const { jump } = physics[mode]
  if (mode === 'flip') {
    if (body.coyote <= 0) return 0
    body.pull = -body.pull
    body.vy = body.pull * 160
    body.coyote = 0
    body.buffer = 0
    body.ride = -1
    return came.jumped | came.flipped
  }
  const fromGround = body.coyote > 0 || mode === 'swim'
  if (!fromGround && body.airJumps <= 0) return 0
  if (!fromGround) body.airJumps--
  body.vy = -jump * (fromGround ? 1 : 0.9)
  body.jumping = mode === 'run'
  body.buffer = 0
  body.coyote = 0
  body.ride = -1
  return came.jumped
}

function moveAcross(body: Body, { grid }: Ground): void {
  body.x += body.vx / rate
  const side = body.vx < 0 ? -halfWidth : halfWidth
  const column = Math.floor((body.x + side) / cell)
  const bottom = Math.floor((body.y + halfHeight - 2) / cell)
  for (let row = Math.floor((body.y - halfHeight + 2) / cell); row <= bottom; row++)
    if (isSolid(look(grid, column, row))) {
      body.x = side > 0 ? column * cell - halfWidth - 0.01 : (column + 1) * cell + halfWidth + 0.01
      body.vx = 0
      return
    }
}

/** Falls or rises. 1 when something carries it, 2 when that is a spring. */
function moveDown(body: Body, { grid, movers, clock }: Ground, drops: boolean): number {
  const ridden = movers[body.ride]
  if (ridden && body.vy >= 0) {
    const now = moverAt(ridden, clock)
    const then = moverAt(ridden, clock - 1)
    body.x += now.x - then.x
    if (!drops && body.x > now.x - halfWidth && body.x < now.x + ridden.width + halfWidth) {
      body.y = now.y - halfHeight
      body.vy = 0
      return 1
    }
  }
  body.ride = -1
  const feet = body.y + halfHeight
  body.y += body.vy / rate
  const down = body.vy > 0
  if (down && !drops && boards(body, movers, clock, feet)) return 1
  const edge = body.y + (down ? halfHeight : -halfHeight)
  const row = Math.floor(edge / cell)
  const right = Math.floor((body.x + halfWidth - 3) / cell)
  for (let column = Math.floor((body.x - halfWidth + 3) / cell); column <= right; column++) {
    const code = look(grid, column, row)
    const top = row * cell
    if (code === spring && down && edge > top + 22) {
      body.y = top + 22 - halfHeight
      return 2
    }
    const opens =
      code === tile.platform || (code === tile.ladder && look(grid, column, row - 1) !== tile.ladder)
    const lands = opens && down && !drops && !body.climbs && feet <= top + 4
    if (!lands && !isSolid(code)) continue
    body.y = down ? top - halfHeight : top + cell + halfHeight
    body.vy = 0
    body.jumping = false
    // Where gravity is turned over, the ceiling carries.
    return down === body.pull > 0 ? 1 : 0
  }
  return 0
}

/** Platforms that move come before the ground, so that a lift picks up whoever stands on its place. */
function boards(body: Body, movers: readonly Mover[], clock: number, feet: number): boolean {
  for (let index = 0; index < movers.length; index++) {
    const mover = movers[index]
    if (!mover || Math.abs(mover.x - body.x) > 600) continue
    const now = moverAt(mover, clock)
    const over = body.x > now.x - halfWidth && body.x < now.x + mover.width + halfWidth
    if (!over || feet > now.y + 10 || body.y + halfHeight < now.y) continue
    body.y = now.y - halfHeight
    body.vy = 0
    body.ride = index
    return true
  }
  return false
}

function onLadder(grid: Grid, { x, y }: Body): boolean {
  const column = Math.floor(x / cell)
  return (
    look(grid, column, Math.floor((y + halfHeight - 4) / cell)) === tile.ladder ||
    look(grid, column, Math.floor(y / cell)) === tile.ladder
  )
}

/** Only the middle of a body can be pricked, and only deep among the spikes: a near miss is a miss. */
function pricked(grid: Grid, { x, y }: Body): boolean {
  const feet = y + halfHeight
  const head = y - halfHeight
  const low = Math.floor((feet - 1) / cell)
  const high = Math.floor((head + 1) / cell)
  const among = (code: number, row: number) =>
    look(grid, Math.floor((x - 8) / cell), row) === code &&
    look(grid, Math.floor((x + 8) / cell), row) === code
  if (feet > low * cell + 20 && among(tile.spikes, low)) return true
  return head < (high + 1) * cell - 20 && among(ceilingSpikes, high)
}
