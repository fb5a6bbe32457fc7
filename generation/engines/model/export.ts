import { type Document, NodeIO } from '@gltf-transform/core'
import { surfaces } from '@makebelieve/shapes/materials/material'
import type { ModelFile } from './create.ts'
import type { BuiltPart, DrawCall, ModelBuild, TextureFile, TextureName } from './mesh/model-build.ts'
import { toObj } from './mesh/obj.ts'
import { toStl } from './mesh/stl.ts'
import { toUsdz } from './mesh/usdz.ts'
import { type FoundPart, readModel, type Texture } from './proof/read-file.ts'

/** What other forms of a model are written from. */
type Exportable = Pick<ModelBuild, 'title' | 'parts' | 'drawCalls' | 'textures'>

const formats = {
  obj: { path: 'model.obj.zip', type: 'application/zip', write: toObj },
  stl: { path: 'model.stl', type: 'model/stl', write: toStl },
  usdz: { path: 'model.usdz', type: 'model/vnd.usdz+zip', write: toUsdz },
}

export type ExportFormat = keyof typeof formats

/** Writes a model in another form, from the file that was proven and nothing else. */
export async function exportModel(glb: Uint8Array, format: ExportFormat, title: string): Promise<ModelFile> {
  const { path, type, write } = formats[format]
  return { path, type, bytes: write(await readBack(glb, title)) }
}

async function readBack(glb: Uint8Array, title: string): Promise<Exportable> {
  const [{ parts, orm }, document] = await Promise.all([readModel(glb), new NodeIO().readBinary(glb)])
  return {
    title,
    parts: parts.map((part) => builtPart(part, orm)),
    drawCalls: drawCallsOf(document),
    textures: texturesOf(document),
  }
}

/** Parts stand in the order of their nodes, and each node says how many it has. */
function drawCallsOf(document: Document): DrawCall[] {
  let next = 0
  const nodes = document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh())
  return nodes.map((node) => {
    const listed = (node.getExtras().parts ?? []) as unknown[]
    return { name: node.getName(), parts: listed.map(() => next++) }
  })
}

function texturesOf(document: Document): Record<TextureName, TextureFile> {
  const files = document
    .getRoot()
    .listTextures()
    .map((texture): [string, TextureFile] => {
      const type = texture.getMimeType() === 'image/png' ? 'image/png' : 'image/jpeg'
      return [texture.getName(), { type, bytes: texture.getImage() ?? new Uint8Array() }]
    })
  return Object.fromEntries(files) as Record<TextureName, TextureFile>
}

function builtPart({ surface, colour, opacity, glow, ...part }: FoundPart, orm: Texture): BuiltPart {
  const material = {
    surface: surfaces.find((known) => known === surface) ?? 'plain',
    colour,
    opacity,
    glow,
    roughness: averageOf(orm, part.uvs, 1),
    metalness: averageOf(orm, part.uvs, 2),
    grain: 1,
    relief: 1,
  }
  return { ...part, material, tangents: new Float32Array(), bones: undefined }
}

/** How rough or metallic a part is on average, for formats that know only one number: looked up at its vertices. */
function averageOf({ size, pixels }: Texture, uvs: Float32Array, channel: 1 | 2): number {
  let sum = 0
  for (let v = 0; v < uvs.length; v += 2) {
    const [x, y] = [uvs[v] ?? 0, uvs[v + 1] ?? 0].map((at) => Math.min(size - 1, Math.floor(at * size)))
    sum += pixels[((y ?? 0) * size + (x ?? 0)) * 3 + channel] ?? 0
  }
  return Math.round((sum / 255 / Math.max(1, uvs.length / 2)) * 100) / 100
}
