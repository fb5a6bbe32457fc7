import {
  ClampToEdgeWrapping,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  type PixelFormat,
  RedFormat,
  RGBAFormat,
  type TextureDataType,
  UnsignedByteType,
} from 'three'
import type { Ground, Scene } from '../../scene.ts'
import { contactShade, shadeSide } from './contact-shade.ts'

/** How many surfaces one ground can be made of: two textures of four channels. */
export const mostSurfaces = 8

const texture = (
  data: Uint8Array | Uint16Array,
  side: number,
  format: PixelFormat,
  type: TextureDataType,
): DataTexture => {
  const made = new DataTexture(data, side, side, format, type)
  made.magFilter = LinearFilter
  made.minFilter = LinearFilter
  made.wrapS = ClampToEdgeWrapping
  made.wrapT = ClampToEdgeWrapping
  // Rows of one-channel textures are not always a multiple of four bytes.
  made.unpackAlignment = 1
  made.needsUpdate = true
  return made
}

/** For each vertex how much each of four surfaces of the palette counts, from 0 to 255: the first four, or the next. */
export function surfaceWeights(ground: Ground, from: number): Uint8Array {
  const weights = new Uint8Array(ground.surfaces.length * 4)
  ground.surfaces.forEach((surface, vertex) => {
    const channel = Math.min(surface, mostSurfaces - 1) - from
    if (channel >= 0 && channel < 4) weights[vertex * 4 + channel] = 255
  })
  return weights
}

export type GroundMaps = ReturnType<typeof groundMaps>

/** The ground as textures, for every shader that has to know how high it is and what it is made of. */
export function groundMaps(scene: Scene) {
  const { ground } = scene
  const side = ground.cells + 1
  const lowest = scene.waters[0]?.level ?? 0
  // Half floats are fine near zero, so heights count from the water.
  const heights = Uint16Array.from({ length: side * side }, (_, index) =>
    DataUtils.toHalfFloat(ground.isVoid ? -1000 : (ground.heights[index] ?? 0) / 100 - lowest),
  )
  const maps = {
    uHeights: { value: texture(heights, side, RedFormat, HalfFloatType) },
    uWeightsA: { value: texture(surfaceWeights(ground, 0), side, RGBAFormat, UnsignedByteType) },
    uWeightsB: { value: texture(surfaceWeights(ground, 4), side, RGBAFormat, UnsignedByteType) },
    uShade: { value: texture(contactShade(scene), shadeSide, RedFormat, UnsignedByteType) },
    /** Size in metres, cells, and where heights count from. */
    uGroundForm: { value: [ground.size, ground.cells, lowest] },
  }
  return {
    uniforms: maps,
    dispose() {
      for (const { value } of [maps.uHeights, maps.uWeightsA, maps.uWeightsB, maps.uShade]) value.dispose()
    },
  }
}

/** Reads the maps at a place. */
export const groundMapsGlsl = /* glsl */ `
uniform sampler2D uHeights, uWeightsA, uWeightsB, uShade;
uniform vec3 uGroundForm;

vec2 groundUv(vec2 at) {
  return (clamp(at / uGroundForm.x + 0.5, 0.0, 1.0) * uGroundForm.y + 0.5) / (uGroundForm.y + 1.0);
}
float groundHeight(vec2 at) {
  return texture2D(uHeights, groundUv(at)).r + uGroundForm.z;
}
float groundShade(vec2 at) {
  vec2 uv = at / uGroundForm.x + 0.5;
  return 1.0 - texture2D(uShade, uv).r;
}
`
