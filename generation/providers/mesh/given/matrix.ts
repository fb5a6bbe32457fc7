import { real } from '@makebelieve/shapes/geometry/lists'
import type { Gltf } from './container.ts'

/** Sixteen numbers, column after column, as glTF writes them. */
export type Matrix = readonly number[]

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

const at = (matrix: Matrix, i: number) => matrix[i] ?? 0

export function multiplied(a: Matrix, b: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, i) => {
    const [row, column] = [i % 4, i - (i % 4)]
    let sum = 0
    for (let k = 0; k < 4; k++) sum += at(a, k * 4 + row) * at(b, column + k)
    return sum
  })
}

/** Where a node stands in the one above it. */
export function placeOf({ matrix, translation, rotation, scale }: Gltf['nodes'][number]): Matrix {
  if (matrix) return matrix
  const [x = 0, y = 0, z = 0, w = 1] = rotation
  const [sx = 1, sy = 1, sz = 1] = scale
  const [tx = 0, ty = 0, tz = 0] = translation
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + w * z) * sx,
    2 * (x * z - w * y) * sx,
    0,
    2 * (x * y - w * z) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + w * x) * sy,
    0,
    2 * (x * z + w * y) * sz,
    2 * (y * z - w * x) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ]
}

/** Moves one place (`w` is 1) or direction (`w` is 0) of a list. */
export function applied(matrix: Matrix, list: Float32Array, i: number, w: 0 | 1): void {
  const [x, y, z] = [real(list, i), real(list, i + 1), real(list, i + 2)]
  for (let k = 0; k < 3; k++)
    list[i + k] = at(matrix, k) * x + at(matrix, 4 + k) * y + at(matrix, 8 + k) * z + at(matrix, 12 + k) * w
}

export function mirrors(matrix: Matrix): boolean {
  const m = (i: number) => at(matrix, i)
  const turning =
    m(0) * (m(5) * m(10) - m(6) * m(9)) -
    m(4) * (m(1) * m(10) - m(2) * m(9)) +
    m(8) * (m(1) * m(6) - m(2) * m(5))
  return turning < 0
}
