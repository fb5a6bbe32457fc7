import type { Mesh } from 'three'
import type { Emitter, Scene } from '../scene.ts'
import { lightOf } from '../view/atmosphere/colours.ts'
import { emitterCounts, mostEmitters } from './budget.ts'
import { type AirLight, type SpriteShape, spriteMesh } from './sprites.ts'

/**
 * What comes out of one place. `life` is where a particle is between its birth (0) and its end (1), `born` a chance that
 * is another one in each of its lives; a look moves `at` (metres above the emitter, for a size of 1), and sets `size`,
 * `colour` (times the emitter's own) and `alpha`.
 */
type Look = { shape: SpriteShape; isLight: boolean; colour: string; seconds: number; moves: string }

const swirl = 'vec2 swirl = vec2(cos(born * 6.2832), sin(born * 6.2832));'

const looks: Record<Emitter['kind'], Look> = {
  fire: {
    shape: 'flame',
    isLight: true,
    colour: '#ff7a1f',
    seconds: 0.85,
    moves: `${swirl}
      float thick = 1.0 - life;
      at.xz = swirl * 0.2 * sqrt(own.z) * (1.0 - life * 0.75) + 0.06 * sin(uTime * vec2(7.0, 6.1) + own.xy * 30.0) * life + uWind.xz * life * life * 0.12;
      at.y = 0.1 + life * (0.55 + 0.5 * own.w) ;
      size = vec2(0.17, 0.27) * (0.4 + 0.75 * sin(min(1.0, life * 1.5 + 0.28) * 3.1416)) ;
      turn = (own.x - 0.5) * 0.5;
      colour = mix(vec3(1.5, 0.95, 0.34), vec3(1.0, 0.22, 0.05), smoothstep(0.05, 0.75, life)) * 1.3;
      alpha = thick * 0.75 * smoothstep(0.0, 0.12, life);`,
  },
  smoke: {
    shape: 'puff',
    isLight: false,
    colour: '#aaa49d',
    seconds: 6,
    moves: `${swirl}
      at.xz = swirl * (0.05 + 0.3 * life) + (uWind.xz * 0.9 + vec2(0.18, 0.1)) * life * life * 2.2;
      at.y = life * 3.6;
      size = vec2(0.16 + 0.75 * life);
      turn = born * 6.3 + life * 1.4;
      colour = uLit * mix(0.75, 1.0, life);
      alpha = 0.5 * smoothstep(0.0, 0.1, life) * (1.0 - life) ;`,
  },
  steam: {
    shape: 'puff',
    isLight: false,
    colour: '#ffffff',
    seconds: 3.2,
    moves: `${swirl}
      at.xz = swirl * (0.06 + 0.22 * life) + uWind.xz * life * life * 0.5;
      at.y = life * 1.5;
      size = vec2(0.16 + 0.5 * life);
      turn = born * 6.3;
      colour = uLit * 1.5;
      alpha = 0.5 * smoothstep(0.0, 0.15, life) * (1.0 - life);`,
  },
  sparks: {
    shape: 'glow',
    isLight: true,
    colour: '#ffb454',
    seconds: 1.6,
    moves: `${swirl}
      at.xz = swirl * (0.1 + 0.55 * life * own.z) + 0.15 * sin(uTime * 3.0 + own.xy * 20.0) * life + uWind.xz * life * 0.4;
      at.y = life * (1.2 + 1.2 * own.w);
      size = vec2(0.045 * (1.2 - life));
      colour = mix(vec3(2.2, 1.6, 0.8), vec3(1.2, 0.3, 0.05), life);
      alpha = (1.0 - life) * (0.6 + 0.4 * sin(uTime * 20.0 + own.x * 60.0));`,
  },
  fountain: {
    shape: 'dot',
    isLight: false,
    colour: '#e4f3fb',
    seconds: 1.25,
    moves: `${swirl}
      float far = 0.16 + 0.26 * own.z;
      at.xz = swirl * far * life + uWind.xz * life * life * 0.06;
      at.y = (4.0 * life * (1.0 - life)) * (0.62 + 0.38 * own.w) + (1.0 - life) * 0.05 ;
      size = vec2(0.007 + 0.006 * life, 0.02 + 0.012 * life);
      colour = uLit * 1.6;
      alpha = 0.9 * smoothstep(0.0, 0.04, life) * smoothstep(1.0, 0.86, life);`,
  },
  waterfall: {
    shape: 'puff',
    isLight: false,
    colour: '#e9f6ff',
    seconds: 1.5,
    moves: `
      float foam = step(0.45, own.z);
      at.x = (own.x - 0.5) * mix(0.95, 1.2 + 0.3 * life, foam);
      at.z = mix(0.04 + 0.08 * life, 0.06 + 0.4 * life * own.w, foam);
      at.y = mix(1.15 * (1.0 - life * life), 0.02 + 0.22 * life * own.w, foam);
      size = mix(vec2(0.022, 0.1 + 0.08 * life), vec2(0.05 + 0.2 * life), foam);
      colour = uLit * (1.15 + 0.4 * own.y);
      alpha = mix(0.3, 0.34 * (1.0 - life), foam) * smoothstep(0.0, 0.08, life);`,
  },
  glow: {
    shape: 'glow',
    isLight: true,
    colour: '#ffe3a0',
    seconds: 4,
    moves: `
      size = vec2(0.9 + 0.08 * sin(uTime * 1.3 + own.x * 30.0));
      colour = vec3(0.75);
      alpha = 0.25 + 0.55 * uDusk;`,
  },
  magic: {
    shape: 'star',
    isLight: true,
    colour: '#b58cff',
    seconds: 3.2,
    moves: `
      float angle = own.x * 6.2832 + life * 5.0 + uTime * 0.35;
      at.xz = vec2(cos(angle), sin(angle)) * (0.22 + 0.34 * own.z) * (1.0 - 0.35 * life);
      at.y = life * (0.8 + 0.5 * own.w);
      size = vec2(0.03 + 0.05 * own.y) * (0.6 + 0.4 * sin(uTime * 5.0 + own.w * 40.0));
      turn = uTime * 0.4;
      colour = mix(vec3(1.0), vec3(1.15, 1.0, 0.85), own.y);
      alpha = smoothstep(0.0, 0.15, life) * smoothstep(1.0, 0.6, life);`,
  },
  bubbles: {
    shape: 'ring',
    isLight: false,
    colour: '#dcf6ff',
    seconds: 3.4,
    moves: `${swirl}
      at.xz = swirl * 0.14 * own.z + 0.06 * sin(uTime * 2.6 + own.xy * 30.0) * life;
      at.y = life * 2.2;
      size = vec2((0.02 + 0.05 * own.y) * (0.6 + 0.5 * life));
      colour = uLit;
      alpha = 0.85 * smoothstep(0.0, 0.08, life) * smoothstep(1.0, 0.9, life);`,
  },
}

const vertexOf = ({ moves, seconds }: Look) => /* glsl */ `
attribute vec4 place;
attribute vec4 tint;
void main() {
  vSpot = position.xy;
  vOwn = own.w;
  float age = uTime / ${seconds.toFixed(2)} * (0.8 + 0.4 * own.w) + own.y;
  float life = fract(age);
  float born = chance(own.x + floor(age) * 0.173);
  vec3 at = vec3(0.0);
  vec2 size = vec2(0.1);
  vec3 colour = vec3(1.0);
  float alpha = 1.0;
  float turn = 0.0;
  ${moves}
  float yaw = tint.w;
  at.xz = vec2(at.x * cos(yaw) + at.z * sin(yaw), -at.x * sin(yaw) + at.z * cos(yaw));
  at = place.xyz + at * place.w;
  float metres = distance(at, cameraPosition);
  gl_Position = facing(at, size * place.w, turn);
  vColour = vec4(mix(uFog, colour * tint.rgb, mix(1.0, clearAt(metres), ${moves.includes('uLit') ? '1.0' : '0.0'})), alpha * clearAt(metres) * smoothstep(0.2, 0.6, metres));
}
`

/** Fires, smoke, fountains: one draw call for all of a kind, wherever they are. */
export function emitterMeshes(scene: Scene, light: AirLight): Mesh[] {
  const shown = scene.emitters.slice(0, mostEmitters)
  const kinds = [...new Set(shown.map(({ kind }) => kind))]
  return kinds.map((kind, index) => {
    const look = looks[kind]
    const own = shown.filter((emitter) => emitter.kind === kind)
    const each = emitterCounts[kind]
    const places = own.flatMap(({ at, size }) => Array.from({ length: each }, () => [...at, size]).flat())
    const tints = own.flatMap(({ colour, yaw = 0 }) => {
      const tint = [...lightOf(colour ?? look.colour), yaw]
      return Array.from({ length: each }, () => tint).flat()
    })
    return spriteMesh({
      name: `emitter ${kind}`,
      count: own.length * each,
      shape: look.shape,
      isLight: look.isLight,
      vertex: vertexOf(look),
      seed: scene.seed + 400 + index,
      uniforms: { ...light },
      attributes: {
        place: { values: Float32Array.from(places), size: 4 },
        tint: { values: Float32Array.from(tints), size: 4 },
      },
    })
  })
}
