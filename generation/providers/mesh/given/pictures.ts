import sharp from 'sharp'
import { bytesOf } from './accessors.ts'
import type { Glb, Gltf } from './container.ts'
import type { Gathered } from './gather.ts'
import { UnusableMesh } from './unusable.ts'

/** Bytes of red, green and blue of three square textures. */
export type Painted = { size: number; base: Uint8Array; orm: Uint8Array; normal: Uint8Array }

const mostSide = 4096
const mostMaterials = 16
const formats = ['png', 'jpeg', 'webp']

type Material = Gltf['materials'][number]
type Info = { index: number }

/**
 * The textures of all materials on one, side by side where there are several; the spots that vertices look at move along.
 * `uvs` of the mesh are changed.
 */
export async function painted(glb: Glb, mesh: Gathered, wanted: number | undefined, notes: string[]) {
  const materials = mesh.used.map((number) => glb.json.materials[number])
  if (materials.length > mostMaterials)
    throw new UnusableMesh(`It has more than ${mostMaterials} different materials.`)
  const across = Math.ceil(Math.sqrt(materials.length))
  const natural = Math.max(...(await Promise.all(materials.map((material) => sideOf(glb, material)))))
  const size = Math.min(mostSide, wanted ?? Math.min(2048, powerOfTwo(natural * across)))
  const tile = Math.floor(size / across)
  const sheets = { base: new Uint8Array(size ** 2 * 3), orm: new Uint8Array(size ** 2 * 3) }
  const all: Painted = { size, ...sheets, normal: new Uint8Array(size ** 2 * 3) }
  for (const [i, material] of materials.entries()) {
    const at = { x: (i % across) * tile, y: Math.floor(i / across) * tile }
    lay(all, await materialPixels(glb, material, tile), tile, at)
  }
  if (across > 1) moveOnto(mesh, across, tile / size, 1 / tile)
  if (materials.some((material) => material && material.alphaMode !== 'OPAQUE'))
    notes.push('Parts of its texture that may be see-through are shown solid.')
  return all
}

const powerOfTwo = (side: number) => 2 ** Math.round(Math.log2(Math.max(64, side)))

function imageOf(glb: Glb, info: Info | undefined): Uint8Array | undefined {
  if (!info) return undefined
  const { source, extensions } = glb.json.textures[info.index] ?? {}
  const image = glb.json.images[extensions?.EXT_texture_webp?.source ?? source ?? -1]
  if (image?.bufferView === undefined) throw new UnusableMesh('A texture that it names is not there.')
  return bytesOf(glb, image.bufferView)
}

/** How wide the picture of a material is. Only its head is read, so that a small file cannot unpack into a large picture. */
async function sideOf(glb: Glb, material: Material | undefined): Promise<number> {
  if (!material) return 64
  const { pbrMetallicRoughness: pbr, normalTexture, occlusionTexture } = material
  const infos = [pbr.baseColorTexture, pbr.metallicRoughnessTexture, normalTexture, occlusionTexture]
  const sides = infos.map(async (info) => {
    const image = imageOf(glb, info)
    if (!image) return 64
    const { width, height, format } = await sharp(image, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw new UnusableMesh('A texture is not a picture.')
      })
    if (!formats.includes(format)) throw new UnusableMesh('A texture is not a PNG, JPEG or WebP.')
    if (width > mostSide || height > mostSide)
      throw new UnusableMesh(`A texture is larger than ${mostSide} by ${mostSide} pixels.`)
    return Math.max(width, height)
  })
  return Math.max(...(await Promise.all(sides)))
}

async function pixelsOf(image: Uint8Array, side: number): Promise<Uint8Array> {
  const pixels = await sharp(image, { limitInputPixels: mostSide ** 2, failOn: 'error' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnusableMesh('A texture breaks off or cannot be read.')
    })
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length)
}

type Tile = Omit<Painted, 'size'>

async function materialPixels(glb: Glb, material: Material | undefined, side: number): Promise<Tile> {
  const pbr = material?.pbrMetallicRoughness ?? {}
  const opened = async (info: Info | undefined) => {
    const image = imageOf(glb, info)
    return image && pixelsOf(image, side)
  }
  const base = (await opened(pbr.baseColorTexture)) ?? evenly(side, 255, 255, 255)
  tint(base, pbr.baseColorFactor ?? [1, 1, 1])
  const rough = await opened(pbr.metallicRoughnessTexture)
  const occlusion = await opened(material?.occlusionTexture)
  // The format's own rule is that what says nothing is metal; makers who say nothing mean that it is none.
  const metalness = pbr.metallicFactor ?? (rough ? 1 : 0)
  const roughness = pbr.roughnessFactor ?? 1
  const orm = new Uint8Array(side * side * 3)
  for (let i = 0; i < orm.length; i += 3) {
    orm[i] = occlusion?.[i] ?? 255
    orm[i + 1] = Math.round((rough?.[i + 1] ?? 255) * roughness)
    orm[i + 2] = Math.round((rough?.[i + 2] ?? 255) * metalness)
  }
  return { base, orm, normal: (await opened(material?.normalTexture)) ?? evenly(side, 128, 128, 255) }
}

function evenly(side: number, r: number, g: number, b: number): Uint8Array {
  const pixels = new Uint8Array(side * side * 3)
  for (let i = 0; i < pixels.length; i += 3) pixels.set([r, g, b], i)
  return pixels
}

/** Factors are linear, bytes are not. */
function tint(pixels: Uint8Array, factor: number[]): void {
  for (let k = 0; k < 3; k++) {
    const share = Math.min(1, Math.max(0, factor[k] ?? 1))
    if (share > 0.999) continue
    const table = Uint8Array.from(
      { length: 256 },
      (_, byte) => fromLinear(toLinear(byte / 255) * share) * 255,
    )
    for (let i = k; i < pixels.length; i += 3) pixels[i] = table[pixels[i] ?? 0] ?? 0
  }
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

function lay(all: Painted, tile: Tile, side: number, { x, y }: { x: number; y: number }): void {
  for (const name of ['base', 'orm', 'normal'] as const)
    for (let row = 0; row < side; row++) {
      const from = row * side * 3
      all[name].set(tile[name].subarray(from, from + side * 3), ((y + row) * all.size + x) * 3)
    }
}

/** Moves the spots of each material onto its tile, half a pixel away from the rim so that tiles do not mix. */
function moveOnto({ uvs, materialOf, used }: Gathered, across: number, share: number, rim: number): void {
  const shifts = used.map((_, i) => shiftOf(uvs, materialOf, i))
  for (let v = 0; v < materialOf.length; v++) {
    const number = materialOf[v] ?? 0
    const shift = shifts[number]
    const tile = [number % across, Math.floor(number / across)]
    for (let k = 0; k < 2; k++) {
      const within = Math.min(1, Math.max(0, (uvs[v * 2 + k] ?? 0) - (shift?.[k] ?? 0)))
      uvs[v * 2 + k] = ((tile[k] ?? 0) + rim / 2 + within * (1 - rim)) * share
    }
  }
}

/** By how many whole textures the spots of a material are off. What repeats cannot lie beside others. */
function shiftOf(uvs: Float32Array, materialOf: Uint16Array, number: number): number[] {
  return [0, 1].map((k) => {
    let [low, high] = [Infinity, -Infinity]
    for (let v = 0; v < materialOf.length; v++) {
      if (materialOf[v] !== number) continue
      const value = uvs[v * 2 + k] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
    const shift = Math.floor(low + 0.001)
    if (!(high - shift <= 1.001)) throw new UnusableMesh('Several of its textures repeat on the surface.')
    return shift
  })
}
