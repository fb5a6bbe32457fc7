import type { Values } from '@makebelieve/kit/simulation/system'

/** How large the cell is, 1 at the start; the time in minutes. */
export type OsmosisCell = {
  size: number
  burst: boolean
  time: number
  trail: [time: number, size: number][]
}

/** What a cell is made of besides water, how stiff its wall is (MPa), and where it bursts. */
export const kinds = [
  { name: 'potato cell', dry: 0.1, stiff: 4, bursts: 9 },
  { name: 'red blood cell', dry: 0.4, stiff: 0, bursts: 1.6 },
] as const
export const kindOf = ({ kind = 0 }: Values) => kinds[Math.round(kind)] ?? kinds[0]

/** R·T in MPa for a mole in a litre. */
export const pull = ({ temperature = 20 }: Values) => 0.008314 * (temperature + 273.15)

/** The pressure of the wall on a cell fuller than its relaxed size, in MPa. */
export const turgor = (size: number, values: Values) => kindOf(values).stiff * Math.max(0, size - 1)

/** How concentrated the inside is, in mol/L. */
export function insideNow(size: number, values: Values): number {
  const { dry } = kindOf(values)
  return ((values.inside ?? 0.3) * (1 - dry)) / (size - dry)
}

export const outerPotential = (values: Values) => -(values.outside ?? 0.6) * pull(values)
export const innerPotential = (size: number, values: Values) =>
  turgor(size, values) - insideNow(size, values) * pull(values)

/** The share of the cell that flows in each minute: water goes to the lower potential. */
export const flow = (size: number, values: Values) =>
  (values.channels ?? 0.15) * (outerPotential(values) - innerPotential(size, values))

/** Where the flow ends, by halving; a cell without a wall in too thin a solution bursts before. */
export function restingSize(values: Values): number {
  const { dry, bursts } = kindOf(values)
  let [low, high]: [number, number] = [dry + 1e-6, bursts]
  if (flow(high, values) >= 0) return high
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (flow(middle, values) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
