import { cornerNormals } from '@makebelieve/shapes/geometry/normals'
import { at, Solid } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light } from '@makebelieve/shapes/materials/colour'
import type { PlacedPart } from '../../model/mesh/model-build.ts'
import { bare, isFacade, type Whole } from './finish.ts'

/** All parts of a thing in one list of triangles, so that they are reduced together: what is seen least goes first. */
export type Soup = {
  positions: Float32Array
  triangles: Uint32Array
  /** Linear red, green and blue; what patterns add is not in it yet. */
  colours: Float32Array
  rest: Float32Array
  partOf: Uint16Array
  boneOf: Uint8Array
}

export function soupOf(made: readonly PlacedPart[], bones: readonly Uint8Array[], whole: Whole): Soup {
  const { metres } = whole
  // Rows of windows on a high wall are drawn by the view, so nobody needs their paint.
  const parts = made.map((part) =>
    isFacade(part.name, part.material, whole) ? { ...part, material: bare(part.material) } : part,
  )
  const fine = parts.map((part, i) =>
    part.material.paint ? divided(part, bones[i], metres) : { part, bones: bones[i] },
  )
  const vertices = fine.reduce((sum, { part }) => sum + part.positions.length / 3, 0)
  const corners = fine.reduce((sum, { part }) => sum + part.triangles.length, 0)
  const soup: Soup = {
    positions: new Float32Array(vertices * 3),
    triangles: new Uint32Array(corners),
    colours: new Float32Array(vertices * 3),
    rest: new Float32Array(vertices * 3),
    partOf: new Uint16Array(vertices),
    boneOf: new Uint8Array(vertices),
  }
  let [vertex, corner] = [0, 0]
  fine.forEach(({ part, bones: own }, number) => {
    const count = part.positions.length / 3
    soup.positions.set(part.positions, vertex * 3)
    soup.rest.set(part.rest, vertex * 3)
    soup.colours.set(coloursOf(part), vertex * 3)
    soup.partOf.fill(number, vertex, vertex + count)
    if (own) soup.boneOf.set(own, vertex)
    for (const index of part.triangles) soup.triangles[corner++] = index + vertex
    vertex += count
  })
  return soup
}

/** Paint is looked up at every vertex before anything is taken away, so that faces and stripes keep their edges. */
function coloursOf({ positions, triangles, material, colours, rest }: PlacedPart): Float32Array {
  const own = light(material.colour)
  const result = new Float32Array(positions.length)
  const normals = material.paint && vertexNormals(positions, triangles)
  for (let i = 0; i < positions.length; i += 3) {
    const has = colours !== undefined && at(colours, i) >= 0
    let colour: Vec3 = has ? [at(colours, i), at(colours, i + 1), at(colours, i + 2)] : own
    if (normals)
      colour =
        material.paint?.(
          [at(rest, i), at(rest, i + 1), at(rest, i + 2)],
          [at(normals, i), at(normals, i + 1), at(normals, i + 2)],
        ) ?? colour
    result.set(colour, i)
  }
  return result
}

function vertexNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const corners = cornerNormals(new Solid(positions, triangles), 180)
  const normals = new Float32Array(positions.length)
  triangles.forEach((vertex, i) => {
    for (let k = 0; k < 3; k++) normals[vertex * 3 + k] = at(corners, i * 3 + k)
  })
  return normals
}

const mostDivided = 6000

/** A painted wall of two triangles has no vertex where its paint changes: its long edges are halved until it has. */
function divided(part: PlacedPart, bones: Uint8Array | undefined, metres: number) {
  const longest = (metres / 26) ** 2
  const positions = [...part.positions]
  const rest = [...part.rest]
  const colours = part.colours && [...part.colours]
  const bonesOf = bones && [...bones]
  let triangles = [...part.triangles]
  for (let pass = 0; pass < 6 && triangles.length / 3 < mostDivided; pass++) {
    const middles = new Map<number, number>()
    const long = (a: number, b: number) =>
      (at(positions, a * 3) - at(positions, b * 3)) ** 2 +
        (at(positions, a * 3 + 1) - at(positions, b * 3 + 1)) ** 2 +
        (at(positions, a * 3 + 2) - at(positions, b * 3 + 2)) ** 2 >
      longest
    const middle = (a: number, b: number): number => {
      const key = Math.min(a, b) * 2 ** 24 + Math.max(a, b)
      const known = middles.get(key)
      if (known !== undefined) return known
      const vertex = positions.length / 3
      for (const list of [positions, rest, colours])
        if (list) for (let k = 0; k < 3; k++) list.push((at(list, a * 3 + k) + at(list, b * 3 + k)) / 2)
      bonesOf?.push(at(bonesOf, a))
      middles.set(key, vertex)
      return vertex
    }
    const next: number[] = []
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [at(triangles, i), at(triangles, i + 1), at(triangles, i + 2)]
      const [ab, bc, ca] = [long(a, b), long(b, c), long(c, a)]
      if (!ab && !bc && !ca) next.push(a, b, c)
      else if (ab && bc && ca) {
        const [p, q, r] = [middle(a, b), middle(b, c), middle(c, a)]
        next.push(a, p, r, p, b, q, r, q, c, p, q, r)
      } else if (ab) next.push(...halves(a, b, c, middle(a, b)))
      else if (bc) next.push(...halves(b, c, a, middle(b, c)))
      else next.push(...halves(c, a, b, middle(c, a)))
    }
    if (next.length === triangles.length) break
    triangles = next
  }
  return {
    part: {
      ...part,
      positions: Float32Array.from(positions),
      rest: Float32Array.from(rest),
      colours: colours && Float32Array.from(colours),
      triangles: Uint32Array.from(triangles),
    },
    bones: bonesOf && Uint8Array.from(bonesOf),
  }
}

const halves = (a: number, b: number, c: number, middle: number) => [a, middle, c, middle, b, c]
