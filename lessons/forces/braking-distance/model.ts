import type { Values } from '@makebelieve/kit/simulation/system'

/** Way since the driver saw the ducks, speed, and what belongs to thinking; metres and seconds. */
export type Stop = {
  way: number
  speed: number
  time: number
  thought: number
  /** Speed at the ducks; below zero as long as they were not reached. */
  hit: number
}

/** How well tyres hold: the share of the weight with which a road can brake. */
export const roads = [
  { name: 'dry', grip: 0.67 },
  { name: 'wet', grip: 0.34 },
  { name: 'snow', grip: 0.2 },
  { name: 'ice', grip: 0.07 },
] as const
export const roadOf = ({ road = 0 }: Values) => roads[Math.round(road)] ?? roads[0]

/** The road is followed so far, in metres. */
export const farthest = 480

/** How fast it gets slower with the brakes on, in m/s²; uphill helps. */
export function brakingOf(values: Values): number {
  const angle = Math.atan((values.slope ?? 0) / 100)
  return 9.81 * (roadOf(values).grip * Math.cos(angle) + Math.sin(angle))
}

/** What the formula of driving schools says. */
export function needed(kmh: number, values: Values): { thinking: number; braking: number } {
  const speed = kmh / 3.6
  return { thinking: speed * (values.reaction ?? 0.7), braking: speed ** 2 / (2 * brakingOf(values)) }
}
