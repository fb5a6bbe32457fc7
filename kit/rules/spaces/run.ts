import { holds } from '../../core/input.ts'
import { type GamePlan, memberOf } from '../../game/plan.ts'
import { below, between, rate, shuffle, tell } from '../../game/world.ts'
import { canLeap, leap } from '../leaping.ts'
import type { Kind, Where } from '../rulebook.ts'
import {
  add,
  amountOf,
  type Block,
  type Body,
  bookOf,
  kindOf,
  playerOf,
  type RulesWorld,
  sizeOf,
} from '../world.ts'
import { first, type Pattern, type Piece, patterns } from './patterns.ts'
import { floorOf, keepsUp, leapOf, pull, type Space, type Spot, stage } from './space.ts'

/** Where the player is on the stage. */
export const runnerX = 230
const leaping = 770
/** How long the way is where nobody says, in screens. */
const usualWay = 14
const tile = 40

/** How fast it goes when nothing holds one up: faster and faster. */
export function paceOf(world: RulesWorld): number {
  const own = Math.min(1.2, Math.max(0.88, memberOf(world.plan, playerOf(world).cast).speed))
  return amountOf(world, [285, 395]) * own * (1 + 0.4 * partOf(world))
}

export const wayOf = (world: RulesWorld) => (bookOf(world).space.wide ?? usualWay) * stage.width

/** How much of the way is behind. */
export const partOf = (world: RulesWorld) => Math.min(1, world.gone / wayOf(world))

/** Whether there is ground under this place. */
export function isFirm({ blocks }: RulesWorld, x: number): boolean {
  return blocks.some((block) => block.tile === 'ground' && x > block.x && x < block.x + block.width)
}

/** Keeps the way ahead laid out, and lets go of what is behind. */
function goOn(world: RulesWorld, by: number): void {
  world.gone += by
  world.laidTo -= by
  for (const block of world.blocks) block.x -= by
  if (world.tick % rate === 0) world.blocks = world.blocks.filter(({ x, width }) => x + width > -100)
  layAhead(world)
}

function layAhead(world: RulesWorld): void {
  while (world.laidTo < stage.width + 260) layNext(world)
  extend(world)
}

function layNext(world: RulesWorld): void {
  const goal = world.entities.find(
    ({ kind, x, gone }) => !gone && kindOf(bookOf(world), kind).where === 'goal' && x > world.laidTo - 449,
  )
  if (goal && goal.x < world.laidTo + 450) world.laidTo = goal.x + 450
  else lay(world, choose(world))
}

/** The ground reaches as far as anything stands on it, in whole tiles, so that they keep their place. */
function extend(world: RulesWorld): void {
  const ground = world.blocks.findLast((block) => block.tile === 'ground')
  if (!ground) return
  const lacks = world.laidTo + stage.width - (ground.x + ground.width)
  if (lacks > 0) ground.width += Math.ceil(lacks / tile) * tile
}

/** Who stands in the way, who flies low, and what lies on it: each in turn. */
export function crew(world: RulesWorld, what: Where): Kind[] {
  return bookOf(world).kinds.filter(({ where }) => where === what)
}

function choose(world: RulesWorld): Pattern {
  const { bare } = bookOf(world).space
  const has = {
    hurdle: crew(world, 'hurdle').length > 0,
    overhead: crew(world, 'overhead').length > 0,
    trail: crew(world, 'trail').length > 0,
    pit: !bare,
    ledge: !bare,
  }
  const isPossible = ({ pieces }: Pattern) =>
    pieces.every(({ what }) => what === 'trail' || has[what]) && pieces.some(({ what }) => has[what])
  if (world.laidTurn === 0 && isPossible(first)) return first
  const hard = amountOf(world, [-0.4, 1.6]) + partOf(world) * amountOf(world, [0.7, 2])
  const all = patterns.filter((one, at) => isPossible(one) && one.hard <= hard + 0.5 && at !== world.laidLast)
  // Two of three times something that somebody is there for.
  const manned = all.filter(({ pieces }) =>
    pieces.some(({ what }) => what === 'hurdle' || what === 'overhead'),
  )
  const fits = world.laidTurn % 3 !== 2 && manned.length > 0 ? manned : all
  const near = shuffle(world, fits).sort(
    (one, other) => Math.abs(one.hard - hard) - Math.abs(other.hard - hard),
  )
  return near[below(world, Math.min(5, near.length))] ?? { hard: 0, pieces: [] }
}

function lay(world: RulesWorld, pattern: Pattern): void {
  const pace = paceOf(world)
  const from = world.laidTo
  let last = 0
  for (const piece of pattern.pieces) {
    last = Math.max(last, piece.at + (piece.long ?? 0))
    layPiece(world, piece, from + piece.at * pace, pace)
  }
  world.laidLast = patterns.indexOf(pattern)
  world.laidTurn++
  const rest = amountOf(world, [1.5, 0.55]) + between(world, 0, 0.3)
  world.laidTo = from + (last + rest) * pace
  extend(world)
}

function layPiece(world: RulesWorld, piece: Piece, x: number, pace: number): void {
  const { what, high = 0, long = 0, large = 1 } = piece
  const floor = floorOf(world)
  if (what === 'pit') {
    digPit(world, x, long * pace)
    return
  }
  if (what === 'ledge') {
    const width = Math.round((long * pace) / tile) * tile
    world.blocks.push({ x, y: floor - high, width, height: 24, tile: 'platform', solid: false })
    return
  }
  const kinds = crew(world, what)
  const kind = kinds[world.laidTurn % Math.max(1, kinds.length)]
  if (!kind) return
  const size = sizeOf(world, kind) * large
  const body = add(world, kind, x, floor - size * 0.45)
  body.size = size
  if (what === 'trail') body.y = floor - Math.max(high, size * 0.45)
  // Low enough to hit whoever stands, and too high to hit whoever ducks.
  if (what === 'overhead') body.y = floor - 0.7 * sizeOf(world, playerKindOf(world)) - 0.42 * size
  // Who comes to meet one sets out earlier, to be there in time.
  const { drive } = kind
  if (drive.does === 'stream')
    body.x +=
      (amountOf(world, drive.speed) * memberOf(world.plan, kind.cast).speed * (body.x - runnerX)) / pace
  body.homeX = body.x
  body.homeY = body.y
}

const playerKindOf = (world: RulesWorld) => kindOf(bookOf(world), playerOf(world).kind)

function digPit(world: RulesWorld, x: number, width: number): void {
  extend(world)
  const ground = world.blocks.findLast((block) => block.tile === 'ground')
  if (!ground) return
  const from = ground.x + Math.max(2, Math.round((x - ground.x) / tile)) * tile
  const to = from + Math.max(2, Math.round(width / tile)) * tile
  const end = ground.x + ground.width
  ground.width = from - ground.x
  world.blocks.push({ ...ground, x: to, width: Math.max(2, Math.ceil((end - to) / tile)) * tile })
}

/** A stretch of the way for one thing alone, after something to jump or to duck: however many stand about, there is something to do. */
function stretch(world: RulesWorld, size: number): Spot {
  layNext(world)
  const x = Math.max(world.laidTo, stage.width + size) + size / 2
  world.laidTo = x + size / 2 + paceOf(world) * 0.65
  extend(world)
  return { x, y: floorOf(world) - size * 0.45 }
}

/** Up and down is all that one decides. Whoever lets go early jumps lower, and down in the air is down quickly. */
export function upAndDown(body: Body, held: number, before: number, plan: GamePlan): boolean {
  const up = holds(held, 'up')
  const down = holds(held, 'down')
  if (body.grounded) body.jumps = 0
  // A moment after the brink is in time.
  const stands = body.grounded || (body.jumps === 0 && body.vy > 0 && body.vy < 190)
  const jumps = plan.rules.doubleJump ? 2 : 1
  const again = up && !holds(before, 'up') && body.jumps > 0 && body.jumps < jumps
  const leaps = (up && stands && !down) || again
  if (leaps) {
    body.vy = -leapOf(plan, leaping)
    body.jumps++
    body.grounded = false
  }
  if (!up && body.jumps > 0 && body.vy < -270) body.vy = -270
  if (down && !body.grounded) body.vy += (pull * 0.8) / rate
  duck(body, down && body.grounded)
  return leaps
}

const flat = 0.6

function duck(body: Body, ducks: boolean): void {
  if (ducks === body.ducks) return
  const before = body.size
  body.size *= ducks ? flat : 1 / flat
  body.y += (before - body.size) * 0.45
  body.ducks = ducks
}

/** Seen from the side: it runs by itself, faster and faster, and one jumps and ducks. */
export const space: Space = {
  seen: 'side',
  width: 960,
  falls: true,
  heading: { x: 1, y: 0 },
  slides: 'left',
  moves: [
    { input: 'up', says: 'Jump' },
    { input: 'down', says: 'Duck' },
    { input: 'pointer', says: 'Jump' },
  ],
  build(world) {
    Object.assign(world, { laidTo: 760, laidTurn: 0, laidLast: -1 })
    return [
      { x: -tile * 4, y: floorOf(world), width: tile * 60, height: 80, tile: 'ground', solid: false },
    ] satisfies Block[]
  },
  begin: layAhead,
  place(world, where, size) {
    const y = floorOf(world) - size * 0.45
    if (where === 'start') return { x: runnerX, y }
    if (where === 'behind') return { x: -size, y }
    if (where === 'middle') return { x: world.width / 2, y }
    if (where === 'above') return { x: between(world, 420, world.width), y: -size / 2 - 10 }
    if (where === 'goal') {
      const x = Math.max(wayOf(world) - world.gone, world.laidTo + 300)
      return { x, y }
    }
    return stretch(world, size)
  },
  steer(world, player, input) {
    const finger = input.pointer?.down ? { ...input, held: input.held | 4 } : input
    const before = player.seat === 1 ? world.before : world.beforeSecond
    const isUp = !player.grounded && holds(before, 'up')
    const held = isUp || canLeap(world, player) ? finger.held : finger.held & ~4
    if (upAndDown(player, held, before, world.plan)) leap(world, player)
    const home = runnerX - (player.seat - 1) * 80
    player.vx += ((home - player.x) * 3 - player.vx) * 0.12
    player.facing = 1
    if (player.seat !== 1) return
    player.way += (paceOf(world) * player.haste - player.way) * 0.06
    world.slid = player.way / rate
    goOn(world, world.slid)
    if (player.grounded && world.tick % 6 === 0)
      tell(world, 'step', { by: player.cast, x: player.x, y: player.y })
  },
  /** On the far side of the pit, or on this side of it, so that it is crossed and not skipped, where nothing can be lost. */
  refuge(world, player) {
    const ground = world.blocks.filter((block) => block.tile === 'ground')
    const gap = world.plan.rules.gentle
      ? ground
          .filter(({ x }) => x < player.x)
          .map(({ x, width }) => Math.min(0, x + width - 190 - player.x))
          .at(-1)
      : ground
          .filter(({ x, width }) => x + width > player.x + 30)
          .map(({ x }) => Math.max(0, x + 40 - player.x))
          .sort((one, other) => one - other)[0]
    if (gap) {
      for (const body of world.entities)
        if (!keepsUp.has(kindOf(bookOf(world), body.kind).drive.does)) body.x -= gap
      goOn(world, gap)
    }
    return { x: runnerX, y: floorOf(world) - 150 }
  },
}
