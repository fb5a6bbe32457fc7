import {
  type Accessor,
  type Buffer,
  Document,
  type Material,
  NodeIO,
  type Texture,
} from '@gltf-transform/core'
import type { Joint } from '@makebelieve/shapes/shape'
import { withJson } from './glb-json.ts'
import type { BuiltPart, DrawCall, TextureFile, TextureName } from './model-build.ts'

export const generator = 'Makebelieve'

/** Which triangles of a node are which part: from where, and how many. */
export type PartNote = {
  name: string
  piece: string
  surface: string
  colour: string
  from: number
  triangles: number
}

export type GltfContent = {
  title: string
  parts: readonly BuiltPart[]
  drawCalls: readonly DrawCall[]
  joints: readonly Joint[]
  textures: Record<TextureName, TextureFile>
  extras: Record<string, unknown>
}

/**
 * A GLB: one root that stands on the ground, below it a node for each draw call with a material of its own. All share
 * the textures. A node's extras say which of its triangles are which part of which piece; the root's, what turns.
 */
export async function glbOf(content: GltfContent): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = generator
  const buffer = document.createBuffer()
  const textures = Object.fromEntries(
    Object.entries(content.textures).map(([name, { bytes, type }]) => [
      name,
      document.createTexture(name).setImage(bytes).setMimeType(type),
    ]),
  )
  const root = document.createNode(content.title)
  // The first joint is the ground under everything; alone it says nothing.
  if (content.joints.length > 1)
    root.setExtras({ joints: content.joints.map(({ name, at, parent }) => ({ name, at: [...at], parent })) })
  for (const call of content.drawCalls) {
    const parts = call.parts.flatMap((n) => content.parts[n] ?? [])
    const first = parts[0]
    if (!first) continue
    const material = dressed(document.createMaterial(call.name), first, textures)
    const mesh = document
      .createMesh(call.name)
      .addPrimitive(primitiveOf(document, buffer, parts).setMaterial(material))
    let begins = 0
    const listed = parts.map((part): PartNote => {
      const triangles = part.triangles.length / 3
      begins += triangles
      const { surface, colour } = part.material
      return { name: part.name, piece: part.piece, surface, colour, from: begins - triangles, triangles }
    })
    root.addChild(document.createNode(call.name).setMesh(mesh).setExtras({ parts: listed }))
  }
  const scene = document.createScene(content.title).addChild(root)
  document.getRoot().setDefaultScene(scene)
  const glb = await new NodeIO().writeBinary(document)
  return withJson(glb, (json) => {
    json.asset.extras = { generator }
    for (const scene of json.scenes ?? []) scene.extras = { generator, ...content.extras }
    const strengths = new Map(
      content.drawCalls.map((call) => [call.name, content.parts[call.parts[0] ?? 0]?.material.glow ?? 0]),
    )
    // One word of the format that the library keeps in a package of its own.
    for (const material of json.materials ?? []) {
      const glow = strengths.get(material.name ?? '') ?? 0
      if (glow <= 1) continue
      material.extensions = { KHR_materials_emissive_strength: { emissiveStrength: glow } }
      json.extensionsUsed = ['KHR_materials_emissive_strength']
    }
  })
}

function dressed(
  material: Material,
  { material: own }: BuiltPart,
  textures: Record<string, Texture>,
): Material {
  const { base = null, orm = null, normal = null } = textures
  material
    .setBaseColorTexture(base)
    .setBaseColorFactor([1, 1, 1, own.opacity])
    .setMetallicRoughnessTexture(orm)
    .setOcclusionTexture(orm)
    .setRoughnessFactor(1)
    .setMetallicFactor(1)
    .setNormalTexture(normal)
    .setExtras({ surface: own.surface, colour: own.colour })
  if (own.opacity < 1) material.setAlphaMode('BLEND')
  if (own.glow > 0) {
    const share = Math.min(1, own.glow)
    material.setEmissiveTexture(base).setEmissiveFactor([share, share, share])
  }
  return material
}

type Numbers = NonNullable<Parameters<Accessor['setArray']>[0]>
type AccessorType = Parameters<Accessor['setType']>[0]

function primitiveOf(document: Document, buffer: Buffer, parts: BuiltPart[]) {
  const vertices = parts.reduce((sum, part) => sum + part.positions.length / 3, 0)
  const corners = parts.reduce((sum, part) => sum + part.triangles.length, 0)
  const positions = new Float32Array(vertices * 3)
  const normals = new Float32Array(vertices * 3)
  const tangents = new Float32Array(vertices * 4)
  const uvs = new Float32Array(vertices * 2)
  const bones = parts.some((part) => part.bones) ? new Uint8Array(vertices) : undefined
  const indices = vertices < 65_535 ? new Uint16Array(corners) : new Uint32Array(corners)
  let [vertex, corner] = [0, 0]
  for (const part of parts) {
    positions.set(part.positions, vertex * 3)
    normals.set(part.normals, vertex * 3)
    tangents.set(part.tangents, vertex * 4)
    uvs.set(part.uvs, vertex * 2)
    if (part.bones) bones?.set(part.bones, vertex)
    for (const index of part.triangles) indices[corner++] = index + vertex
    vertex += part.positions.length / 3
  }
  const list = (array: Numbers, type: AccessorType) =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', list(positions, 'VEC3'))
    .setAttribute('NORMAL', list(normals, 'VEC3'))
    .setAttribute('TANGENT', list(tangents, 'VEC4'))
    .setAttribute('TEXCOORD_0', list(uvs, 'VEC2'))
    .setIndices(list(indices, 'SCALAR'))
  if (bones) primitive.setAttribute('_BONE', list(bones, 'SCALAR'))
  return primitive
}
