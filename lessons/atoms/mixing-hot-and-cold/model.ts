import type { Values } from '@makebelieve/kit/simulation/system'

/** Temperatures of the hot thing and of the water in °C, what went to the room in J, and what was seen. */
export type Mixing = {
  time: number
  steps: number
  hot: number
  cold: number
  lost: number
  trail: [time: number, hot: number, cold: number][]
}

/** J/(g·K) at room temperature: OpenStax College Physics, table 14.1. */
export const things = [
  { name: 'water in a thin bag', short: 'hot water', capacity: 4.186, paint: '#F0A58F' },
  { name: 'aluminium', short: 'aluminium', capacity: 0.9, paint: '#C9CDD6' },
  { name: 'granite', short: 'granite', capacity: 0.84, paint: '#A79A95' },
  { name: 'iron', short: 'iron', capacity: 0.452, paint: '#7C7E88' },
  { name: 'copper', short: 'copper', capacity: 0.387, paint: '#D9813F' },
  { name: 'lead', short: 'lead', capacity: 0.128, paint: '#8E93A6' },
] as const

export const room = 20
const water = 4.186
/** Through the surface of the hot thing, in W/K. */
export const contact = 25

export const thingOf = ({ thing = 4 }: Values) => things[Math.round(thing)] ?? things[4]

/** Heat capacities in J/K. */
export const hotCapacity = (values: Values) => (values.hotMass ?? 300) * thingOf(values).capacity
export const coldCapacity = ({ coldMass = 300 }: Values) => coldMass * water

/** Water is never hotter than boiling. */
export const hotAtFirst = (values: Values) =>
  Math.round(values.thing ?? 4) === 0 ? Math.min(100, values.hot ?? 90) : (values.hot ?? 90)
