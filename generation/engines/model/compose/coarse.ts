import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { at, Solid } from '@makebelieve/shapes/geometry/solid'
import type { Part } from '@makebelieve/shapes/shape'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'

await MeshoptSimplifier.ready

/** With about so many triangles, still closed: where that fails, less is taken away. */
export function coarse(part: Part, target: number, error = 0.35): Part {
  const { solid } = part
  const count = solid.triangles.length / 3
  for (const share of [1, 0.8, 0.5, 0.2]) {
    const goal = Math.round(count - (count - Math.min(count, target)) * share)
    if (goal >= count) break
    const [indices] = MeshoptSimplifier.simplify(solid.triangles, solid.positions, 3, goal * 3, error)
    const made = compacted(solid, part.rest, indices)
    if (faultOf(made.solid.positions, made.solid.triangles) === undefined) return { ...part, ...made }
  }
  return part
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
