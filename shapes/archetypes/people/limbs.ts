import { Blob } from '../../blob/blob.ts'
import type { Solid } from '../../geometry/solid.ts'
import { cross, dot, type Rotation, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'

const made = new Map<string, Solid>()

/** A right hand from its wrist downwards, one unit long, thumb to +z, palm to +x. */
function handOf(grip: 'open' | 'fist' | 'easy', detail: number): Solid {
  const key = `${grip}${detail}`
  const before = made.get(key)
  if (before) return before
  const blob = new Blob({ detail: Math.round(17 * detail), blend: 0.08 })
  blob.limb([0, 0.25, 0], [0, -0.1, 0], 0.26, 0.25)
  if (grip === 'fist') {
    blob.egg([0, -0.46, 0], [0.34, 0.36, 0.42])
    for (let i = 0; i < 4; i++) {
      const z = 0.28 - i * 0.19
      blob.chain(
        [
          [-0.16, -0.66, z],
          [0.16, -0.76, z],
          [0.36, -0.52, z],
        ],
        [0.13, 0.13, 0.12],
        { blend: 0.03 },
      )
    }
    blob.chain(
      [
        [0.05, -0.28, 0.34],
        [0.3, -0.45, 0.42],
        [0.38, -0.62, 0.2],
      ],
      [0.14, 0.13, 0.11],
      { blend: 0.05 },
    )
  } else {
    const bend = grip === 'easy' ? 1 : 0.15
    const fan = grip === 'open' ? 1.5 : 0.9
    blob.egg([0, -0.42, 0], [0.2, 0.36, 0.36])
    for (let i = 0; i < 4; i++) {
      const z = 0.24 - i * 0.165
      const long = [0.94, 1.04, 1, 0.84][i] ?? 1
      blob.chain(
        [
          [0, -0.62, z],
          [0.04 * bend, -0.62 - 0.26 * long, z * fan],
          [0.22 * bend, -0.62 - 0.5 * long, z * fan * 1.05],
        ],
        [0.115, 0.105, 0.085],
        { blend: 0.035 },
      )
    }
    blob.chain(
      [
        [0.04, -0.26, 0.26],
        [0.1, -0.46, 0.52],
        [0.14, -0.66, 0.6],
      ],
      [0.14, 0.12, 0.09],
      { blend: 0.06 },
    )
  }
  const solid = blob.solid()
  made.set(key, solid)
  return solid
}

/** A hand at a wrist, in line with its arm. */
export function handAt(
  wrist: Vec3,
  along: Vec3,
  thumb: Vec3,
  side: 1 | -1,
  size: number,
  grip: 'open' | 'fist' | 'easy',
  detail: number,
): Solid {
  const y = unit(times(along, -1))
  const z = unit(subtract(thumb, times(y, dot(thumb, y))))
  const x = cross(y, z)
  const turn: Rotation = [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ]
  const hand = handOf(grip, detail)
  const bare = side === -1 ? hand : hand.mirror()
  return bare.scale(size).rotate(turn).at(wrist)
}

export type Footwear = 'shoes' | 'sneakers' | 'boots' | 'high boots' | 'sandals' | 'pointed shoes' | 'bare'

/** A foot whose ankle is the origin, toes to +z, sole at -1: in units of the height of an ankle. */
export function footOf(
  kind: Footwear,
  shaft: number,
  thick: number,
  detail: number,
): { foot: Solid; sole?: Solid } {
  const blob = new Blob({ detail: Math.round((14 + 2.2 * Math.max(0, shaft)) * detail), blend: 0.3 })
  if (kind === 'bare' || kind === 'sandals') {
    blob
      .limb([0, 0.6, 0], [0, -0.2, 0], thick * 0.92, thick * 0.85)
      .egg([0, -0.5, -0.2], [0.72, 0.5, 0.8])
      .limb([0, -0.5, 0.1], [0, -0.66, 1.4], 0.66, 0.34)
    for (let i = 0; i < 5; i++)
      blob.egg([-0.56 + i * 0.28, -0.74, 1.72 - Math.abs(i - 1.2) * 0.12], [0.17, 0.2, 0.26], { blend: 0.06 })
    blob.slab([0, -2, 0.5], [3, 1, 4], 0.02, { cut: true, blend: 0.05 })
    const foot = blob.solid()
    if (kind === 'bare') return { foot }
    const straps = new Blob({ detail: Math.round(18 * detail), blend: 0.05 })
      .slab([0, -1.02, 0.45], [0.92, 0.14, 1.62], 0.12)
      .limb([-0.84, -0.8, 0.9], [0.84, -0.8, 0.9], 0.14, 0.14)
      .chain(
        [
          [-0.86, -0.85, 1.0],
          [-0.5, -0.3, 1.0],
          [0, -0.18, 1.05],
          [0.5, -0.3, 1.0],
          [0.86, -0.85, 1.0],
        ],
        [0.13, 0.13, 0.13, 0.13, 0.13],
      )
      .chain(
        [
          [-0.7, -0.2, -0.2],
          [0, 0.0, -0.82],
          [0.7, -0.2, -0.2],
          [0, 0.0, 0.62],
          [-0.7, -0.2, -0.2],
        ],
        [0.12, 0.12, 0.12, 0.12, 0.12],
      )
      .solid()
    return { foot, sole: straps }
  }
  const toe = kind === 'pointed shoes'
  blob.limb([0, shaft, 0], [0, -0.2, 0], thick * (shaft > 1 ? 1.24 : 1.05), thick * 0.98, { blend: 0.2 })
  if (shaft > 1) blob.limb([-0, shaft, 0], [0, shaft - 0.12, 0], thick * 1.36, thick * 1.36, { blend: 0.05 })
  blob
    .egg([0, -0.35, -0.2], [0.82, 0.62, 0.86])
    .limb([0, -0.4, 0.1], [0, -0.5, 1.1], 0.72, 0.6)
    .egg([0, -0.52, 1.28], [0.78, 0.5, 0.72])
  if (toe)
    blob.chain(
      [
        [0, -0.5, 1.7],
        [0, -0.35, 2.3],
        [0, 0.2, 2.6],
        [0, 0.55, 2.35],
      ],
      [0.4, 0.28, 0.2, 0.16],
      { blend: 0.15 },
    )
  blob.slab([0, -1.85, 0.5], [3, 1, 4], 0.02, { cut: true, blend: 0.04 })
  const sole = new Blob({ detail: Math.round(13 * detail), blend: 0.2 })
    .egg([0, -0.86, -0.22], [0.88, 0.3, 0.9])
    .egg([0, -0.86, 1.22], [0.86, 0.3, 0.84])
    .slab([0, -0.86, 0.5], [0.74, 0.2, 0.9], 0.15)
    .slab([0, -2, 0.5], [3, 1, 4], 0.02, { cut: true, blend: 0.02 })
    .slab([0, 0.32, 0.5], [3, 1, 4], 0.02, { cut: true, blend: 0.02 })
    .solid()
  return { foot: blob.solid(), sole }
}
