import type { Values } from '@makebelieve/kit/simulation/system'

/** How far it is filled, in cm, and what went in, in cm³: both layer by layer. */
export type Filling = { level: number; filled: number }

/** Named as everybody calls them; the area of a layer beside that of the box around, at a height from 0 to 1. */
export const solids = [
  { name: 'box', layer: () => 1, formula: 'w × d × h', share: '1' },
  { name: 'cylinder', layer: () => Math.PI / 4, formula: 'π/4 × w × d × h', share: 'π/4' },
  {
    name: 'cone',
    layer: (u: number) => (Math.PI / 4) * (1 - u) ** 2,
    formula: 'π/12 × w × d × h',
    share: 'π/12',
  },
  { name: 'pyramid', layer: (u: number) => (1 - u) ** 2, formula: 'w × d × h / 3', share: '1/3' },
  { name: 'sphere', layer: (u: number) => Math.PI * u * (1 - u), formula: 'π/6 × w × d × h', share: 'π/6' },
] as const

export const solidOf = ({ solid = 2 }: Values) => solids[Math.round(solid)] ?? solids[2]
export const isRound = (values: Values) => /^(?:cylinder|cone|sphere)$/.test(solidOf(values).name)

/** How wide it is at a height from 0 to 1, beside its widest. */
export function widthAt(values: Values, u: number): number {
  const { name } = solidOf(values)
  if (name === 'box' || name === 'cylinder') return 1
  return name === 'sphere' ? 2 * Math.sqrt(Math.max(0, u * (1 - u))) : 1 - u
}

export const boxAround = ({ width = 6, depth = 6, height = 8 }: Values) => width * depth * height

/** All its surface, as small flat pieces: rings of corners from the ground to the top. */
export function surfaceOf(values: Values): number {
  const { width = 6, depth = 6, height = 8 } = values
  const corners = isRound(values) ? 72 : 4
  const levels = 80
  const point = (ring: number, corner: number) => {
    const u = ring / levels
    // Rings of a sphere lie closer where it bends most.
    const at = solidOf(values).name === 'sphere' ? (1 - Math.cos(Math.PI * u)) / 2 : u
    const wide = widthAt(values, at)
    const angle = (2 * Math.PI * (corner + 0.5)) / corners
    const out = isRound(values) ? 0.5 : Math.SQRT1_2
    return [Math.cos(angle) * out * wide * width, Math.sin(angle) * out * wide * depth, at * height] as const
  }
  let sum = 0
  for (let ring = 0; ring < levels; ring++)
    for (let corner = 0; corner < corners; corner++) {
      const [a, b, c, d] = [
        point(ring, corner),
        point(ring, corner + 1),
        point(ring + 1, corner + 1),
        point(ring + 1, corner),
      ]
      sum += triangle(a, b, c) + triangle(a, c, d)
    }
  const { layer } = solidOf(values)
  return sum + width * depth * (layer(0) + layer(1))
}

type Point = readonly [number, number, number]
function triangle(a: Point, b: Point, c: Point): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
}
