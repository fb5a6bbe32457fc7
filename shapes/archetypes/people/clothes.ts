import type { Role } from '../../archetype.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, sheet } from '../../geometry/solids.ts'
import { add, times, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, fur, knit, type Material, metal, type Paint, plastic } from '../../materials/material.ts'
import { cast } from '../creatures/figure.ts'
import type { PersonValues } from './person-parameters.ts'
import type { Posture } from './posture.ts'

/** How a garment of the trunk is cut. */
export type Cut = {
  name: string
  /** How much of the arm it covers. */
  sleeve: number
  /** How far it stands off the body, and how wide sleeves end. */
  puff: number
  cuff: number
  /** How much of the leg it covers, and how wide it is there. */
  skirt?: { long: number; flare: number; folds: number }
  material: Material
  /** The same stuff on the legs. */
  whole?: boolean
}

const weave = (colour: string, more: Partial<Material> = {}) =>
  cloth(colour, { grain: 0.5, relief: 0.45, ...more })

export const cuts: Record<PersonValues['top'], Cut> = {
  shirt: { name: 'shirt', sleeve: 0.96, puff: 0.007, cuff: 1.12, material: weave('#3f7fd0') },
  't-shirt': { name: 'shirt', sleeve: 0.42, puff: 0.007, cuff: 1.3, material: weave('#e2483d') },
  sweater: {
    name: 'sweater',
    sleeve: 0.97,
    puff: 0.014,
    cuff: 1.05,
    material: knit('#c9543c', { grain: 0.5 }),
  },
  jacket: { name: 'jacket', sleeve: 0.97, puff: 0.014, cuff: 1.2, material: weave('#7a4a2a') },
  suit: { name: 'suit', sleeve: 0.94, puff: 0.012, cuff: 1.12, material: weave('#2f3a52'), whole: true },
  coat: {
    name: 'coat',
    sleeve: 0.97,
    puff: 0.016,
    cuff: 1.25,
    skirt: { long: 0.5, flare: 1.35, folds: 5 },
    material: weave('#a5793f'),
  },
  robe: {
    name: 'robe',
    sleeve: 0.95,
    puff: 0.014,
    cuff: 2.1,
    skirt: { long: 0.96, flare: 1.75, folds: 9 },
    material: weave('#5a3fa0'),
  },
  dress: {
    name: 'dress',
    sleeve: 0.24,
    puff: 0.006,
    cuff: 1.6,
    skirt: { long: 0.55, flare: 2.0, folds: 10 },
    material: weave('#e0568c'),
  },
  gown: {
    name: 'dress',
    sleeve: 0.26,
    puff: 0.006,
    cuff: 2.0,
    skirt: { long: 0.99, flare: 2.7, folds: 11 },
    material: weave('#ee86b4'),
  },
  armour: { name: 'armour', sleeve: 0.97, puff: 0.018, cuff: 1.3, material: metal('#b9c1cb'), whole: true },
  cuirass: { name: 'armour', sleeve: 0.0, puff: 0.014, cuff: 1, material: metal('#c9953c') },
  'space suit': {
    name: 'suit',
    sleeve: 0.97,
    puff: 0.034,
    cuff: 1.3,
    material: weave('#f2f3f5', { roughness: 0.7 }),
    whole: true,
  },
  overalls: { name: 'shirt', sleeve: 0.7, puff: 0.008, cuff: 1.25, material: weave('#d8433a') },
  uniform: { name: 'uniform', sleeve: 0.96, puff: 0.01, cuff: 1.12, material: weave('#2f4a86') },
  'hi-vis': { name: 'vest', sleeve: 0.96, puff: 0.016, cuff: 1.2, material: weave('#f5d90a') },
  tunic: {
    name: 'tunic',
    sleeve: 0.5,
    puff: 0.01,
    cuff: 1.35,
    skirt: { long: 0.34, flare: 1.35, folds: 7 },
    material: weave('#3f8a4a'),
  },
  kimono: {
    name: 'kimono',
    sleeve: 0.86,
    puff: 0.012,
    cuff: 3.0,
    skirt: { long: 0.96, flare: 1.12, folds: 0 },
    material: weave('#c9344f'),
  },
  tights: {
    name: 'suit',
    sleeve: 1,
    puff: 0.004,
    cuff: 1.02,
    material: weave('#2a62c9', { roughness: 0.5 }),
    whole: true,
  },
  swimsuit: {
    name: 'swimsuit',
    sleeve: 0,
    puff: 0.005,
    cuff: 1,
    material: weave('#d8433a', { roughness: 0.5 }),
  },
  bandages: {
    name: 'bandages',
    sleeve: 1,
    puff: 0.008,
    cuff: 1.05,
    material: cloth('#e6dcc0', { grain: 0.6 }),
    whole: true,
  },
  fur: {
    name: 'fur',
    sleeve: 0.0,
    puff: 0.014,
    cuff: 1,
    skirt: { long: 0.36, flare: 1.35, folds: 6 },
    material: fur('#9a6a3c', { grain: 0.6 }),
  },
  none: { name: 'skin', sleeve: 0, puff: 0, cuff: 1, material: plastic('#ffffff') },
}

/** What is drawn on a garment: openings, ties, stripes, wrappings. */
export function topPaint(
  v: PersonValues,
  p: Posture,
  colours: { inner: Vec3; accent: Vec3; tie: Vec3 },
): Paint | undefined {
  const high = p.neck[1]
  const T = v.torso
  const front = (z: number) => z > p.chest[2] - 0.01
  const isTrunk = (x: number) => Math.abs(x) < v.shoulders * 0.9
  switch (v.top) {
    case 'suit':
    case 'jacket':
    case 'coat':
      return ([x, y, z], normal) => {
        if (!front(z) || normal[2] < 0.15 || !isTrunk(x)) return undefined
        const down = (high - y) / T
        const open = v.top === 'jacket' ? 0.035 - 0.01 * down : 0.058 * (1 - down / 0.62)
        if (down > (v.top === 'jacket' ? 1.2 : 0.62) || Math.abs(x) > open + 0.006) {
          const lapel = v.top !== 'jacket' && down < 0.55 && Math.abs(x) < open + 0.03 * (1 - down)
          return lapel && Math.abs(x) > open + 0.022 * (1 - down) ? times(colours.inner, 0.12) : undefined
        }
        if (Math.abs(x) > open) return times(colours.inner, 0.25)
        if (v.tie === 'tie' && Math.abs(x) < 0.013 + 0.008 * down) return colours.tie
        return colours.inner
      }
    case 'robe':
    case 'kimono':
      return ([x, y, z], normal) => {
        if (!front(z) || normal[2] < 0.1) return undefined
        const down = (high - y) / T
        const edge = v.top === 'kimono' ? 0.05 - 0.11 * down : 0.04 * (1 - down / 0.4)
        if (v.top === 'kimono') {
          if (down < 0.62 && Math.abs(Math.abs(x) - Math.abs(edge) - 0.01) < 0.011 && down < 0.5)
            return colours.accent
          return undefined
        }
        if (Math.abs(x) < 0.018) return colours.accent
        return undefined
      }
    case 'hi-vis':
      return ([, y]) => {
        const down = (high - y) / T
        return (down > 0.4 && down < 0.52) || (down > 0.68 && down < 0.8) ? light('#eef2f6') : undefined
      }
    case 'bandages':
      return ([x, y, z]) => {
        const wrap = Math.sin((y + 0.25 * x + 0.12 * z) * 150 + 3 * Math.sin(x * 14))
        return wrap > 0.82 ? [0.32, 0.26, 0.15] : wrap > 0.5 ? [0.62, 0.53, 0.36] : undefined
      }
    case 'tights':
      return ([x, y, z]) => {
        const down = (high - y) / T
        if (down > 0.82 && down < 1.3 && Math.abs(x) < 0.2) return colours.accent
        if (!front(z)) return undefined
        const [dx, dy] = [Math.abs(x) / 0.05, (down - 0.34) / 0.17]
        if (dx + Math.abs(dy) < 1 - (dy < 0 ? 0.1 : 0))
          return dx + Math.abs(dy) > 0.72 ? colours.accent : light('#f6c622')
        return undefined
      }
    case 'fur':
      return ([x, y, z]) =>
        Math.sin(x * 55 + 2 * Math.sin(y * 40)) * Math.sin(y * 48 + 1) * Math.sin(z * 50 + 2) > 0.36
          ? [0.09, 0.045, 0.02]
          : undefined
    default:
      if (v.stripes > 0.5)
        return ([, y]) => (Math.sin(((high - y) / T) * 26) > 0.1 ? colours.accent : undefined)
      return undefined
  }
}

/** A ring around a body at some height: belts, collars, hems. Found by rays, so that it lies on whatever is there. */
export function ringOn(
  solid: Solid,
  middle: Vec3,
  up: Vec3,
  tall: number,
  thick: number,
  reach: number,
  count = 30,
): Solid {
  const y = unit(up)
  const side: Vec3 = [1, 0, 0]
  const ahead: Vec3 = unit([0, -y[2], y[1]])
  const path = Array.from({ length: count }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / count
    const out = add(times(side, Math.sin(a)), times(ahead, Math.cos(a)))
    const hit = cast(solid, middle, out)?.at
    const far = hit ? Math.hypot(hit[0] - middle[0], hit[1] - middle[1], hit[2] - middle[2]) : reach
    return add(middle, times(out, Math.min(far, reach) + thick * 0.25))
  })
  // Swept upright: each ring of corners stands on the path.
  return bandAlong(path, y, tall, thick)
}

/** A closed band along a path, standing upright. */
export function bandAlong(path: Vec3[], up: Vec3, tall: number, thick: number): Solid {
  const count = path.length
  const middle = times(
    path.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec3),
    1 / count,
  )
  const corners: Vec2[] = [
    [-0.5, -1],
    [0.5, -0.8],
    [0.62, 0],
    [0.5, 0.8],
    [-0.5, 1],
  ]
  return tubeOf(
    path.map((point) => {
      const out = unit([point[0] - middle[0], 0, point[2] - middle[2]])
      return corners.map(([o, u]): Vec3 => add(add(point, times(out, o * thick)), times(up, (u * tall) / 2)))
    }),
  )
}

/** Rings of points joined in a circle, each turning the same way. */
function tubeOf(rings: Vec3[][]): Solid {
  const [count, size] = [rings.length, rings[0]?.length ?? 0]
  const triangles: number[] = []
  for (let i = 0; i < count; i++)
    for (let k = 0; k < size; k++) {
      const [here, next] = [i * size, ((i + 1) % count) * size]
      const [a, b, c, d] = [here + k, here + ((k + 1) % size), next + ((k + 1) % size), next + k]
      triangles.push(a, c, b, a, d, c)
    }
  return new Solid(rings.flat(2), triangles)
}

/** A skirt that hangs from a waist, with folds; open below as far as one sees. */
export function skirtOf(
  waist: Vec3,
  radii: Vec2,
  long: number,
  flare: number,
  folds: number,
  straight = 0,
): Solid {
  const steps = 12
  const outer = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const t = 1 - i / steps
    const bell = straight > 0 ? t : Math.sin((t * Math.PI) / 2) ** 0.85 * 0.75 + t * 0.25
    return [1 + (flare - 1) * bell, -long * t]
  })
  const hem = outer[0] ?? [1, 0]
  const profile: Vec2[] = [
    [0, hem[1] + long * 0.12],
    [hem[0] * 0.9, hem[1] + long * 0.04],
    [hem[0] * 0.97, hem[1]],
    ...outer.slice(0),
    [0.85, 0.012],
    [0, 0.014],
  ]
  const deep = (y: number) => Math.min(1, Math.max(0, -y / long))
  return lathe(profile, {
    corners: Math.max(40, folds * 6),
    flutes: (a, y) =>
      1 + (folds > 0 ? 0.075 * deep(y) ** 1.2 * Math.cos(a * folds + 0.6 * Math.sin(a * 2)) : 0),
  })
    .scale(radii[0], 1, radii[1])
    .at(waist)
}

/** A cape from the shoulders to behind the calves. */
export function capeOf(p: Posture, v: PersonValues, long: number): Solid {
  const wide = v.shoulders * 1.02
  const top = add(p.neck, [0, -0.012, -0.03])
  const columns = 21
  const rows = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    return Array.from({ length: columns }, (_, j): Vec3 => {
      const s = (j / (columns - 1)) * 2 - 1
      const spread = wide * (0.62 + 0.46 * Math.min(1, t * 4) + 0.55 * t)
      const fold = 0.024 * t * Math.cos(s * 13) + 0.01 * t * Math.cos(s * 5)
      const around = 0.085 * s * s * (1 - 0.65 * t) + (t < 0.1 ? 0.02 * s * s : 0)
      return [
        top[0] + s * spread,
        top[1] - long * t - 0.05 * s * s * Math.min(1, t * 6) * (1 - t) - (t < 0.02 ? 0.02 * s * s : 0),
        top[2] - 0.055 * v.girth - 0.02 - 0.1 * t - 0.08 * t * t + around + fold,
      ]
    })
  })
  return sheet(rows, 0.014)
}

export function buttonsOn(solid: Solid, p: Posture, v: PersonValues, count: number, x = 0): Solid {
  return together(
    Array.from({ length: count }, (_, i) => {
      const middle = add(p.pelvis, times(p.spine, v.torso * (0.18 + (0.62 * i) / Math.max(1, count - 1))))
      const hit = cast(solid, [x, middle[1], middle[2]], [0, 0, 1])?.at ?? add(middle, [x, 0, 0.08])
      return ball([0.0095, 0.0095, 0.005], 10).at(hit)
    }),
  )
}

export const rolesOf = (mainIs: 'clothes' | 'skin'): { top: Role; bottom: Role } =>
  mainIs === 'clothes' ? { top: 'main', bottom: 'second' } : { top: 'second', bottom: 'accent' }
