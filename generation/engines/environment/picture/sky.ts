import type { Scene } from '@makebelieve/kit/environment/scene'
import { smoothStep } from '@makebelieve/kit/environment/view/atmosphere/colours'
import { directionOf, type SkyNow } from '@makebelieve/kit/environment/view/atmosphere/sky-now'
import { light } from '@makebelieve/shapes/materials/colour'
import { noise } from '@makebelieve/shapes/materials/noise'

/** The colour of the sky in a direction, written into `out`; `haze` is that of far things, without sun, clouds and stars. */
export type SkyColour = (x: number, y: number, z: number, haze: boolean, out: Float32Array) => void

export function skyInto({ sky: told, around }: Scene, sky: SkyNow): SkyColour {
  const [sx, sy, sz] = sky.toSun
  const isOpen = around === 'outdoors' || around === 'void'
  const moons = told.moons.map(({ yaw, pitch, size, colour }) => ({
    at: directionOf(yaw, pitch),
    edge: Math.cos(0.03 * size),
    light: light(colour),
  }))
  return (x, y, z, haze, out) => {
    const up = smoothStep(0, 0.5, y)
    const toSun = Math.max(0, x * sx + y * sy + z * sz)
    const glow = toSun ** 8 * 0.45 * (1 - up)
    const [fogR, fogG, fogB] = sky.fog
    if (haze || !isOpen) {
      out[0] = fogR + (sky.glow[0] ?? 0) * glow * 0.5
      out[1] = fogG + (sky.glow[1] ?? 0) * glow * 0.5
      out[2] = fogB + (sky.glow[2] ?? 0) * glow * 0.5
      return
    }
    const disc = toSun > 0.9985 ? 4 : toSun ** 200 * 0.8
    for (let k = 0; k < 3; k++) {
      const base = (sky.horizon[k] ?? 0) + ((sky.zenith[k] ?? 0) - (sky.horizon[k] ?? 0)) * up
      out[k] = base + (sky.glow[k] ?? 0) * (glow + disc * (sy > -0.05 ? 1 : 0))
    }
    if (sky.stars > 0.05 && y > 0) {
      const cell = noise(x * 230, y * 230, z * 230)
      if (cell > 0.8) for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + (cell - 0.8) * 6 * sky.stars
    }
    for (const moon of moons) {
      const near = x * moon.at[0] + y * moon.at[1] + z * moon.at[2]
      if (near > moon.edge) for (let k = 0; k < 3; k++) out[k] = (moon.light[k] ?? 0) * 0.95
    }
    if (told.clouds > 0.02 && y > 0.03) {
      const [u, v] = [(x / y) * 0.9, (z / y) * 0.9]
      const puff =
        noise(u, 3.1, v) * 0.6 + noise(u * 2.3, 7.7, v * 2.3) * 0.3 + noise(u * 5.1, 1.3, v * 5.1) * 0.15
      const cover =
        smoothStep(0.42 - told.clouds * 0.9, 0.75 - told.clouds * 0.8, puff) * smoothStep(0.03, 0.2, y)
      for (let k = 0; k < 3; k++)
        out[k] = (out[k] ?? 0) + ((sky.cloudLit[k] ?? 0) - (out[k] ?? 0)) * cover * 0.85
    }
  }
}
