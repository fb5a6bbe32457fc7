import type { Values } from '@makebelieve/kit/simulation/system'

/** Place and velocity about the middle of the planet; kilometres and seconds. */
export type Shot = {
  x: number
  y: number
  vx: number
  vy: number
  time: number
  landed: boolean
  farthest: number
  /** How far round it has gone, in radians; when it last passed the mountain, and how long a round took, in seconds. */
  round: number
  lastPass: number
  period: number
  trail: [number, number][]
}

/** Radius in km, and gravity as the product of mass and constant, in km³/s². */
export const planets = [
  { name: 'the Moon', radius: 1737.4, pull: 4902.8, colour: '#C9C6D2', land: '#A9A6B4' },
  { name: 'Mars', radius: 3389.5, pull: 42_828.4, colour: '#D98A5B', land: '#B5653A' },
  { name: 'the Earth', radius: 6371, pull: 398_600.4, colour: '#7FC4E8', land: '#5E9E4B' },
] as const
export const planetOf = ({ planet = 2 }: Values) => planets[Math.round(planet)] ?? planets[2]

/** It is followed so many radii out. */
export const reach = 9

export const circular = (values: Values) =>
  Math.sqrt(planetOf(values).pull / (planetOf(values).radius + (values.height ?? 400)))

/** The ellipse that a start makes: half its long axis in km, or nothing when it leaves forever. */
export function ellipse(values: Values): { half: number; period: number } | undefined {
  const { pull, radius } = planetOf(values)
  const energy = (values.speed ?? 7) ** 2 / 2 - pull / (radius + (values.height ?? 400))
  if (energy >= 0) return undefined
  const half = -pull / (2 * energy)
  return { half, period: 2 * Math.PI * Math.sqrt(half ** 3 / pull) }
}
