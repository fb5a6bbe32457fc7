import { type Code, count, i32, i32x4, type Local, pick, routine, v128 } from './instructions.ts'

/**
 * Products of rows: out[i][j] = sum over k of left[i][k] · right[j][k]. Whole numbers in and out, so every machine gives the same
 * result, whichever of the two it runs. All lengths are in bytes.
 */

const upTo = (end: number) => Array.from({ length: end }, (_, at) => at)

/** One vector of sums for every pair of a left row and a right row, while a tile of them is worked through. */
type Tile = { left: Local[]; right: Local[]; sums: Local[][] }

function tileOf(rows: number, columns: number, local: (type: 'i32' | 'v128') => Local): Tile {
  return {
    left: upTo(rows).map(() => local('i32')),
    right: upTo(columns).map(() => local('i32')),
    sums: upTo(rows).map(() => upTo(columns).map(() => local('v128'))),
  }
}

const cleared = ({ sums }: Tile): Code => sums.flat().flatMap((sum) => sum.set(v128.zero))

/** The addresses of rows that follow each other. */
const following = (rows: readonly Local[], first: Code, stride: Code): Code =>
  rows.flatMap((row, at) => row.set(at === 0 ? first : i32.add(rows[at - 1]?.get ?? [], stride)))

/** The sums of the four numbers in each of four vectors, as one vector. */
function together(of: readonly Local[], scratch: readonly [Local, Local]): Code {
  const [a, b, c, d] = of.map(({ get }) => get) as [Code, Code, Code, Code]
  const [ab, cd] = scratch
  return [
    ...ab.set(i32x4.add(pick([0, 4, 1, 5], a, b), pick([2, 6, 3, 7], a, b))),
    ...cd.set(i32x4.add(pick([0, 4, 1, 5], c, d), pick([2, 6, 3, 7], c, d))),
    ...i32x4.add(pick([0, 1, 4, 5], ab.get, cd.get), pick([2, 3, 6, 7], ab.get, cd.get)),
  ]
}

/** One step through a tile: so many vectors of each row, each left one times each right one. */
function stepThrough(
  { left, right, sums }: Tile,
  at: Local,
  vectors: number,
  local: readonly Local[],
  times: (sum: Code, left: Code, right: Code) => Code,
): Code {
  const [held, ...lefts] = local
  if (!held) throw new Error('A step needs room')
  return upTo(vectors).flatMap((vector) => [
    ...left.flatMap((row, i) => lefts[i]?.set(v128.load(i32.add(row.get, at.get), 16 * vector)) ?? []),
    ...right.flatMap((row, j) => [
      ...held.set(v128.load(i32.add(row.get, at.get), 16 * vector)),
      ...left.flatMap((_, i) => {
        const sum = sums[i]?.[j]
        return sum?.set(times(sum.get, lefts[i]?.get ?? [], held.get)) ?? []
      }),
    ]),
  ])
}

/**
 * Shorts times shorts. `rows` is even, `columns` a multiple of four, `depth` one of 32 bytes. Two rows and four columns at a time are
 * what fits into the sixteen registers of x64.
 */
export const productOfShorts = routine(
  'productOfShorts',
  {
    left: 'i32',
    leftStride: 'i32',
    rows: 'i32',
    right: 'i32',
    rightStride: 'i32',
    columns: 'i32',
    depth: 'i32',
    out: 'i32',
    outStride: 'i32',
  },
  (of, { local }) => {
    const tile = tileOf(2, 4, local)
    const [row, column, at, to] = [local('i32'), local('i32'), local('i32'), local('i32')]
    const room = upTo(3).map(() => local('v128'))
    const scratch = [local('v128'), local('v128')] as const
    return [
      count(
        column,
        of.columns.get,
        4,
        following(
          tile.right,
          i32.add(of.right.get, i32.mul(column.get, of.rightStride.get)),
          of.rightStride.get,
        ),
        count(
          row,
          of.rows.get,
          2,
          following(tile.left, i32.add(of.left.get, i32.mul(row.get, of.leftStride.get)), of.leftStride.get),
          cleared(tile),
          count(
            at,
            of.depth.get,
            32,
            stepThrough(tile, at, 2, room, (sum, left, right) =>
              i32x4.add(sum, i32x4.dotOfShorts(left, right)),
            ),
          ),
          to.set(
            i32.add(
              i32.add(of.out.get, i32.mul(row.get, of.outStride.get)),
              i32.shl(column.get, i32.const(2)),
            ),
          ),
          ...tile.sums.map((sums) => [
            ...v128.store(to.get, together(sums, scratch)),
            ...to.add(of.outStride.get),
          ]),
        ),
      ),
    ]
  },
)

/** What is multiplied with weights, moved so that it is never below zero; in bytes of seven bits, high ones first. */
export const zeroOfBytes = 2048
const bitsOfLow = 7

/**
 * Numbers of two bytes (a row of high ones, then one of low ones, each from 0 to 127) times signed bytes. On processors that multiply and
 * add sixteen bytes at once it is much quicker than shorts. `rows` and `columns` are multiples of four, `depth` one of 64. `zeros`
 * has for every column what the moved zero of the left side adds to its sums.
 */
export const productOfBytes = routine(
  'productOfBytes',
  { left: 'i32', rows: 'i32', right: 'i32', columns: 'i32', depth: 'i32', zeros: 'i32', out: 'i32' },
  (of, { local }) => {
    const tile = tileOf(4, 4, local)
    const [row, column, at, to, leftStride, outStride] = upTo(6).map(() => local('i32')) as [
      Local,
      Local,
      Local,
      Local,
      Local,
      Local,
    ]
    const room = upTo(5).map(() => local('v128'))
    const scratch = [local('v128'), local('v128')] as const
    const through = count(
      at,
      of.depth.get,
      64,
      stepThrough(tile, at, 4, room, (sum, left, right) => i32x4.dotOfBytes(right, left, sum)),
    )
    return [
      leftStride.set(i32.shl(of.depth.get, i32.const(1))),
      outStride.set(i32.shl(of.columns.get, i32.const(2))),
      count(
        column,
        of.columns.get,
        4,
        following(tile.right, i32.add(of.right.get, i32.mul(column.get, of.depth.get)), of.depth.get),
        count(
          row,
          of.rows.get,
          4,
          following(tile.left, i32.add(of.left.get, i32.mul(row.get, leftStride.get)), leftStride.get),
          cleared(tile),
          through,
          ...tile.sums.flat().map((sum) => sum.set(i32x4.shl(sum.get, i32.const(bitsOfLow)))),
          ...tile.left.map((left) => left.add(of.depth.get)),
          through,
          to.set(
            i32.add(i32.add(of.out.get, i32.mul(row.get, outStride.get)), i32.shl(column.get, i32.const(2))),
          ),
          ...tile.sums.map((sums) => [
            ...v128.store(
              to.get,
              i32x4.sub(
                together(sums, scratch),
                v128.load(i32.add(of.zeros.get, i32.shl(column.get, i32.const(2)))),
              ),
            ),
            ...to.add(outStride.get),
          ]),
        ),
      ),
    ]
  },
)
