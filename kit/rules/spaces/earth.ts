import { below, chance } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { bookOf, distance, kindOf, playerOf, type RulesWorld } from '../world.ts'
import {
  around,
  cellOf,
  columns,
  easeInto,
  isInner,
  isOpen,
  middleOf,
  openIn,
  rows,
  size,
  thread,
  wallsOf,
} from './maze.ts'
import { type Space, type Spot, stage } from './space.ts'
import { pointed, roam, walk, wishOf } from './ways.ts'

/** Everybody begins up here, just below the grass. */
const start = columns + (columns - 1) / 2
/** So many steps it takes at most until what one pushes against gives way. */
const toil = 12

/** Opens a cell. The ground is another one from then on: who remembers it by its blocks (`gridOf`) looks at it anew. */
function open(world: RulesWorld, cell: number): void {
  if (isOpen(world, cell) || !isInner(cell)) return
  const cells = [...openIn(world)]
  cells[cell] = true
  world.blocks = wallsOf(cells, 'earth')
}

/** The cell into which somebody at `from` pushes who wants to go that way. */
function ahead(from: Spot, wish: Spot): number {
  const aside = Math.abs(wish.x) > Math.abs(wish.y)
  return cellOf(from) + (aside ? Math.sign(wish.x) : Math.sign(wish.y) * columns)
}

/** Solid all over, but for the spot where one begins. What is somewhere lies in the ground; whoever moves has a den (`begin`). */
function place(world: RulesWorld, where: Where): Spot {
  if (where === 'start') return middleOf(start)
  const from = world.entities[0] ? playerOf(world) : middleOf(start)
  if (where === 'middle') return middleOf(columns * Math.floor(rows / 2) + Math.floor(columns / 2))
  const far = where === 'goal' ? 420 : where === 'far' || where === 'edge' || where === 'beyond' ? 300 : 110
  let spot = middleOf(start + columns * 8)
  for (let attempt = 0; attempt < 60; attempt++) {
    const cell = below(world, columns * rows)
    if (!isInner(cell)) continue
    spot = middleOf(cell)
    const clear = world.entities.every((one) => one.gone || distance(one, spot) > size * 1.2)
    if (clear && distance(spot, from) > far) return spot
  }
  return spot
}

/** Under the grass: nothing is open but what was dug. Whoever is played digs where it goes, and others come along its tunnels. */
export const space: Space = {
  seen: 'top',
  width: stage.width,
  moves: [...walk, pointed],
  build: () =>
    wallsOf(
      Array.from({ length: columns * rows }, (_, cell) => cell === start),
      'earth',
    ),
  place,
  begin(world) {
    for (const body of world.entities) {
      const { does } = kindOf(bookOf(world), body.kind).drive
      if (does === 'still' || does === 'player') continue
      const den = cellOf(body)
      for (const cell of [den - 1, den, den + 1]) open(world, cell)
    }
  },
  steer(world, player, input) {
    roam(world, player, input, 0.35)
    const wish = wishOf(world, player, input)
    easeInto(world, player, wish)
    const next = ahead(player, wish)
    const pushes = Math.abs(wish.x) + Math.abs(wish.y) > 0.3 && distance(player, middleOf(next)) < size * 1.2
    if (pushes && world.tick % toil === 0) open(world, next)
  },
  /** They keep to what is open, and dig on now and then towards whom they are after: no den is safe for ever. */
  threads(world, body, speed, whom) {
    const here = cellOf(body)
    open(world, here)
    const walled = around(here).filter((cell) => !isOpen(world, cell))
    const nearest =
      whom && walled.sort((one, other) => distance(middleOf(one), whom) - distance(middleOf(other), whom))[0]
    if (nearest !== undefined && chance(world) < 0.012) open(world, nearest)
    thread(world, body, speed, whom)
    return true
  },
}
