import type { KindMesh, MeshPart } from '@makebelieve/kit/environment/scene'
import { cornerNormals } from '@makebelieve/shapes/geometry/normals'
import { at } from '@makebelieve/shapes/geometry/solid'
import {
  emptySample,
  type Sampler,
  type SurfacePoint,
  samplerOf,
} from '@makebelieve/shapes/materials/surfaces'
import { type Occlusion, occlusionOf } from '@makebelieve/shapes/occlusion'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import type { PlacedPart } from '../../model/mesh/model-build.ts'
import { bare, finishOf, isClear, isLight, isMottled, isPane, patternOf, type Whole } from './finish.ts'
import type { Soup } from './soup.ts'

await MeshoptSimplifier.ready

/** `strict` where a shape must not have more, even if it suffers: games weigh every kilobyte. */
export type TriangleBudget = { near: number; far: number; strict?: true }

type Surface = { faceted: boolean; finish: number; pattern: number; isPane: boolean; sample: Sampler }

/** From the parts of a thing to what is drawn: near with as many triangles as it is worth, far with few. */
export function meshOf(
  parts: readonly PlacedPart[],
  soup: Soup,
  budget: TriangleBudget,
  whole: Whole & { boned: boolean; isShaded: boolean },
): KindMesh {
  const surfaces = parts.map((part): Surface => {
    const material = isMottled(part.material)
      ? part.material
      : { ...part.material, surface: 'plain' as const }
    return {
      faceted: part.faceted,
      finish: finishOf(part.name, part.material, whole),
      pattern: patternOf(part.name, part.material, whole),
      isPane: isPane(part.name, whole),
      // Paint is in the colours already.
      sample: samplerOf({ ...part, material: bare(material) }, 0.6),
    }
  })
  const near = budget.strict ? strictly(soup, budget.near) : lessened(soup, soup.triangles, budget.near)
  const far = faraway(soup, near, budget.far)
  const open: Occlusion = whole.isShaded
    ? occlusionOf(
        parts.filter(({ material }) => material.opacity > 0.9),
        { cells: 36, steps: 4, reach: 0.16, ground: -0.01 },
      )
    : () => 1
  const made = (indices: Uint32Array) => {
    const shade = { open, share: shadeShares(soup, indices, whole.metres) }
    return finished(soup, indices, surfaces, shade, whole.boned)
  }
  return { near: made(near), far: made(far) }
}

/** A difference in colour of 1 counts as much as moving a surface by this share of the whole. */
const colourWeight = 0.12

function lessened(soup: Soup, triangles: Uint32Array, most: number): Uint32Array {
  if (triangles.length / 3 <= most * 1.15) return triangles
  const weights = [colourWeight, colourWeight, colourWeight]
  const { positions, colours } = soup
  const simplify = (flags: ('Prune' | 'Permissive')[]) =>
    MeshoptSimplifier.simplifyWithAttributes(
      triangles,
      positions,
      3,
      colours,
      3,
      weights,
      null,
      most * 3,
      1,
      flags,
    )[0]
  const kept = simplify([])
  // Where a thousand leaves cannot become fewer each, some go altogether.
  const fewer = kept.length / 3 > most * 1.3 ? simplify(['Prune']) : kept
  const chosen = fewer.length / 3 > most * 0.3 ? fewer : kept
  return hasLostParts(soup, triangles, chosen) ? partByPart(soup, triangles, most) : chosen
}

/** A part that reaches over this much of a shape is not to go: the covers of a book, however many pages are between them. */
const leastReach = 0.5

function hasLostParts(soup: Soup, before: Uint32Array, after: Uint32Array): boolean {
  const left = areaByPart(soup, after)
  const whole = reachOf(soup, before)
  return [...areaByPart(soup, before)].some(
    ([part, area]) => (left.get(part) ?? 0) < area * 0.3 && reachOf(soup, before, part) > leastReach * whole,
  )
}

/** From corner to corner of the box around a part, or around all of them. */
function reachOf({ positions, partOf }: Soup, triangles: Uint32Array, part?: number): number {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const vertex of triangles) {
    if (part !== undefined && at(partOf, vertex) !== part) continue
    for (let k = 0; k < 3; k++) {
      min[k] = Math.min(min[k] ?? 0, at(positions, vertex * 3 + k))
      max[k] = Math.max(max[k] ?? 0, at(positions, vertex * 3 + k))
    }
  }
  return Math.hypot(...max.map((high, k) => high - (min[k] ?? 0)))
}

/** Each part by itself, with as many triangles as it is large. */
function partByPart(soup: Soup, triangles: Uint32Array, most: number): Uint32Array {
  const areas = areaByPart(soup, triangles)
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0)
  const kept = [...areas].flatMap(([part, area]) => {
    const own = triangles.filter(
      (_, corner) => at(soup.partOf, at(triangles, corner - (corner % 3))) === part,
    )
    const share = Math.max(12, Math.round((most * area) / whole))
    if (own.length / 3 <= share) return [...own]
    const [fine] = MeshoptSimplifier.simplify(own, soup.positions, 3, share * 3, 1, ['Prune'])
    if (fine.length > 0 && fine.length / 3 <= share * 1.5) return [...fine]
    const [rough] = MeshoptSimplifier.simplifySloppy(own, soup.positions, 3, null, share * 3, 1)
    return [...(rough.length > 0 ? rough : fine)]
  })
  return Uint32Array.from(kept)
}

function areaByPart({ positions, partOf }: Soup, triangles: Uint32Array): Map<number, number> {
  const areas = new Map<number, number>()
  for (let i = 0; i < triangles.length; i += 3) {
    const corner = (k: number) => [0, 1, 2].map((axis) => at(positions, at(triangles, i + k) * 3 + axis))
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [0, 1, 2].map(
      corner,
    ) as [number[], number[], number[]]
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az]
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
    const part = at(partOf, at(triangles, i))
    areas.set(part, (areas.get(part) ?? 0) + area)
  }
  return areas
}

function strictly(soup: Soup, most: number): Uint32Array {
  const kept = lessened(soup, soup.triangles, most)
  if (kept.length / 3 <= most * 1.3) return kept
  const [rough] = MeshoptSimplifier.simplifySloppy(
    kept,
    soup.positions,
    3,
    null,
    Math.round(most * 1.2) * 3,
    1,
  )
  return rough.length / 3 > most * 0.4 ? rough : kept
}

function faraway(soup: Soup, near: Uint32Array, most: number): Uint32Array {
  const kept = lessened(soup, near, most)
  if (kept.length / 3 <= most * 1.5) return kept
  const [rough] = MeshoptSimplifier.simplifySloppy(kept, soup.positions, 3, null, most * 3, 1)
  return rough.length > 36 ? rough : kept
}

/** How open places are, and how much each vertex may tell of it. */
type Shade = { open: Occlusion; share: Float32Array }

/** A wall whose only vertices are in its corners would be dark all over: vertices with long edges are shaded little. */
function shadeShares({ positions }: Soup, indices: Uint32Array, metres: number): Float32Array {
  const longest = new Float32Array(positions.length / 3)
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [at(indices, i), at(indices, i % 3 === 2 ? i - 2 : i + 1)]
    const edge = Math.hypot(
      at(positions, a * 3) - at(positions, b * 3),
      at(positions, a * 3 + 1) - at(positions, b * 3 + 1),
      at(positions, a * 3 + 2) - at(positions, b * 3 + 2),
    )
    longest[a] = Math.max(at(longest, a), edge)
    longest[b] = Math.max(at(longest, b), edge)
  }
  return longest.map((edge) => Math.min(1, Math.max(0.2, 1.35 - (4 * edge) / metres)))
}

/** Vertices with normals, colours and finish; opaque triangles first. */
function finished(
  soup: Soup,
  indices: Uint32Array,
  surfaces: readonly Surface[],
  shade: Shade,
  boned: boolean,
): MeshPart {
  const surfaceAt = (corner: number) => surfaces[at(soup.partOf, at(indices, corner))]
  const order = { solid: [] as number[], clear: [] as number[] }
  for (let i = 0; i < indices.length; i += 3)
    (isClear(surfaceAt(i)?.finish ?? 0) ? order.clear : order.solid).push(i)
  const soft = cornerNormals({ positions: soup.positions, triangles: indices }, 52)
  const flat = surfaces.some(({ faceted }) => faceted)
    ? cornerNormals({ positions: soup.positions, triangles: indices }, 0)
    : soft
  const made = new Vertices(soup, surfaces, shade)
  for (const first of [...order.solid, ...order.clear])
    for (let i = first; i < first + 3; i++)
      made.corner(at(indices, i), surfaceAt(i)?.faceted ? flat : soft, i * 3)
  return made.part(order.solid.length, boned)
}

/** Collects vertices: corners at one place with one normal are one. */
class Vertices {
  private readonly soup: Soup
  private readonly surfaces: readonly Surface[]
  private readonly shade: Shade
  private readonly known = new Map<number, number>()
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly colours: number[] = []
  private readonly finish: number[] = []
  private readonly pattern: number[] = []
  private readonly bones: number[] = []
  private readonly triangles: number[] = []
  private readonly sample = emptySample()
  private readonly point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, r: 0, g: 0, b: 0 }

  constructor(soup: Soup, surfaces: readonly Surface[], shade: Shade) {
    this.soup = soup
    this.surfaces = surfaces
    this.shade = shade
  }

  corner(vertex: number, normals: Float32Array, from: number): void {
    const [nx, ny, nz] = [at(normals, from), at(normals, from + 1), at(normals, from + 2)]
    const coarse =
      (Math.round(nx * 15) + 16) * 1024 + (Math.round(ny * 15) + 16) * 32 + Math.round(nz * 15) + 16
    const key = vertex * 32_768 + coarse
    const known = this.known.get(key)
    if (known !== undefined) {
      this.triangles.push(known)
      return
    }
    const made = this.finish.length
    this.known.set(key, made)
    this.triangles.push(made)
    this.add(vertex, nx, ny, nz)
  }

  private add(vertex: number, nx: number, ny: number, nz: number): void {
    const { soup, point, sample } = this
    const surface = this.surfaces[at(soup.partOf, vertex)]
    const [x, y, z] = [0, 1, 2].map((k) => at(soup.positions, vertex * 3 + k)) as [number, number, number]
    this.positions.push(x, y, z)
    this.normals.push(Math.round(nx * 127), Math.round(ny * 127), Math.round(nz * 127))
    this.finish.push(surface?.finish ?? 0)
    this.pattern.push(surface?.pattern ?? 0)
    this.bones.push(at(soup.boneOf, vertex))
    point.x = at(soup.rest, vertex * 3)
    point.y = at(soup.rest, vertex * 3 + 1)
    point.z = at(soup.rest, vertex * 3 + 2)
    point.nx = nx
    point.ny = ny
    point.nz = nz
    point.r = at(soup.colours, vertex * 3)
    point.g = at(soup.colours, vertex * 3 + 1)
    point.b = at(soup.colours, vertex * 3 + 2)
    surface?.sample(point, sample)
    // What shines is not dark in its corners.
    const share = isLight(surface?.finish ?? 0) ? 0 : 0.58 * at(this.shade.share, vertex)
    const lit = share > 0 ? 1 - share + share * this.shade.open(x, y, z, nx, ny, nz) : 1
    if (surface?.isPane) warmed(sample)
    this.colours.push(byteOf(sample.r * lit), byteOf(sample.g * lit), byteOf(sample.b * lit))
  }

  part(solidTriangles: number, boned: boolean): MeshPart {
    const wide = this.finish.length > 65_535
    return {
      positions: Float32Array.from(this.positions),
      normals: Int8Array.from(this.normals),
      colours: Uint8Array.from(this.colours),
      finish: Uint8Array.from(this.finish),
      pattern: Uint8Array.from(this.pattern),
      ...(boned && { bones: Uint8Array.from(this.bones) }),
      triangles: wide ? Uint32Array.from(this.triangles) : Uint16Array.from(this.triangles),
      clearFrom: solidTriangles,
    }
  }
}

/** Panes are lit from inside at night: their colour leans to that of a lamp behind them. */
function warmed(sample: { r: number; g: number; b: number }): void {
  sample.r += (0.9 - sample.r) * 0.72
  sample.g += (0.55 - sample.g) * 0.72
  sample.b += (0.2 - sample.b) * 0.72
}

/** Linear light as a byte of sRGB. */
function byteOf(share: number): number {
  const s = Math.min(1, Math.max(0, share))
  return Math.round(255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055))
}
