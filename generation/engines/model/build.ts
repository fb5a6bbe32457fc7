import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { occlusionOf } from '@makebelieve/shapes/occlusion'
import type { Joint, Shape } from '@makebelieve/shapes/shape'
import { baked } from './mesh/bake.ts'
import { drawCallsOf } from './mesh/draw-calls.ts'
import { boxOfParts } from './mesh/extent.ts'
import { glbOf } from './mesh/gltf.ts'
import type { BuildSettings, BuiltPart, ModelBuild, ModelFigures, PlacedPart } from './mesh/model-build.ts'
import { fineNormals, keptNormals } from './mesh/normals.ts'
import { placed } from './mesh/placed.ts'
import { reduced, thinned, total } from './mesh/reduce.ts'
import { Stopwatch } from './mesh/stopwatch.ts'
import { texturesOf } from './mesh/textures.ts'
import { type Unwrapped, unwrapped } from './mesh/unwrap.ts'

export type { BuildSettings, BuiltPart, ModelBuild, ModelFigures } from './mesh/model-build.ts'
export { toObj } from './mesh/obj.ts'
export { settingsFrom } from './mesh/settings.ts'
export { toStl } from './mesh/stl.ts'
export { toUsdz } from './mesh/usdz.ts'

/** How many of the triangles each smaller file keeps, and how large its textures are beside the first. */
const levels = [
  { share: 0.25, texture: 0.5 },
  { share: 0.06, texture: 0.25 },
]

/** From a shape to files: reduced, laid out on one texture, baked, written. `verifyModel` says whether they are good. */
export async function buildModel(shape: Shape, settings: BuildSettings): Promise<ModelBuild> {
  const watch = new Stopwatch()
  const source = sourceOf(shape, settings, watch)
  const { fine, light, parts, joints } = source
  const full = await fileOf(source, settings, watch)
  const lods: Uint8Array[] = []
  for (const { share, texture } of levels) {
    const fewer = watch.time('reduce', () => thinned(parts, settings.metres, share))
    const size = Math.max(64, settings.textureSize * texture)
    const smaller = await fileOf(
      { fine, light, parts: fewer, joints },
      { ...settings, textureSize: size, samples: 1 },
      watch,
    )
    lods.push(smaller.glb)
  }
  return { ...full, title: settings.title, lods, joints, milliseconds: watch.milliseconds }
}

/** Only the first file, for whoever judges what is in it. */
export function buildFile(shape: Shape, settings: BuildSettings): Promise<File> {
  const watch = new Stopwatch()
  return fileOf(sourceOf(shape, settings, watch), settings, watch)
}

function sourceOf(shape: Shape, settings: BuildSettings, watch: Stopwatch): Source {
  const { parts: fine, joints } = placed(shape, settings.metres)
  const light = watch.time('normals', () => fine.map(fineNormals))
  const parts = watch.time('reduce', () => reduced(fine, settings.metres, settings.simplify))
  return { fine, light, parts, joints }
}

type File = Pick<ModelBuild, 'glb' | 'parts' | 'drawCalls' | 'pixels' | 'textures' | 'figures'>

/** What a file is made of: the parts as they were made with their normals, and those that are left. */
type Source = { fine: PlacedPart[]; light: Float32Array[]; parts: PlacedPart[]; joints: Joint[] }

async function fileOf(
  { fine, light, parts, joints }: Source,
  settings: BuildSettings,
  watch: Stopwatch,
): Promise<File> {
  const { title, samples, relief } = settings
  const open = watch.time('occlusion', () =>
    occlusionOf(
      parts.filter(({ material }) => material.opacity > 0.9),
      { cells: samples > 3 ? 96 : 64, steps: Math.min(8, 3 + samples) },
    ),
  )
  const { size, unwrapped } = watch.time('unwrap', () => {
    const normals = parts.map((part, i) => keptNormals(fine[i] ?? part, light[i] ?? new Float32Array(), part))
    return laidOut(parts, normals, open, settings.textureSize)
  })
  const { pixels, use } = watch.time('bake', () => baked(unwrapped, open, { size, samples, relief }))
  const textures = await watch.wait('encode', texturesOf(pixels))
  const built = unwrapped.map(bare)
  const drawCalls = drawCallsOf(built)
  const glb = await watch.wait(
    'write',
    glbOf({ title, parts: built, drawCalls, joints, textures, extras: settings.extras }),
  )
  const figures = figuresOf(built, drawCalls.length, glb.length, size, use)
  return { glb, parts: built, drawCalls, pixels, textures, figures }
}

/** On the texture that was asked for, or on a larger one where a thousand leaves do not fit. */
function laidOut(
  parts: PlacedPart[],
  normals: Float32Array[],
  open: ReturnType<typeof occlusionOf>,
  wanted: number,
): { size: number; unwrapped: Unwrapped[] } {
  for (let size = wanted; size <= 4096; size *= 2) {
    const laid = unwrapped(parts, normals, open, size)
    if (laid) return { size, unwrapped: laid }
  }
  throw new Error('The model has more pieces of surface than a texture has room for')
}

/** Without what only baking needed. */
function bare({
  name,
  piece,
  material,
  positions,
  normals,
  tangents,
  uvs,
  triangles,
  bones,
}: Unwrapped): BuiltPart {
  return { name, piece, material, positions, normals, tangents, uvs, triangles, bones }
}

function figuresOf(
  parts: BuiltPart[],
  drawCalls: number,
  bytes: number,
  textureSize: number,
  textureUse: number,
): ModelFigures {
  const [width, height, depth] = sizeOf(boxOfParts(parts))
  return {
    triangles: total(parts),
    vertices: parts.reduce((sum, part) => sum + part.positions.length / 3, 0),
    drawCalls,
    bytes,
    textureSize,
    textureUse,
    size: [width, height, depth],
    parts: parts.map(({ name, triangles, material }) => ({
      name,
      triangles: triangles.length / 3,
      material: material.surface,
      colour: material.colour,
    })),
  }
}
