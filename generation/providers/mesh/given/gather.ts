import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { countOf, readCorners, readNumbers } from './accessors.ts'
import type { Glb, Gltf } from './container.ts'
import { applied, identity, type Matrix, mirrors, multiplied, placeOf } from './matrix.ts'
import { UnusableMesh } from './unusable.ts'

/** More is neither repaired nor reduced in the time that a run has. */
export const mostGivenTriangles = 1_000_000

/** All triangles of a file in one list, where they stand in the scene. */
export type Gathered = {
  positions: Float32Array
  /** All zero where the file has none. */
  normals: Float32Array
  uvs: Float32Array
  triangles: Uint32Array
  /** The material of each vertex, by its number in `used`. */
  materialOf: Uint16Array
  /** Numbers of the materials of the file; -1 is none. */
  used: number[]
}

type Primitive = Gltf['meshes'][number]['primitives'][number]
type Placed = { primitive: Primitive; matrix: Matrix; vertices: number; corners: number }

export function gathered(glb: Glb): Gathered {
  const placed = placedPrimitives(glb)
  const vertices = placed.reduce((sum, one) => sum + one.vertices, 0)
  const corners = placed.reduce((sum, one) => sum + one.corners, 0)
  if (corners < 3) throw new UnusableMesh('There is not one triangle in it.')
  if (corners / 3 > mostGivenTriangles || vertices > mostGivenTriangles * 3)
    throw new UnusableMesh(`It has more than ${mostGivenTriangles.toLocaleString('en')} triangles.`)
  const all: Gathered = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    triangles: new Uint32Array(corners),
    materialOf: new Uint16Array(vertices),
    used: [],
  }
  let [vertex, corner] = [0, 0]
  for (const one of placed) {
    add(glb, one, all, vertex, corner)
    vertex += one.vertices
    corner += one.corners
  }
  return all
}

/** What the scene shows, counted before anything is read. */
function placedPrimitives(glb: Glb): Placed[] {
  const { nodes, scenes, scene = 0, meshes } = glb.json
  const placed: Placed[] = []
  const seen = new Set<number>()
  const waiting = (scenes[scene]?.nodes ?? []).map((node) => ({ node, above: identity }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = nodes[next.node]
    // A node has one place in a tree; whatever comes twice goes round in circles.
    if (!node || seen.has(next.node)) throw new UnusableMesh('Its parts do not hang together as a tree.')
    seen.add(next.node)
    const matrix = multiplied(next.above, placeOf(node))
    for (const child of node.children) waiting.push({ node: child, above: matrix })
    for (const primitive of meshes[node.mesh ?? -1]?.primitives ?? []) {
      const { POSITION } = primitive.attributes
      // Lines and points are no surface.
      if (primitive.mode !== 4 || POSITION === undefined) continue
      const vertices = countOf(glb, POSITION)
      const corners = primitive.indices === undefined ? vertices : countOf(glb, primitive.indices)
      placed.push({ primitive, matrix, vertices, corners: corners - (corners % 3) })
    }
  }
  return placed
}

function add(glb: Glb, placed: Placed, all: Gathered, first: number, corner: number): void {
  const { primitive, matrix, vertices, corners } = placed
  const { attributes, material = -1 } = primitive
  const { POSITION = 0, NORMAL } = attributes
  const known = all.used.indexOf(material)
  all.materialOf.fill(known < 0 ? all.used.push(material) - 1 : known, first, first + vertices)
  readNumbers(glb, POSITION, 'VEC3', all.positions, first * 3)
  const isWhole = (number: number | undefined): number is number =>
    number !== undefined && countOf(glb, number) === vertices
  if (isWhole(NORMAL)) readNumbers(glb, NORMAL, 'VEC3', all.normals, first * 3)
  const uv = attributes[`TEXCOORD_${coordinatesOf(glb.json, material)}`]
  if (isWhole(uv)) readNumbers(glb, uv, 'VEC2', all.uvs, first * 2)
  const { positions, normals, triangles } = all
  const stays = matrix.every((value, i) => value === identity[i])
  for (let v = first; v < first + vertices && !stays; v++) {
    applied(matrix, positions, v * 3, 1)
    applied(matrix, normals, v * 3, 0)
  }
  if (primitive.indices === undefined) for (let i = 0; i < corners; i++) triangles[corner + i] = first + i
  else {
    const read = new Uint32Array(countOf(glb, primitive.indices))
    readCorners(glb, primitive.indices, read, 0, first, vertices)
    triangles.set(read.subarray(0, corners), corner)
  }
  if (mirrors(matrix)) turnOver(triangles, corner, corner + corners)
}

/** A mirror turns the inside of a surface out. */
export function turnOver(triangles: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i += 3) {
    const second = vertexAt(triangles, i + 1)
    triangles[i + 1] = vertexAt(triangles, i + 2)
    triangles[i + 2] = second
  }
}

/** Which list of texture coordinates a material looks at. All of its textures must look at the same. */
function coordinatesOf({ materials }: Gltf, number: number): number {
  const material = materials[number]
  if (!material) return 0
  const { pbrMetallicRoughness: pbr, normalTexture, occlusionTexture } = material
  const infos = [pbr.baseColorTexture, pbr.metallicRoughnessTexture, normalTexture, occlusionTexture].filter(
    (info) => info !== undefined,
  )
  if (infos.some(({ extensions }) => 'KHR_texture_transform' in extensions))
    throw new UnusableMesh('Its textures are moved about in a way that is not read here.')
  const sets = new Set(infos.map(({ texCoord }) => texCoord))
  if (sets.size > 1) throw new UnusableMesh('Its textures lie on the surface in different ways.')
  return infos[0]?.texCoord ?? 0
}

export const isNumber3 = (list: Float32Array, at: number): boolean =>
  Number.isFinite(real(list, at)) &&
  Number.isFinite(real(list, at + 1)) &&
  Number.isFinite(real(list, at + 2))
