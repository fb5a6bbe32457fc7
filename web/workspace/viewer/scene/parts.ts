import {
  type BufferAttribute,
  Color,
  type InterleavedBufferAttribute,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
  type Texture,
} from 'three'

/** A part of a model as its tree shows it. A group has children and no colour of its own. */
export type Part = { id: string; name: string; colour?: string; children: Part[] }

export type NamedNode = { name: string; object: Object3D; meshes: Mesh[]; children: NamedNode[] }

/** What the file calls its nodes; the loader leaves out marks that animation paths could not have. */
const nameOf = (object: Object3D) => String(object.userData.name ?? object.name)

/** The nodes of the file, as it nests them. Several primitives of one node are one part. */
export function nodesOf(root: Object3D, isNode: (object: Object3D) => boolean): NamedNode[] {
  return root.children.flatMap((object) => {
    if (!isNode(object)) return nodesOf(object, isNode)
    const inner = nodesOf(object, isNode)
    const own = [object, ...object.children.filter((child) => !isNode(child))]
    const meshes = own.filter((child) => child instanceof Mesh)
    return [{ name: nameOf(object), object, meshes, children: inner }]
  })
}

/** Names such as 'corgi/left ear' say which thing a part belongs to: those stand together under it. */
export function treeOf(nodes: NamedNode[], colourOf: (node: NamedNode) => string | undefined): Part[] {
  const [only] = nodes
  if (nodes.length === 1 && only && only.meshes.length === 0) return treeOf(only.children, colourOf)
  const pieces = new Map<string, Part>()
  const parts: Part[] = []
  for (const node of nodes) {
    const [piece, ...rest] = node.name.split('/')
    const part = {
      id: node.object.uuid,
      name: readable(rest.length > 0 ? rest.join('/') : node.name),
      colour: node.meshes.length > 0 ? colourOf(node) : undefined,
      children: treeOf(node.children, colourOf),
    }
    if (rest.length === 0 || piece === undefined) {
      parts.push(part)
      continue
    }
    const known = pieces.get(piece)
    if (known) known.children.push(part)
    else {
      const group = { id: `piece:${piece}`, name: readable(piece), children: [part] }
      pieces.set(piece, group)
      parts.push(group)
    }
  }
  // One thing alone needs no heading for its parts.
  return parts.length === 1 && parts[0]?.id.startsWith('piece:') ? parts[0].children : parts
}

const readable = (name: string) => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Every part that an id stands for: a heading stands for all below it. */
export function idsBelow(part: Part): string[] {
  return part.children.length > 0 ? part.children.flatMap(idsBelow) : [part.id]
}

const samples = 300
const sampledPixels = 128

/** The colour that a part has on average, seen at its corners: vertex colours, texture and tint together. */
export function averageColour(
  meshes: readonly Mesh[],
  pixelsOf: (texture: Texture) => ImageData | undefined,
): Color {
  const sum = new Color(0, 0, 0)
  let count = 0
  for (const mesh of meshes) {
    const material = [mesh.material].flat()[0]
    if (!(material instanceof MeshStandardMaterial)) continue
    const { position, uv, color } = mesh.geometry.attributes
    const pixels = material.map && uv ? pixelsOf(material.map) : undefined
    const step = Math.max(1, Math.floor((position?.count ?? 0) / samples))
    for (let vertex = 0; vertex < (position?.count ?? 0); vertex += step) {
      const seen = material.color.clone()
      if (pixels && uv) seen.multiply(pixelAt(pixels, uv, vertex))
      if (color && material.vertexColors)
        seen.multiply(new Color().fromBufferAttribute(color as BufferAttribute, vertex))
      sum.add(seen)
      count += 1
    }
  }
  return count === 0 ? new Color(1, 1, 1) : sum.multiplyScalar(1 / count)
}

function pixelAt(
  { data, width, height }: ImageData,
  uv: BufferAttribute | InterleavedBufferAttribute,
  vertex: number,
) {
  const along = (part: number, length: number) =>
    Math.min(length - 1, Math.max(0, Math.floor((part - Math.floor(part)) * length)))
  const at = 4 * (along(uv.getY(vertex), height) * width + along(uv.getX(vertex), width))
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
  return new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace)
}

/** Reads textures small, each once. */
export function pixelReader(): (texture: Texture) => ImageData | undefined {
  const read = new Map<unknown, ImageData | undefined>()
  return (texture) => {
    const image: unknown = texture.image
    if (!read.has(image)) read.set(image, pixelsOf(image))
    return read.get(image)
  }
}

function pixelsOf(image: unknown): ImageData | undefined {
  if (!(image instanceof ImageBitmap || image instanceof HTMLImageElement)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sampledPixels
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, sampledPixels, sampledPixels)
  return context?.getImageData(0, 0, sampledPixels, sampledPixels)
}
