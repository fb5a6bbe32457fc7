import type { Values } from '@makebelieve/kit/simulation/system'

/** Little cubes that build a large one, layer by layer. */
export type Pile = { laid: number; due: number }

/** How many little cubes the large one is wide. */
export const edgeOf = ({ edge = 3 }: Values) => Math.max(1, Math.round(edge))

/** Where the i-th cube lies: along, back, up. */
export function placeOf(i: number, edge: number): readonly [number, number, number] {
  return [i % edge, Math.floor(i / edge) % edge, Math.floor(i / (edge * edge))]
}

/** Faces that no other cube covers, looked for cube by cube. */
export function openFaces({ laid }: Pile, values: Values): number {
  const edge = edgeOf(values)
  const isThere = (x: number, y: number, z: number) =>
    x >= 0 && y >= 0 && z >= 0 && x < edge && y < edge && x + y * edge + z * edge * edge < laid
  let open = 0
  for (let i = 0; i < laid; i++) {
    const [x, y, z] = placeOf(i, edge)
    if (!isThere(x + 1, y, z)) open++
    if (!isThere(x - 1, y, z)) open++
    if (!isThere(x, y + 1, z)) open++
    if (!isThere(x, y - 1, z)) open++
    if (!isThere(x, y, z + 1)) open++
    if (!isThere(x, y, z - 1)) open++
  }
  return open
}
