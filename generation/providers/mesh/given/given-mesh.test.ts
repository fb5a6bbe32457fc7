import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jsonOf, withJson } from '../../../engines/model/mesh/glb-json.ts'
import { bomb } from '../testing/bomb.ts'
import { type GivenModel, givenModel } from '../testing/given-models.ts'
import { type GivenMesh, openGivenMesh } from './given-mesh.ts'
import { UnusableMesh } from './unusable.ts'

const limits = { mostBytes: 64 * 2 ** 20, mostTriangles: 60_000 }

type Json = Record<string, { [name: string]: unknown }[]>
/** The same file with other words about itself. */
const retold = (glb: Uint8Array, change: (json: Json) => void) =>
  withJson(glb, (json) => change(json as unknown as Json))

const refusalOf = (glb: Uint8Array) =>
  openGivenMesh(glb, limits).then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof UnusableMesh) return error.message
      throw error
    },
  )

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } }).png({ palette: true })

describe('what cannot be repaired is refused in words', () => {
  it.each<[string, (good: Uint8Array) => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['nothing at all', () => new Uint8Array(), /not a GLB/],
    ['noise', () => new Uint8Array(5000).fill(7), /not a GLB/],
    ['half a file', (good) => good.slice(0, good.length / 2), /breaks off/],
    [
      'a chunk longer than the file',
      (good) => {
        const file = good.slice()
        new DataView(file.buffer).setUint32(12, 2 ** 31, true)
        return file
      },
      /breaks off/,
    ],
    ['more than 64 MB', () => new Uint8Array(65 * 2 ** 20), /larger than 64 MB/],
    [
      'words that are no JSON',
      (good) => {
        const file = good.slice()
        file[20] = 0x7d
        return file
      },
      /not glTF/,
    ],
    [
      'a buffer somewhere else',
      (good) =>
        retold(good, (json) => Object.assign(json.buffers?.[0] ?? {}, { uri: 'http://10.0.0.1/a.bin' })),
      /outside of the file/,
    ],
    [
      'a picture somewhere else',
      (good) => retold(good, (json) => Object.assign(json.images?.[0] ?? {}, { uri: '../../etc/passwd' })),
      /outside of the file/,
    ],
    [
      'an extension that needs a program',
      (good) =>
        retold(good, (json) => Object.assign(json, { extensionsRequired: ['KHR_draco_mesh_compression'] })),
      /KHR_draco_mesh_compression/,
    ],
    [
      'numbers outside of the file',
      (good) => retold(good, (json) => Object.assign(json.accessors?.[0] ?? {}, { count: 900_000 })),
      /outside of the file/,
    ],
    [
      'five million triangles out of few bytes',
      (good) =>
        retold(good, (json) => {
          const nodes = Array.from({ length: 2400 }, () => ({ mesh: 0 }))
          Object.assign(json, { nodes, scenes: [{ nodes: nodes.map((_, i) => i) }] })
        }),
      /more than 1,000,000 triangles/,
    ],
    [
      'parts that go round in circles',
      (good) => retold(good, (json) => Object.assign(json.nodes?.[0] ?? {}, { children: [0] })),
      /tree/,
    ],
    [
      'points instead of triangles',
      (good) =>
        retold(good, (json) => {
          const [mesh] = (json.meshes ?? []) as unknown as { primitives: { mode?: number }[] }[]
          Object.assign(mesh?.primitives[0] ?? {}, { mode: 0 })
        }),
      /not one triangle/,
    ],
    [
      'an empty scene',
      (good) => retold(good, (json) => Object.assign(json, { scenes: [{ nodes: [] }] })),
      /not one triangle/,
    ],
    [
      'places that are no numbers',
      () => givenModel({ spoil: (positions) => positions.fill(Number.NaN) }),
      /not numbers/,
    ],
    [
      'places at infinity',
      () => givenModel({ spoil: (positions) => positions.fill(Infinity) }),
      /not numbers/,
    ],
    [
      'triangles of vertices that are not there',
      () => givenModel({ more: [0, 1, 4_000_000] }),
      /outside of the file/,
    ],
    ['no size', () => givenModel({ spoil: (positions) => positions.fill(3) }), /no size/],
    [
      'triangles without an area',
      () => givenModel({ spoil: (_, triangles) => triangles.fill(3) }),
      /no size|area/,
    ],
    [
      'a texture that is too large',
      async () => givenModel({ texture: await blank(8192, 64).toBuffer() }),
      /larger than 4096/,
    ],
    [
      'a small picture that unpacks into a huge one',
      () => givenModel({ texture: bomb(30_000) }),
      /larger than 4096/,
    ],
    [
      'a texture that is no picture',
      () => givenModel({ texture: new Uint8Array(400).fill(9) }),
      /not a picture/,
    ],
    [
      'a texture that breaks off',
      async () => {
        const noise = await sharp({
          create: {
            width: 256,
            height: 256,
            channels: 3,
            background: '#fff',
            noise: { type: 'gaussian', mean: 128, sigma: 40 },
          },
        })
          .png()
          .toBuffer()
        return givenModel({ texture: new Uint8Array(noise.subarray(0, noise.length / 3)) })
      },
      /breaks off|not a picture/,
    ],
    [
      'a drawing that is a program',
      () =>
        givenModel({
          texture: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        }),
      /not a PNG, JPEG or WebP/,
    ],
  ])('%s', async (_, spoilt, words) => {
    expect(await refusalOf(await spoilt(await givenModel()))).toMatch(words)
  })
})

/** Six times the volume: above 0 where the surface looks outwards. */
function volumeOf({ positions, triangles }: GivenMesh): number {
  let sum = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      [0, 1, 2].map((n) => positions[(triangles[i + k] ?? 0) * 3 + n] ?? 0),
    )
    const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] = [
      a,
      b,
      c,
    ]
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum
}

/** The share of vertices whose normal points away from the middle, as it does on a sphere. */
function outward({ positions, normals }: GivenMesh): number {
  let out = 0
  for (let i = 0; i < positions.length; i += 3)
    if ([0, 1, 2].reduce((sum, k) => sum + (positions[i + k] ?? 0) * (normals[i + k] ?? 0), 0) > 0) out++
  return out / (positions.length / 3)
}

describe('what can be repaired is', () => {
  const opened = async (model: GivenModel) => openGivenMesh(await givenModel(model), limits)

  it('nothing, where nothing is wrong', async () => {
    const mesh = await opened({})
    expect(mesh.notes).toEqual([])
    expect([mesh.triangles.length / 3, mesh.pixels.size]).toEqual([2208, 64])
    expect([volumeOf(mesh) > 0, outward(mesh)]).toEqual([true, 1])
  })

  it('a surface that is inside out', async () => {
    const mesh = await opened({ insideOut: true, normals: 'none' })
    expect([volumeOf(mesh) > 0, outward(mesh)]).toEqual([true, 1])
    expect(mesh.notes.join(' ')).toMatch(/2,208 triangles were inside out/)
  })

  it('single triangles that are turned the wrong way', async () => {
    const mesh = await opened({
      spoil(_, triangles) {
        for (let i = 300; i < 600; i += 9) {
          const second = triangles[i + 1] ?? 0
          triangles[i + 1] = triangles[i + 2] ?? 0
          triangles[i + 2] = second
        }
      },
    })
    expect(mesh.notes.join(' ')).toMatch(/34 triangles were inside out/)
    expect(volumeOf(mesh)).toBeCloseTo(volumeOf(await opened({})), 3)
  })

  it.each(['inverted', 'none'] as const)('normals that are %s', async (normals) => {
    const mesh = await opened({ normals })
    expect(outward(mesh)).toBe(1)
    expect(mesh.notes.join(' ')).toMatch(/normals were missing or wrong/)
  })

  it('a few places that are not numbers', async () => {
    const mesh = await opened({ spoil: (positions) => positions.fill(Number.NaN, 900, 901) })
    expect(mesh.notes.join(' ')).toMatch(/6 triangles were nowhere/)
    expect(mesh.positions.every(Number.isFinite)).toBe(true)
  })

  it('triangles that are nothing or come twice', async () => {
    const mesh = await opened({ more: [5, 5, 9, 100, 149, 150, 100, 149, 150, 60, 60, 60] })
    expect(mesh.notes.join(' ')).toMatch(/triangles were without an area or drawn twice/)
    expect(mesh.triangles.length / 3).toBeLessThanOrEqual(2209)
  })

  it('far too many triangles', async () => {
    const mesh = await openGivenMesh(await givenModel({ rows: 130 }), { ...limits, mostTriangles: 6000 })
    expect(mesh.triangles.length / 3).toBeLessThanOrEqual(6000)
    expect(mesh.notes.join(' ')).toMatch(/It had 67,080 triangles and was reduced to/)
    expect([volumeOf(mesh) > 0, outward(mesh) > 0.999]).toEqual([true, true])
  })

  it('several materials: their textures lie side by side', async () => {
    const mesh = await opened({ twice: true })
    expect(mesh.pixels.size).toBe(128)
    const coloursSeen = new Set<string>()
    for (let v = 0; v < mesh.uvs.length; v += 2) {
      const [x, y] = [mesh.uvs[v] ?? 0, mesh.uvs[v + 1] ?? 0].map((at) => Math.floor(at * 128))
      const texel = ((y ?? 0) * 128 + (x ?? 0)) * 3
      const [r = 0, g = 0, b = 0] = mesh.pixels.base.subarray(texel, texel + 3)
      coloursSeen.add(`${Math.max(r, g, b) > 150 ? 'bright' : 'dark'} ${r > b ? 'red' : 'blue'}`)
    }
    // The second one has a material that lets a fifth of red and blue through.
    expect([...coloursSeen].toSorted()).toEqual(['bright blue', 'bright red', 'dark blue', 'dark red'])
    expect(Math.max(...mesh.uvs)).toBeLessThanOrEqual(1)
  })

  it('textures of another size than wanted, and of WebP', async () => {
    const texture = new Uint8Array(await blank(300, 200).webp().toBuffer())
    const plain = await givenModel({ texture, textureType: 'image/webp' })
    const glb = retold(plain, (json) =>
      Object.assign(json.textures?.[0] ?? {}, { extensions: { EXT_texture_webp: { source: 0 } } }),
    )
    const mesh = await openGivenMesh(glb, { ...limits, textureSize: 512 })
    expect(mesh.pixels.base.length).toBe(512 * 512 * 3)
    expect(jsonOf(glb)).toBeDefined()
  })

  it('what makers leave unsaid about metal', async () => {
    const glb = retold(await givenModel(), (json) => {
      const [material] = (json.materials ?? []) as { pbrMetallicRoughness?: object }[]
      Object.assign(material?.pbrMetallicRoughness ?? {}, { metallicFactor: undefined })
    })
    const { pixels } = await openGivenMesh(glb, limits)
    expect([pixels.orm[0], pixels.orm[1], pixels.orm[2]]).toEqual([255, 255, 0])
  })
})
