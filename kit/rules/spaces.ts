import { direction, holds, type Input } from '../core/input.ts'
import { memberOf } from '../game/plan.ts'
import type { Control } from '../game/rules.ts'
import { below, between, chance, pickOne, rate, tell } from '../game/world.ts'
import type { SpaceId, Where } from './rulebook.ts'
import { angleOf, cosine, length, sine } from './sure-math.ts'
import {
  amountOf,
  type Block,
  type Body,
  bookOf,
  distance,
  kindOf,
  playerOf,
  type RulesWorld,
} from './world.ts'

/** Where a game takes place: how it is seen, how one moves in it, what it is built of, and where things may stand. */
export type Space = {
  seen: 'top' | 'side'
  width: number
  /** Bodies that do not fly fall down onto the ground. */
  falls?: true
  /** All but the player come nearer by themselves, upwards. */
  slides?: true
  /** A pointer that is down is the first button, too. */
  points?: true
  /** What drifts stays above this height, out of the reach of those on the ground. */
  sky?: number
  moves: Control[]
  build?(world: RulesWorld): Block[]
  place(world: RulesWorld, where: Where, size: number): Spot
  steer(world: RulesWorld, player: Body, input: Input): void
}
export type Spot = { x: number; y: number }

export const stage = { width: 960, height: 600 }
/** Where the ground is. */
export const floorOf = ({ height }: Pick<RulesWorld, 'height'>) => height - 60
const walking = 235
const jumping = 735
export const pull = 2000

const walk: Control[] = (['left', 'right', 'up', 'down'] as const).map((input) => ({ input, says: 'Move' }))
const sideways: Control[] = walk.slice(0, 2)
const pointed: Control = { input: 'pointer', says: 'Move' }

/** Free movement, with a little weight. */
function roam(world: RulesWorld, player: Body, input: Input, grip: number, upright = true): void {
  const { x, y } = wishOf(world, player, input)
  const pace = walking * memberOf(world.plan, player.cast).speed * player.haste
  const answer = kindOf(bookOf(world), player.kind).grip ?? grip
  player.vx += (x * pace - player.vx) * answer
  player.vy += ((upright ? y : 0) * pace - player.vy) * answer
  if (x !== 0) player.facing = x < 0 ? -1 : 1
}

/** Where the player wants to go: by buttons, else towards a pointer that is down. Never longer than 1. */
function wishOf(world: RulesWorld, player: Body, { held, pointer }: Input): Spot {
  const keys = direction(held)
  if (keys.x !== 0 || keys.y !== 0) {
    const long = length(keys.x, keys.y)
    return { x: keys.x / long, y: keys.y / long }
  }
  if (!pointer?.down) return { x: 0, y: 0 }
  const dx = pointer.x + world.camera.x - player.x
  const dy = pointer.y + world.camera.y - player.y
  const gap = length(dx, dy)
  return gap < 12 ? { x: 0, y: 0 } : { x: dx / gap, y: dy / gap }
}

/** A spot that is free, and not on top of anybody. */
function openSpot(world: RulesWorld, size: number, from: Spot, far: number, tries = 40): Spot {
  const margin = 30 + size / 2
  let spot: Spot = { x: world.width / 2, y: world.height / 2 }
  for (let attempt = 0; attempt < tries; attempt++) {
    spot = {
      x: between(world, margin, world.width - margin),
      y: between(world, margin + 20, world.height - margin),
    }
    const clear =
      world.entities.every((one) => one.gone || distance(one, spot) > 40 + (one.size + size) * 0.4) &&
      !world.blocks.some((block) => block.solid && overlaps(block, spot, size * 0.6))
    if (clear && distance(spot, from) > far) return spot
  }
  return spot
}

export function overlaps({ x, y, width, height }: Block, spot: Spot, reach: number): boolean {
  return spot.x > x - reach && spot.x < x + width + reach && spot.y > y - reach && spot.y < y + height + reach
}

/** Somewhere across the stage; what comes ahead is every third time in line with the player. */
function across(world: RulesWorld, where: Where, margin: number): number {
  const there = where === 'ahead' && chance(world) < 0.34
  return there ? playerOf(world).x : between(world, margin, world.width - margin)
}

/** On the rim of what is seen, or a little beyond it. */
function rim(world: RulesWorld, size: number, beyond: number): Spot {
  const { width, height } = world
  const out = size / 2 + beyond
  const along = chance(world)
  return pickOne(world, [
    { x: -out, y: along * height },
    { x: width + out, y: along * height },
    { x: along * width, y: -out },
    { x: along * width, y: height + out },
  ])
}

function placeOpen(world: RulesWorld, where: Where, size: number): Spot {
  const { width, height } = world
  const from = world.entities[0] ? playerOf(world) : { x: width / 2, y: height / 2 }
  switch (where) {
    case 'start':
    case 'middle':
      return { x: width / 2, y: height / 2 }
    case 'edge':
      return rim(world, size, -size)
    case 'beyond':
      return rim(world, size, 20)
    case 'above':
    case 'ahead':
      return { x: across(world, where, size), y: -size / 2 - 10 }
    case 'below':
      return { x: between(world, size, width - size), y: height + size / 2 + 10 }
    case 'low':
      return { x: between(world, size, width - size), y: height - size }
    case 'goal':
      return openSpot(world, size, from, 300)
    case 'rows':
      return nextCell(world, size)
    case 'far':
      return openSpot(world, size, from, 250)
    default:
      return openSpot(world, size, from, 110)
  }
}

/** The first cell of a grid over the whole stage in which nothing stands and no wall is. */
function nextCell(world: RulesWorld, size: number): Spot {
  const columns = Math.floor((world.width - 40) / size)
  const rows = Math.floor((world.height - 80) / size)
  for (let cell = 0; cell < columns * rows; cell++) {
    const spot = {
      x: world.width / 2 + ((cell % columns) - (columns - 1) / 2) * size,
      y: world.height / 2 + 20 + (Math.floor(cell / columns) - (rows - 1) / 2) * size,
    }
    const free =
      world.entities.every((one) => one.gone || distance(one, spot) > size * 0.5) &&
      !world.blocks.some((block) => block.solid && overlaps(block, spot, size * 0.2))
    if (free) return spot
  }
  return { x: between(world, size, world.width - size), y: between(world, size, world.height - size) }
}

/** A few clumps that one walks around, the same on both halves, so that the ground looks made and not thrown. */
function clumps(world: RulesWorld): Block[] {
  const blocks: Block[] = []
  const tile = rooms.has(world.plan.look.scene) ? 'crate' : 'wall'
  for (let clump = 0; clump < 3; clump++) {
    const column = 3 + below(world, 6)
    const row = 2 + below(world, 10)
    if (column > 7 && row > 4 && row < 10) continue
    for (const x of [column * 40, stage.width - (column + 1) * 40])
      blocks.push({ x, y: row * 40, width: 40, height: 40, tile, solid: true })
  }
  return blocks
}

/** Where nobody would build a wall in the middle, boxes stand about. */
const rooms = new Set(['house', 'school', 'library', 'laboratory', 'factory', 'kitchen', 'shop'])

/** Platforms all the way up, each within a jump of the one below. */
function ladder(world: RulesWorld, blocks: Block[]): Block[] {
  let x = world.width / 2 - 100
  for (let y = floorOf(world) - 108; y > 70; y -= 104) {
    blocks.push({ x, y, width: 190, height: 24, tile: 'platform', solid: false })
    const right = x < 120 || (x < world.width - 310 && chance(world) < 0.5)
    x += (right ? 1 : -1) * between(world, 90, 160)
  }
  return blocks
}

/** Ground along the bottom, and platforms above it that overlap: from each one gets to the next by a jump. */
function platforms(world: RulesWorld): Block[] {
  const blocks: Block[] = [
    { x: -40, y: floorOf(world), width: world.width + 80, height: 80, tile: 'ground', solid: true },
  ]
  if (bookOf(world).space.bare) return blocks
  if (world.height > stage.height) return ladder(world, blocks)
  for (let x = 220; x < world.width - 260; x += 360) {
    const low = Math.round(x + between(world, -30, 40))
    blocks.push({ x: low, y: 430, width: 200, height: 24, tile: 'platform', solid: false })
    const high = low + (chance(world) < 0.5 ? -110 : 130)
    blocks.push({ x: high, y: 325, width: 180, height: 24, tile: 'platform', solid: false })
    if (chance(world) < 0.55)
      blocks.push({ x: high + 60, y: 225, width: 140, height: 24, tile: 'platform', solid: false })
  }
  return blocks
}

/** One after the other along the ground, with room for a run between them. */
function inARow(world: RulesWorld, feet: number): Spot {
  const y = floorOf(world) - feet
  for (let x = 380; x < world.width - 120; x += 230)
    if (world.entities.every((one) => one.gone || Math.abs(one.x - x) > 90)) return { x, y }
  return { x: between(world, 300, world.width - 80), y }
}

function placeOnGround(world: RulesWorld, where: Where, size: number): Spot {
  const feet = size * 0.45
  if (where === 'start') return { x: 90, y: floorOf(world) - feet }
  const top = world.blocks.at(-1)
  if (where === 'goal' && top && world.height > stage.height)
    return { x: top.x + top.width / 2, y: top.y - feet }
  if (where === 'goal') return { x: world.width - 110, y: floorOf(world) - feet }
  if (where === 'rows') return inARow(world, feet)
  if (where === 'middle') return { x: world.width / 2, y: floorOf(world) - feet }
  if (where === 'above' || where === 'ahead') return { x: across(world, where, 60), y: -size }
  if (where === 'edge' || where === 'beyond') {
    const { x } = playerOf(world)
    const right = x < world.width * 0.5 || (x < world.width * 0.8 && chance(world) < 0.6)
    return {
      x: Math.max(-20, Math.min(world.width + 20, x + (right ? 620 : -620))),
      y: floorOf(world) - feet,
    }
  }
  const low = where === 'low' || where === 'far'
  for (let attempt = 0; attempt < 40; attempt++) {
    const block = low ? world.blocks[0] : pickOne(world, world.blocks)
    if (!block) break
    const from = Math.max(block.x, where === 'far' ? 480 : 200)
    const to = Math.min(block.x + block.width, world.width - 60)
    if (to - from < 40) continue
    const spot = { x: between(world, from + 20, to - 20), y: block.y - feet }
    if (world.entities.every((one) => one.gone || distance(one, spot) > 30 + (one.size + size) * 0.4))
      return spot
  }
  return { x: between(world, 300, world.width - 80), y: floorOf(world) - feet }
}

/** Runs and jumps; whoever lets go early jumps lower. */
function runAndJump(world: RulesWorld, player: Body, input: Input): void {
  // Whoever jumps while running is no slower for it.
  const x = direction(input.held).x || wishOf(world, player, input).x
  const pace = walking * 1.1 * memberOf(world.plan, player.cast).speed * player.haste
  const { grip = player.grounded ? 0.2 : 0.13 } = kindOf(bookOf(world), player.kind)
  if (player.tied > 0) player.vx += x * pace * 0.03
  else player.vx += (x * pace - player.vx) * grip
  if (x !== 0) player.facing = x < 0 ? -1 : 1
  const wants = holds(input.held, 'up')
  if (wants && player.grounded) {
    player.vy = -jumping
    player.way = 1
    player.grounded = false
    tell(world, 'jump', { by: player.cast, x: player.x, y: player.y })
  }
  if (!wants && player.vy < -260 && player.way === 1) player.vy = -260
  // Only what was jumped ends early; whoever was thrown up flies on.
  if (player.grounded || player.vy >= 0) player.way = 0
}

export const scrolling: [number, number] = [190, 300]

/** Half the width of a course that bends. */
export const courseHalf = 125

/** The middle of the course at a height of the stage: straight at first, then in bends. */
export function courseAt({ gone, bend, width }: RulesWorld, y: number): number {
  const down = Math.max(0, gone + y - 250)
  const wild = Math.min(1, down / 700)
  return width / 2 + wild * (190 * sine(down / 430 + bend) + 70 * sine(down / 190 + bend * 2))
}

/** On the course where there is one, else anywhere across. */
function downhill(world: RulesWorld, where: Where, y: number): Spot {
  if (!bookOf(world).space.course) return { x: across(world, where, 50), y }
  return { x: courseAt(world, y) + between(world, -courseHalf, courseHalf) * 0.8, y }
}

const lanesTop = 100
export const laneHeight = 70
export const lanes = 6

export const spaces: Record<SpaceId, Space> = {
  top: {
    seen: 'top',
    width: 960,
    moves: [...walk, pointed],
    build: clumps,
    place: placeOpen,
    steer: (world, player, input) => roam(world, player, input, 0.2),
  },
  side: {
    seen: 'side',
    width: 1920,
    falls: true,
    moves: [...sideways, { input: 'up', says: 'Jump' }],
    build: platforms,
    place: placeOnGround,
    steer: runAndJump,
  },
  float: {
    seen: 'side',
    width: 960,
    moves: [...walk, pointed],
    place: (world, where, size) =>
      where === 'start' ? { x: 140, y: world.height / 2 } : placeOpen(world, where, size),
    steer: (world, player, input) => roam(world, player, input, 0.09),
  },
  slope: {
    seen: 'top',
    width: 960,
    slides: true,
    moves: [...sideways, { input: 'down', says: 'Speed up' }, { input: 'up', says: 'Brake' }, pointed],
    place(world, where, size) {
      if (where === 'start') return { x: world.width / 2, y: 150 }
      if (where === 'anywhere' || where === 'far')
        return bookOf(world).space.course
          ? downhill(world, where, between(world, 380, world.height))
          : openSpot(world, size, { x: world.width / 2, y: 100 }, 260)
      if (where === 'edge') return downhill(world, where, 150)
      return downhill(world, where, world.height + size / 2 + 6)
    },
    steer(world, player, input) {
      roam(world, player, input, 0.12, false)
      const { y } = wishOf(world, player, input)
      player.vy = 0
      player.y += (150 + y * 70 - player.y) * 0.06
      player.angle = (player.vx / walking) * -0.35
      const { course } = bookOf(world).space
      const off = course && Math.abs(player.x - courseAt(world, player.y)) > courseHalf
      const pace = amountOf(world.plan, scrolling) * (1 + 0.35 * y) * (off ? 0.35 : 1) * player.haste
      player.way += (pace - player.way) * 0.05
      world.slid = player.way / rate
      world.gone += world.slid
      if (world.tick % 5 === 0) tell(world, 'step', { by: player.cast, x: player.x, y: player.y })
    },
  },
  lanes: {
    seen: 'top',
    width: 960,
    moves: [...walk, pointed],
    build: () => [
      {
        x: 0,
        y: lanesTop,
        width: stage.width,
        height: laneHeight * lanes,
        tile: 'road',
        solid: false,
      },
    ],
    place(world, where, size) {
      if (where === 'start') return { x: world.width / 2, y: 560 }
      if (where === 'goal') return { x: between(world, 120, world.width - 120), y: 52 }
      // Whatever comes from outside comes along the player's own row.
      if (where === 'beyond' || where === 'edge')
        return { x: chance(world) < 0.5 ? -size : world.width + size, y: playerOf(world).y }
      if (where === 'lane' || where === 'far') {
        const lane = below(world, lanes)
        return { x: between(world, 0, world.width), y: lanesTop + (lane + 0.5) * laneHeight }
      }
      return placeOpen(world, where, size)
    },
    steer: (world, player, input) => roam(world, player, input, 0.25),
  },
  catch: {
    seen: 'side',
    width: 960,
    sky: 340,
    moves: [...sideways, pointed],
    build: (world) => [
      { x: -40, y: floorOf(world), width: world.width + 80, height: 80, tile: 'ground', solid: true },
    ],
    place(world, where, size) {
      if (where === 'start' || where === 'middle')
        return { x: world.width / 2, y: floorOf(world) - size * 0.45 }
      if (where === 'low' || where === 'goal')
        return { x: between(world, 80, world.width - 80), y: floorOf(world) - size * 0.45 }
      if (where === 'anywhere' || where === 'far')
        return { x: between(world, 60, world.width - 60), y: between(world, 70, 330) }
      return { x: across(world, where, 60), y: -size / 2 - 10 }
    },
    steer: (world, player, input) => roam(world, player, input, 0.2, false),
  },
  hand: {
    seen: 'top',
    width: 960,
    points: true,
    moves: [...walk, pointed],
    place: placeOpen,
    steer(world, player, input) {
      const { pointer } = input
      if (!pointer) {
        roam(world, player, input, 0.3)
        return
      }
      // The hand is where the pointer is, as fast as a hand can be.
      const dx = pointer.x - player.x
      const dy = pointer.y - player.y
      const gap = length(dx, dy)
      const pace = Math.min(gap * 14, 1500)
      player.vx = gap < 2 ? 0 : (dx / gap) * pace
      player.vy = gap < 2 ? 0 : (dy / gap) * pace
    },
  },
  aim: {
    seen: 'side',
    width: 960,
    points: true,
    sky: 400,
    moves: [
      { input: 'left', says: 'Aim' },
      { input: 'right', says: 'Aim' },
      { input: 'pointer', says: 'Aim' },
    ],
    build: (world) => [
      { x: -40, y: floorOf(world), width: world.width + 80, height: 80, tile: 'ground', solid: true },
    ],
    place(world, where, size) {
      if (where === 'start') return { x: world.width / 2, y: floorOf(world) - size * 0.45 }
      if (where === 'low' || where === 'goal')
        return { x: between(world, 80, world.width - 80), y: floorOf(world) - size * 0.45 }
      if (where === 'above' || where === 'ahead')
        return { x: between(world, 60, world.width - 60), y: -size / 2 - 10 }
      if (where === 'beyond' || where === 'edge') {
        const left = chance(world) < 0.5
        return { x: left ? -size : world.width + size, y: between(world, 70, 320) }
      }
      return { x: between(world, 80, world.width - 80), y: between(world, 70, 330) }
    },
    steer(_world, player, input) {
      if (player.age === 0) player.way = -1.5708
      const { x } = direction(input.held)
      if (x !== 0) player.way += x * 0.035
      else if (input.pointer) player.way = angleOf(input.pointer.y - player.y, input.pointer.x - player.x)
      player.way = Math.max(-3.05, Math.min(-0.09, player.way > 1.5708 ? -3.05 : player.way))
      player.vx = 0
      player.vy = 0
    },
  },
}

/** The direction in which somebody would send something: where it aims, else where it goes. */
export function headingOf(space: SpaceId, body: Body): Spot {
  if (space === 'aim') return { x: cosine(body.way), y: sine(body.way) }
  if (space === 'slope') return { x: 0, y: 1 }
  if (space === 'catch') return { x: 0, y: -1 }
  const pace = length(body.vx, body.vy)
  return pace > 40 ? { x: body.vx / pace, y: body.vy / pace } : { x: body.facing, y: 0 }
}
