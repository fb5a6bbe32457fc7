import type { Values } from '@makebelieve/kit/simulation/system'

/** Grams that are still solid and that are dissolved. */
export type Dissolving = {
  time: number
  steps: number
  solid: number
  dissolved: number
  trail: [time: number, dissolved: number][]
}

/** Grams in 100 g of water at 0, 20, 40, 60, 80 and 100 °C (CRC Handbook). */
export const substances = [
  { name: 'table salt', table: [35.7, 35.9, 36.4, 37.1, 38, 39.2], paint: '#F4F4F8', colour: 'sky' },
  { name: 'saltpetre', table: [13.3, 31.6, 61.3, 106, 167, 245], paint: '#F7D9CF', colour: 'tomato' },
  { name: 'sugar', table: [179, 201.9, 235.6, 288.8, 365, 476], paint: '#FFFFFF', colour: 'iris' },
] as const

export const substanceOf = ({ substance = 1 }: Values) => substances[Math.round(substance)] ?? substances[1]

/** Through the table on a smooth curve of its logarithm: Catmull and Rom. */
export function solubility(table: readonly number[], celsius: number): number {
  const at = Math.min(99.999, Math.max(0, celsius)) / 20
  const i = Math.floor(at)
  const value = (k: number): number =>
    k < 0 ? 2 * value(0) - value(1) : k > 5 ? 2 * value(5) - value(4) : Math.log(table[k] ?? 1)
  const [a, b, c, d] = [value(i - 1), value(i), value(i + 1), value(i + 2)]
  const t = at - i
  return Math.exp(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))))
}

export const limit = (values: Values) => solubility(substanceOf(values).table, values.temperature ?? 20)

/** How fast a surface dissolves, in 1/s for grains of the size and a hundred grams of room in 100 g of water. */
export const speed = ({ stirring = 1, temperature = 20, grain = 1 }: Values) =>
  (0.05 * (0.3 + stirring) * Math.exp(2000 * (1 / 293.15 - 1 / (temperature + 273.15)))) / grain
