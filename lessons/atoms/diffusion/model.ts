import type { Values } from '@makebelieve/kit/simulation/system'

/** Dots that wander, the colour along the dish as a curve, and what was seen so far. In mm and minutes. */
export type Diffusion = {
  time: number
  steps: number
  x: number[]
  y: number[]
  /** Colour in each slice of the dish from left to right; all together 1. */
  slices: number[]
  first: number
  path: [x: number, y: number][]
  trail: [time: number, width: number][]
}

/** The dish reaches from −10 to 10 mm both ways. */
export const half = 10
export const sliceCount = 100
export const slice = (2 * half) / sliceCount

/** Of water, in Pa·s. Vogel's formula, right to 2.5% from 0 to 370 °C. */
export const viscosity = (celsius: number) => 2.414e-5 * 10 ** (247.8 / (celsius + 133.15))

/** In mm² per minute: Stokes and Einstein. */
export function spreading({ temperature = 20, radius = 0.4, thick = 1 }: Values): number {
  const drag = 6 * Math.PI * thick * viscosity(temperature) * radius * 1e-9
  return ((1.380649e-23 * (temperature + 273.15)) / drag) * 1e6 * 60
}

/** How wide the colour is: the root of its mean square distance from the middle line, in mm. */
export function widthOf(slices: readonly number[]): number {
  const sum = slices.reduce((all, share, i) => {
    const x = (i + 0.5) * slice - half
    return all + share * x * x
  }, 0)
  return Math.sqrt(sum)
}
