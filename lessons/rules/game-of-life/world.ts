/**
 * A large board, 32 cells to a word: bit i of a word is the i-th cell from its left. What reaches the rim is gone. Far
 * larger than what is shown, so that what leaves the picture does not come back.
 */
export const words = 20
export const rows = 600
export const middle = { column: 320, row: 300 }

export type World = {
  cells: Int32Array
  before: Int32Array
  alive: number
  born: number
  died: number
  /** Rows between which there may be life. */
  low: number
  high: number
  /** And words. */
  left: number
  right: number
}

export function emptyWorld(): World {
  return {
    cells: new Int32Array(words * rows),
    before: new Int32Array(words * rows),
    alive: 0,
    born: 0,
    died: 0,
    low: rows,
    high: 0,
    left: words,
    right: 0,
  }
}

export const isAlive = (cells: Int32Array, column: number, row: number) =>
  (((cells[row * words + (column >> 5)] ?? 0) >>> (column & 31)) & 1) === 1

export function bringToLife(world: World, column: number, row: number): void {
  if (isAlive(world.cells, column, row)) return
  const at = row * words + (column >> 5)
  world.cells[at] = (world.cells[at] ?? 0) | (1 << (column & 31))
  world.alive++
  world.low = Math.min(world.low, row)
  world.high = Math.max(world.high, row)
  world.left = Math.min(world.left, column >> 5)
  world.right = Math.max(world.right, column >> 5)
}

function bits(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export type Rule = 'life' | 'highlife' | 'immortal'

/** One generation. Neighbours of 32 cells are counted at once, with the adders that a processor has for one sum. */
export function nextGeneration(world: World, rule: Rule): void {
  const old = world.cells
  const fresh = world.before
  fresh.fill(0)
  const [from, to] = [Math.max(1, world.low - 1), Math.min(rows - 2, world.high + 1)]
  const [first, last] = [Math.max(1, world.left - 1), Math.min(words - 2, world.right + 1)]
  let [alive, born, died, low, high, left, right] = [0, 0, 0, rows, 0, words, 0]
  for (let row = from; row <= to; row++) {
    for (let word = first; word <= last; word++) {
      const at = row * words + word
      const n = old[at - words] ?? 0
      const c = old[at] ?? 0
      const s = old[at + words] ?? 0
      const nw = old[at - words - 1] ?? 0
      const w = old[at - 1] ?? 0
      const sw = old[at + words - 1] ?? 0
      const ne = old[at - words + 1] ?? 0
      const e = old[at + 1] ?? 0
      const se = old[at + words + 1] ?? 0
      if ((n | c | s | nw | w | sw | ne | e | se) === 0) continue
      const nl = (n << 1) | (nw >>> 31)
      const nr = (n >>> 1) | (ne << 31)
      const cl = (c << 1) | (w >>> 31)
      const cr = (c >>> 1) | (e << 31)
      const sl = (s << 1) | (sw >>> 31)
      const sr = (s >>> 1) | (se << 31)
      const up = nl ^ n ^ nr
      const down = sl ^ s ^ sr
      const side = cl ^ cr
      const ones = up ^ down ^ side
      const a = (nl & n) | (nr & (nl | n))
      const b = (sl & s) | (sr & (sl | s))
      const d = cl & cr
      const k = (up & down) | (side & (up | down))
      const odd = a ^ b ^ d ^ k
      const pair = (a & b) | (d & k) | ((a | b) & (d | k))
      // Two or three neighbours: exactly one of the four twos.
      const few = odd & ~pair
      let next = rule === 'immortal' ? c | (few & ones) : few & (ones | c)
      if (rule === 'highlife') next |= odd & pair & ~ones & ~c
      if ((next | c) === 0) continue
      fresh[at] = next
      born += bits(next & ~c)
      died += bits(c & ~next)
      if (next === 0) continue
      alive += bits(next)
      low = Math.min(low, row)
      high = row
      left = Math.min(left, word)
      right = Math.max(right, word)
    }
  }
  world.cells = fresh
  world.before = old
  Object.assign(world, { alive, born, died, low, high, left, right })
}

/** The mean place of all living cells, from the middle of the board. */
export function centre({ cells, alive, low, high }: World): { x: number; y: number } {
  let [x, y] = [0, 0]
  for (let row = low; row <= high; row++)
    for (let word = 0; word < words; word++) {
      const here = cells[row * words + word] ?? 0
      if (here === 0) continue
      for (let bit = 0; bit < 32; bit++)
        if ((here >>> bit) & 1) {
          x += word * 32 + bit - middle.column
          y += row - middle.row
        }
    }
  return alive > 0 ? { x: x / alive, y: y / alive } : { x: 0, y: 0 }
}
