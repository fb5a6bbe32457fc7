import type { Values } from '@makebelieve/kit/simulation/system'

/** Carbon in billion tonnes; the clock in years. `dug` is what was dug up and burnt so far. */
export type Carbon = {
  stores: Stores
  dug: number
  time: number
  trail: [time: number, ppm: number][]
}
export type Stores = readonly [
  air: number,
  plants: number,
  soil: number,
  surface: number,
  middle: number,
  deep: number,
]

/** Before industry, when nothing changed: the sizes of the stores, after the IPCC's Sixth Assessment Report, figure 5.12. */
export const before: Stores = [591, 450, 1700, 900, 4000, 33_000]
/** What goes to and fro each year: plants grow and rot; air and sea exchange; water sinks and rises. */
const [growth, exchange, sinks, sinksDeep] = [55, 80, 80, 20]
/** Sea water that takes up a tenth more carbon presses back with 2.6 times the pressure: Revelle's factor. */
const revelle = 10

export const ppmOf = (air: number) => air / 2.124

export const burnt = ({ emit = 10, until = 100 }: Values, time: number) => (time < until ? emit : 0)

export type Flows = {
  burnt: number
  cleared: number
  grows: number
  rots: number
  litter: number
  intoSea: number
  down: number
  deeper: number
}

/** Billion tonnes a year. */
export function flowsOf(
  [air, plants, soil, surface, middle, deep]: Stores,
  time: number,
  values: Values,
): Flows {
  const { clear = 1, feed = 0.15, mix = 100 } = values
  const more = Math.max(0.05, air / before[0])
  return {
    burnt: burnt(values, time),
    cleared: clear * (plants / before[1]),
    grows: growth * (1 + feed * Math.log(more)) * Math.min(1, plants / (0.5 * before[1])),
    litter: (growth * plants) / before[1],
    rots: (growth * soil) / before[2],
    intoSea: exchange * (more - (surface / before[3]) ** revelle),
    down: ((sinks * mix) / 100) * (surface / before[3] - middle / before[4]),
    deeper: ((sinksDeep * mix) / 100) * (middle / before[4] - deep / before[5]),
  }
}

export const changes = (f: Flows): Stores => [
  f.burnt + f.cleared + f.rots - f.grows - f.intoSea,
  f.grows - f.litter - f.cleared,
  f.litter - f.rots,
  f.intoSea - f.down,
  f.down - f.deeper,
  f.deeper,
]

/** How much of what was added is still in the air, in percent. */
export const staysOf = ({ stores, dug }: Carbon) => (dug > 0.01 ? (100 * (stores[0] - before[0])) / dug : 0)
