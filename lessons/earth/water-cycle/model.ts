import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the world's water is, in thousand cubic kilometres; the clock in days. */
export type Water = {
  sea: number
  air: number
  snow: number
  ground: number
  rivers: number
  time: number
}

/** In thousand cubic kilometres a day. */
export type Flows = {
  fromSea: number
  fromGround: number
  onSea: number
  rainOnLand: number
  snowOnLand: number
  melt: number
  seep: number
  runoff: number
  toGround: number
  toRivers: number
}

export const year = 365.25
/** What the Sun lifts from the sea today, and the share of all rain and snow that falls on land. */
export const seaEvaporation = 413 / year
export const landShare = 113 / 486
/** In days, with today's air: how long water stays in the air, the snow and the rivers. */
const [airDays, snowDays, riverDays] = [9.55, 45, 19]

/** What each day takes from each store, as shares of it. */
export function rates({ sun = 100, warmth = 15, plants = 60, hard = 10 }: Values) {
  const light = sun / 100
  return {
    light,
    // A degree more and the air holds seven percent more before it rains.
    rain: 1 / (airDays * 1.07 ** (warmth - 15)),
    cold: 1 / (1 + Math.exp((warmth - 15) / 4 + 2.2)),
    melt: (light * Math.exp((warmth - 15) / 8)) / snowDays,
    // Today four parts of ten come out of bare soil, six through plants that cover 60%.
    drink: ((0.4 + plants / 100) * light * 73) / 17 / year,
    seep: 28.7 / 17 / year,
    flow: 1 / riverDays,
    hard: hard / 100,
  }
}

export function flowsOf({ air, snow, ground, rivers }: Water, values: Values): Flows {
  const { light, rain, cold, melt, drink, seep, flow, hard } = rates(values)
  const falls = air * rain
  const onLand = falls * landShare
  const wet = onLand * (1 - cold) + snow * melt
  return {
    fromSea: seaEvaporation * light,
    fromGround: ground * drink,
    onSea: falls - onLand,
    rainOnLand: onLand * (1 - cold),
    snowOnLand: onLand * cold,
    melt: snow * melt,
    seep: ground * seep,
    runoff: rivers * flow,
    toGround: wet * (1 - hard),
    toRivers: wet * hard,
  }
}
