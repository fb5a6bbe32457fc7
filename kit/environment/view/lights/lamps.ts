import {
  AdditiveBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { Lamp, Place, Scene } from '../../scene.ts'
import { lightOf, smoothStep } from '../atmosphere/colours.ts'
import { airGlsl } from '../shading/air-glsl.ts'
import { type AirUniforms, lampCount } from '../shading/air-uniforms.ts'

/** How brightly a lamp burns: those of the night come on at dusk. */
export const burning = (lamp: Lamp, dusk: number): number =>
  lamp.when === 'always' ? 1 : smoothStep(0.15, 0.7, dusk)

/** Which lamps light up what is around the eye: those whose light ends nearest to it. */
export function nearestLamps(lamps: readonly Lamp[], eye: Place): number[] {
  return lamps
    .map(({ at, range }, index) => ({
      index,
      away: Math.hypot(at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]) - range,
    }))
    .sort((one, other) => one.away - other.away)
    .slice(0, lampCount)
    .map(({ index }) => index)
}

const flicker = (time: number, index: number): number =>
  0.86 + 0.09 * Math.sin(time * 9.1 + index * 2.3) + 0.05 * Math.sin(time * 23.7 + index * 5.1)

function haloMesh(lamps: readonly Lamp[], air: AirUniforms) {
  const shown = lamps.filter(({ halo }) => halo !== undefined && halo > 0)
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(2, 2)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const places = new Float32Array(shown.flatMap(({ at, halo }) => [...at, halo ?? 1]))
  const colours = new Float32Array(
    shown.flatMap(({ colour, when, flickers, strength }) => [
      ...lightOf(colour).map((channel) => channel * Math.min(1.5, strength)),
      (when === 'always' ? 1 : 0) + (flickers ? 2 : 0),
    ]),
  )
  geometry.setAttribute('lamp', new InstancedBufferAttribute(places, 4))
  geometry.setAttribute('light', new InstancedBufferAttribute(colours, 4))
  geometry.instanceCount = shown.length
  const material = new ShaderMaterial({
    name: 'halos',
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { ...air },
    vertexShader: /* glsl */ `
      ${airGlsl}
      attribute vec4 lamp;
      attribute vec4 light;
      varying vec2 vSpot;
      varying vec3 vLight;
      void main() {
        vec4 middle = viewMatrix * vec4(lamp.xyz, 1.0);
        float away = length(middle.xyz);
        float isAlways = step(0.5, mod(light.w, 2.0));
        float flickers = step(1.5, light.w);
        float on = max(isAlways * (0.3 + 0.7 * max(uDusk, uInside)), smoothstep(0.15, 0.7, uDusk));
        on *= 1.0 - flickers * (0.12 + 0.1 * sin(uTime * 9.1 + lamp.x * 3.0));
        // Toward the eye, so that the lamp's own glass does not cut it.
        middle.xyz *= 1.0 - min(0.35, lamp.w * 0.5) / max(away, 0.4);
        float size = lamp.w * (1.0 + away * 0.012);
        middle.xy += position.xy * size;
        gl_Position = projectionMatrix * middle;
        vSpot = position.xy;
        vLight = light.rgb * on * mix(1.0, 0.25, hazeShare(away));
      }
    `,
    fragmentShader: /* glsl */ `
      varying vec2 vSpot;
      varying vec3 vLight;
      void main() {
        float r = length(vSpot);
        float soft = max(1.0 - r, 0.0);
        float glow = soft * soft * soft * 0.42 + exp(-r * r * 40.0) * 0.9;
        gl_FragColor = vec4(sqrt(vLight) * glow, 1.0);
      }
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'halos'
  mesh.frustumCulled = false
  mesh.renderOrder = 8
  mesh.visible = shown.length > 0
  return { mesh, geometry, material }
}

/** Lamps: the nearest light up what is around them, all have their halo. */
export function showLamps(scene: Scene, air: AirUniforms) {
  const { lamps } = scene
  const lights = lamps.map(({ colour }) => lightOf(colour))
  const { mesh, geometry, material } = haloMesh(lamps, air)
  let chosen: number[] = []
  return {
    mesh,
    choose(eye: Place) {
      chosen = nearestLamps(lamps, eye)
    },
    /** What is carried comes first: it is what one sees by. */
    burn(time: number, dusk: number, carried: readonly Lamp[] = []) {
      const fixed = chosen.flatMap((number) => lamps[number] ?? [])
      const burns = carried.length === 0 ? fixed : [...carried, ...fixed].slice(0, lampCount)
      air.uLampsOn.value = burns.length
      burns.forEach((lamp, slot) => {
        const number = chosen[slot - carried.length] ?? slot
        const light = slot < carried.length ? lightOf(lamp.colour) : lights[number]
        if (!light) return
        const strength =
          lamp.strength * burning(lamp, dusk) * (lamp.flickers ? flicker(time, number) : 1) * 2.3
        air.uLampAt.value[slot]?.set(...lamp.at, Math.max(0.5, lamp.range))
        air.uLampColour.value[slot]?.set(light[0] * strength, light[1] * strength, light[2] * strength)
      })
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
