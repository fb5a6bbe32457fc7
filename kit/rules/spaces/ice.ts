import type { Input } from '../../core/input.ts'
import { below } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { type Block, type Body, distance, type RulesWorld } from '../world.ts'
import { type Spot, stage } from './space.ts'
import { wishOf } from './ways.ts'

/** Ice without any hold: whoever sets off goes straight on until something is in the way. */

const size = 60
const columns = stage.width / size
const rows = stage.height / size
const start = columns + 1
const pace = 460 / 60
/** So many rocks lie on it; what is somewhere has to be passed from everywhere, so some layouts are no good. */
export const rocks = 20
const tries = 40

export const iceSides = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const

const middleOf = (cell: number): Spot => ({
  x: ((cell % columns) + 0.5) * size,
  y: (Math.floor(cell / columns) + 0.5) * size,
})
const cellOf = ({ x, y }: Spot): number =>
  Math.max(0, Math.min(rows - 1, Math.floor(y / size))) * columns +
  Math.max(0, Math.min(columns - 1, Math.floor(x / size)))

/** All the cells that one slides over from there, the one where one stops last. */
function run(full: ReadonlySet<number>, from: number, side: Spot): number[] {
  const passed: number[] = []
  for (
    let [x, y] = [(from % columns) + side.x, Math.floor(from / columns) + side.y];
    ;
    x += side.x, y += side.y
  ) {
    const cell = y * columns + x
    if (x < 0 || y < 0 || x >= columns || y >= rows || full.has(cell)) return passed
    passed.push(cell)
  }
}

/** Where one can stop, and what one can pass, from there on. */
function reachedFrom(full: ReadonlySet<number>, from: number): { stops: Set<number>; passed: Set<number> } {
  const stops = new Set([from])
  const passed = new Set<number>()
  for (const stop of stops)
    for (const side of iceSides) {
      const way = run(full, stop, side)
      for (const cell of way) passed.add(cell)
      const last = way.at(-1)
      if (last !== undefined) stops.add(last)
    }
  return { stops, passed }
}

/** The cells that one can get to from wherever one has got to. */
function always(full: ReadonlySet<number>): number[] {
  const { stops, passed } = reachedFrom(full, start)
  const each = [...stops].map((stop) => reachedFrom(full, stop).passed)
  return [...passed].filter((cell) => each.every((one) => one.has(cell)))
}

/** Rocks, so that most of the ice can be got to again and again. */
export function rocksOn(world: RulesWorld): Block[] {
  let best: { full: Set<number>; cells: number } = { full: new Set(), cells: -1 }
  for (let attempt = 0; attempt < tries && best.cells < 60; attempt++) {
    const full = new Set<number>()
    while (full.size < rocks) {
      const cell = below(world, columns * rows)
      if (cell !== start) full.add(cell)
    }
    const cells = always(full).length
    if (cells > best.cells) best = { full, cells }
  }
  return [...best.full].map((cell) => {
    const { x, y } = middleOf(cell)
    return { x: x - size / 2, y: y - size / 2, width: size, height: size, tile: 'wall', solid: true }
  })
}

const fullIn = ({ blocks }: Pick<RulesWorld, 'blocks'>): Set<number> =>
  new Set(blocks.map(({ x, y, width, height }) => cellOf({ x: x + width / 2, y: y + height / 2 })))

/** Whatever is there can be got to; what stops one sits where the rocks are. */
export function placeOnIce(world: RulesWorld, where: Where): Spot {
  if (where === 'start') return middleOf(start)
  const isTaken = (spot: Spot) => world.entities.some((one) => !one.gone && distance(one, spot) < size * 0.8)
  if (where === 'rows') {
    const spots = [...fullIn(world)].map(middleOf)
    return spots.find((spot) => !isTaken(spot)) ?? spots[0] ?? middleOf(start)
  }
  const from = world.entities[0] ?? middleOf(start)
  const cells = always(fullIn(world)).map(middleOf)
  const free = cells.filter((spot) => !isTaken(spot) && distance(spot, from) > (where === 'goal' ? 320 : 130))
  return free[below(world, Math.max(1, free.length))] ?? cells[0] ?? middleOf(start)
}

/** Where whoever is played will stop, standing or sliding. */
export const isSliding = (body: Body) => Math.abs(body.vx) + Math.abs(body.vy) > 1

/** The cells on the way from where one stands, for every side. */
export const slidesFrom = (world: RulesWorld, from: Spot): { side: Spot; way: Spot[] }[] =>
  iceSides.map((side) => ({ side, way: run(fullIn(world), cellOf(from), side).map(middleOf) }))

/** Sets off to one of four sides, and is steered by nothing until it stands again. */
export function slide(world: RulesWorld, player: Body, input: Input): void {
  const rest = middleOf(cellOf(player))
  if (isSliding(player)) {
    const next = cellOf(player) + Math.sign(player.vx) + Math.sign(player.vy) * columns
    const isOut =
      next < 0 ||
      next >= columns * rows ||
      (player.vx !== 0 && Math.floor(next / columns) !== Math.floor(cellOf(player) / columns))
    const over = (rest.x - player.x) * Math.sign(player.vx) + (rest.y - player.y) * Math.sign(player.vy)
    if ((isOut || fullIn(world).has(next)) && over <= pace) Object.assign(player, rest, { vx: 0, vy: 0 })
    return
  }
  const wish = wishOf(world, player, input)
  const across = Math.abs(wish.x) > Math.abs(wish.y)
  const side = { x: across ? Math.sign(wish.x) : 0, y: across ? 0 : Math.sign(wish.y) }
  if (side.x === 0 && side.y === 0) return
  if (run(fullIn(world), cellOf(player), side).length === 0) return
  // Exactly along the middle of its row, whatever put it elsewhere.
  Object.assign(player, rest, { vx: side.x * pace * 60, vy: side.y * pace * 60 })
  if (side.x !== 0) player.facing = side.x
}
