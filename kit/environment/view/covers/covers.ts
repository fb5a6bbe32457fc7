import {
  DoubleSide,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  Vector3,
  Vector4,
} from 'three'
import type { Cover, Place, Scene } from '../../scene.ts'
import { lightOf } from '../atmosphere/colours.ts'
import { type GroundMaps, groundMapsGlsl } from '../ground/ground-maps.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import { surfaceMaterial } from '../shading/surface-material.ts'
import { type CoverPatch, coverPatches, farTimes } from './cover-plan.ts'
import { tuftOf } from './tuft-geometry.ts'

/** Which of the palette's surfaces it grows on, as masks for the two weight textures. */
export function coverMask(on: readonly number[]): [Vector4, Vector4] {
  const share = (surface: number) => (on.includes(surface) ? 1 : 0)
  return [
    new Vector4(share(0), share(1), share(2), share(3)),
    new Vector4(share(4), share(5), share(6), share(7)),
  ]
}

/** How far each kind bends, and how much light shines through it. */
const softness: Record<Cover['kind'], { bends: number; thin: number; wet: boolean }> = {
  grass: { bends: 0.4, thin: 0.5, wet: false },
  'tall-grass': { bends: 0.5, thin: 0.5, wet: false },
  wheat: { bends: 0.4, thin: 0.45, wet: false },
  flowers: { bends: 0.25, thin: 0.6, wet: false },
  reeds: { bends: 0.25, thin: 0.4, wet: true },
  clover: { bends: 0.05, thin: 0.5, wet: false },
  pebbles: { bends: 0, thin: 0, wet: true },
  leaves: { bends: 0, thin: 0.3, wet: false },
  seaweed: { bends: 1.1, thin: 0.2, wet: true },
  'snow-tufts': { bends: 0.05, thin: 0.4, wet: false },
}

/** Spread evenly but not in rows (Roberts, 'The Unreasonable Effectiveness of Quasirandom Sequences'). */
function scattered(count: number): Float32Array {
  const places = new Float32Array(count * 4)
  for (let index = 0; index < count; index++)
    places.set(
      [
        (index * 0.7548776662) % 1,
        (index * 0.569840291) % 1,
        (index * 0.618033989 + 0.11) % 1,
        (index * 0.414213562 + 0.37) % 1,
      ],
      index * 4,
    )
  return places
}

function patchGeometry({ cover, fine, count }: CoverPatch): InstancedBufferGeometry {
  const tuft = tuftOf(cover.kind, fine)
  const buffer = new InterleavedBuffer(new Float32Array(tuft.vertices), 5)
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 3, 0))
  geometry.setAttribute('hue', new InterleavedBufferAttribute(buffer, 1, 3))
  geometry.setAttribute('lean', new InterleavedBufferAttribute(buffer, 1, 4))
  geometry.setAttribute('own', new InstancedBufferAttribute(scattered(count), 4))
  geometry.setIndex(tuft.triangles)
  geometry.instanceCount = count
  return geometry
}

function patchMaterial(
  patch: CoverPatch,
  scene: Scene,
  maps: GroundMaps,
  air: AirUniforms,
  eye: { value: Vector3 },
) {
  const { cover, size, fine } = patch
  const [onA, onB] = coverMask(cover.on)
  const soft = softness[cover.kind]
  const ground = scene.ground.palette[cover.on[0] ?? 0]
  const colour = new Vector3(...lightOf(cover.colour))
  const second = cover.second ? new Vector3(...lightOf(cover.second)) : colour.clone().multiplyScalar(1.3)
  const isFlower = cover.kind === 'flowers'
  const stem = new Vector3(...lightOf('#5f8a3a'))
  return surfaceMaterial({
    name: `cover: ${cover.kind}`,
    air,
    side: DoubleSide,
    uniforms: {
      ...maps.uniforms,
      uOnA: { value: onA },
      uOnB: { value: onB },
      uPatchEye: eye,
      /** Size of the patch, height of a piece, where it is thinned out for the finer patch inside it. */
      uPatch: { value: new Vector3(size, cover.height, fine ? 0 : size / farTimes) },
      // Petals of meadows are of both colours.
      uFirst: { value: isFlower ? stem : colour },
      uSecond: { value: isFlower ? colour : second },
      uThird: { value: isFlower ? second : colour },
      uGroundColour: { value: new Vector3(...lightOf(ground?.colour ?? cover.colour)) },
    },
    vertexHead: /* glsl */ `
      attribute float hue;
      attribute float lean;
      attribute vec4 own;
      uniform vec4 uOnA, uOnB;
      uniform vec3 uPatchEye, uPatch, uFirst, uSecond, uThird, uGroundColour;
      varying vec3 vColour;
      varying float vLow;
      ${groundMapsGlsl}
    `,
    vertexBody: /* glsl */ `
      vec2 spot = own.xy * uPatch.x;
      spot += uPatch.x * floor((uPatchEye.xz - spot) / uPatch.x + 0.5);
      float away = length(spot - uPatchEye.xz);
      vec4 here = textureLod(uNoise, spot * 0.13, 0.0);
      vec4 there = textureLod(uNoise, spot * 0.11 + 0.5, 0.0);
      vec2 uv = groundUv(spot + (vec2(here.g, there.r) - 0.5) * 2.2);
      float grows = dot(texture2D(uWeightsA, uv), uOnA) + dot(texture2D(uWeightsB, uv), uOnB);
      float wide = textureLod(uNoise, spot * 0.0125, 0.0).r;
      float patchy = ${isFlower ? 'smoothstep(0.48, 0.6, textureLod(uNoise, spot * 0.02 + 0.3, 0.0).g)' : 'smoothstep(0.2, 0.45, here.g * 0.6 + wide * 0.5)'};
      float there_ = step(own.z * 0.5 + 0.4, grows) * step(own.w, 0.25 + 0.75 * patchy);
      float height = groundHeight(spot);
      there_ *= ${soft.wet ? '1.0' : 'step(0.12, aboveWater(vec3(spot.x, height, spot.y)))'};
      there_ *= step(0.62, groundShade(spot) + own.z * 0.3);
      there_ *= step(max(abs(spot.x), abs(spot.y)), uGroundForm.x * 0.5);
      float edge = 1.0 - smoothstep(0.34, 0.5, away / uPatch.x);
      edge *= uPatch.z > 0.0 ? smoothstep(uPatch.z * 0.3, uPatch.z * 0.46, away) : 1.0;
      float grown = there_ * edge * (0.65 + 0.7 * own.w);
      float angle = own.z * 6.2831853;
      mat2 turned = mat2(cos(angle), -sin(angle), sin(angle), cos(angle));
      vec3 point = position * uPatch.y * grown * vec3(${fine ? '1.0, 1.0, 1.0' : '1.7, 1.05, 1.7'});
      point.xz = turned * point.xz;
      float gust = textureLod(uNoise, spot * 0.012 - uWind.xz * uTime * 0.045, 0.0).r;
      float beat = gust * 1.6 - 0.35 + sin(uTime * 2.1 + own.z * 20.0 + spot.x * 0.6) * 0.16 * uWind.y;
      float top = lean * lean;
      vec2 bend = uWind.xz * beat * ${soft.bends.toFixed(2)};
      ${cover.kind === 'seaweed' ? 'bend += vec2(sin(uTime * 0.9 + lean * 3.0 + own.z * 9.0), cos(uTime * 0.7 + lean * 2.6 + own.w * 9.0)) * 0.16;' : ''}
      // It makes way for whoever walks through.
      vec2 aside = spot - uPatchEye.xz;
      bend += aside / max(away, 0.1) * 0.5 * (1.0 - smoothstep(0.2, 0.95, away)) * ${soft.bends > 0 ? '1.0' : '0.0'};
      point.xz += bend * top * uPatch.y * grown;
      point.y -= dot(bend, bend) * 0.35 * top * uPatch.y * grown;
      worldPosition = vec4(spot.x + point.x, height + point.y - 0.015, spot.y + point.z, 1.0);
      worldNormal = normalize(vec3(turned * position.xz * 0.5, 1.1).xzy);
      vec3 tone = hue < 0.5 ? uFirst : hue < 1.5 ? ${isFlower ? 'mix(uSecond, uThird, step(0.5, fract(own.z * 7.0)))' : 'uSecond'} : hue < 2.5 ? vec3(0.9, 0.6, 0.1) : vec3(0.16, 0.09, 0.05);
      ${isFlower || !['grass', 'tall-grass', 'clover'].includes(cover.kind) ? '' : 'tone = mix(tone, uSecond, smoothstep(0.4, 0.62, wide) * 0.5);'}
      vLow = clamp(lean, 0.0, 1.0);
      // Roots have the ground's colour, so that nobody sees where it begins and ends.
      float rooted = ${isFlower ? '0.0' : cover.kind === 'pebbles' || cover.kind === 'leaves' ? '0.1' : '(1.0 - vLow) * 0.6'};
      vColour = mix(tone, uGroundColour, max(rooted, ${isFlower ? '0.0' : '0.45 * smoothstep(0.15, 0.5, away / uPatch.x)'}));
      vColour *= 0.86 + 0.28 * own.w;
    `,
    fragmentHead: /* glsl */ `
      varying vec3 vColour;
      varying float vLow;
    `,
    fragmentBody: /* glsl */ `
      s.colour = vColour * (1.0 - 0.2 * uWet);
      s.thin = ${soft.thin.toFixed(2)};
      s.open = ${soft.bends > 0.1 ? '0.62 + 0.38 * vLow' : '0.9'};
      s.roughness = 0.8;
    `,
  })
}

/** Grass, flowers and pebbles around the eye. */
export function showCovers(scene: Scene, maps: GroundMaps, air: AirUniforms) {
  const group = new Group()
  const eye = { value: new Vector3() }
  const patches = coverPatches(scene).map((patch) => {
    const geometry = patchGeometry(patch)
    const mesh = new Mesh(geometry, patchMaterial(patch, scene, maps, air, eye))
    mesh.name = `cover: ${patch.cover.kind}`
    mesh.frustumCulled = false
    mesh.receiveShadow = true
    group.add(mesh)
    return { patch, mesh, geometry }
  })
  return {
    group,
    follow(at: Place) {
      eye.value.set(...at)
    },
    /** Beside usual (1): how many of the pieces are shown. They lie in no order, so the first ones do. */
    setDensity(share: number) {
      for (const { patch, geometry } of patches)
        geometry.instanceCount = Math.max(1, Math.floor(patch.count * share))
    },
    dispose() {
      for (const { mesh, geometry } of patches) {
        geometry.dispose()
        mesh.material.dispose()
      }
    },
  }
}
