import type { Values } from '@makebelieve/kit/simulation/system'

/** Ions on both sides in mol/L, what has flowed in C, and the books of energy in J. Time in minutes. */
export type Cell = {
  time: number
  steps: number
  left: number
  right: number
  charge: number
  /** What the cell's voltage has driven: in the lamp and in the cell itself. */
  work: number
  trail: [time: number, volts: number][]
}

export type Metal = {
  name: string
  ion: string
  /** Standard potential in V at 25 °C, and charges of the ion. */
  potential: number
  charges: number
  molar: number
  paint: `#${string}`
  /** Colour of its ions in water. */
  tint: `#${string}`
}

/** Standard potentials: CRC Handbook. */
export const metals: readonly [Metal, Metal, Metal, Metal, Metal, Metal] = [
  {
    name: 'magnesium',
    ion: 'Mg²⁺',
    potential: -2.372,
    charges: 2,
    molar: 24.305,
    paint: '#D5D8DE',
    tint: '#DDEEF6',
  },
  {
    name: 'zinc',
    ion: 'Zn²⁺',
    potential: -0.7618,
    charges: 2,
    molar: 65.38,
    paint: '#A9B8C6',
    tint: '#DDEEF6',
  },
  {
    name: 'iron',
    ion: 'Fe²⁺',
    potential: -0.447,
    charges: 2,
    molar: 55.845,
    paint: '#7D7F88',
    tint: '#A9D3A0',
  },
  {
    name: 'nickel',
    ion: 'Ni²⁺',
    potential: -0.257,
    charges: 2,
    molar: 58.693,
    paint: '#C7C4B4',
    tint: '#4DB37E',
  },
  {
    name: 'copper',
    ion: 'Cu²⁺',
    potential: 0.3419,
    charges: 2,
    molar: 63.546,
    paint: '#D9813F',
    tint: '#3D8FE0',
  },
  {
    name: 'silver',
    ion: 'Ag⁺',
    potential: 0.7996,
    charges: 1,
    molar: 107.868,
    paint: '#E6E7EC',
    tint: '#DDEEF6',
  },
]

export const faraday = 96485.332
/** RT/F at 25 °C, in V. */
export const thermal = (8.314462618 * 298.15) / faraday
/** Litres in each beaker. */
export const beaker = 0.05
/** Of the two solutions and the bridge, in Ω; thin solutions conduct worse. */
const inside = 2
const thin = 0.01

export const metalAt = (place: number): Metal => metals[Math.round(place)] ?? metals[1]

/** Nernst: the pull of both sides on electrons, from the ions that are there. */
export function voltage(left: number, right: number, { metalLeft = 1, metalRight = 4 }: Values): number {
  const [a, b] = [metalAt(metalLeft), metalAt(metalRight)]
  return (
    b.potential -
    a.potential +
    thermal * (Math.log(Math.max(1e-12, right)) / b.charges - Math.log(Math.max(1e-12, left)) / a.charges)
  )
}

export const innerResistance = (left: number, right: number) =>
  inside * (1 + (0.5 * thin) / Math.max(1e-9, left) + (0.5 * thin) / Math.max(1e-9, right))

/** In A, from left to right through the wire for the electrons. */
export const currentOf = ({ left, right }: Pick<Cell, 'left' | 'right'>, values: Values) =>
  voltage(left, right, values) / ((values.load ?? 10) + innerResistance(left, right))
