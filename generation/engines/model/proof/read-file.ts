import { Logger, type Node, NodeIO, type Primitive } from '@gltf-transform/core'
import { vertexAt } from '@makebelieve/shapes/geometry/lists'
import sharp from 'sharp'
import type { PartNote } from '../mesh/gltf.ts'

/** A part as it is found in a file. Vertices at one place are one vertex, so that it can be seen to be closed. */
export type FoundPart = Omit<PartNote, 'from' | 'triangles'> & {
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  triangles: Uint32Array
  /** For each vertex the first one at the same place. */
  places: Uint32Array
  opacity: number
  glow: number
}

export type FoundModel = {
  parts: FoundPart[]
  drawCalls: number
  /** The pixels of the base colour and of occlusion, roughness and metalness. */
  base: Texture
  orm: Texture
  /** Whether something has joints, and so a front. */
  bodied: boolean
}

export type Texture = { size: number; pixels: Uint8Array }

/** Reads a model back from its file: the proof believes nothing else. */
export async function readModel(glb: Uint8Array): Promise<FoundModel> {
  // Extensions that are not read here are the validator's business.
  const reader = new NodeIO().setLogger(new Logger(Logger.Verbosity.SILENT))
  const document = await reader.readBinary(glb)
  const root = document.getRoot()
  const nodes = root.listNodes().filter((node) => node.getMesh())
  const primitives = nodes.flatMap((node) =>
    (node.getMesh()?.listPrimitives() ?? []).map((primitive) => ({ node, primitive })),
  )
  const images = new Map(root.listTextures().map((texture) => [texture.getName(), texture.getImage()]))
  const [base, orm] = await Promise.all([textureOf(images.get('base')), textureOf(images.get('orm'))])
  return {
    parts: primitives.flatMap(({ node, primitive }) => partsOf(node, primitive)),
    drawCalls: primitives.length,
    base,
    orm,
    bodied: root.listNodes().some((node) => Array.isArray(node.getExtras().joints)),
  }
}

async function textureOf(image: Uint8Array | null | undefined): Promise<Texture> {
  if (!image) return { size: 1, pixels: new Uint8Array(3) }
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { size: info.width, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

function partsOf(node: Node, primitive: Primitive): FoundPart[] {
  const list = (name: string) => new Float32Array(primitive.getAttribute(name)?.getArray() ?? [])
  const [positions, normals, uvs] = [list('POSITION'), list('NORMAL'), list('TEXCOORD_0')]
  const indices = Uint32Array.from(primitive.getIndices()?.getArray() ?? [])
  const material = primitive.getMaterial()
  const opacity = material?.getBaseColorFactor()[3] ?? 1
  const glow = Math.max(...(material?.getEmissiveFactor() ?? [0]))
  const notes = (node.getExtras().parts ?? []) as PartNote[]
  return notes.map((note) => {
    const corners = indices.subarray(note.from * 3, (note.from + note.triangles) * 3)
    const own = ownVertices(corners, positions, normals, uvs)
    const { name, piece, surface, colour } = note
    return { name, piece, surface, colour, ...own, places: placesOf(own.positions), opacity, glow }
  })
}

/** Only the vertices that these corners use, numbered anew. */
function ownVertices(
  corners: Uint32Array,
  positions: Float32Array,
  normals: Float32Array,
  uvs: Float32Array,
) {
  const names = new Map<number, number>()
  const triangles = corners.map((vertex) => {
    const known = names.get(vertex)
    if (known !== undefined) return known
    names.set(vertex, names.size)
    return names.size - 1
  })
  const kept = Uint32Array.from(names.keys())
  const own = (from: Float32Array, width: number) => {
    const to = new Float32Array(kept.length * width)
    for (let i = 0; i < kept.length; i++)
      for (let k = 0; k < width; k++) to[i * width + k] = from[vertexAt(kept, i) * width + k] ?? 0
    return to
  }
  return { triangles, positions: own(positions, 3), normals: own(normals, 3), uvs: own(uvs, 2) }
}

/** Vertices are split where charts or normals part; at one place they are one. */
export function placesOf(positions: Float32Array): Uint32Array {
  const bits = new Uint32Array(positions.buffer, positions.byteOffset, positions.length)
  const first = new Map<number, number[]>()
  const places = new Uint32Array(positions.length / 3)
  for (let v = 0; v < places.length; v++) {
    const [x, y, z] = [vertexAt(bits, v * 3), vertexAt(bits, v * 3 + 1), vertexAt(bits, v * 3 + 2)]
    const hash = Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)
    const candidates = first.get(hash)
    const same = candidates?.find(
      (one) => bits[one * 3] === x && bits[one * 3 + 1] === y && bits[one * 3 + 2] === z,
    )
    places[v] = same ?? v
    if (same !== undefined) continue
    if (candidates) candidates.push(v)
    else first.set(hash, [v])
  }
  return places
}
