import type { Values } from '@makebelieve/kit/simulation/system'

/** A tank with water and one block of ice: afloat, or on the land beside it. Kilograms, minutes. */
export type Tank = {
  time: number
  ice: number
  melted: number
  trail: [time: number, rise: number][]
}

/** The bottom of the tank in m², and the litres of water that are in it at first. */
export const bottom = 0.1
export const waterFirst = 20
/** A litre of ice weighs so many kilograms. */
export const iceDensity = 0.917
/** How fast a block melts: kg^(1/3) a minute for each degree of the air. */
const perDegree = 0.0016

export const isAfloat = ({ where = 0 }: Values) => Math.round(where) === 0
export const iceFirst = ({ ice = 4 }: Values) => ice
export const paceOf = ({ warmth = 20 }: Values) => perDegree * warmth

/** What a litre of the water at first weighs: salt makes it heavier. */
export const waterDensity = ({ salt = 0 }: Values) => 1 + 0.00076 * salt

/** What a litre weighs when meltwater has come to it. */
export const mixedDensity = (melted: number, values: Values) =>
  (waterFirst * waterDensity(values) + melted) / (waterFirst + melted)

/** How high the water stands, in centimetres: water, meltwater, and what floating ice pushes aside. */
export function levelOf({ ice, melted }: Pick<Tank, 'ice' | 'melted'>, values: Values): number {
  const aside = isAfloat(values) ? ice / mixedDensity(melted, values) : 0
  return (waterFirst + melted + aside) / (bottom * 10)
}

export const riseOf = (tank: Tank, values: Values): number =>
  10 * (levelOf(tank, values) - levelOf({ ice: iceFirst(values), melted: 0 }, values))
