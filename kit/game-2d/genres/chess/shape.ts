import type { ChessMan } from '../../turns/men.ts'

/** Men as numbers: pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6; white ones above zero, black ones below. */
export const [pawn, knight, bishop, rook, queen, king] = [1, 2, 3, 4, 5, 6] as const
export const chessMen: readonly ChessMan[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
export const numberOfMan = (man: string) => chessMen.indexOf(man as ChessMan) + 1

/** How far the board goes, and how far men go on it, where a sentence says so. */
export type Shape = {
  /** Squares are always counted as if there were eight in a row: a smaller board lies in the lower left corner, around a1. */
  columns?: number
  rows?: number
  /** So many squares at most a man of a kind goes, by its number: kings go one, and others as far as they like. */
  reach?: Readonly<Record<number, number>>
}

type Way = readonly [dx: number, dy: number]
const straight: readonly Way[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const slant: readonly Way[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const jumps: readonly Way[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
]
const around = [...straight, ...slant]
const waysOf: readonly (readonly Way[])[] = [[], [], jumps, slant, straight, around, around]
const usualReach = [0, 0, 1, 7, 7, 7, 1]

/** The upper row of the board. */
export const topOf = ({ rows = 8 }: Shape) => 8 - rows
export const isOnBoard = ({ columns = 8, rows = 8 }: Shape, x: number, y: number) =>
  x >= 0 && y >= 8 - rows && x < columns && y < 8

/** From each square, the squares in each of the ways, as far as the board goes. */
const rays = (shape: Shape, ways: readonly Way[], far: number): number[][][] =>
  Array.from({ length: 64 }, (_, from) =>
    ways
      .map(([dx, dy]) => {
        const ray: number[] = []
        for (let step = 1; step <= far; step++) {
          const [x, y] = [(from & 7) + dx * step, (from >> 3) + dy * step]
          if (!isOnBoard(shape, x, y)) break
          ray.push(y * 8 + x)
        }
        return ray
      })
      .filter(({ length }) => length > 0),
  )

const madeRays = new Map<string, number[][][][]>()

/** The rays of all men on a board of this shape, made once. */
export function raysOn({ columns = 8, rows = 8, reach }: Shape): readonly number[][][][] {
  const key = reach ? `${columns} ${rows} ${JSON.stringify(reach)}` : `${columns} ${rows}`
  const known = madeRays.get(key)
  if (known) return known
  const made = waysOf.map((ways, man) => rays({ columns, rows }, ways, reach?.[man] ?? usualReach[man] ?? 0))
  madeRays.set(key, made)
  return made
}

/** Rows of men behind the pawns: everybody who is in a game of chess is in a smaller one, too. */
const backs: Readonly<Record<number, readonly number[]>> = {
  4: [rook, queen, king, rook],
  5: [rook, knight, bishop, queen, king],
  6: [rook, knight, bishop, queen, king, rook],
  7: [rook, knight, bishop, queen, king, knight, rook],
  8: [rook, knight, bishop, queen, king, bishop, knight, rook],
}

/** With whom both sides begin. */
export type Army = {
  /** These are not there. */
  without?: readonly number[]
  /** Instead of those stand these, by their numbers. */
  instead?: Readonly<Record<number, number>>
  /** So many of a kind each side has. */
  many?: Readonly<Record<number, number>>
}

/** The first row of a side and its pawns, column by column. */
function sideOf(
  columns: number,
  { without = [], instead = {}, many = {} }: Army,
): [back: number[], front: number[]] {
  const as = (man: number) => {
    const other = instead[man] ?? man
    return without.includes(other) ? 0 : other
  }
  const back = (backs[columns] ?? []).map(as)
  const front = Array<number>(columns).fill(as(pawn))
  const all = [back, front]
  for (const [key, wanted] of Object.entries(many)) {
    const man = Number(key)
    const places = () => all.flatMap((row) => row.flatMap((one, at) => (one === man ? [{ row, at }] : [])))
    for (const { row, at } of places().slice(wanted)) row[at] = 0
    // Who comes takes the places of those behind, who are neither king nor said to be there, before that of pawns.
    const room = [back, front].flatMap((row) =>
      row.flatMap((one, at) => (one !== king && one !== man && many[one] === undefined ? [{ row, at }] : [])),
    )
    for (const { row, at } of room.slice(0, Math.max(0, wanted - places().length))) row[at] = man
  }
  return [back, front]
}

/** The squares of a new game. */
export function openingOf({ columns = 8, rows = 8 }: Shape, army: Army = {}): number[] {
  const squares = Array<number>(64).fill(0)
  const [back, front] = sideOf(columns, army)
  const put = (row: readonly number[], y: number, side: 1 | -1) =>
    row.forEach((man, x) => {
      squares[y * 8 + x] = man === 0 ? 0 : man * side
    })
  put(back, 7, 1)
  put(front, 6, 1)
  put(front, 9 - rows, -1)
  put(back, 8 - rows, -1)
  return squares
}
