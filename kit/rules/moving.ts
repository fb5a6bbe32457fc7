import { rate, tell } from '../game/world.ts'
import { footHalf, mindTheGround, sideHalf } from './ground.ts'
import type { Kind } from './rulebook.ts'
import { keepsUp, pull, type Space, type Spot } from './spaces/space.ts'
import { overlaps } from './spaces/spots.ts'
import { spaces } from './spaces.ts'
import { length } from './sure-math.ts'
import {
  type Block,
  type Body,
  bodiesOf,
  bookOf,
  indexOf,
  kindOf,
  playerOf,
  playersOf,
  type RulesWorld,
} from './world.ts'

/** What flies as it was sent, drops from above, or hangs where a jump leads, is held by no ground. */
export const isFree = ({ drive: { does }, flies, where }: Kind) =>
  flies ||
  (does === 'still' && where === 'arcs') ||
  does === 'fly' ||
  does === 'fall' ||
  does === 'rise' ||
  does === 'tide' ||
  does === 'circle' ||
  does === 'drift' ||
  does === 'bounce' ||
  does === 'march' ||
  does === 'sweep' ||
  does === 'ride'

/** What comes from outside and goes out again; all others stay on the stage. */
const passes = ({ drive: { does }, loose }: Kind) =>
  loose ||
  does === 'fly' ||
  does === 'fall' ||
  does === 'rise' ||
  does === 'tide' ||
  does === 'stream' ||
  does === 'go' ||
  does === 'sail' ||
  does === 'leave' ||
  does === 'race' ||
  does === 'march' ||
  does === 'sweep' ||
  does === 'bounce' ||
  does === 'ride'

/** How far a body went over the ground in this step; on a course, how far it got there that it had not been yet. */
function strideOf(world: RulesWorld, body: Body): number {
  const { x, y, wasX, wasY, went } = body
  const { slides, along } = spaces[bookOf(world).space.id]
  if (along) return Math.max(0, along(world, body) - went)
  return slides === 'left' ? length(x - wasX + world.slid, y - wasY) : length(x - wasX, y - wasY + world.slid)
}

/** Moves a body by its speed: it falls where there is a ground, and does not get through what is solid. */
export function move(world: RulesWorld, body: Body, kind: Kind, space: Space): void {
  if (body.carrier > 0) {
    ride(world, body)
    return
  }
  if (body.still > 0) {
    body.still--
    // What was sent hangs in the air, and flies on afterwards.
    if (kind.drive.does === 'fly') return
    body.vx = 0
    if (!space.falls || isFree(kind)) body.vy = 0
  }
  const isPlayer = kind.drive.does === 'player'

  const held = !passes(kind) && !space.points
  const falls = space.falls && !isFree(kind)
  shift(world, body, body.vx / rate, 0, held, falls)
  if (falls && !space.carries?.(world, body, kind, fall)) fall(world, body, kind)
  if (!falls) shift(world, body, 0, body.vy / rate, held, falls)
  if (space.slides === 'up' && !isPlayer) body.y -= world.slid
  if (space.slides === 'left' && !keepsUp.has(kind.drive.does)) body.x -= world.slid
  if (body.tied > 0 && body.rope > 0) hold(world, body)
  if (space.endless) comeIn(world, body, kind)
  else if (!passes(kind) && !(space.slides && !isPlayer)) stay(world, body, space)
  if (falls && !space.slides) mindTheGround(world, space, body, isPlayer)
  const stride = strideOf(world, body)
  body.strode += stride
  body.went += stride
  turnAlong(kind, body, body.x - body.wasX, body.y - body.wasY)
}

function turnAlong({ look }: Kind, body: Body, dx: number, dy: number): void {
  if (look?.rolls) body.angle += (dx + dy * 0.3) / (body.size * 0.5)
}

/** How much of a rope is drawn in with each step. */
const reeling = 5
const shortest = 40

/** A rope gives way to nothing: whatever is tied comes no further than its length, and swings. */
function hold(world: RulesWorld, body: Body): void {
  const to = world.entities.find(({ id, gone }) => id === body.tied && !gone)
  if (!to) {
    body.tied = 0
    return
  }
  const dx = body.x - to.x
  const dy = body.y - to.y
  if (body.rope > body.reels) body.rope = Math.max(body.reels, body.rope - reeling)
  const gap = length(dx, dy)
  // A line that draws one right up to its end leaves no room to swing.
  if (body.reels < shortest) {
    body.vx *= 0.88
    body.vy *= 0.88
  }
  if (gap <= body.rope) return
  body.x = to.x + (dx / gap) * body.rope
  body.y = to.y + (dy / gap) * body.rope
  const out = (body.vx * dx + body.vy * dy) / gap
  if (out <= 0) return
  body.vx -= (out * dx) / gap
  body.vy -= (out * dy) / gap
}

/** What is carried hangs over its carrier, or is what the carrier sits on. */
function ride(world: RulesWorld, body: Body): void {
  const carrier = world.entities.find(({ id, gone }) => id === body.carrier && !gone)
  if (!carrier) {
    body.carrier = 0
    return
  }
  if (kindOf(bookOf(world), body.kind).under) {
    body.x = carrier.x
    body.y = carrier.y + (carrier.size - body.size) * 0.45 + 4
    body.vx = carrier.vx
    body.facing = carrier.facing
    body.angle = carrier.angle
    return
  }
  const place = world.entities.filter(
    (one) => one.carrier === carrier.id && one.id < body.id && !one.gone,
  ).length
  // Many lie side by side in rows: nobody carries a tower of ten.
  const { holds } = kindOf(bookOf(world), carrier.kind)
  const wide = holds && holds.most > 4 ? 3 : 1
  body.x = carrier.x + carrier.facing * 6 + ((place % wide) - (wide - 1) / 2) * body.size * 0.5
  body.y = carrier.y - carrier.size * 0.5 - body.size * (0.25 + Math.floor(place / wide) * 0.4)
  body.vx = carrier.vx
  body.vy = 0
}

function shift(
  world: RulesWorld,
  body: Body,
  dx: number,
  dy: number,
  held: boolean,
  falls: boolean | undefined,
): void {
  body.x += dx
  body.y += dy
  if (!held || (dx === 0 && dy === 0)) return
  const reach = falls ? sideHalf(body) : body.size * 0.32
  const block = world.blocks.find((one) => one.solid && overlaps(one, body, reach))
  if (block && falls) {
    // Beside a wall one stays, and slides down along it.
    body.x = body.x < block.x + block.width / 2 ? block.x - reach : block.x + block.width + reach
    body.vx = 0
    return
  }
  if (!block && !solidsNear(world, body) && givesWay(world, body, dx, dy)) return
  body.x -= dx
  body.y -= dy
  if (dx !== 0) body.vx = 0
  else body.vy = 0
  if (block && body !== playerOf(world)) sidestep(body, block, dx !== 0)
}

/** Whoever walks straight into something goes round it by the shorter way. */
function sidestep(body: Body, { x, y, width, height }: Block, sideways: boolean): void {
  if (sideways && Math.abs(body.vy) < 40) body.vy = body.y < y + height / 2 ? -70 : 70
  if (!sideways && Math.abs(body.vx) < 40) body.vx = body.x < x + width / 2 ? -70 : 70
}

/** Whether it would stand in something solid of the cast that it does not stand in already. */
function solidsNear(world: RulesWorld, body: Body): boolean {
  for (const { id } of indexOf(bookOf(world)).solid)
    if (id !== body.kind)
      for (const other of bodiesOf(world, id)) {
        const reach = (other.size + body.size) * 0.36
        if (Math.abs(other.x - body.x) < reach && Math.abs(other.y - body.y) < reach) return true
      }
  return false
}

/** Whether nothing that can be shoved is in the way: the player shoves it before them, slowly, as far as there is room. */
function givesWay(world: RulesWorld, body: Body, dx: number, dy: number): boolean {
  if (indexOf(bookOf(world)).shoved.length === 0) return true
  const load = shovables(world).find(
    (other) => other !== body && isIn(other, body) && dx * (other.x - body.x) + dy * (other.y - body.y) > 0,
  )
  if (!load) return true
  const room = playersOf(world).includes(body) && shove(world, load, dx * 0.6, dy * 0.6)
  body.x -= room ? dx * 0.4 : 0
  body.y -= room ? dy * 0.4 : 0
  return room
}

/** Further by a step, with all that stands in a row before it; or not at all. */
function shove(world: RulesWorld, load: Body, dx: number, dy: number): boolean {
  const { x, y } = load
  load.x += dx
  load.y += dy
  const next = shovables(world).find(
    (other) => other !== load && isIn(other, load) && dx * (other.x - load.x) + dy * (other.y - load.y) > 0,
  )
  const room =
    (dx === 0 || (load.x > brink && load.x < world.width - brink)) &&
    (dy === 0 || (load.y > brink && load.y < world.height - brink)) &&
    !world.blocks.some((one) => one.solid && overlaps(one, load, load.size * 0.32)) &&
    !solidsNear(world, load) &&
    (!next || shove(world, next, dx, dy))
  if (!room) {
    Object.assign(load, { x, y })
    return false
  }
  // Whether it has had its own turn in this step or not: it went as far as it was shoved.
  const way = length(dx, dy)
  Object.assign(load, {
    wasX: load.wasX + dx,
    wasY: load.wasY + dy,
    went: load.went + way,
    strode: load.strode + way,
  })
  turnAlong(kindOf(bookOf(world), load.kind), load, dx, dy)
  return true
}

/** So near to the rim nothing is shoved that nobody could get behind it any more. */
const brink = 76

/** Where somebody can get behind it. */
export function inward({ width, height }: RulesWorld, { x, y }: Spot, falls?: true): Spot {
  const within = (value: number, most: number) => Math.max(brink + 8, Math.min(most - brink - 8, value))
  return { x: within(x, width), y: falls ? y : within(y, height) }
}

const shovables = (world: RulesWorld) =>
  indexOf(bookOf(world)).shoved.flatMap(({ id }) =>
    bodiesOf(world, id).filter(({ kind, carrier }) => kind === id && carrier === 0),
  )

const isIn = (one: Body, other: Body) =>
  Math.abs(one.x - other.x) < (one.size + other.size) * 0.36 &&
  Math.abs(one.y - other.y) < (one.size + other.size) * 0.36

/** Water carries: one sinks slowly in it. */
const inWater = { pull: 620, most: 190 }
const inAir = { pull, most: 900 }

/** Falls onto the ground, or onto a platform from above; whoever stands on one that moves goes along. */
function fall(world: RulesWorld, body: Body, { fins, drive }: Kind): void {
  const isPlayer = drive.does === 'player'
  const law = fins ? inWater : inAir
  const feet = body.size * 0.45
  const ridden =
    body.rides > 0 && body.vy >= 0 ? world.blocks.find(({ moves }) => moves?.id === body.rides) : undefined
  if (ridden && isOver(ridden, body)) {
    body.y = ridden.y - feet
    body.vy = 0
    body.grounded = true
    return
  }
  body.rides = 0
  body.vy = Math.min(law.most, body.vy + law.pull / rate)
  const before = body.y + feet
  body.y += body.vy / rate
  const wasGrounded = body.grounded
  body.grounded = false
  if (body.vy < 0) {
    bump(world, body)
    return
  }
  const crates = cratesFor(world, body)
  for (const block of crates.length > 0 ? [...world.blocks, ...crates] : world.blocks) {
    if (block.pricks || !isOver(block, body) || body.y + feet < block.y) continue
    // Who runs into a spring has stepped on it.
    const steps = isPlayer && wasGrounded && block.throws !== undefined
    // Whoever grows where it stands does not sink in; nor does who comes over an edge a little too low.
    const lift = block.solid
      ? feet - sideHalf(body) + 4
      : 2 + (block.moves ? 10 : 0) + (steps ? block.height : 0)
    if (before > block.y + lift + (wasGrounded ? body.size * 0.1 : 0)) continue
    body.y = block.y - feet
    if (!wasGrounded && body.vy > 300) tell(world, 'land', { by: body.cast, x: body.x, y: body.y })
    body.vy = 0
    body.jumps = 0
    body.grounded = true
    body.rides = block.moves?.id ?? 0
    if (block.throws) throwUp(world, body, block.throws)
  }
}

/** What can be shoved can be stood on. */
function cratesFor(world: RulesWorld, body: Body): Block[] {
  if (indexOf(bookOf(world)).shoved.length === 0) return none
  return shovables(world).flatMap(({ x, y, size, id }) =>
    id === body.id
      ? []
      : [
          {
            x: x - size * 0.36,
            y: y - size * 0.45,
            width: size * 0.72,
            height: size,
            tile: 'crate',
            solid: false,
          },
        ],
  )
}
const none: Block[] = []

const isOver = ({ x, width }: Block, body: Body) => body.x > x - footHalf && body.x < x + width + footHalf

function throwUp(world: RulesWorld, body: Body, speed: number): void {
  body.vy = -speed
  body.grounded = false
  body.jumps = 1
  tell(world, 'bounce', { by: body.cast, x: body.x, y: body.y + body.size * 0.45 })
}

/** Nobody jumps through what is solid. */
function bump({ blocks }: RulesWorld, body: Body): void {
  const head = Math.min(body.size * 0.4, 28)
  for (const { x, y, width, height, solid } of blocks) {
    const inside =
      body.x > x - 8 && body.x < x + width + 8 && body.y - head < y + height && body.y > y + height
    if (!solid || !inside) continue
    body.y = y + height + head
    body.vy = 0
  }
}

/** Out on one side, and in on the other, as soon as nothing of it is seen; what was sent flies off. */
function comeIn({ width, height }: RulesWorld, body: Body, { drive: { does } }: Kind): void {
  if (does === 'fly') return
  const half = body.size * 0.6
  const round = (value: number, most: number) =>
    value < -half ? value + most + half * 2 : value > most + half ? value - most - half * 2 : value
  const [x, y] = [round(body.x, width), round(body.y, height)]
  if (x === body.x && y === body.y) return
  Object.assign(body, { x, y, wasX: x, wasY: y })
}

function stay(world: RulesWorld, body: Body, { refuge }: Space): void {
  const half = body.size * 0.4
  body.x = Math.max(half, Math.min(world.width - half, body.x))
  // Where one can fall out, nothing holds one, nor where one is thrown up.
  body.y = Math.max(refuge ? -400 : half, Math.min(world.height + (refuge ? 400 : -half), body.y))
}
