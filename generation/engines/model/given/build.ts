import { byteAt, exact, real } from '@makebelieve/shapes/geometry/lists'
import { boundsOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Material } from '@makebelieve/shapes/materials/material'
import sharp from 'sharp'
import type { GivenMesh } from '../../../providers/mesh/given/given-mesh.ts'
import { reduced, type Surface } from '../../../providers/mesh/given/vertices.ts'
import { withJson } from '../mesh/glb-json.ts'
import { glbOf } from '../mesh/gltf.ts'
import type { BuiltPart, ModelFigures, Pixels } from '../mesh/model-build.ts'
import { texturesOf } from '../mesh/textures.ts'
import { texelAt } from '../proof/views.ts'
import { tangentsOf } from './tangents.ts'

export type GivenBuild = {
  glb: Uint8Array
  lods: Uint8Array[]
  figures: ModelFigures
  /** On the ground and in metres, as the file has it. */
  surface: Surface
  pixels: Pixels
  material: Material
}

type GivenSettings = {
  title: string
  /** The piece of the plan that this is. */
  piece: string
  /** The longest side of the whole. */
  metres: number
  /** An open surface is seen from both sides. */
  open: boolean
  extras: Record<string, unknown>
}

/** As many triangles, and as large a texture, as the smaller files of our own models have. */
const levels = [
  { share: 0.25, texture: 0.5 },
  { share: 0.06, texture: 0.25 },
]

/** A mesh that a service gave becomes files of the same form as our own: one part, one draw call, one texture. */
export async function buildGiven(mesh: GivenMesh, settings: GivenSettings): Promise<GivenBuild> {
  const surface = standing(mesh, settings.metres)
  const material = materialOf(surface, mesh.pixels)
  const full = await fileOf(surface, mesh.pixels, material, settings)
  const lods: Uint8Array[] = []
  let before = surface
  for (const { share, texture } of levels) {
    // What cannot be reduced any further stays as it was one level before.
    before = reduced(surface, Math.max(12, (surface.triangles.length / 3) * share)) ?? before
    const pixels = await resized(mesh.pixels, Math.max(64, Math.round(mesh.pixels.size * texture)))
    lods.push(await fileOf(before, pixels, material, settings))
  }
  return {
    glb: full,
    lods,
    figures: figuresOf(surface, full.length, mesh.pixels.size, material, settings.title),
    surface,
    pixels: mesh.pixels,
    material,
  }
}

/** In metres, its middle above the origin, its lowest point on the ground. */
function standing(mesh: Surface, metres: number): Surface {
  const { min, max } = boundsOf(mesh.positions)
  const scale = metres / Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2])
  const foot = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  const positions = mesh.positions.map((value, i) => (value - (foot[i % 3] ?? 0)) * scale)
  return { positions, normals: mesh.normals, uvs: mesh.uvs, triangles: mesh.triangles }
}

async function fileOf(
  surface: Surface,
  pixels: Pixels,
  material: Material,
  { title, piece, open, extras }: GivenSettings,
): Promise<Uint8Array> {
  const part: BuiltPart = {
    ...surface,
    name: title,
    piece,
    material,
    tangents: tangentsOf(surface),
    bones: undefined,
  }
  const glb = await glbOf({
    title,
    parts: [part],
    drawCalls: [{ name: title, parts: [0] }],
    joints: [],
    textures: await texturesOf(pixels),
    extras,
  })
  if (!open) return glb
  return withJson(glb, (json) => {
    for (const one of json.materials ?? []) Object.assign(one, { doubleSided: true })
  })
}

async function resized(pixels: Pixels, size: number): Promise<Pixels> {
  const smaller = async (name: 'base' | 'orm' | 'normal') =>
    new Uint8Array(
      await sharp(pixels[name], { raw: { width: pixels.size, height: pixels.size, channels: 3 } })
        .resize(size, size)
        .raw()
        .toBuffer(),
    )
  return { size, base: await smaller('base'), orm: await smaller('orm'), normal: await smaller('normal') }
}

/** What the surface is like on average: formats and lists that know one colour show that. */
function materialOf({ uvs }: Surface, { size, base, orm }: Pixels): Material {
  const sums = new Float64Array(6)
  const count = uvs.length / 2
  for (let v = 0; v < count; v++) {
    const texel = texelAt(size, real(uvs, v * 2), real(uvs, v * 2 + 1)) * 3
    for (let k = 0; k < 3; k++) {
      sums[k] = exact(sums, k) + byteAt(base, texel + k)
      sums[k + 3] = exact(sums, k + 3) + byteAt(orm, texel + k)
    }
  }
  const mean = (i: number) => exact(sums, i) / count
  const hex = (i: number) => Math.round(mean(i)).toString(16).padStart(2, '0')
  return {
    surface: 'plain',
    colour: `#${hex(0)}${hex(1)}${hex(2)}`,
    roughness: mean(4) / 255,
    metalness: mean(5) / 255,
    opacity: 1,
    glow: 0,
    grain: 1,
    relief: 0,
  }
}

function figuresOf(
  { positions, triangles, uvs }: Surface,
  bytes: number,
  textureSize: number,
  { surface, colour }: Material,
  name: string,
): ModelFigures {
  const [width, height, depth] = sizeOf(boundsOf(positions))
  const count = triangles.length / 3
  return {
    triangles: count,
    vertices: positions.length / 3,
    drawCalls: 1,
    bytes,
    textureSize,
    textureUse: usedShare(uvs, triangles),
    size: [width, height, depth],
    parts: [{ name, triangles: count, material: surface, colour }],
  }
}

/** The share of the texture that triangles lie on; never more than all of it. */
function usedShare(uvs: Float32Array, triangles: Uint32Array): number {
  let sum = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(t, t + 3)
    const [ux, uy] = [real(uvs, b * 2) - real(uvs, a * 2), real(uvs, b * 2 + 1) - real(uvs, a * 2 + 1)]
    const [vx, vy] = [real(uvs, c * 2) - real(uvs, a * 2), real(uvs, c * 2 + 1) - real(uvs, a * 2 + 1)]
    sum += Math.abs(ux * vy - uy * vx) / 2
  }
  return Math.min(1, sum)
}
