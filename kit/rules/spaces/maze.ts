import { below, chance, rate, shuffle } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { length } from '../sure-math.ts'
import { type Block, type Body, distance, playerOf, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'

/** Corridors between walls: how they are laid out, who goes where in them, and which way leads where. */
export const columns = 23
export const rows = 15
export const size = 40
/** The stage is a little wider than the corridors are. */
const margin = 20

export const sides = [1, -1, columns, -columns] as const

/** The place of a cell, and the cell of a place. */
export const middleOf = (cell: number): Spot => ({
  x: margin + ((cell % columns) + 0.5) * size,
  y: (Math.floor(cell / columns) + 0.5) * size,
})
export function cellOf({ x, y }: Spot): number {
  const column = Math.max(1, Math.min(columns - 2, Math.floor((x - margin) / size)))
  return Math.max(1, Math.min(rows - 2, Math.floor(y / size))) * columns + column
}

/** A maze with loops: dead ends would be traps, and no fun with somebody behind you. */
export function corridors(world: RulesWorld, tile: string): Block[] {
  const open = new Array<boolean>(columns * rows).fill(false)
  const start = cellOf({ x: world.width / 2, y: world.height / 2 })
  const stack = [start]
  open[start] = true
  while (stack.length > 0) {
    const cell = stack.at(-1) ?? start
    const way = shuffle(world, sides).find((side) => isInner(cell + side * 2) && !open[cell + side * 2])
    if (way === undefined) {
      stack.pop()
      continue
    }
    open[cell + way] = true
    open[cell + way * 2] = true
    stack.push(cell + way * 2)
  }
  for (let cell = columns + 1; cell < open.length; cell++) {
    if (!open[cell] || cell % 2 !== start % 2) continue
    const walls = sides.filter((side) => !open[cell + side])
    const inner = walls.filter((side) => isInner(cell + side))
    const way = inner[below(world, Math.max(1, inner.length))]
    const opens = walls.length === 3 || chance(world) < 0.25
    if (opens && way !== undefined) open[cell + way] = true
  }
  return wallsOf(open, tile)
}

/** Whether a cell is not part of the wall all around. */
export function isInner(cell: number): boolean {
  const column = cell % columns
  return column > 0 && column < columns - 1 && cell > columns && cell < columns * (rows - 1)
}

/** All cells beside one but those of the rim, open or not. */
export const around = (cell: number): number[] => sides.map((side) => cell + side).filter(isInner)

/** What lies side by side is one wall; the outer ones reach the rim of the stage. */
export function wallsOf(open: readonly boolean[], tile: string): Block[] {
  const blocks: Block[] = []
  for (let row = 0; row < rows; row++)
    for (let from = 0; from < columns; from++) {
      let until = from
      while (until < columns && !open[row * columns + until]) until++
      if (until === from) continue
      const left = from === 0 ? 0 : margin + from * size
      const right = until === columns ? 2 * margin + columns * size : margin + until * size
      blocks.push({ x: left, y: row * size, width: right - left, height: size, tile, solid: true })
      from = until
    }
  return blocks
}

const known = new WeakMap<readonly Block[], { open: boolean[]; ways: Map<number, number[]> }>()

function gridOf({ blocks }: Pick<RulesWorld, 'blocks'>) {
  const before = known.get(blocks)
  if (before) return before
  const open = Array.from({ length: columns * rows }, (_, cell) => {
    const { x, y } = middleOf(cell)
    return !blocks.some(
      (one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height && one.solid,
    )
  })
  const made = { open, ways: new Map<number, number[]>() }
  known.set(blocks, made)
  return made
}

/** Which cells are open. */
export const openIn = (world: Pick<RulesWorld, 'blocks'>): readonly boolean[] => gridOf(world).open

export const isOpen = (world: RulesWorld, cell: number): boolean => openIn(world)[cell] === true

/** The open cells beside one. */
export function beside(world: Pick<RulesWorld, 'blocks'>, cell: number): number[] {
  const { open } = gridOf(world)
  return sides.map((side) => cell + side).filter((other) => open[other])
}

/** How many steps every cell is away from one; endless where nothing leads. */
export function stepsFrom(world: Pick<RulesWorld, 'blocks'>, cell: number): readonly number[] {
  const { ways } = gridOf(world)
  const before = ways.get(cell)
  if (before) return before
  const steps = new Array<number>(columns * rows).fill(Number.POSITIVE_INFINITY)
  const queue = [cell]
  steps[cell] = 0
  for (const at of queue)
    for (const other of beside(world, at))
      if (steps[other] === Number.POSITIVE_INFINITY) {
        steps[other] = (steps[at] ?? 0) + 1
        queue.push(other)
      }
  ways.set(cell, steps)
  return steps
}

/** A free cell; whoever comes from outside comes from far off. */
export function placeInside(world: RulesWorld, where: Where): Spot {
  const middle = { x: world.width / 2, y: world.height / 2 }
  if (where === 'start' || where === 'middle') return middle
  const from = world.entities[0] ? playerOf(world) : middle
  const far = where === 'far' || where === 'goal' ? 250 : where === 'edge' || where === 'beyond' ? 330 : 90
  const { open } = gridOf(world)
  let spot = middle
  for (let attempt = 0; attempt < 60; attempt++) {
    const cell = below(world, columns * rows)
    if (!open[cell]) continue
    spot = middleOf(cell)
    const clear = world.entities.every((one) => one.gone || distance(one, spot) > size * 0.6)
    if (clear && distance(spot, from) > far) return spot
  }
  return spot
}

/** From the middle of one cell to that of the next: to whom it is after, or astray now and then, or they would all come as one. */
export function thread(world: RulesWorld, body: Body, speed: number, whom: Spot | undefined): void {
  const next = { x: body.homeX, y: body.homeY }
  const gone = distance(body, next)
  if (body.age === 0 || gone < 4 || gone > size * 1.5) {
    const cell = cellOf(body)
    const around = beside(world, cell)
    const astray = !whom || chance(world) < 0.12 + 0.1 * (body.id % 3)
    const steps = whom ? stepsFrom(world, cellOf(whom)) : []
    const there = astray
      ? around[below(world, Math.max(1, around.length))]
      : around.reduce((best, one) => ((steps[one] ?? 0) < (steps[best] ?? 0) ? one : best), cell)
    const { x, y } = middleOf(there ?? cell)
    body.homeX = x
    body.homeY = y
  }
  const dx = body.homeX - body.x
  const dy = body.homeY - body.y
  const gap = length(dx, dy) || 1
  const pace = Math.min(speed, gap * rate)
  body.vx = (dx / gap) * pace
  body.vy = (dy / gap) * pace
}

/** Whoever goes straight on is kept in the middle, so that nobody hangs on a corner. */
export function easeInto(world: RulesWorld, player: Body, wish: Spot): void {
  const cell = cellOf(player)
  const middle = middleOf(cell)
  if (wish.x !== 0 && wish.y === 0 && isOpen(world, cell + Math.sign(wish.x)))
    player.vy = (middle.y - player.y) * 9
  if (wish.y !== 0 && wish.x === 0 && isOpen(world, cell + Math.sign(wish.y) * columns))
    player.vx = (middle.x - player.x) * 9
}
