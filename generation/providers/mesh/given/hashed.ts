import { vertexAt, whole } from '@makebelieve/shapes/geometry/lists'

/**
 * Numbers rows of whole numbers by what is in them: rows that are the same get the same number, in the order in which
 * they first come. Lists of numbers instead of a `Map`, because there are millions of rows.
 */
export function numbered(rows: Int32Array, width: number): { numbers: Uint32Array; firsts: Uint32Array } {
  const count = rows.length / width
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)))
  const slots = new Int32Array(size).fill(-1)
  const numbers = new Uint32Array(count)
  const firsts = new Uint32Array(count)
  let known = 0
  for (let row = 0; row < count; row++) {
    let slot = hashOf(rows, row * width, width) & (size - 1)
    for (;;) {
      const number = whole(slots, slot)
      if (number < 0) {
        slots[slot] = known
        firsts[known] = row
        numbers[row] = known++
        break
      }
      if (isSame(rows, row * width, vertexAt(firsts, number) * width, width)) {
        numbers[row] = number
        break
      }
      slot = (slot + 1) & (size - 1)
    }
  }
  return { numbers, firsts: firsts.slice(0, known) }
}

function hashOf(rows: Int32Array, from: number, width: number): number {
  let hash = 0x811c9dc5
  for (let k = 0; k < width; k++) {
    hash = Math.imul(hash ^ whole(rows, from + k), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}

function isSame(rows: Int32Array, a: number, b: number, width: number): boolean {
  for (let k = 0; k < width; k++) if (rows[a + k] !== rows[b + k]) return false
  return true
}
