import type { Place, Scene, Sky } from '../../scene.ts'
import { brightnessOf, type Light, lightOf, mixLight, scaleLight, smoothStep, tintLight } from './colours.ts'
import { type SkyKey, skyKeys } from './sky-keys.ts'

/** Sky and light of one hour. */
export type SkyNow = {
  /** Where the sun is, also below the horizon. */
  toSun: Place
  /** Where the light comes from that casts shadows: the sun, or the moon. */
  toLight: Place
  light: Light
  zenith: Light
  horizon: Light
  glow: Light
  /** From above, and back from the ground. */
  ambientUp: Light
  ambientDown: Light
  cloudLit: Light
  cloudShade: Light
  stars: number
  /** 0 by day, 1 in the night: lamps and windows. */
  dusk: number
  fog: Light
  /** Whether `fog` was told and the sky's own horizon does not count. */
  fogIsOwn: boolean
}

/** The sun's highest stand: lower than overhead, so that shadows tell the shape of things at noon too. */
const noonHeight = 0.86

/** As a Pose looks: yaw 0 is -z. */
export const directionOf = (yaw: number, pitch: number): Place => [
  -Math.sin(yaw) * Math.cos(pitch),
  Math.sin(pitch),
  -Math.cos(yaw) * Math.cos(pitch),
]

/** A summer's day: evenings are long, and 'sunset' at half past six still has a sun. */
const sunrise = 5.9
const sunset = 18.9

/** Half turns since noon: -0.5 at sunrise, 0.5 at sunset, 1 at midnight. */
function turnAt(hour: number): number {
  if (hour < sunrise) return turnAt(hour + 24) - 2
  if (hour <= 12) return (hour - 12) / (12 - sunrise) / 2
  if (hour <= sunset) return (hour - 12) / (sunset - 12) / 2
  return 0.5 + (hour - sunset) / (24 - sunset + sunrise)
}

/** Stands at `sunYaw` at noon. */
export const sunAt = (sunYaw: number, hour: number): Place => {
  const turn = turnAt(hour) * Math.PI
  const noon = directionOf(sunYaw, noonHeight)
  const west = directionOf(sunYaw - Math.PI / 2, 0)
  const up = Math.cos(turn)
  const aside = Math.sin(turn)
  return [noon[0] * up + west[0] * aside, noon[1] * up, noon[2] * up + west[2] * aside]
}

const mixKeys = (from: SkyKey, to: SkyKey, share: number): SkyKey => ({
  sine: from.sine + (to.sine - from.sine) * share,
  zenith: mixLight(from.zenith, to.zenith, share),
  horizon: mixLight(from.horizon, to.horizon, share),
  glow: mixLight(from.glow, to.glow, share),
  sun: mixLight(from.sun, to.sun, share),
  sunStrength: from.sunStrength + (to.sunStrength - from.sunStrength) * share,
  ambient: mixLight(from.ambient, to.ambient, share),
  ambientStrength: from.ambientStrength + (to.ambientStrength - from.ambientStrength) * share,
})

const keyAt = (kind: Sky['kind'], sine: number): SkyKey => {
  const keys = skyKeys[kind]
  const above = keys.findIndex((key) => key.sine > sine)
  const first = keys[0]
  const last = keys[keys.length - 1]
  if (!first || !last) throw new Error(`No colours for the sky '${kind}'`)
  if (above === 0) return first
  const from = keys[above - 1]
  const to = keys[above]
  if (!from || !to) return last
  return mixKeys(from, to, smoothStep(from.sine, to.sine, sine))
}

/** What was asked for is how it looks at the scene's own hour; other hours are as much darker as the sky is. */
const asTold = (told: string | undefined, own: Light, ownThen: Light): Light => {
  if (!told) return own
  const darker = brightnessOf(own) / Math.max(0.004, brightnessOf(ownThen))
  return mixLight(scaleLight(lightOf(told), Math.min(1.6, Math.max(0.03, darker))), own, 0.12)
}

const grey = (light: Light, share: number): Light => {
  const level = brightnessOf(light)
  return mixLight(light, [level * 0.96, level, level * 1.05], share)
}

export function skyAt(scene: Pick<Scene, 'sky' | 'air' | 'around'>, hour: number): SkyNow {
  const { sky, air } = scene
  const toSun = sunAt(sky.sunYaw, hour)
  const key = keyAt(sky.kind, toSun[1])
  const then = keyAt(sky.kind, sunAt(sky.sunYaw, sky.hour)[1])
  const tint: Light = air.tint ? mixLight([1, 1, 1], lightOf(air.tint), 0.45) : [1, 1, 1]
  const overcast = sky.kind === 'space' ? 0 : smoothStep(0.55, 1, sky.clouds)
  const isDay = smoothStep(-0.06, 0.02, toSun[1])
  // Windows are lit before the sun has gone.
  const dusk = sky.kind === 'space' ? 0.6 : 1 - smoothStep(-0.12, 0.22, toSun[1])

  const horizon = grey(asTold(sky.horizon, key.horizon, then.horizon), overcast * 0.75)
  const zenith = mixLight(
    grey(asTold(sky.zenith, key.zenith, then.zenith), overcast * 0.85),
    horizon,
    overcast * 0.45,
  )
  const cloudTint: Light = sky.cloudColour ? mixLight([1, 1, 1], lightOf(sky.cloudColour), 0.8) : [1, 1, 1]
  const moon = sky.moons[0]
  const toMoon =
    moon && moon.pitch > 0.15 ? directionOf(moon.yaw, moon.pitch) : directionOf(sky.sunYaw + 0.9, 0.85)
  const isSun = toSun[1] > -0.02 || sky.kind === 'space'
  // The sun's and the moon's light change places while both are weak, so that shadows do not jump.
  const handover =
    sky.kind === 'space' ? 1 : isSun ? smoothStep(-0.02, 0.06, toSun[1]) : smoothStep(0.02, 0.12, -toSun[1])
  const light = tintLight(
    scaleLight(
      grey(key.sun, overcast * 0.5),
      key.sunStrength * sky.sunStrength * handover * (1 - overcast * 0.68),
    ),
    tint,
  )
  // In a room light comes back from every wall: no corner of it is black.
  const inside = scene.around === 'indoors' ? 1.3 : 1
  const hue: Light = scene.around === 'indoors' ? mixLight(key.ambient, [0.62, 0.58, 0.52], 0.4) : key.ambient
  const ambient = tintLight(
    scaleLight(hue, key.ambientStrength * air.ambient * inside * (1 + overcast * 0.25)),
    tint,
  )
  const toLight: Place = isSun
    ? sky.kind === 'space'
      ? directionOf(sky.sunYaw, 0.6)
      : [toSun[0], Math.max(toSun[1], 0.07), toSun[2]]
    : toMoon

  return {
    toSun: sky.kind === 'space' ? toLight : toSun,
    toLight,
    light,
    zenith,
    horizon,
    glow: grey(key.glow, overcast * 0.8),
    ambientUp: ambient,
    ambientDown: scaleLight(
      mixLight(ambient, tintLight(light, [0.3, 0.27, 0.22]), 0.35 * isDay),
      inside > 1 ? 0.8 : 0.62,
    ),
    cloudLit: scaleLight(
      mixLight(
        tintLight(mixLight(key.glow, [1, 1, 1], 0.55 * isDay), cloudTint),
        horizon,
        0.1 + overcast * 0.55,
      ),
      1 + 0.25 * isDay * (1 - overcast),
    ),
    cloudShade: tintLight(scaleLight(mixLight(zenith, horizon, 0.82), 0.94), cloudTint),
    stars: sky.kind === 'space' ? Math.max(0.6, sky.stars) : sky.stars * smoothStep(0.02, 0.16, -toSun[1]),
    dusk,
    fog: asTold(air.fogColour, horizon, then.horizon),
    fogIsOwn: air.fogColour !== undefined,
  }
}
