import { boundsOf, sizeOf } from '../geometry/solid.ts'
import type { Part } from '../shape.ts'
import { light } from './colour.ts'
import type { Surface } from './material.ts'
import { cells, chanceAt, clouds, mix, noise, smooth } from './noise.ts'

/** What a point of a surface is like: linear red, green and blue, roughness, metalness, and height above the surface. */
export type SurfaceSample = { r: number; g: number; b: number; rough: number; metal: number; height: number }

export const emptySample = (): SurfaceSample => ({ r: 1, g: 1, b: 1, rough: 0.5, metal: 0, height: 0 })

/** Where a point is: in the maker's coordinates, with its normal there. Colour below 0: the material's own. */
export type SurfacePoint = {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  r: number
  g: number
  b: number
}

/** Changes the sample in place: it holds the base colour, roughness and metalness already. */
type Pattern = (at: Place, out: SurfaceSample, strength: number) => void

/**
 * A point as patterns see it, in units of the grain: in space (x, y, z), with y along the grain for what grows
 * (`along`, `across`, `round`), and on the flat (u to the side, v up).
 */
type Place = {
  x: number
  y: number
  z: number
  along: number
  across: number
  round: number
  u: number
  v: number
  up: number
}

const tone = (out: SurfaceSample, factor: number) => {
  out.r *= factor
  out.g *= factor
  out.b *= factor
}
const toward = (out: SurfaceSample, r: number, g: number, b: number, share: number) => {
  out.r = mix(out.r, r, share)
  out.g = mix(out.g, g, share)
  out.b = mix(out.b, b, share)
}
const fract = (value: number) => value - Math.floor(value)

/** How far from the joints of a wall one is (0 in a joint, 1 on a stone), and a number for each stone. */
function wall(u: number, v: number, width: number, height: number, joint: number) {
  const row = Math.floor(v / height)
  const shifted = u / width + (row % 2 === 0 ? 0 : 0.5)
  const column = Math.floor(shifted)
  const [fu, fv] = [fract(shifted), fract(v / height)]
  const inU = Math.min(fu, 1 - fu) * width
  const inV = Math.min(fv, 1 - fv) * height
  return { face: smooth(joint * 0.35, joint, Math.min(inU, inV)), each: chanceAt(column, row, 7), fu, fv }
}

const patterns: Record<Surface, Pattern | undefined> = {
  plain: undefined,
  rough(at, out, k) {
    const n = clouds(at.x * 9, at.y * 9, at.z * 9)
    tone(out, 1 + 0.07 * k * n)
    out.height += 0.006 * k * n
  },
  wood(at, out, k) {
    const bend = noise(at.along * 1.3, at.across * 2, at.round * 2) * 0.35
    const ring = Math.sin(
      (Math.hypot(at.across + 0.7, at.round - 0.4) + bend * 0.12) * 62 + noise(at.along, 3, 1) * 2,
    )
    const fibre = noise(at.across * 60, at.along * 3, at.round * 60)
    tone(out, 1 + k * (0.13 * ring + 0.1 * fibre))
    out.height += 0.0022 * k * (ring * 0.5 + fibre)
    out.rough += 0.08 * ring
  },
  planks(at, out, k) {
    const board = Math.floor(at.u / 0.16)
    const inBoard = fract(at.u / 0.16)
    const gap = smooth(0, 0.06, Math.min(inBoard, 1 - inBoard))
    const fibre = noise(at.u * 55, at.v * 3 + board * 17, at.x * 3)
    tone(out, (0.86 + 0.26 * chanceAt(board, 3, 5)) * (1 + 0.12 * k * fibre) * mix(0.35, 1, gap))
    out.height += k * (0.012 * gap + 0.002 * fibre)
  },
  bark(at, out, k) {
    const n = clouds(at.across * 11, at.along * 2.2, at.round * 11)
    const ridge = 1 - Math.abs(n) * 1.8
    tone(out, mix(1, mix(0.55, 1.2, 1 - ridge), k))
    out.height -= 0.028 * k * ridge
  },
  metal(at, out, k) {
    const brushed = noise(at.across * 140, at.along * 2, at.round * 140)
    tone(out, 1 + 0.05 * k * brushed)
    out.rough += 0.08 * k * brushed
    out.height += 0.0006 * k * brushed
  },
  'worn metal'(at, out, k) {
    const wide = clouds(at.x * 4, at.y * 4, at.z * 4, 4)
    const scratch = smooth(0.55, 0.8, noise(at.x * 60 + at.y * 8, at.y * 4, at.z * 44))
    tone(out, 1 - 0.3 * k * smooth(0, 0.6, wide) + 0.2 * k * scratch)
    out.rough += 0.25 * k * wide
    out.height -= 0.003 * k * scratch
  },
  rust(at, out, k) {
    const n = clouds(at.x * 6, at.y * 6, at.z * 6, 4)
    const spots = smooth(-0.15, 0.25, n)
    toward(out, 0.24, 0.07, 0.02, spots * 0.85 * k)
    tone(out, 1 + 0.3 * noise(at.x * 40, at.y * 40, at.z * 40) * spots)
    out.metal *= 1 - spots
    out.rough = mix(out.rough, 1, spots)
    out.height += 0.008 * k * spots * (1 + noise(at.x * 40, at.y * 40, at.z * 40))
  },
  stone(at, out, k) {
    const n = clouds(at.x * 5, at.y * 5, at.z * 5, 4)
    const fine = noise(at.x * 48, at.y * 48, at.z * 48)
    tone(out, 1 + k * (0.22 * n + 0.08 * fine))
    out.height += k * (0.016 * n + 0.003 * fine)
  },
  blocks(at, out, k) {
    const { face, each } = wall(at.u, at.v, 0.2, 0.1, 0.014)
    const n = clouds(at.x * 14, at.y * 14, at.z * 14)
    tone(out, mix(0.55, 0.84 + 0.3 * each, face) * (1 + 0.12 * k * n))
    out.height += k * (0.012 * face + 0.004 * n)
  },
  bricks(at, out, k) {
    const { face, each } = wall(at.u, at.v, 0.12, 0.05, 0.01)
    const n = noise(at.x * 50, at.y * 50, at.z * 50)
    tone(out, 0.8 + 0.36 * each + 0.08 * n)
    toward(out, 0.62, 0.58, 0.52, 1 - face)
    out.height += k * 0.008 * face
  },
  tiles(at, out, k) {
    const row = Math.floor(at.v / 0.075)
    const fv = fract(at.v / 0.075)
    const fu = fract(at.u / 0.085 + (row % 2) * 0.5)
    const column = Math.floor(at.u / 0.085 + (row % 2) * 0.5)
    const round = Math.sqrt(Math.max(0, 1 - (2 * fu - 1) ** 2))
    // Each tile lies over the one below; its lower rim is round.
    const lift = (1 - fv) * mix(0.6, 1, round)
    const rim = smooth(0, 0.14, fv + round * 0.2 - 0.16)
    tone(out, (0.8 + 0.34 * chanceAt(column, row, 11)) * mix(0.5, 1, rim))
    out.height += k * 0.016 * lift * (0.5 + 0.5 * round)
  },
  marble(at, out, k) {
    const n = clouds(at.x * 2.4, at.y * 2.4, at.z * 2.4, 4)
    const vein = 1 - smooth(0, 0.16, Math.abs(Math.sin((at.x + at.y * 0.7 + at.z * 0.4) * 4 + n * 5)))
    // Veins are darker on light stone, and lighter on dark.
    const bright = (out.r + out.g + out.b) / 3
    const other = bright > 0.18 ? 0.35 : 3.2
    tone(out, mix(1 + 0.1 * n, other, vein * 0.6 * k))
  },
  sand(at, out, k) {
    const n = noise(at.x * 90, at.y * 90, at.z * 90)
    const ripple = Math.sin(at.x * 26 + noise(at.x * 3, 0, at.z * 3) * 5)
    tone(out, 1 + k * (0.12 * n + 0.04 * ripple))
    out.height += k * (0.003 * n + 0.003 * ripple)
  },
  earth(at, out, k) {
    const n = clouds(at.x * 10, at.y * 10, at.z * 10, 4)
    tone(out, 1 + 0.35 * k * n)
    out.height += 0.016 * k * n
  },
  grass(at, out, k) {
    const blade = noise(at.x * 55, at.y * 9, at.z * 55)
    const patch = clouds(at.x * 4, at.y * 4, at.z * 4)
    tone(out, 1 + k * (0.3 * blade + 0.2 * patch))
    out.height += 0.012 * k * blade
  },
  leaf(at, out, k) {
    const vein = Math.abs(noise(at.u * 14 + at.v * 14, at.v * 3, 1))
    const n = clouds(at.x * 7, at.y * 7, at.z * 7)
    tone(out, 1 + k * (0.16 * n + 0.1 * (1 - smooth(0, 0.15, vein))))
    out.height += k * 0.003 * n
  },
  fur(at, out, k) {
    const strand = noise(at.x * 46 + noise(at.x * 9, at.y * 9, at.z * 9) * 2.5, at.y * 15, at.z * 20)
    const tuft = noise(at.x * 12, at.y * 7, at.z * 9)
    tone(out, 1 + k * (0.17 * strand + 0.1 * tuft))
    out.height += k * (0.0045 * strand + 0.005 * tuft)
  },
  feathers(at, out, k) {
    const d = cells(at.x * 16, at.y * 11, at.z * 11)
    const barb = noise(at.x * 70, at.y * 20, at.z * 70)
    tone(out, 1 + k * (0.2 * (0.5 - d) + 0.08 * barb))
    out.height += 0.009 * k * (1 - d)
  },
  scales(at, out, k) {
    const d = cells(at.x * 19, at.y * 19, at.z * 15)
    tone(out, mix(1.12, 0.62, smooth(0.35, 0.85, d) * k))
    out.height += 0.012 * k * (1 - d * d)
    out.rough += 0.2 * smooth(0.4, 0.8, d)
  },
  skin(at, out, k) {
    const n = clouds(at.x * 8, at.y * 8, at.z * 8)
    const pore = noise(at.x * 80, at.y * 80, at.z * 80)
    tone(out, 1 + k * (0.05 * n + 0.025 * pore))
    out.height += k * (0.002 * n + 0.0012 * pore)
  },
  cloth(at, out, k) {
    const weave = Math.sin(at.u * 260) * Math.sin(at.v * 260)
    const fold = clouds(at.x * 5, at.y * 3, at.z * 5)
    tone(out, 1 + k * (0.07 * weave + 0.07 * fold))
    out.height += k * (0.0008 * weave + 0.006 * fold)
  },
  knit(at, out, k) {
    const column = fract(at.u * 16)
    const slant = Math.abs(column - 0.5) * 0.9
    const stitch = Math.abs(Math.sin((at.v * 16 + slant) * Math.PI))
    const rib = Math.sin(column * Math.PI)
    tone(out, mix(0.6, 1.06, stitch * (0.45 + 0.55 * rib)))
    out.height += 0.014 * k * stitch * rib
  },
  leather(at, out, k) {
    const d = cells(at.x * 34, at.y * 34, at.z * 34)
    const worn = clouds(at.x * 4, at.y * 4, at.z * 4)
    tone(out, 1 + k * (0.14 * worn - 0.14 * smooth(0.5, 0.9, d)))
    out.height += 0.004 * k * (1 - d)
    out.rough += 0.12 * worn
  },
  thatch(at, out, k) {
    const straw = noise(at.x * 60, at.y * 5, at.z * 60)
    const layer = fract(at.v / 0.11)
    tone(out, (1 + 0.35 * k * straw) * mix(0.72, 1.05, layer))
    out.height += k * (0.012 * straw + 0.014 * (1 - layer))
  },
  paper(at, out, k) {
    const n = clouds(at.x * 22, at.y * 22, at.z * 22)
    tone(out, 1 + 0.035 * k * n)
    out.height += 0.001 * k * n
  },
  crust(at, out, k) {
    const n = clouds(at.x * 6, at.y * 6, at.z * 6, 4)
    // Darker above, where the heat was.
    const baked = smooth(-0.3, 0.9, at.up + 0.4 * n)
    tone(out, mix(1.2, 0.72, baked * k))
    out.height += 0.008 * k * n
  },
  ice(at, out, k) {
    const crack = 1 - smooth(0, 0.07, Math.abs(clouds(at.x * 3, at.y * 3, at.z * 3, 3)))
    toward(out, 1, 1, 1, 0.5 * crack * k)
    out.rough += 0.25 * crack
    out.height += 0.005 * k * noise(at.x * 8, at.y * 8, at.z * 8)
  },
  snow(at, out, k) {
    const n = clouds(at.x * 5, at.y * 5, at.z * 5)
    const sparkle = smooth(0.82, 0.95, noise(at.x * 160, at.y * 160, at.z * 160))
    tone(out, 1 + 0.04 * k * n)
    out.rough -= 0.6 * sparkle
    out.height += 0.008 * k * n
  },
  liquid(at, out, k) {
    out.height += 0.003 * k * Math.sin(at.x * 20 + noise(at.x * 4, at.y * 4, at.z * 4) * 4)
  },
  clay(at, out, k) {
    const press = clouds(at.x * 4.5, at.y * 4.5, at.z * 4.5, 2)
    const print = Math.sin((at.x + at.y * 0.4 + press * 0.5) * 90) * smooth(0.1, 0.5, press)
    tone(out, 1 + 0.05 * k * press)
    out.height += k * (0.012 * press + 0.0008 * print)
  },
}

export type Sampler = (point: SurfacePoint, out: SurfaceSample) => void

/** How the surface of a part is at any of its points. `strength` makes patterns fainter or stronger. */
export function samplerOf(part: Pick<Part, 'material' | 'rest'>, strength = 1): Sampler {
  const { material } = part
  const pattern = patterns[material.surface]
  const [r, g, b] = light(material.colour)
  const scale = 1 / material.grain
  const { paint } = material
  const k = material.relief * strength
  const [width, height, depth] = sizeOf(boundsOf(part.rest))
  // Grain runs along the longest side.
  const longest = height >= width && height >= depth ? 'y' : width >= depth ? 'x' : 'z'
  const place: Place = { x: 0, y: 0, z: 0, along: 0, across: 0, round: 0, u: 0, v: 0, up: 0 }
  return (point, out) => {
    if (point.r < 0) {
      out.r = r
      out.g = g
      out.b = b
    } else {
      out.r = point.r
      out.g = point.g
      out.b = point.b
    }
    out.rough = material.roughness
    out.metal = material.metalness
    out.height = 0
    const painted = paint?.([point.x, point.y, point.z], [point.nx, point.ny, point.nz])
    if (painted) {
      out.r = painted[0]
      out.g = painted[1]
      out.b = painted[2]
    }
    if (!pattern) return
    const [x, y, z] = [point.x * scale, point.y * scale, point.z * scale]
    place.x = x
    place.y = y
    place.z = z
    if (longest === 'y') {
      place.along = y
      place.across = x
      place.round = z
    } else if (longest === 'x') {
      place.along = x
      place.across = y
      place.round = z
    } else {
      place.along = z
      place.across = x
      place.round = y
    }
    const [ax, ay, az] = [Math.abs(point.nx), Math.abs(point.ny), Math.abs(point.nz)]
    if (ay > ax && ay > az && ay > 0.8) {
      place.u = x
      place.v = z
    } else {
      place.u = ax > az ? z : x
      place.v = y
    }
    place.up = point.ny
    pattern(place, out, k)
    out.rough = Math.min(1, Math.max(0.04, out.rough))
    out.height *= material.grain
  }
}

/** Whether asking for heights is worth the time. */
export const hasRelief = ({ material }: Part): boolean => material.surface !== 'plain' && material.relief > 0
