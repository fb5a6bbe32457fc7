import type { Values } from '@makebelieve/kit/simulation/system'

/** Straight up. Metres, seconds, kilograms. `stage` counts from 0; as many as there are: all are burnt. */
export type Flight = {
  height: number
  speed: number
  mass: number
  stage: number
  /** Fuel of the stage that burns now. */
  fuel: number
  time: number
  highest: number
  /** Speed gained from the engine alone. */
  gained: number
  /** When each stage was dropped, for the picture. */
  dropped: number[]
  landed: boolean
  trail: [time: number, speed: number][]
}

/** Everything weighs so much at the start, in kilograms; a tenth of each stage is tank and engine. */
export const launchMass = 100_000
export const dry = 0.1
/** The flight is followed so far, in metres and seconds. */
export const farthest = 4e7
export const longest = 3600

export const places = [
  { name: 'deep space', gravity: 0, radius: 6.371e6, orbit: 0, escape: 0 },
  { name: 'the Moon', gravity: 1.62, radius: 1.7374e6, orbit: 1.68, escape: 2.38 },
  { name: 'Mars', gravity: 3.71, radius: 3.3895e6, orbit: 3.55, escape: 5.03 },
  { name: 'the Earth', gravity: 9.81, radius: 6.371e6, orbit: 7.91, escape: 11.19 },
] as const
export const placeOf = ({ place = 3 }: Values) => places[Math.round(place)] ?? places[3]

export const stagesOf = ({ stages = 1 }: Values) => Math.round(stages) + 1

type StageMass = { full: number; fuel: number; burns: number; flow: number }

/** Each stage carries what is above it, in the same proportion: that is best for stages of equal kind. */
function divide(count: number, payload: number, exhaust: number, thrust: number): StageMass[] {
  const share = ((payload * 1000) / launchMass) ** (1 / count)
  return Array.from({ length: count }, (_, i) => {
    const full = launchMass * share ** i
    const fuel = (1 - dry) * full * (1 - share)
    // The engine of each stage lifts its own start weight so many times, in Earth's gravity.
    const flow = (thrust * 9.81 * full) / (exhaust * 1000)
    return { full, fuel, burns: fuel / flow, flow }
  })
}

let last: { of: readonly [number, number, number, number]; masses: StageMass[] } | undefined
export function stageMasses(values: Values): StageMass[] {
  const { payload = 2, exhaust = 3, thrust = 1.6 } = values
  const of = [stagesOf(values), payload, exhaust, thrust] as const
  if (!last?.of.every((one, i) => one === of[i])) last = { of, masses: divide(...of) }
  return last.masses
}

export const burnTime = (values: Values) => stageMasses(values).reduce((sum, { burns }) => sum + burns, 0)
