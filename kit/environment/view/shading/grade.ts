import { ShaderChunk } from 'three'

/**
 * The last step of every pixel: bright light rolls off softly, colours stay rich, shadows lean to blue and lights to warm.
 * three.js asks for one's own curve to be put into this chunk.
 */
const curve = /* glsl */ `
vec3 CustomToneMapping(vec3 color) {
  vec3 x = max(color * toneMappingExposure, 0.0);
  float level = dot(x, vec3(0.2126, 0.7152, 0.0722));
  // Above one the colour pales toward white, as bright things do.
  x = mix(vec3(level), x, 1.05 - 0.2 * smoothstep(0.8, 4.0, level));
  x = max(x, 0.0);
  vec3 lit = 1.0 - exp(-x * (1.1 + 0.35 * x));
  vec3 rich = mix(lit, lit * lit * (3.0 - 2.0 * lit), 0.22);
  float tone = dot(rich, vec3(0.2126, 0.7152, 0.0722));
  return clamp(rich * mix(vec3(0.975, 0.99, 1.05), vec3(1.015, 1.0, 0.975), smoothstep(0.0, 0.6, tone)), 0.0, 1.0);
}
`

let isSet = false

export function setGrade(): void {
  if (isSet) return
  isSet = true
  const original = 'vec3 CustomToneMapping( vec3 color ) { return color; }'
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(original, curve)
}
