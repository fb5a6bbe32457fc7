import { dial, type GamePlan } from '../../../game/plan.ts'
import { shuffle, type World } from '../../../game/world.ts'
import { type Grid, tile } from '../../arena/arena.ts'
import { arena, type Chunk, caveChunks, caveStart, chunks, finish, start } from './chunks.ts'

export const cell = 48
const rows = 12
export const stage = { width: 20 * cell, height: rows * cell }
/** Where one runs. */
export const groundY = 10 * cell

/** Cells beyond those that all arenas know. */
export const block = 7
export const spring = 8
export const ceilingSpikes = 9

export type Mover = {
  x: number
  y: number
  width: number
  across: number
  down: number
  /** Steps for the whole round. */
  round: number
}

export type SpotKind = 'item' | 'ground' | 'air' | 'ceiling' | 'hazard' | 'power' | 'friend'
/** Where something may stand: the middle of its cell. */
export type Spot = { kind: SpotKind; x: number; y: number }

export type Layout = {
  grid: Grid
  movers: Mover[]
  spots: Spot[]
  /** Where the pieces begin, for checkpoints. */
  joints: number[]
  goal: { x: number; y: number }
  /** The edges of the boss's place, where there is one. */
  arena: { left: number; right: number } | null
}

export type Mode = 'run' | 'flip' | 'swim'

export function modeOf({ content }: GamePlan): Mode {
  if (content?.gravityFlip) return 'flip'
  return content?.swim ? 'swim' : 'run'
}

const codes: Record<string, number> = {
  '#': tile.solid,
  '=': tile.platform,
  '^': tile.spikes,
  v: ceilingSpikes,
  H: tile.ladder,
  X: block,
  S: spring,
}
const kinds: Record<string, SpotKind> = {
  o: 'item',
  e: 'ground',
  f: 'air',
  c: 'ceiling',
  h: 'hazard',
  P: 'power',
  F: 'friend',
}

/** How many pieces a level has: a whole game is about as long with one level as with five. */
function lengthOf({ rules }: GamePlan, level: number): number {
  const { levels, seconds } = rules
  const usual = Math.max(3, Math.round(15 / levels)) + Math.min(2, level - 1)
  // Under a clock there has to be time to spare; a piece takes about three seconds, and both ends five together.
  const most = seconds === undefined ? usual : Math.max(1, Math.floor(((seconds * 0.6) / levels - 5) / 3))
  return Math.min(usual, most)
}

/** Which pieces come in which order: harder towards the end, with a rest in the middle, and never the same twice. */
export function choosePieces(world: World, used: string[]): Chunk[] {
  const { plan, level } = world
  const mode = modeOf(plan)
  const { levels } = plan.rules
  const all = mode === 'run' ? chunks : caveChunks
  const overPits = mode === 'run' && plan.content?.layout === 'islands'
  const library = overPits ? all.filter(({ islands }) => islands) : all
  const count = lengthOf(plan, level)
  const later = levels > 1 ? (Math.min(level, levels) - 1) / (levels - 1) : 0.5
  const base = dial(plan, -0.2, 1.5) + later * 0.7
  const times = (name: string) => used.filter((known) => known === name).length
  const chosen: Chunk[] = []
  // What the prompt names, such as spikes or ladders, has to be there.
  const features = (plan.content?.features ?? []) as string[]
  for (let at = 0; at < count; at++) {
    const rests = count > 5 && at === Math.floor(count / 2)
    const wanted = rests ? 0 : base + (0.6 * at) / count
    const [piece] = shuffle(world, library)
      .filter(({ name }) => chosen.at(-1)?.name !== name)
      .sort((one, other) => price(one) - price(other))
    if (!piece) break
    chosen.push(piece)
    used.push(piece.name)
    function price(piece: Chunk): number {
      const { hard, name } = piece
      const named = features.some((sign) => has(piece, sign) && !chosen.some((one) => has(one, sign)))
      return Math.max(0, Math.abs(hard - wanted) - 0.6) + times(name) * 0.8 - (named ? 3 : 0)
    }
  }
  return [
    mode === 'run' ? start : caveStart,
    ...chosen,
    ...(plan.rules.boss && level === levels ? [arena] : []),
    finish,
  ]
}

/** Whether a piece has such a sign, or platforms that move ('mover'). */
function has({ rows: lines, movers = [] }: Chunk, sign: string): boolean {
  return sign === 'mover' ? movers.length > 0 : lines.some((line) => line.includes(sign))
}

/** Puts the pieces side by side. */
export function stitch(pieces: readonly Chunk[], plan: GamePlan): Layout {
  const cave = modeOf(plan) !== 'run'
  const columns = pieces.reduce((sum, piece) => sum + widthOf(piece), 0)
  const grid: Grid = { columns, rows, size: cell, cells: new Array<number>(columns * rows).fill(tile.empty) }
  const layout: Layout = { grid, movers: [], spots: [], joints: [], goal: { x: 0, y: 0 }, arena: null }
  const pit =
    plan.content?.over === 'lava' ? tile.lava : plan.content?.over === 'water' ? tile.water : tile.empty
  let from = 0
  for (const piece of pieces) {
    const width = widthOf(piece)
    layout.joints.push(from * cell)
    if (piece === arena) layout.arena = { left: from * cell, right: (from + width) * cell }
    for (let column = 0; column < width; column++) {
      fillColumn(layout, piece, column, from + column)
      const closed = grid.cells[10 * columns + from + column] === tile.solid
      grid.cells[11 * columns + from + column] = closed ? tile.solid : pit
      if (cave) {
        const open = piece.rows.length === 10 && piece.rows[0]?.[column] !== '#'
        for (const row of [0, 1]) grid.cells[row * columns + from + column] = open ? tile.empty : tile.solid
      }
    }
    for (const { column, row, width: wide, across, down, seconds } of piece.movers ?? [])
      layout.movers.push({
        x: (from + column) * cell,
        y: row * cell,
        width: wide * cell,
        across: across * cell,
        down: down * cell,
        round: seconds * 60,
      })
    from += width
  }
  layout.goal = { x: (columns - 3.5) * cell, y: groundY }
  return layout
}

function widthOf({ rows: lines }: Chunk): number {
  return lines.at(-1)?.length ?? 0
}

function fillColumn(layout: Layout, piece: Chunk, column: number, at: number): void {
  const { grid, spots } = layout
  const top = 11 - piece.rows.length
  piece.rows.forEach((line, index) => {
    const sign = line[column] ?? '.'
    const row = top + index
    const code = codes[sign]
    const kind = kinds[sign]
    if (code !== undefined) grid.cells[row * grid.columns + at] = code
    if (kind) spots.push({ kind, x: (at + 0.5) * cell, y: (row + 0.5) * cell })
  })
}

/** What is in a cell. It is open above the level and below it, and walled off at both ends. */
export function look({ columns, rows: high, cells }: Grid, column: number, row: number): number {
  if (column < 0 || column >= columns) return tile.solid
  if (row < 0 || row >= high) return tile.empty
  return cells[row * columns + column] ?? tile.empty
}

export function isSolid(code: number): boolean {
  return code === tile.solid || code === block
}

/** Whether one can stand on it from above. */
export function carries(code: number): boolean {
  return isSolid(code) || code === tile.platform || code === spring
}

/** Where a platform is at a time: it slows down at both ends, so that one can step on and off. */
export function moverAt({ x, y, across, down, round }: Mover, clock: number): { x: number; y: number } {
  const part = 0.5 - 0.5 * Math.cos((clock / round) * Math.PI * 2)
  return { x: x + across * part, y: y + down * part }
}
