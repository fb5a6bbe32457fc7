import {
  AdditiveBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type IUniform,
  Mesh,
  NormalBlending,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three'
import { seededRandom } from '../../core/random.ts'
import type { Scene } from '../scene.ts'

/** What all of the air's shaders know; one set, shared by all of them. */
export type AirLight = ReturnType<typeof airLight>

export function airLight({ air }: Scene) {
  return {
    uTime: { value: 0 },
    uEye: { value: new Vector3() },
    /** The height of what is stood on. */
    uFloor: { value: 0 },
    /** Light from everywhere and some of the sun's. */
    uLit: { value: new Vector3(1, 1, 1) },
    uFog: { value: new Vector3(0.6, 0.7, 0.8) },
    uDusk: { value: 0 },
    uSight: { value: air.sight },
    uWind: { value: new Vector3(0.86, 0, 0.5).multiplyScalar(Math.min(2.5, air.wind)) },
  } satisfies Record<string, IUniform>
}

export const declarations = /* glsl */ `
uniform float uTime, uFloor, uDusk, uSight;
uniform vec3 uEye, uLit, uFog, uWind;
varying vec2 vSpot;
varying vec4 vColour;
varying float vOwn;

float chance(float of) { return fract(sin(of * 91.3458) * 47453.5453); }
mat3 tumble(float a, float b) {
  float ca = cos(a), sa = sin(a), cb = cos(b), sb = sin(b);
  return mat3(ca, sa * sb, sa * cb, 0.0, cb, -sb, -sa, ca * sb, ca * cb);
}
/** How much of a thing is left at this distance. */
float clearAt(float metres) {
  float share = metres / uSight;
  return exp2(-share * sqrt(share));
}
/** Sets the corner of a square that faces the eye. */
vec4 facing(vec3 at, vec2 size, float turn) {
  vec4 middle = viewMatrix * vec4(at, 1.0);
  float c = cos(turn), s = sin(turn);
  middle.xy += mat2(c, s, -s, c) * (position.xy * size);
  return projectionMatrix * middle;
}
/** Sets the corner of a line along a way, in metres. */
vec4 along(vec3 at, vec3 way, float wide, float lengthOf) {
  vec4 middle = viewMatrix * vec4(at, 1.0);
  vec2 axis = (viewMatrix * vec4(way, 0.0)).xy;
  axis = length(axis) < 0.0001 ? vec2(0.0, 1.0) : normalize(axis);
  middle.xy += axis * position.y * lengthOf + vec2(axis.y, -axis.x) * position.x * wide;
  return projectionMatrix * middle;
}
`

/** How much of a sprite is there at a spot, from its middle (0) to its edge (1): the shapes that particles have. */
export const shapes = {
  dot: 'float r = length(vSpot); float there = smoothstep(1.0, 0.25, r);',
  glow: 'float r = length(vSpot); float soft = max(1.0 - r, 0.0); float there = soft * soft * soft * 0.55 + exp(-r * r * 42.0);',
  streak: 'float there = (1.0 - abs(vSpot.x)) * smoothstep(1.0, 0.1, abs(vSpot.y));',
  flake:
    'float r = length(vSpot); float arms = 0.5 + 0.5 * cos(atan(vSpot.y, vSpot.x) * 6.0); float there = smoothstep(1.0, 0.2, r) * mix(1.0, 0.45 + 0.55 * arms, smoothstep(0.15, 0.6, r));',
  leaf: 'float wide = 0.62 * (1.0 - vSpot.y * vSpot.y) * (1.0 - 0.35 * vSpot.y); float there = smoothstep(wide, wide - 0.14, abs(vSpot.x)); float vein = 1.0 - 0.3 * smoothstep(0.07, 0.0, abs(vSpot.x));',
  petal:
    'float wide = 0.75 * sqrt(max(0.0, 1.0 - vSpot.y * vSpot.y)) * (0.75 + 0.35 * vSpot.y); float there = smoothstep(wide, wide - 0.12, abs(vSpot.x)) * (1.0 - 0.35 * smoothstep(0.35, 0.0, length(vSpot - vec2(0.0, 1.0))));',
  paper: 'float there = step(max(abs(vSpot.x) * 1.5, abs(vSpot.y)), 0.96);',
  ring: 'float r = length(vSpot); float there = smoothstep(1.0, 0.9, r) * (0.16 + 0.75 * smoothstep(0.62, 0.95, r)) + exp(-dot(vSpot - vec2(-0.35, 0.4), vSpot - vec2(-0.35, 0.4)) * 26.0) * 0.9;',
  star: 'vec2 a = abs(vSpot); float r = length(vSpot); float there = exp(-r * r * 22.0) + max(0.0, 1.0 - r) * (exp(-a.x * 26.0) + exp(-a.y * 26.0)) * 0.6;',
  puff: 'float r = length(vSpot); float a = atan(vSpot.y, vSpot.x); float edge = 0.78 + 0.1 * sin(a * 3.0 + vOwn * 40.0) + 0.07 * sin(a * 7.0 - vOwn * 25.0); float there = smoothstep(edge, edge * 0.1, r);',
  flame:
    'float taper = 0.9 - 0.55 * max(vSpot.y, 0.0); float r = length(vec2(vSpot.x / max(taper, 0.1), vSpot.y)); float there = pow(max(0.0, 1.0 - r), 1.4);',
  ripple:
    'float r = length(vSpot); float there = smoothstep(0.2, 0.0, abs(r - vOwn)) * (1.0 - vOwn) * step(r, 1.0);',
} as const
export type SpriteShape = keyof typeof shapes

export type Sprites = {
  name: string
  count: number
  shape: SpriteShape
  /** Adds light instead of covering. */
  isLight: boolean
  /** Sets gl_Position, vColour and, where the shape asks for it, vOwn. */
  vertex: string
  uniforms: Record<string, IUniform>
  attributes?: Record<string, { values: Float32Array; size: number }>
  seed: number
}

/** One draw call: so many squares, each with four chances of its own as `own`. */
export function spriteMesh({
  name,
  count,
  shape,
  isLight,
  vertex,
  uniforms,
  attributes = {},
  seed,
}: Sprites): Mesh {
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(2, 2)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const random = seededRandom(seed)
  const own = Float32Array.from({ length: count * 4 }, random.next)
  geometry.setAttribute('own', new InstancedBufferAttribute(own, 4))
  for (const [attribute, { values, size }] of Object.entries(attributes))
    geometry.setAttribute(attribute, new InstancedBufferAttribute(values, size))
  geometry.instanceCount = count
  const material = new ShaderMaterial({
    name,
    transparent: true,
    depthWrite: false,
    blending: isLight ? AdditiveBlending : NormalBlending,
    side: 2,
    uniforms,
    vertexShader: `${declarations}\nattribute vec4 own;\n${vertex}`,
    fragmentShader: /* glsl */ `
      varying vec2 vSpot;
      varying vec4 vColour;
      varying float vOwn;
      void main() {
        ${shapes[shape]}
        float alpha = there * vColour.a;
        if (alpha < 0.004) discard;
        gl_FragColor = vec4(vColour.rgb${shape === 'leaf' ? ' * vein' : ''}, alpha);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = name
  mesh.frustumCulled = false
  mesh.renderOrder = isLight ? 9 : 7
  return mesh
}
