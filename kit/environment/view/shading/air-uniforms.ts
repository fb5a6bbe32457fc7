import { type IUniform, type Texture, Vector3, Vector4 } from 'three'
import type { Scene, Water } from '../../scene.ts'
import { type Light, lightOf } from '../atmosphere/colours.ts'
import type { SkyNow } from '../atmosphere/sky-now.ts'

/** How many lamps light up what is around them at once; the nearest ones do. */
export const lampCount = 10

/** What every shader of the view knows about the air and the light; one set, shared by all materials. */
export type AirUniforms = ReturnType<typeof airUniforms>

const vector = () => ({ value: new Vector3() })
const number = (value = 0) => ({ value })

export function airUniforms(noise: Texture) {
  return {
    uNoise: { value: noise },
    uTime: number(),
    uZenith: vector(),
    uHorizon: vector(),
    uGlow: vector(),
    uToSun: vector(),
    uToLight: vector(),
    uLight: vector(),
    uAmbientUp: vector(),
    uAmbientDown: vector(),
    uCloudLit: vector(),
    uCloudShade: vector(),
    /** How much of the sky they cover. */
    uClouds: number(),
    uStars: number(),
    uDusk: number(),
    /** A lightning's light, which is gone at once. */
    uFlash: number(),
    /** The fog's own colour, and how much it counts beside the sky's. */
    uFog: { value: new Vector4() },
    /** Where things are half lost, in metres. */
    uSight: number(100),
    /** Along x and z, metres of bending at the top of a tree. */
    uWind: { value: new Vector3() },
    /** Rain lies on what looks up. */
    uWet: number(),
    /** 1 when the eye is under water, and the water's colour. */
    uUnder: number(),
    uUnderColour: vector(),
    /** Where the water's surface is. */
    uWaterLevel: number(-1e5),
    /** Between which x and z that surface is. */
    uWaterBox: { value: new Vector4(1e5, 1e5, -1e5, -1e5) },
    /** 1 inside rooms and caves: nothing mirrors the sky. */
    uInside: number(),
    /** Lava lights up what is near: its colour and level, and between which x and z it is. */
    uLava: { value: new Vector4(0, 0, 0, -1e5) },
    uLavaBox: { value: new Vector4(0, 0, 0, 0) },
    uLampAt: { value: Array.from({ length: lampCount }, () => new Vector4(0, -1e5, 0, 1)) },
    uLampColour: { value: Array.from({ length: lampCount }, () => new Vector3()) },
    uLampsOn: number(),
  } satisfies Record<string, IUniform>
}

const setLight = (uniform: { value: Vector3 }, light: Light) => uniform.value.set(...light)

/** Hands over what the hour changes. */
export function setSky(air: AirUniforms, now: SkyNow): void {
  setLight(air.uZenith, now.zenith)
  setLight(air.uHorizon, now.horizon)
  setLight(air.uGlow, now.glow)
  setLight(air.uToSun, now.toSun)
  setLight(air.uToLight, now.toLight)
  air.uToLight.value.normalize()
  setLight(air.uLight, now.light)
  setLight(air.uAmbientUp, now.ambientUp)
  setLight(air.uAmbientDown, now.ambientDown)
  setLight(air.uCloudLit, now.cloudLit)
  setLight(air.uCloudShade, now.cloudShade)
  air.uStars.value = now.stars
  air.uDusk.value = now.dusk
  const own = now.fogIsOwn || air.uInside.value > 0.5
  const fog: Light = now.fogIsOwn
    ? now.fog
    : [now.ambientUp[0] * 0.5, now.ambientUp[1] * 0.5, now.ambientUp[2] * 0.5]
  air.uFog.value.set(...fog, own ? 0.85 : 0)
}

/** Between which x and z a water is, and some metres more. */
function boxOf({ outline }: Water, more: number): [number, number, number, number] {
  if (!outline) return [-1e5, -1e5, 1e5, 1e5]
  const [x, z] = [outline.map((corner) => corner[0]), outline.map((corner) => corner[1])]
  return [Math.min(...x) - more, Math.min(...z) - more, Math.max(...x) + more, Math.max(...z) + more]
}

/** Hands over what never changes in a scene. */
export function setAir(air: AirUniforms, scene: Scene): void {
  const { particles } = scene.air
  air.uClouds.value = scene.sky.clouds
  air.uSight.value = scene.air.sight
  air.uInside.value = scene.around === 'indoors' ? 1 : 0
  const rain = particles.find(({ kind }) => kind === 'rain')
  air.uWet.value = rain && scene.around === 'outdoors' ? Math.min(1, 0.5 + rain.amount * 0.5) : 0
  if (scene.around === 'underwater') {
    air.uWaterLevel.value = 1e4
    air.uWaterBox.value.set(-1e5, -1e5, 1e5, 1e5)
  }
  const lava = scene.waters.find(({ stuff }) => stuff === 'lava')
  if (lava) {
    air.uLava.value.set(...lightOf(lava.colour), lava.level)
    air.uLavaBox.value.set(...boxOf(lava, 0))
  }
  const water = scene.waters.find(({ stuff }) => stuff === 'water' || stuff === 'swamp')
  if (!water) return
  air.uWaterLevel.value = water.level
  air.uWaterBox.value.set(...boxOf(water, 3))
  air.uUnderColour.value.set(...lightOf(water.colour))
}

/** It always comes from one side, a little more from there than from here. */
export function setWind(air: AirUniforms, scene: Scene, isStill: boolean): void {
  const blows = isStill ? 0 : Math.min(2.5, scene.air.wind)
  air.uWind.value.set(blows * 0.86, blows, blows * 0.5)
}
