import { seededRandom } from '@makebelieve/kit/core/random'
import { combine, hull, type Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { boxOfShape, type Part, type Shape } from '@makebelieve/shapes/shape'

/** Jagged bites are cut out of the upper edges, and some of what is missing lies beside it. */
export function broken(shape: Shape, seed: number): Shape {
  const chance = seededRandom(seed + 5)
  const box = boxOfShape(shape)
  const size = sizeOf(box)
  const largest = Math.max(...size)
  const bites = Array.from({ length: 4 }, (_, n) => {
    const angle = n * 1.9 + chance.next()
    const at: Vec3 = [
      (box.min[0] + box.max[0]) / 2 + Math.cos(angle) * size[0] * 0.46,
      box.min[1] + size[1] * (0.62 + 0.36 * chance.next()),
      (box.min[2] + box.max[2]) / 2 + Math.sin(angle) * size[2] * 0.46,
    ]
    return jagged(at, largest * (0.15 + 0.08 * chance.next()), chance.next)
  })
  const rubble: Part[] = []
  const parts = shape.parts.flatMap((part) => {
    const left = cut(part.solid, bites)
    if (left === undefined) return [part]
    if (rubble.length < 3) {
      const piece = fragment(part.solid, bites)
      if (piece)
        rubble.push({
          ...part,
          name: `${part.name} fragment ${rubble.length + 1}`,
          ...fallen(piece, box, rubble.length, chance.next),
        })
    }
    return left.triangles.length === 0 ? [] : [{ ...part, solid: left, rest: left.positions }]
  })
  return { ...shape, parts: [...(parts.length > 0 ? parts : shape.parts), ...rubble] }
}

const jagged = (at: Vec3, radius: number, chance: () => number): Solid =>
  hull(
    Array.from({ length: 14 }, () => {
      const [a, h] = [chance() * 2 * Math.PI, chance() * 2 - 1]
      const flat = Math.sqrt(1 - h * h)
      const far = radius * (0.65 + 0.5 * chance())
      return [at[0] + Math.cos(a) * flat * far, at[1] + h * far, at[2] + Math.sin(a) * flat * far]
    }),
  )

/** What is left, or nothing where no bite touches it or it cannot be cut. */
function cut(solid: Solid, bites: Solid[]): Solid | undefined {
  const near = bites.filter((bite) => overlap(solid, bite))
  if (near.length === 0) return undefined
  try {
    const left = combine('subtract', [solid, ...near])
    // Nothing disappears altogether.
    return left.triangles.length < 12 ? undefined : left
  } catch {
    return undefined
  }
}

function fragment(solid: Solid, bites: Solid[]): Solid | undefined {
  const bite = bites.find((one) => overlap(solid, one))
  if (!bite) return undefined
  try {
    const piece = combine('intersect', [solid, bite])
    return piece.triangles.length < 12 ? undefined : piece
  } catch {
    return undefined
  }
}

/** On the ground before it, leaning on it so that nothing floats away. */
function fallen(piece: Solid, box: ReturnType<typeof boxOfShape>, n: number, chance: () => number) {
  const lying = piece.turn(70 * chance(), 360 * chance(), 40).grounded()
  const own = sizeOf(lying.bounds())
  const x = box.min[0] + (box.max[0] - box.min[0]) * (0.25 + 0.25 * n)
  const solid = lying.move(x, box.min[1], box.max[2] + own[2] * 0.42)
  return { solid, rest: solid.positions }
}

function overlap(a: Solid, b: Solid): boolean {
  const [p, q] = [a.bounds(), b.bounds()]
  return [0, 1, 2].every((k) => (p.min[k] ?? 0) < (q.max[k] ?? 0) && (p.max[k] ?? 0) > (q.min[k] ?? 0))
}
