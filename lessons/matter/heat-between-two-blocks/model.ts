import type { Values } from '@makebelieve/kit/simulation/system'

/** Temperatures of both blocks in °C, and what was seen of them. */
export type Blocks = {
  time: number
  steps: number
  hot: number
  cold: number
  trail: [time: number, hot: number, cold: number][]
}

/** W/(m·K) at room temperature: CRC Handbook of Chemistry and Physics; wood across its grain. */
export const bridges = [
  { name: 'copper', conducts: 401, paint: '#D9813F' },
  { name: 'aluminium', conducts: 237, paint: '#C9CDD6' },
  { name: 'iron', conducts: 80.4, paint: '#7C7E88' },
  { name: 'stainless steel', conducts: 16.2, paint: '#A9AEB8' },
  { name: 'glass', conducts: 1.0, paint: '#BFE3E6' },
  { name: 'wood', conducts: 0.15, paint: '#B98350' },
] as const

/** J/K of each: 220 g of aluminium. */
export const holds = 200

export const bridgeOf = ({ bridge = 0 }: Values) => bridges[Math.round(bridge)] ?? bridges[0]

/** How much heat passes for each kelvin between them, in W/K. Lengths in cm, sections in cm². */
export const passes = (values: Values) =>
  (bridgeOf(values).conducts * (values.section ?? 4) * 1e-4) / ((values.length ?? 10) * 1e-2)
