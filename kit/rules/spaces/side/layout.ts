import { shuffle } from '../../../game/world.ts'
import { type Block, bookOf, type RulesWorld } from '../../world.ts'
import { floorOf } from '../space.ts'
import { type Piece, pieces } from './pieces.ts'

/** Lays out a way of pieces: ground with pits, steps, platforms, some of which move, springs, and spikes where it is rough. */

export const cell = 48
const pieceColumns = 16
/** Which row of a cave is its ceiling. */
const ceiling = 9
const between = ['#', ...Array.from({ length: ceiling - 1 }, () => '.'), '#']

const tiles: Record<string, { tile: string; solid: boolean } & Partial<Block>> = {
  '#': { tile: 'ground', solid: true },
  X: { tile: 'crate', solid: true },
  '=': { tile: 'platform', solid: false },
  '^': { tile: 'spikes', solid: false, pricks: true },
  v: { tile: 'spikes', solid: false, pricks: true, hangs: true },
  S: { tile: 'spring', solid: false, throws: 1010 },
  H: { tile: 'ladder', solid: false, climbed: true },
}

export function layOut(world: RulesWorld): Block[] {
  world.spots = []
  world.flags = []
  const columns = Math.floor(world.width / cell)
  // Who guards the end of the way has plain ground for it.
  const isGuarded = bookOf(world).kinds.some(({ where, drive }) => where === 'goal' && drive.does === 'guard')
  const fitting = Math.floor((columns - 4) / pieceColumns)
  const count = Math.max(1, isGuarded ? fitting - 1 : fitting)
  const chosen = choosePieces(world, count)
  // What is left over is plain ground, half of it where one begins.
  const first = Math.ceil((columns - Math.max(1, fitting) * pieceColumns) / 2)
  const grid = new Map<number, string[]>()
  const movers: Block[] = []
  const floor = floorOf(world)
  for (let column = -1; column <= columns + 1; column++)
    grid.set(column, bookOf(world).space.cave ? between : ['#'])
  chosen.forEach((piece, at) => {
    const from = first + at * pieceColumns
    for (let column = 0; column < pieceColumns; column++) {
      // From the ground up.
      const signs = [...piece.rows].reverse().map((row) => row[column] ?? '.')
      grid.set(from + column, signs)
      signs.forEach((sign, row) => {
        const kind = sign === 'o' ? 'arc' : sign === 'e' ? 'post' : sign === 'f' ? 'air' : undefined
        if (kind) world.spots.push({ kind, x: (from + column + 0.5) * cell, y: floor - (row - 0.5) * cell })
      })
    }
    for (const { column, row, width, across, down, seconds } of piece.movers ?? [])
      movers.push({
        x: (from + column) * cell,
        y: floor + (row - 10) * cell,
        width: width * cell,
        height: 24,
        tile: 'platform',
        solid: false,
        moves: {
          id: movers.length + 1,
          x: (from + column) * cell,
          y: floor + (row - 10) * cell,
          across: across * cell,
          down: down * cell,
          round: seconds * 60,
        },
      })
    if (bookOf(world).space.rough && at > 0 && at % 2 === 0)
      world.flags.push({ x: (from + 0.5) * cell, y: floor, reached: false })
  })
  const blocks = blocksOf(grid, floor, world.height)
  const isCarried = bookOf(world).kinds.some(({ where }) => where === 'footholds')
  return [...(isCarried ? blocks.map((block) => carried(block, world)) : blocks), ...movers]
}

/** What has something under it needs no pillar; both ends are firm ground. */
function carried(block: Block, { width }: RulesWorld): Block {
  const { x, tile } = block
  return tile === 'ground' && x > 0 && x + block.width < width
    ? { ...block, tile: 'platform', solid: false, height: 24 }
    : block
}

/** Which pieces come in which order: harder towards the end, with a rest in the middle, and seldom the same twice. */
function choosePieces(world: RulesWorld, count: number): Piece[] {
  const { space } = bookOf(world)
  const base = space.rough ? -0.1 + world.challenge * 1.9 : world.challenge * 0.8
  const fits = ({ hard, rows, islands }: Piece) =>
    space.cave || space.rough
      ? space.cave || !space.islands || islands
      : hard < 2 && !rows.some((row) => row.includes('^'))
  const library = pieces.filter((piece) => piece.cave === space.cave && fits(piece))
  const chosen: Piece[] = []
  for (let at = 0; at < count; at++) {
    const rests = count > 5 && at === Math.floor(count / 2)
    const wanted = rests ? 0 : base + (0.6 * at) / count
    const price = (piece: Piece) => {
      // Without a single pit a rough way would be none; and what fills pits is met again and again.
      const lacks =
        (at === count - 1 && space.rough && !chosen.some(hasPit)) ||
        (space.over !== undefined && at % 2 === 0)
      const isAskedFor =
        (lacks && hasPit(piece)) ||
        space.has?.some((what) => has(piece, what) && !chosen.some((one) => has(one, what)))
      const known = chosen.filter(({ name }) => name === piece.name).length
      return Math.max(0, Math.abs(piece.hard - wanted) - 0.6) + known * 0.8 - (isAskedFor ? 3 : 0)
    }
    const [piece] = shuffle(world, library)
      .filter(({ name }) => chosen.at(-1)?.name !== name)
      .sort((one, other) => price(one) - price(other))
    if (piece) chosen.push(piece)
  }
  return chosen
}

const hasPit = ({ rows }: Piece) => rows.at(-1)?.includes('.') === true

const signs = { spikes: '^', springs: 'S', ladders: 'H' }

function has({ rows, movers = [] }: Piece, what: keyof typeof signs | 'lifts'): boolean {
  return what === 'lifts' ? movers.length > 0 : rows.some((row) => row.includes(signs[what]))
}

/** What stands together becomes one block: columns of the same height side by side, or a row of the same kind. */
function blocksOf(grid: ReadonlyMap<number, string[]>, floor: number, height: number): Block[] {
  const blocks: Block[] = []
  const growing = new Map<string, Block>()
  for (const [column, signs] of grid) {
    for (let row = 0; row < signs.length; row++) {
      const sign = signs[row] ?? '.'
      const kind = tiles[sign]
      if (!kind) continue
      let top = row
      if (sign === '#' || sign === 'H') while (signs[top + 1] === sign) top++
      const bottom = row === 0 ? height + 40 : floor - (row - 1) * cell
      const key = `${sign} ${row} ${top}`
      const known = growing.get(key)
      const thin = sign === '='
      if (known && known.x + known.width === column * cell) known.width += cell
      else {
        // A ceiling goes on to beyond what is seen.
        const y = sign === '#' && top === ceiling ? -240 : floor - top * cell
        const low = sign === 'S' ? cell - 28 : 0
        const block = {
          x: column * cell,
          y: y + low,
          width: cell,
          height: thin ? 40 : bottom - y - low,
          ...kind,
        }
        blocks.push(block)
        growing.set(key, block)
      }
      row = top
    }
  }
  return blocks
}
