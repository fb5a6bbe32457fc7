import { type Mesh, Vector2, Vector3 } from 'three'
import type { Particle, Scene } from '../scene.ts'
import { lightOf } from '../view/atmosphere/colours.ts'
import { particleCount } from './budget.ts'
import { type AirLight, type SpriteShape, spriteMesh } from './sprites.ts'

/** How one kind of particle looks and moves. They fill a box around the eye that goes with it. */
type Look = {
  shape: SpriteShape
  /** Metres of the box, and of its middle above the eye; or above the floor. */
  box: [x: number, y: number, z: number]
  middle: number
  onFloor?: true
  /** Metres a second without wind, and how much of the wind it takes on. */
  fall: number
  wind: number
  /** How far it sways, and how often a second. */
  sway: [metres: number, often: number]
  size: [least: number, most: number]
  colours: [string, string]
  alpha: number
  turns: 'faces' | 'along' | 'tumbles'
  isLight?: true
  /** Where its light comes from: sun and sky, itself, itself at night only; or it is of the fog's colour. */
  lit: 'sky' | 'itself' | 'itself at night' | 'fog'
  /** Comes and goes: times a second. */
  blinks?: number
  isMany?: true
}

const looks: Record<Particle, Look> = {
  rain: {
    shape: 'streak',
    box: [22, 13, 22],
    middle: 2.5,
    fall: -13,
    wind: 2.4,
    sway: [0, 0],
    size: [0.35, 0.7],
    colours: ['#d7e4f2', '#b9cce0'],
    alpha: 0.5,
    turns: 'along',
    lit: 'sky',
  },
  snow: {
    shape: 'flake',
    box: [28, 13, 28],
    middle: 2,
    fall: -1.05,
    wind: 1,
    sway: [0.4, 0.7],
    size: [0.03, 0.07],
    colours: ['#ffffff', '#eaf2ff'],
    alpha: 0.95,
    turns: 'faces',
    lit: 'sky',
  },
  leaves: {
    shape: 'leaf',
    box: [26, 11, 26],
    middle: 2,
    fall: -0.75,
    wind: 1.5,
    sway: [0.7, 0.8],
    size: [0.08, 0.14],
    colours: ['#e0812c', '#b8432a'],
    alpha: 1,
    turns: 'tumbles',
    lit: 'sky',
  },
  petals: {
    shape: 'petal',
    box: [22, 10, 22],
    middle: 1.6,
    fall: -0.5,
    wind: 1.2,
    sway: [0.5, 0.8],
    size: [0.045, 0.08],
    colours: ['#ffc2d8', '#fff0f6'],
    alpha: 1,
    turns: 'tumbles',
    lit: 'sky',
  },
  fireflies: {
    shape: 'glow',
    box: [26, 3.2, 26],
    middle: 1.4,
    onFloor: true,
    fall: 0,
    wind: 0.06,
    sway: [0.9, 0.32],
    size: [0.13, 0.26],
    colours: ['#d9ff5e', '#ffe66b'],
    alpha: 1,
    turns: 'faces',
    isLight: true,
    lit: 'itself at night',
    blinks: 0.28,
  },
  embers: {
    shape: 'glow',
    box: [18, 9, 18],
    middle: 1.5,
    fall: 0.85,
    wind: 0.9,
    sway: [0.5, 0.9],
    size: [0.03, 0.07],
    colours: ['#ff8a3c', '#ffc04d'],
    alpha: 1,
    turns: 'faces',
    isLight: true,
    lit: 'itself',
    blinks: 1.3,
  },
  ash: {
    shape: 'dot',
    box: [22, 11, 22],
    middle: 2,
    fall: -0.45,
    wind: 0.9,
    sway: [0.4, 0.6],
    size: [0.012, 0.032],
    colours: ['#9a948c', '#5d5853'],
    alpha: 0.9,
    turns: 'faces',
    lit: 'sky',
  },
  dust: {
    shape: 'dot',
    box: [9, 5, 9],
    middle: 0,
    fall: -0.02,
    wind: 0.12,
    sway: [0.3, 0.16],
    size: [0.005, 0.012],
    colours: ['#fff0cc', '#ffe2a8'],
    alpha: 0.55,
    turns: 'faces',
    isLight: true,
    lit: 'sky',
    blinks: 0.12,
  },
  sand: {
    shape: 'streak',
    box: [20, 4.5, 20],
    middle: 1,
    onFloor: true,
    fall: -0.3,
    wind: 7,
    sway: [0.2, 1],
    size: [0.08, 0.2],
    colours: ['#e6c896', '#d3ab72'],
    alpha: 0.45,
    turns: 'along',
    lit: 'sky',
  },
  bubbles: {
    shape: 'ring',
    box: [16, 10, 16],
    middle: 1,
    fall: 0.6,
    wind: 0.05,
    sway: [0.14, 1],
    size: [0.015, 0.06],
    colours: ['#dcf6ff', '#bfeaff'],
    alpha: 0.8,
    turns: 'faces',
    lit: 'sky',
  },
  spores: {
    shape: 'glow',
    box: [16, 6, 16],
    middle: 0.5,
    fall: 0.06,
    wind: 0.2,
    sway: [0.6, 0.18],
    size: [0.03, 0.07],
    colours: ['#bdf7c9', '#9fe8ff'],
    alpha: 0.9,
    turns: 'faces',
    isLight: true,
    lit: 'itself',
    blinks: 0.2,
  },
  mist: {
    shape: 'puff',
    box: [52, 1.6, 52],
    middle: 0.7,
    onFloor: true,
    fall: 0,
    wind: 0.5,
    sway: [1.2, 0.06],
    size: [2.6, 5.5],
    colours: ['#ffffff', '#ffffff'],
    alpha: 0.15,
    turns: 'faces',
    lit: 'fog',
  },
  confetti: {
    shape: 'paper',
    box: [18, 10, 18],
    middle: 2,
    fall: -1.1,
    wind: 0.8,
    sway: [0.5, 1],
    size: [0.035, 0.06],
    colours: ['#ffffff', '#ffffff'],
    alpha: 1,
    turns: 'tumbles',
    lit: 'sky',
    isMany: true,
  },
  stars: {
    shape: 'star',
    box: [16, 7, 16],
    middle: 0.6,
    fall: 0.05,
    wind: 0.1,
    sway: [0.4, 0.2],
    size: [0.05, 0.12],
    colours: ['#fff3b0', '#ffd9f4'],
    alpha: 1,
    turns: 'faces',
    isLight: true,
    lit: 'itself',
    blinks: 0.5,
  },
}

/** Fits the corner of a particle in, by how it turns. */
const corners: Record<Look['turns'], string> = {
  faces: 'gl_Position = facing(at, vec2(size), own.x * 6.3 + uTime * (own.y - 0.5) * 0.6);',
  // Thin lines still have to be seen from afar.
  along: 'gl_Position = along(at, way, max(0.007, metres * 0.002), size);',
  tumbles: `
    mat3 turned = tumble(uTime * (1.0 + own.x * 2.0) + own.y * 6.3, uTime * (0.7 + own.z * 1.6) + own.w * 6.3);
    vec3 corner = turned * vec3(position.xy * size, 0.0);
    lit *= 0.85 + 0.45 * abs((turned * vec3(0.0, 0.0, 1.0)).y);
    gl_Position = projectionMatrix * viewMatrix * vec4(at + corner, 1.0);`,
}

const lightings: Record<Look['lit'], string> = {
  sky: 'vec3 lit = uLit;',
  itself: 'vec3 lit = vec3(1.5);',
  fog: 'vec3 lit = uFog + 0.12 * uLit;',
  'itself at night': 'vec3 lit = vec3(0.12 + 1.6 * uDusk);',
}

const vertexOf = ({ turns, lit, isMany }: Look) => /* glsl */ `
uniform vec3 uBox, uWay, uColourA, uColourB;
uniform vec2 uSway, uSize;
uniform float uMiddle, uOnFloor, uAlpha, uBlinks, uRoof;
void main() {
  vSpot = position.xy;
  vOwn = own.w;
  float pace = 0.75 + 0.5 * own.w;
  vec3 way = uWay * pace;
  vec3 at = own.xyz * uBox + way * uTime;
  at += vec3(sin(uTime * uSway.y * 6.3 * pace + own.x * 40.0), 0.4 * sin(uTime * uSway.y * 4.1 + own.y * 40.0), cos(uTime * uSway.y * 5.2 * pace + own.z * 40.0)) * uSway.x;
  vec3 middle = vec3(uEye.x, mix(uEye.y, uFloor, uOnFloor) + uMiddle, uEye.z);
  at = mod(at - middle + uBox * 0.5, uBox) - uBox * 0.5 + middle;
  vec3 edge = abs(at - middle) / (uBox * 0.5);
  float metres = distance(at, cameraPosition);
  // However far: nothing may become smaller than what can be seen.
  float size = max(mix(uSize.x, uSize.y, own.y * own.y), metres * 0.0022);
  ${lightings[lit]}
  ${corners[turns]}
  vec3 colour = mix(uColourA, uColourB, own.z);
  ${isMany ? 'colour = 0.55 + 0.5 * cos(6.2832 * (own.z + vec3(0.0, 0.33, 0.67))); colour *= colour;' : ''}
  float blink = uBlinks > 0.0 ? pow(0.5 + 0.5 * sin(uTime * uBlinks * 6.3 * pace + own.x * 50.0), 3.0) : 1.0;
  float near = smoothstep(uSize.y * 1.2, uSize.y * 2.0 + 0.7, metres);
  float inside = 1.0 - smoothstep(0.75, 1.0, max(edge.x, max(edge.y, edge.z)));
  inside *= step(uRoof, max(abs(at.x), abs(at.z)));
  vColour = vec4(colour * lit, uAlpha * blink * near * inside * clearAt(metres));
}
`

const fallsFromSky: ReadonlySet<Particle> = new Set(['rain', 'snow'])

/** Everything that floats or falls all around: one draw call for each kind of it. */
export function weatherMeshes(scene: Scene, light: AirLight): Mesh[] {
  return scene.air.particles.map(({ kind, amount, colour }, index) => {
    const look = looks[kind]
    const [first, second] = colour ? [colour, colour] : look.colours
    const blows = light.uWind.value
    const way = new Vector3(blows.x * look.wind, look.fall, blows.z * look.wind)
    // Blown sand goes even where the scene names no wind.
    if (kind === 'sand') way.add(new Vector3(4, 0, 2))
    return spriteMesh({
      name: kind,
      count: particleCount(kind, amount),
      shape: look.shape,
      isLight: look.isLight ?? false,
      vertex: vertexOf(look),
      seed: scene.seed + index * 17,
      uniforms: {
        ...light,
        uBox: { value: new Vector3(...look.box) },
        uWay: { value: way },
        uColourA: { value: new Vector3(...lightOf(first)) },
        uColourB: { value: new Vector3(...lightOf(second)) },
        uSway: { value: new Vector2(...look.sway) },
        uSize: { value: new Vector2(...look.size) },
        uMiddle: { value: look.middle },
        uOnFloor: { value: look.onFloor ? 1 : 0 },
        uAlpha: { value: look.alpha },
        uBlinks: { value: look.blinks ?? 0 },
        // Rain and snow stay outside of the walls, and are seen through the windows.
        uRoof: { value: scene.around === 'indoors' && fallsFromSky.has(kind) ? scene.reach : 0 },
      },
    })
  })
}
