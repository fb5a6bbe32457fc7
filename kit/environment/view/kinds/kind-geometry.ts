import { BufferAttribute, BufferGeometry } from 'three'
import type { Kind, MeshPart } from '../../scene.ts'

export type KindGeometry = { solid?: BufferGeometry; clear?: BufferGeometry }

/** The most that anything bends, in metres: one byte tells a share of it. */
export const mostSway = 1

/** How far each vertex bends in wind: the foot stands, the top moves. */
const swayOf = (kind: Kind, y: number): number => {
  const height = Math.max(0.05, kind.max[1] - kind.min[1])
  const share = Math.min(1, Math.max(0, (y - kind.min[1]) / height))
  return ((kind.sways ?? 0) * Math.min(height, 9) * 0.07 * share ** 1.6) / mostSway
}

/** Near the ground a thing sees less of the sky: it seems to stand, not to float. */
const opennessOf = (kind: Kind, y: number): number => {
  const height = kind.max[1] - kind.min[1]
  if (height < 0.12) return 1
  const share = Math.min(1, (y - kind.min[1]) / Math.min(1.4, height * 0.5))
  return 0.7 + 0.3 * Math.sqrt(Math.max(0, share))
}

function geometryOf(
  kind: Kind,
  part: MeshPart,
  fromTriangle: number,
  toTriangle: number,
): BufferGeometry | undefined {
  if (toTriangle <= fromTriangle) return undefined
  const used = part.triangles.subarray(fromTriangle * 3, toTriangle * 3)
  const numberOf = new Map<number, number>()
  const order: number[] = []
  const index = Uint32Array.from(used, (vertex) => {
    const known = numberOf.get(vertex)
    if (known !== undefined) return known
    numberOf.set(vertex, order.length)
    order.push(vertex)
    return order.length - 1
  })

  const count = order.length
  const positions = new Float32Array(count * 3)
  const normals = new Int8Array(count * 4)
  const paint = new Uint8Array(count * 4)
  const make = new Uint8Array(count * 4)
  order.forEach((vertex, at) => {
    const y = part.positions[vertex * 3 + 1] ?? 0
    for (let axis = 0; axis < 3; axis++) {
      positions[at * 3 + axis] = part.positions[vertex * 3 + axis] ?? 0
      normals[at * 4 + axis] = part.normals[vertex * 3 + axis] ?? 0
      paint[at * 4 + axis] = part.colours[vertex * 3 + axis] ?? 0
    }
    paint[at * 4 + 3] = opennessOf(kind, y) * 255
    make[at * 4] = part.finish[vertex] ?? 0
    make[at * 4 + 1] = part.bones?.[vertex] ?? 0
    make[at * 4 + 2] = Math.min(255, swayOf(kind, y) * 255)
    make[at * 4 + 3] = part.pattern?.[vertex] ?? 0
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true))
  geometry.setAttribute('paint', new BufferAttribute(paint, 4, true))
  geometry.setAttribute('make', new BufferAttribute(make, 4))
  geometry.setIndex(new BufferAttribute(index, 1))
  geometry.computeBoundingSphere()
  geometry.computeBoundingBox()
  return geometry
}

/** A mesh as the batches take it, what one sees through apart from the rest. */
export function kindGeometry(kind: Kind, part: MeshPart): KindGeometry {
  const count = part.triangles.length / 3
  const clearFrom = Math.min(part.clearFrom, count)
  const solid = geometryOf(kind, part, 0, clearFrom)
  const clear = geometryOf(kind, part, clearFrom, count)
  return { ...(solid && { solid }), ...(clear && { clear }) }
}
