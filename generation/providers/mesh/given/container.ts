import { z } from 'zod'
import { UnusableMesh } from './unusable.ts'

const index = z.int().min(0).max(1_000_000)
const numbers = (count: number) => z.array(z.number()).length(count)
const textureInfo = z.object({
  index,
  texCoord: z.int().min(0).max(7).default(0),
  extensions: z.record(z.string(), z.unknown()).default({}),
})

/** What is read of a file; whatever else it says is left behind. Numbers of things are bounded before anything is made. */
const gltf = z.object({
  asset: z.object({ version: z.string() }),
  scene: index.optional(),
  scenes: z
    .array(z.object({ nodes: z.array(index).max(5000).default([]) }))
    .max(100)
    .default([]),
  nodes: z
    .array(
      z.object({
        mesh: index.optional(),
        children: z.array(index).max(5000).default([]),
        matrix: numbers(16).optional(),
        translation: numbers(3).default([0, 0, 0]),
        rotation: numbers(4).default([0, 0, 0, 1]),
        scale: numbers(3).default([1, 1, 1]),
      }),
    )
    .max(5000)
    .default([]),
  meshes: z
    .array(
      z.object({
        primitives: z
          .array(
            z.object({
              attributes: z.record(z.string(), index),
              indices: index.optional(),
              material: index.optional(),
              mode: z.int().default(4),
            }),
          )
          .max(1000),
      }),
    )
    .max(5000)
    .default([]),
  accessors: z
    .array(
      z.object({
        bufferView: index.optional(),
        byteOffset: z.int().min(0).default(0),
        componentType: z.int(),
        count: z.int().min(0),
        type: z.string(),
        normalized: z.boolean().default(false),
        sparse: z.unknown().optional(),
      }),
    )
    .max(20_000)
    .default([]),
  bufferViews: z
    .array(
      z.object({
        buffer: index,
        byteOffset: z.int().min(0).default(0),
        byteLength: z.int().min(0),
        byteStride: z.int().min(4).max(252).optional(),
      }),
    )
    .max(20_000)
    .default([]),
  buffers: z
    .array(z.object({ uri: z.string().optional() }))
    .max(100)
    .default([]),
  images: z
    .array(z.object({ uri: z.string().optional(), bufferView: index.optional() }))
    .max(200)
    .default([]),
  textures: z
    .array(
      z.object({
        source: index.optional(),
        extensions: z.object({ EXT_texture_webp: z.object({ source: index }).optional() }).optional(),
      }),
    )
    .max(200)
    .default([]),
  materials: z
    .array(
      z.object({
        pbrMetallicRoughness: z
          .object({
            baseColorFactor: numbers(4).optional(),
            baseColorTexture: textureInfo.optional(),
            metallicFactor: z.number().min(0).max(1).optional(),
            roughnessFactor: z.number().min(0).max(1).optional(),
            metallicRoughnessTexture: textureInfo.optional(),
          })
          .default({}),
        normalTexture: textureInfo.optional(),
        occlusionTexture: textureInfo.optional(),
        alphaMode: z.string().default('OPAQUE'),
      }),
    )
    .max(500)
    .default([]),
  extensionsRequired: z.array(z.string()).max(100).default([]),
})

export type Gltf = z.output<typeof gltf>
export type Glb = { json: Gltf; bytes: Uint8Array }

/** Extensions that say nothing about how bytes are to be unpacked, or that are read here. */
const harmless = /^(?:EXT_texture_webp|KHR_mesh_quantization|KHR_materials_\w+)$/

const magic = 0x46546c67
const chunks = { json: 0x4e4f534a, bytes: 0x004e4942 }
const mostJson = 8 * 2 ** 20

/** Opens a GLB that nobody vouches for. All of it must be in this one file, and it must need no program to be unpacked. */
export function openContainer(file: Uint8Array, mostBytes: number): Glb {
  if (file.length > mostBytes)
    throw new UnusableMesh(`The file is larger than ${Math.round(mostBytes / 2 ** 20)} MB.`)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2)
    throw new UnusableMesh('The file is not a GLB.')
  if (view.getUint32(8, true) !== file.length) throw new UnusableMesh('The file breaks off.')
  const [json, bytes] = [chunkAt(view, 12, chunks.json), chunkAfter(view)]
  if (!json || json.length > mostJson) throw new UnusableMesh('The file does not say what is in it.')
  const read = gltf.safeParse(parsed(json))
  if (!read.success) throw new UnusableMesh('What the file says about itself is not glTF.')
  const found = read.data
  const outside = [...found.buffers, ...found.images].some(({ uri }) => uri !== undefined)
  if (outside) throw new UnusableMesh('Parts of it lie outside of the file.')
  const strange = found.extensionsRequired.find((name) => !harmless.test(name))
  if (strange) throw new UnusableMesh(`It can only be opened with the extension ${strange.slice(0, 60)}.`)
  // A copy begins at a place where numbers of four bytes can be read at once.
  return { json: found, bytes: bytes?.slice() ?? new Uint8Array() }
}

function chunkAt(view: DataView, at: number, type: number): Uint8Array | undefined {
  if (at + 8 > view.byteLength) return undefined
  const long = view.getUint32(at, true)
  if (view.getUint32(at + 4, true) !== type) return undefined
  if (at + 8 + long > view.byteLength) throw new UnusableMesh('The file breaks off.')
  return new Uint8Array(view.buffer, view.byteOffset + at + 8, long)
}

const chunkAfter = (view: DataView) => chunkAt(view, 20 + view.getUint32(12, true), chunks.bytes)

function parsed(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json))
  } catch {
    return undefined
  }
}
