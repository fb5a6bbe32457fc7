import { holds } from '../../core/input.ts'
import { between, rate } from '../../game/world.ts'
import { canLeap, leap } from '../leaping.ts'
import type { Layout } from '../rulebook.ts'
import { add, amountOf, type Body, bookOf, kindOf, type RulesWorld, sizeOf } from '../world.ts'
import { crew, paceOf, runnerX, wayOf } from './run.ts'
import { floorOf, plainGround, type Space } from './space.ts'

/** Held, it rises; let go, it sinks. A tap is a flap. Overturned, it is the same as in a mirror. */
export function flap(
  body: Body,
  held: number,
  before: number,
  floor: number,
  { overturned }: Pick<Layout, 'overturned'> = {},
): boolean {
  if (overturned) {
    turnOver(body, floor)
    const press = flap(body, held, before, floor)
    turnOver(body, floor)
    return press
  }
  const up = holds(held, 'up')
  const press = up && !holds(before, 'up')
  if (press) body.vy = Math.min(body.vy, -150)
  body.vy += (up ? -980 : holds(held, 'down') ? 1250 : 820) / rate
  body.vy = Math.max(-270, Math.min(310, body.vy))
  const half = body.size * 0.45
  if (body.y < half + 6) body.vy = Math.max(0, body.vy)
  if (body.y > floor - half) body.vy = Math.min(0, body.vy)
  return press
}

function turnOver(body: Body, floor: number): void {
  body.y = floor - body.y
  body.vy = -body.vy
}

/** Openings that wander up and down, never further than one can follow; between them something to take, or somebody who flies there. */
function layAhead(world: RulesWorld): void {
  while (world.laidTo < world.width + 260) layNext(world)
}

function layNext(world: RulesWorld): void {
  const goal = world.entities.find(
    ({ kind, x, gone }) => !gone && kindOf(bookOf(world), kind).where === 'goal' && x > world.laidTo - 449,
  )
  if (goal && goal.x < world.laidTo + 450) world.laidTo = goal.x + 450
  else layOpening(world)
}

function layOpening(world: RulesWorld): void {
  const floor = floorOf(world)
  const wide = amountOf(world, [350, 215])
  const reach = amountOf(world, [60, 160])
  const before = world.laidTurn === 0 ? floor / 2 : world.laidLast
  const middle = Math.max(
    40 + wide / 2,
    Math.min(floor - 20 - wide / 2, before + between(world, -reach, reach)),
  )
  const x = world.laidTo
  const gap = paceOf(world) * amountOf(world, [2.1, 1.25])
  const columns = crew(world, 'hurdle')
  const column = columns[world.laidTurn % Math.max(1, columns.length)]
  if (column) {
    const size = sizeOf(world, column)
    for (let y = middle - wide / 2 - size * 0.42; y > -size * 0.4; y -= size * 0.85) add(world, column, x, y)
    for (let y = middle + wide / 2 + size * 0.42; y < floor; y += size * 0.85) add(world, column, x, y)
  }
  const items = crew(world, 'trail')
  const item = items[world.laidTurn % Math.max(1, items.length)]
  if (item)
    for (let one = 0; one < 4; one++) add(world, item, x + (gap * one) / 4, middle + (one === 2 ? 16 : 0))
  const guests = crew(world, 'overhead')
  const guest = guests[world.laidTurn % Math.max(1, guests.length)]
  if (guest && (world.laidTurn % 3 === 2 || !column)) {
    const aside = (middle > floor / 2 ? -1 : 1) * between(world, 90, 130)
    add(world, guest, x + gap * 0.55, middle + aside)
  }
  world.laidLast = middle
  world.laidTurn++
  world.laidTo = x + gap
}

/** Seen from the side: it flies by itself, faster and faster, and one rises and sinks. */
export const space: Space = {
  seen: 'side',
  width: 960,
  heading: { x: 1, y: 0 },
  slides: 'left',
  moves: [
    { input: 'up', says: 'Fly up' },
    { input: 'down', says: 'Dive' },
    { input: 'pointer', says: 'Fly up' },
  ],
  build(world) {
    Object.assign(world, { laidTo: 760, laidTurn: 0, laidLast: 0 })
    return plainGround(world)
  },
  begin: layAhead,
  place(world, where, size) {
    const middle = floorOf(world) / 2
    if (where === 'start') return { x: runnerX, y: middle }
    if (where === 'behind') return { x: -size, y: middle }
    if (where === 'middle') return { x: world.width / 2, y: middle }
    if (where === 'goal') return { x: Math.max(wayOf(world) - world.gone, world.laidTo + 300), y: middle }
    // However many fly about, there are openings between them.
    layNext(world)
    const x = Math.max(world.laidTo, world.width + size)
    world.laidTo = x + paceOf(world) * 0.9
    return { x, y: between(world, 120, floorOf(world) - 120) }
  },
  steer(world, player, input) {
    const held = input.pointer?.down ? input.held | 4 : input.held
    const before = player.seat === 1 ? world.before : world.beforeSecond
    const flies = holds(before, 'up') || canLeap(world, player) ? held : held & ~4
    if (flap(player, flies, before, floorOf(world), bookOf(world).space)) leap(world, player)
    player.vx += ((runnerX - (player.seat - 1) * 80 - player.x) * 3 - player.vx) * 0.12
    player.facing = 1
    player.angle = Math.max(-0.35, Math.min(0.45, player.vy / 900))
    if (player.seat !== 1) return
    player.way += (paceOf(world) * player.haste - player.way) * 0.06
    world.slid = player.way / rate
    world.gone += world.slid
    world.laidTo -= world.slid
    for (const ground of world.blocks) ground.x = -40 - (world.gone % 40)
    layAhead(world)
  },
}
