import type { Values } from '@makebelieve/kit/simulation/system'
import { radians } from '../paint.ts'

/** A flash of light followed on its way, in cm from where it meets the surface; y is up. */
export type Flash = {
  /** In nanoseconds. */
  time: number
  x: number
  y: number
  /** How far the flash that goes back has come since the surface. */
  back: number
  through: boolean
}

/** Refractive indices for yellow light (589 nm). */
export const media = [
  { name: 'air', index: 1.0003, paint: '#F4F1E4' },
  { name: 'water', index: 1.333, paint: '#BFE3F2' },
  { name: 'glass', index: 1.517, paint: '#CFE8DC' },
  { name: 'diamond', index: 2.417, paint: '#DCD8F5' },
] as const

/** In a vacuum, in cm per nanosecond. */
export const lightSpeed = 29.9792458
export const start = 20

export const mediaOf = ({ from = 0, into = 1 }: Values) =>
  [media[Math.round(from)] ?? media[0], media[Math.round(into)] ?? media[1]] as const

/** The light's waves must fit together along the surface: that alone gives the way on. `total` if none can fit. */
export function bent(values: Values): { cosIn: number; cosOut: number; sinOut: number; total: boolean } {
  const [a, b] = mediaOf(values)
  const angle = radians(values.angle ?? 45)
  const sinOut = (a.index * Math.sin(angle)) / b.index
  const total = sinOut >= 1
  return {
    cosIn: Math.cos(angle),
    cosOut: total ? 0 : Math.sqrt(1 - sinOut * sinOut),
    sinOut: Math.min(1, sinOut),
    total,
  }
}

/** Shares of the light, by Fresnel's amplitudes: what is thrown back and, on its own, what goes on. */
export function shares(values: Values): { back: number; on: number } {
  const [a, b] = mediaOf(values)
  const { cosIn, cosOut, total } = bent(values)
  if (total) return { back: 1, on: 0 }
  const [across, along] = [a.index * cosIn + b.index * cosOut, b.index * cosIn + a.index * cosOut]
  const wide = (b.index * cosOut) / (a.index * cosIn)
  const s = {
    back: ((a.index * cosIn - b.index * cosOut) / across) ** 2,
    on: wide * ((2 * a.index * cosIn) / across) ** 2,
  }
  const p = {
    back: ((b.index * cosIn - a.index * cosOut) / along) ** 2,
    on: wide * ((2 * a.index * cosIn) / along) ** 2,
  }
  const kind = Math.round(values.polarised ?? 0)
  if (kind === 1) return s
  if (kind === 2) return p
  return { back: (s.back + p.back) / 2, on: (s.on + p.on) / 2 }
}
