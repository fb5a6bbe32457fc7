import type { Values } from '@makebelieve/kit/simulation/system'

/** How deep the magnet is below the top of the pipe, in metres, how fast it falls, and the twin that is no magnet. */
export type Falling = {
  depth: number
  speed: number
  heat: number
  twin: number
  entered: number
  left: number
  time: number
  steps: number
  trail: [time: number, speed: number][]
}

/** The pipe is a metre long; both begin 5 cm above it and end on a cushion 12 cm below. */
export const pipe = { long: 1, above: 0.05, below: 0.12, ring: 0.002 } as const
export const gravity = 9.81
const vacuum = 4e-7 * Math.PI

/** How well they conduct, in S/m at 20 °C; copper in liquid nitrogen some eight times better. */
export const metals = [
  { name: 'plastic', conducts: 0, colour: '#CFE3EE' },
  { name: 'brass', conducts: 1.59e7, colour: '#D9B650' },
  { name: 'aluminium', conducts: 3.77e7, colour: '#C3C9CF' },
  { name: 'copper', conducts: 5.96e7, colour: '#D08A54' },
  { name: 'copper at −196 °C', conducts: 4.8e8, colour: '#A8B9DB' },
] as const

export const metalOf = ({ metal = 3 }: Values) => metals[Math.round(metal)] ?? metals[3]

/** How much the magnet's flux through a ring changes for each metre that it moves, in T·m. */
export function fluxSlope(away: number, { moment = 0.8, radius = 10 }: Values): number {
  const a = radius * 0.001
  return (-1.5 * vacuum * moment * a * a * away) / (away * away + a * a) ** 2.5
}

/**
 * The drag for each metre a second: the pipe is a stack of rings. In each the moving magnet makes a voltage, the voltage drives
 * a current, and the current pushes the magnet back.
 */
export function dragAt(depth: number, values: Values): number {
  const { conducts } = metalOf(values)
  if (conducts === 0) return 0
  const { radius = 10, wall = 2 } = values
  const reach = radius * 0.006
  // Sections that a ring's current passes, over the way round.
  const lets = (conducts * wall * 0.001 * pipe.ring) / (2 * Math.PI * radius * 0.001)
  const first = Math.max(0, Math.floor((depth - reach) / pipe.ring))
  const last = Math.min(Math.round(pipe.long / pipe.ring) - 1, Math.ceil((depth + reach) / pipe.ring))
  let sum = 0
  for (let i = first; i <= last; i++) sum += fluxSlope((i + 0.5) * pipe.ring - depth, values) ** 2
  return sum * lets
}
