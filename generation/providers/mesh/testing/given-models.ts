import { Document, NodeIO } from '@gltf-transform/core'
import sharp from 'sharp'

/** What a test wants of a model as a service would give it. */
export type GivenModel = {
  /** Rows from pole to pole; a sphere has four times their square of triangles, less those at the poles. */
  rows?: number
  /** How wide, high and deep. */
  stretch?: [number, number, number]
  /** The lid is missing. */
  open?: boolean
  normals?: 'right' | 'inverted' | 'none'
  /** Every triangle is turned over. */
  insideOut?: boolean
  texture?: Uint8Array
  textureType?: string
  /** The same sphere again beside it, with a material of its own. */
  twice?: boolean
  /** Changes the numbers of vertices before they are written. */
  spoil?(positions: Float32Array, triangles: Uint32Array): void
  /** Extra triangles. */
  more?: number[]
}

/** Red above, blue below: a sphere with a seam down its back, as services lay their textures. */
export async function givenModel(wanted: GivenModel = {}): Promise<Uint8Array> {
  const { rows = 24, normals = 'right', textureType = 'image/png' } = wanted
  const document = new Document()
  const buffer = document.createBuffer()
  const sphere = sphereOf(rows, wanted)
  wanted.spoil?.(sphere.positions, sphere.triangles)
  const texture = document
    .createTexture('skin')
    .setImage(wanted.texture ?? (await twoColours()))
    .setMimeType(textureType)
  const scene = document.createScene()
  document.getRoot().setDefaultScene(scene)
  for (const beside of wanted.twice ? [0, 3] : [0]) {
    const material = document
      .createMaterial()
      .setBaseColorTexture(texture)
      .setBaseColorFactor(beside ? [0.2, 1, 0.2, 1] : [1, 1, 1, 1])
      .setMetallicFactor(0)
    const list = (
      array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
      type: 'SCALAR' | 'VEC2' | 'VEC3',
    ) => document.createAccessor().setArray(array).setType(type).setBuffer(buffer)
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', list(sphere.positions, 'VEC3'))
      .setAttribute('TEXCOORD_0', list(sphere.uvs, 'VEC2'))
      .setIndices(list(sphere.triangles, 'SCALAR'))
      .setMaterial(material)
    if (normals !== 'none') {
      const sign = normals === 'inverted' ? -1 : 1
      primitive.setAttribute(
        'NORMAL',
        list(
          sphere.normals.map((value) => value * sign),
          'VEC3',
        ),
      )
    }
    const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive))
    scene.addChild(node.setTranslation([beside, 0, 0]))
  }
  return new NodeIO().writeBinary(document)
}

function sphereOf(rows: number, { stretch = [1, 1.5, 1], open, insideOut, more = [] }: GivenModel) {
  const columns = rows * 2
  const [positions, normals, uvs, triangles]: number[][] = [[], [], [], []]
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [down, around] = [(row / rows) * Math.PI, ((column % columns) / columns) * Math.PI * 2]
      const ring = row === 0 || row === rows ? 0 : Math.sin(down)
      const n = [ring * Math.cos(around), Math.cos(down), ring * Math.sin(around)]
      positions?.push(...n.map((value, k) => (value * (stretch[k] ?? 1)) / 2))
      normals?.push(...n)
      uvs?.push(column / columns, row / rows)
    }
  const at = (row: number, column: number) => row * (columns + 1) + column
  for (let row = open ? 2 : 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        at(row, column),
        at(row + 1, column),
        at(row + 1, column + 1),
        at(row, column + 1),
      ]
      // Seen from outside, columns run to the left.
      if (row < rows - 1) triangles?.push(...(insideOut ? [a, b, c] : [a, c, b]))
      if (row > 0) triangles?.push(...(insideOut ? [a, c, d] : [a, d, c]))
    }
  return {
    positions: Float32Array.from(positions ?? []),
    normals: Float32Array.from(normals ?? []),
    uvs: Float32Array.from(uvs ?? []),
    triangles: Uint32Array.from([...(triangles ?? []), ...more]),
  }
}

async function twoColours(): Promise<Uint8Array> {
  const half = (background: string) =>
    sharp({ create: { width: 64, height: 32, channels: 3, background } })
      .png()
      .toBuffer()
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#cc2222' } })
    .composite([{ input: await half('#2244cc'), top: 32, left: 0 }])
    .png()
    .toBuffer()
  return new Uint8Array(picture)
}
