import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { at, Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape, type Part, type Shape } from '@makebelieve/shapes/shape'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'

await MeshoptSimplifier.ready

/** How many triangles a whole model has about; parts share them by how large they are. */
const budget = 1500

/** Few, large facets, lit flat. */
export function lowPoly(shape: Shape): Shape {
  const whole = Math.max(...sizeOf(boxOfShape(shape)))
  const sizes = shape.parts.map((part) => Math.max(...sizeOf(part.solid.bounds())) / whole)
  const sum = sizes.reduce((total, size) => total + size, 0) || 1
  return {
    ...shape,
    parts: shape.parts.map((part, n) => ({
      ...coarse(part, Math.max(24, (budget * at(sizes, n)) / sum)),
      faceted: true,
    })),
  }
}

/** With about so many triangles, still closed: where that fails, less is taken away. */
function coarse(part: Part, target: number): Part {
  const material = { ...part.material, relief: part.material.relief * 0.15 }
  const { solid } = part
  const count = solid.triangles.length / 3
  for (const share of [1, 0.8, 0.5, 0.2]) {
    const goal = Math.round(count - (count - Math.min(count, target)) * share)
    if (goal >= count) break
    const [indices] = MeshoptSimplifier.simplify(solid.triangles, solid.positions, 3, goal * 3, 0.35)
    const made = compacted(solid, part.rest, indices)
    if (faultOf(made.solid.positions, made.solid.triangles) === undefined)
      return { ...part, ...made, material }
  }
  return { ...part, material }
}

/** Only the vertices that are still used. */
function compacted(
  solid: Solid,
  rest: Float32Array,
  indices: Uint32Array,
): { solid: Solid; rest: Float32Array } {
  const names = new Map<number, number>()
  const triangles = indices.map((vertex) => {
    const known = names.get(vertex)
    if (known !== undefined) return known
    names.set(vertex, names.size)
    return names.size - 1
  })
  const kept = [...names.keys()]
  const pick = (list: Float32Array) =>
    Float32Array.from(kept.flatMap((v) => [at(list, v * 3), at(list, v * 3 + 1), at(list, v * 3 + 2)]))
  const { colours, bones } = solid
  return {
    solid: new Solid(pick(solid.positions), triangles, {
      ...(colours && { colours: pick(colours) }),
      ...(bones && { bones: Uint8Array.from(kept, (v) => at(bones, v)) }),
    }),
    rest: pick(rest),
  }
}
