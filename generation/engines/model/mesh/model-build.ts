import type { Material } from '@makebelieve/shapes/materials/material'
import type { Joint } from '@makebelieve/shapes/shape'

/** How a model is built. `settings.ts` makes these of the options that users set. */
export type BuildSettings = {
  /** The longest side of the whole. */
  metres: number
  title: string
  textureSize: number
  /** Between 0 (every triangle stays) and 1 (as few as keep the outline). */
  simplify: number
  /** How strongly surfaces show their pattern; 1 is usual. */
  relief: number
  /** How often each texel is looked at. */
  samples: number
  seed: number
  /** Kept in the file beside the generator's name: the plan, later the proof. */
  extras: Record<string, unknown>
}

/** A part on its way from a shape to a file: in metres, on the ground, one vertex for each place. */
export type PlacedPart = {
  /** The part's name as people read it. */
  name: string
  /** The piece of the plan that it belongs to. */
  piece: string
  material: Material
  faceted: boolean
  positions: Float32Array
  /** Where the vertices were when the part was made: patterns and paint are told by it. */
  rest: Float32Array
  triangles: Uint32Array
  /** Linear red, green and blue, below 0 for the material's own; nothing where all of it is. */
  colours: Float32Array | undefined
  bones: Uint8Array | undefined
  /** Which vertex of the unreduced part each one is. */
  origins: Uint32Array
}

/** A part as the file has it: vertices are split where normals or charts differ. */
export type BuiltPart = {
  name: string
  piece: string
  material: Material
  positions: Float32Array
  normals: Float32Array
  /** Four numbers each; the last is the side of the bitangent. */
  tangents: Float32Array
  /** From 0 to 1, the first row of pixels on top. */
  uvs: Float32Array
  triangles: Uint32Array
  bones: Uint8Array | undefined
}

/** Bytes of red, green and blue. */
export type Pixels = { size: number; base: Uint8Array; orm: Uint8Array; normal: Uint8Array }

export type TextureFile = { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' }
export type TextureName = 'base' | 'orm' | 'normal'

/** Parts that are drawn in one call. */
export type DrawCall = { name: string; parts: number[] }

export type ModelFigures = {
  triangles: number
  vertices: number
  drawCalls: number
  bytes: number
  textureSize: number
  /** In metres. */
  size: [width: number, height: number, depth: number]
  /** The share of the texture that is used. */
  textureUse: number
  parts: { name: string; triangles: number; material: string; colour: string }[]
}

export type ModelBuild = {
  title: string
  glb: Uint8Array
  /** With a quarter and a sixteenth of the triangles. */
  lods: Uint8Array[]
  parts: BuiltPart[]
  drawCalls: DrawCall[]
  joints: Joint[]
  pixels: Pixels
  textures: Record<TextureName, TextureFile>
  figures: ModelFigures
  milliseconds: Record<string, number>
}
