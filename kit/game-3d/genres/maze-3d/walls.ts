import { type Random, seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block, Stuff } from '../../blocks.ts'
import { isOpen, middleOf } from '../../cells.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember } from '../../space.ts'
import { halfOf, isDark, type Maze, mazeOf, side, thick } from './level.ts'

/** What the walls of a maze are made of, as the prompt says it or the place has it. */
export const wallStuffs = [
  'hedge',
  'stone',
  'brick',
  'wood',
  'metal',
  'ice',
  'sand',
  'neon',
  'glass',
  'candy',
] as const
export type Walls = (typeof wallStuffs)[number]

const looks: Record<Walls, { stuff: Stuff; colour: string; tall: number }> = {
  hedge: { stuff: 'hedge', colour: '#4c8a3c', tall: 3 },
  stone: { stuff: 'stone', colour: '#9a958c', tall: 3.1 },
  brick: { stuff: 'brick', colour: '#a08a78', tall: 3.2 },
  wood: { stuff: 'wood', colour: '#a87c4e', tall: 2.8 },
  metal: { stuff: 'metal', colour: '#66707d', tall: 3.1 },
  ice: { stuff: 'ice', colour: '#a5d8f0', tall: 3 },
  sand: { stuff: 'stone', colour: '#d3b27c', tall: 3.2 },
  neon: { stuff: 'metal', colour: '#34384e', tall: 3 },
  glass: { stuff: 'paint', colour: '#bfe0ea', tall: 3 },
  candy: { stuff: 'paint', colour: '#ff9ccf', tall: 2.9 },
}

const scenes: [RegExp, Walls][] = [
  [/^(garden|meadow|forest|jungle|park|farm|village|swamp|haunted|mountain)$/, 'hedge'],
  [/^(desert|beach|sea)$/, 'sand'],
  [/^(dungeon|castle|city|road)$/, 'brick'],
  [/^(snow)$/, 'ice'],
  [/^(neon-city|abstract)$/, 'neon'],
  [/^(space|moon|factory)$/, 'metal'],
  [/^(candy|carnival)$/, 'candy'],
  [/^(house|kitchen|bedroom|school|library)$/, 'wood'],
]

export function wallsOf({ content, look }: GamePlan): Walls {
  const said = wallStuffs.find((one) => one === content?.walls)
  return said ?? scenes.find(([scene]) => scene.test(look.scene))?.[1] ?? 'stone'
}

/** The quarters of a maze differ a little in colour, and each room has a colour of its own: one knows where one is. */
export const roomColours = ['#e8503a', '#3f8cff', '#ffc62e', '#b45cff', '#2fc48d'] as const
const candies = ['#ff9ccf', '#8ee0d0', '#ffe08a', '#c7a6ff'] as const

export const blocksOf = remember((plan, level): Block[] => {
  const maze = mazeOf(plan, level)
  const random = seededRandom(plan.seed * 17 + level * 131)
  const builder: Builder = { plan, maze, random, walls: wallsOf(plan), blocks: [] }
  raiseWalls(builder)
  layRooms(builder)
  buildGate(builder)
  return builder.blocks
})

type Builder = { plan: GamePlan; maze: Maze; random: Random; walls: Walls; blocks: Block[] }

/** A wall between two corners of the grid: along x (0) or along z (1), by the corner where it begins. */
type Side = 0 | 1

function hasWall({ maze }: Builder, along: Side, column: number, row: number): boolean {
  const { columns, rows } = maze
  if (column < 0 || row < 0 || column > columns || row > rows) return false
  if (along === 0) {
    if (column >= columns) return false
    if (row === 0) return maze.exit !== column || !isGate(maze, Math.PI)
    if (row === rows) return true
    const below = row * columns + column
    return !isOpen(maze, below, below - columns)
  }
  if (row >= rows) return false
  const right = row * columns + column
  if (column === 0) return maze.exit !== right || !isGate(maze, -Math.PI / 2)
  if (column === columns) return maze.exit !== right - 1 || !isGate(maze, Math.PI / 2)
  return !isOpen(maze, right, right - 1)
}

const isGate = ({ gate }: Maze, yaw: number) => Math.abs(gate.yaw - yaw) < 0.1

function raiseWalls(builder: Builder): void {
  const { maze, random, walls } = builder
  const { columns, rows, start } = maze
  const half = halfOf(maze)
  const has = (along: Side, column: number, row: number) => hasWall(builder, along, column, row)
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, z] = [column * side - half, row * side - half]
      const [east, west] = [has(0, column, row), has(0, column - 1, row)]
      const [south, north] = [has(1, column, row), has(1, column, row - 1)]
      const [throughX, throughZ] = [east && west, south && north]
      const height = looks[walls].tall + random.between(-0.22, 0.22)
      // The start has a low wall behind it, over which the eye comes in.
      const isLow = row === rows && column === start % columns
      if (east)
        wall(builder, {
          x: x + side / 2 + (has(0, column + 1, row) ? thick / 2 : 0),
          z,
          width: side - thick + (has(0, column + 1, row) ? thick : 0),
          depth: thick,
          height: isLow ? 0.9 : height,
        })
      if (south) {
        const on = has(1, column, row + 1) && !(has(0, column, row + 1) && has(0, column - 1, row + 1))
        wall(builder, {
          x,
          z: z + side / 2 + (on ? thick / 2 : 0),
          width: thick,
          depth: side - thick + (on ? thick : 0),
          height: looks[walls].tall + random.between(-0.22, 0.22),
        })
      }
      if ((east || west || south || north) && !throughX && !throughZ) pillar(builder, x, z)
    }
}

function tinted(builder: Builder, x: number, z: number): string {
  const { walls, maze, plan } = builder
  const base = looks[walls].colour
  const quarter = Number(x > 0) + 2 * Number(z > 0)
  if (walls === 'candy') return candies[quarter] ?? base
  const tints = ['#ffd9a0', '#a8c8ff', '#c8ffb0', '#ffb0c8']
  const dark = plan.look.mood === 'spooky' && walls === 'hedge' ? mixed(base, '#20301f', 0.35) : base
  return maze.columns < 5 ? dark : mixed(dark, tints[quarter] ?? base, walls === 'neon' ? 0.05 : 0.16)
}

function wall(builder: Builder, at: Pick<Block, 'x' | 'z' | 'width' | 'depth' | 'height'>): void {
  const { walls, random, blocks, plan } = builder
  const { stuff } = looks[walls]
  const colour = tinted(builder, at.x, at.z)
  blocks.push({ form: 'box', y: -0.1, ...at, height: at.height + 0.1, stuff, colour })
  const isLong = at.width > at.depth
  const chance = random.next()
  const over = (more: number, y: number, height: number, what: Pick<Block, 'stuff' | 'colour'>) =>
    blocks.push({
      form: 'box',
      x: at.x,
      y,
      z: at.z,
      width: isLong ? Math.max(0.4, at.width - 0.3) : thick + more,
      depth: isLong ? thick + more : Math.max(0.4, at.depth - 0.3),
      height,
      ...what,
      airy: true,
    })
  if (at.height < 2) return
  if (walls === 'neon' || (walls === 'metal' && chance < 0.5))
    over(0.06, walls === 'neon' ? 2.2 : 1.1, 0.09, {
      stuff: 'neon',
      colour: neonAt(at.x, at.z, stuffIn(plan.look).accent),
    })
  else if ((walls === 'stone' || walls === 'brick') && chance < 0.22)
    over(0.14, -0.1, random.between(0.35, 0.8), { stuff: 'hedge', colour: '#5d7a40' })
  else if (walls === 'sand' && chance < 0.3) over(0.08, 2.1, 0.28, { stuff: 'paint', colour: '#0b9a95' })
  else if (walls === 'candy' && chance < 0.4) over(0.07, 1.2, 0.5, { stuff: 'paint', colour: '#fff6e8' })
  else if (walls === 'ice' && chance < 0.35)
    over(0.12, at.height - 0.12, 0.22, { stuff: 'snow', colour: '#f4f8fd' })
}

/** Cold in one half of the maze and warm in the other. */
const neonAt = (x: number, z: number, accent: string) => (x + z > 0 ? accent : x > 0 ? '#38e0ff' : '#7dff6a')

function pillar(builder: Builder, x: number, z: number): void {
  const { walls, random, blocks, plan } = builder
  const { stuff, tall } = looks[walls]
  const isNoted = random.next() < 0.3
  const height = tall + (isNoted ? 0.75 : 0.2)
  const wide = thick + 0.14
  const colour = mixed(tinted(builder, x, z), '#000000', walls === 'hedge' ? 0.12 : 0.18)
  blocks.push({ form: 'box', x, y: -0.1, z, width: wide, depth: wide, height: height + 0.1, stuff, colour })
  if (!isNoted) return
  blocks.push({
    form: 'round',
    x,
    y: height,
    z,
    width: 0.55,
    height: 0.5,
    depth: 0.55,
    stuff: isDark(plan) || walls === 'neon' ? 'neon' : walls === 'hedge' ? 'hedge' : 'paint',
    colour: walls === 'hedge' && !isDark(plan) ? '#6aa84a' : stuffIn(plan.look).accent,
    airy: true,
  })
}

/** Each room has a floor of its colour, and pillars of it at its ways in. */
function layRooms({ maze, blocks, walls }: Builder): void {
  maze.rooms.forEach(({ x, z, cells }, number) => {
    const colour = roomColours[number % roomColours.length] ?? '#e8503a'
    const floor = { form: 'box' as const, x, z, y: -0.12, airy: true as const }
    blocks.push({
      ...floor,
      width: side * 2 - 1.6,
      depth: side * 2 - 1.6,
      height: 0.15,
      stuff: 'paint',
      colour,
    })
    blocks.push({
      ...floor,
      width: side * 2 - 2.3,
      depth: side * 2 - 2.3,
      height: 0.17,
      stuff: 'stone',
      colour: mixed('#cfc6b8', colour, 0.18),
    })
    const inside = new Set(cells)
    for (const cell of cells)
      for (const next of maze.ways[cell] ?? []) {
        if (inside.has(next)) continue
        const [one, other] = [middleOf(maze, cell), middleOf(maze, next)]
        blocks.push({
          form: 'arch',
          x: (one.x + other.x) / 2,
          y: 0,
          z: (one.z + other.z) / 2,
          width: side - thick + 0.1,
          height: looks[walls].tall + 0.45,
          depth: 0.34,
          yaw: one.x === other.x ? 0 : Math.PI / 2,
          stuff: walls === 'neon' || walls === 'metal' ? 'neon' : looks[walls].stuff,
          colour: mixed(looks[walls].colour, colour, 0.62),
          airy: true,
        })
      }
  })
}

function buildGate({ plan, maze, walls, blocks }: Builder): void {
  const { gate } = maze
  blocks.push({
    form: 'arch',
    x: gate.x,
    y: 0,
    z: gate.z,
    width: side - thick + 0.1,
    height: looks[walls].tall + 0.9,
    depth: thick + 0.5,
    yaw: gate.yaw,
    stuff: walls === 'neon' ? 'neon' : 'stone',
    colour: walls === 'neon' ? '#7dffb0' : mixed(looks[walls].colour, stuffIn(plan.look).accent, 0.45),
    airy: true,
  })
}

export function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const part = (at: number) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(3)}${part(5)}`
}

/** Walls of each cell as lines of the map: those that were seen are drawn. */
export const wallLinesOf = remember((plan, level): (readonly [x: number, z: number][])[][] => {
  const maze = mazeOf(plan, level)
  const half = halfOf(maze)
  const builder: Builder = { plan, maze, random: seededRandom(1), walls: wallsOf(plan), blocks: [] }
  return maze.ways.map((_, cell) => {
    const [column, row] = [cell % maze.columns, Math.floor(cell / maze.columns)]
    const [x, z] = [column * side - half, row * side - half]
    const lines: (readonly [x: number, z: number][])[] = []
    if (hasWall(builder, 0, column, row))
      lines.push([
        [x, z],
        [x + side, z],
      ])
    if (hasWall(builder, 0, column, row + 1))
      lines.push([
        [x, z + side],
        [x + side, z + side],
      ])
    if (hasWall(builder, 1, column, row))
      lines.push([
        [x, z],
        [x, z + side],
      ])
    if (hasWall(builder, 1, column + 1, row))
      lines.push([
        [x + side, z],
        [x + side, z + side],
      ])
    return lines
  })
})
