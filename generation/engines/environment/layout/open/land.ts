import { clouds, mix, noise, smooth } from '@makebelieve/shapes/materials/noise'
import type { Setting } from '../../settings/setting.ts'
import { fromLine, type Point } from '../shared/geometry.ts'

type Land = NonNullable<Setting['land']>
export type LandForm = Land['form']
export type Rim = NonNullable<Land['rim']>

/** How the land lies before water, ways and houses change it: metres for every place. */
export type Lie = (x: number, z: number) => number

export type LandOrder = {
  form: LandForm
  height: number
  rim: Rim
  reach: number
  seed: number
  /** Where one walks: the land is calmer there. */
  path: readonly Point[]
  hills: { at: Point; radius: number; height: number }[]
  /** A wall of rock: its line, which side is high, and how high. */
  cliff?: { line: Point[]; height: number }
}

export function lieOf(order: LandOrder): Lie {
  const { form, height, reach, path, hills, cliff } = order
  const own = forms[form](order)
  const rise = rims[order.rim](order)
  return (x, z) => {
    const fromPath = fromLine([x, z], path).far
    // Cliffs and valley walls stay as they are; what only rolls lies down where one walks.
    const calm =
      form === 'canyon' || form === 'valley' || form === 'island' ? 1 : mix(0.25, 1, smooth(4, 22, fromPath))
    let y = own(x, z) * calm
    for (const { at, radius, height: high } of hills) {
      const far = Math.hypot(x - at[0], z - at[1])
      y += high * smooth(radius, radius * 0.25, far)
    }
    if (cliff) y += cliffRise(x, z, cliff, height)
    const out = Math.hypot(x, z) / reach
    return y + rise(x, z, out)
  }
}

type Form = (order: LandOrder) => Lie
const at = (seed: number) => (seed % 997) * 1.37

const rolling =
  (wide: number, share: number): Form =>
  ({ height, seed }) => {
    const from = at(seed)
    return (x, z) => clouds(x / wide + from, from, z / wide, 3) * height * share
  }

const forms: Record<LandForm, Form> = {
  flat: rolling(40, 0.6),
  rolling: rolling(32, 1),
  hilly: rolling(26, 1.25),
  seabed: rolling(22, 1),
  mountainous: ({ height, seed, reach }) => {
    const from = at(seed)
    return (x, z) => {
      const ridge = 1 - Math.abs(clouds(x / 30 + from, from, z / 30, 4))
      const out = smooth(reach * 0.25, reach * 0.95, Math.hypot(x, z))
      return clouds(x / 26 + from, from, z / 26, 3) * height * 0.16 + ridge * ridge * height * out
    }
  },
  dunes: ({ height, seed }) => {
    const from = at(seed)
    return (x, z) => {
      // Crests run across the wind and bend.
      const bent = x * 0.35 + z + clouds(x / 50 + from, from, z / 50, 2) * 22
      const crest = 1 - Math.abs(noise(bent / 30, from, x / 70 + from))
      return (crest ** 2.2 - 0.5) * height + clouds(x / 14, from, z / 14, 2) * 0.2
    }
  },
  canyon: ({ height, seed }) => {
    const from = at(seed)
    return (x, z) => {
      const middle = Math.sin(z / 24 + from) * 6 + clouds(from, from, z / 18, 2) * 4
      const wide = 15 + clouds(x / 40, from, z / 16, 2) * 5
      const away = Math.abs(x - middle) - wide
      // Two steps of rock with a ledge between.
      const walls = smooth(0, 4.5, away) * 0.55 + smooth(8, 12, away) * 0.45
      return walls * height + clouds(x / 10 + from, from, z / 10, 3) * (0.4 + walls * 1.2)
    }
  },
  valley: ({ height, seed, reach }) => {
    const from = at(seed)
    return (x, z) => {
      const middle = Math.sin(z / 30 + from) * 6
      const away = smooth(12, reach * 1.1, Math.abs(x - middle))
      return away ** 1.4 * height * 1.6 + clouds(x / 24 + from, from, z / 24, 3) * (0.5 + away * 2.5)
    }
  },
  island: ({ height, seed, reach }) => {
    const from = at(seed)
    return (x, z) => {
      const far = Math.hypot(x, z) / reach
      const dome = smooth(0.9, 0.2, far)
      return dome * height * 0.7 + clouds(x / 20 + from, from, z / 20, 3) * height * 0.3 * dome + 0.6
    }
  },
  crater: ({ height, seed, reach }) => {
    const from = at(seed)
    const pits = Array.from({ length: 22 }, (_, n) => {
      const angle = n * 2.4 + from
      const far = reach * (0.22 + 1.25 * ((n * 0.618 + (from % 1)) % 1))
      return { x: Math.cos(angle) * far, z: Math.sin(angle) * far, radius: 3 + ((n * 7.3 + from) % 9) }
    })
    return (x, z) => {
      let y = clouds(x / 30 + from, from, z / 30, 3) * height * 0.5
      for (const pit of pits) {
        const far = Math.hypot(x - pit.x, z - pit.z) / pit.radius
        if (far < 1.8) y += pit.radius * 0.16 * (smooth(1.8, 1, far) - smooth(1, 0.35, far) * 2)
      }
      return y
    }
  },
  terraces: ({ height, seed }) => {
    const from = at(seed)
    return (x, z) => {
      const y = (clouds(x / 40 + from, from, z / 40, 2) + 0.5) * 5
      const step = Math.floor(y)
      return ((step + smooth(0.75, 1, y - step)) / 5) * height * 1.5
    }
  },
}

type Rise = (order: LandOrder) => (x: number, z: number, out: number) => number

const rims: Record<Rim, Rise> = {
  none: () => () => 0,
  city: () => (_x, _z, out) => smooth(1, 1.5, out) * 1.5,
  forest: ({ seed }) => {
    const from = at(seed)
    return (x, z, out) => smooth(0.95, 1.5, out) * (4 + clouds(x / 26 + from, from, z / 26, 2) * 3)
  },
  hills: ({ seed }) => {
    const from = at(seed)
    return (x, z, out) => smooth(0.95, 1.55, out) * (9 + clouds(x / 32 + from, from, z / 32, 3) * 9)
  },
  // The peaks themselves are shapes of their own (mountains.ts): these are their foothills.
  mountains: ({ seed }) => {
    const from = at(seed)
    return (x, z, out) => smooth(0.95, 1.5, out) * (7 + clouds(x / 28 + from, from, z / 28, 3) * 6)
  },
  dunes: ({ seed }) => {
    const from = at(seed)
    return (x, z, out) =>
      smooth(0.95, 1.5, out) * (5 + (1 - Math.abs(noise(x / 36 + from, from, z / 22))) ** 2 * 9)
  },
  mesas: ({ seed }) => {
    const from = at(seed)
    return (x, z, out) => {
      const where = clouds(x / 30 + from, from, z / 30, 3)
      const top = smooth(0.06, 0.16, where) * 15 + smooth(0.24, 0.3, where) * 7
      return smooth(1.02, 1.14, out) * top + smooth(1, 1.6, out) * 2
    }
  },
  sea: () => () => 0,
}

/** Lines of cliffs run from +x to -x: what lies beyond them, toward -z, is high. */
function cliffRise(
  x: number,
  z: number,
  { line, height }: NonNullable<LandOrder['cliff']>,
  rough: number,
): number {
  const { far } = fromLine([x, z], line)
  const edge = edgeAt(line, x)
  const ragged = clouds(x / 7, 3, z / 7, 3) * 1.4
  const beyond = (z < edge ? far : -far) + ragged
  return smooth(-1.2, 1.2, beyond) * (height + clouds(x / 12, 5, z / 12, 2) * Math.min(2, rough))
}

/** Where a line that runs from +x to -x is at some x. */
function edgeAt(line: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    if (x <= a[0] && x >= b[0]) return mix(a[1], b[1], (a[0] - x) / (a[0] - b[0]))
  }
  return (line[0] as Point)[1]
}
