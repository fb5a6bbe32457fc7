import type { Values } from '@makebelieve/kit/simulation/system'

/** A portion of a substance: its temperature in °C, which shares are molten and boiled, and the books of its energy in J. */
export type Matter = {
  time: number
  steps: number
  temperature: number
  melted: number
  boiled: number
  given: number
  lost: number
  trail: [given: number, temperature: number][]
}

type Substance = {
  name: string
  solidName: string
  liquidName: string
  gasName: string
  /** In °C at 101.325 kPa. */
  melts: number
  boils: number
  /** In J/(g·K). */
  solid: number
  liquid: number
  gas: number
  /** In J/g. */
  melting: number
  boiling: number
  /** In g/mol. */
  molar: number
  paint: `#${string}`
}

/** Water as in Serway and Jewett's tables; the metals from the CRC Handbook. */
export const substances: readonly [Substance, Substance, Substance] = [
  {
    name: 'water',
    solidName: 'ice',
    liquidName: 'water',
    gasName: 'steam',
    melts: 0,
    boils: 100,
    solid: 2.09,
    liquid: 4.186,
    gas: 2.01,
    melting: 333,
    boiling: 2260,
    molar: 18.015,
    paint: '#7FC4E8',
  },
  {
    name: 'mercury',
    solidName: 'solid mercury',
    liquidName: 'liquid mercury',
    gasName: 'mercury gas',
    melts: -38.8,
    boils: 356.7,
    solid: 0.141,
    liquid: 0.139,
    gas: 0.104,
    melting: 11.4,
    boiling: 295,
    molar: 200.59,
    paint: '#B9BCC9',
  },
  {
    name: 'lead',
    solidName: 'solid lead',
    liquidName: 'molten lead',
    gasName: 'lead gas',
    melts: 327.5,
    boils: 1749,
    solid: 0.134,
    liquid: 0.148,
    gas: 0.1,
    melting: 23,
    boiling: 866,
    molar: 207.2,
    paint: '#8E93A6',
  },
]

export const room = 20
/** It rests when the gas is so many degrees above boiling. */
export const beyond = 20

export const substanceOf = ({ substance = 0 }: Values) => substances[Math.round(substance)] ?? substances[0]

/** In °C: Clausius and Clapeyron's law from the heat of boiling. */
export function boilingPoint(values: Values): number {
  const { boils, boiling, molar } = substanceOf(values)
  const hot = boils + 273.15
  return (
    1 / (1 / hot - (8.314462618 / (boiling * molar)) * Math.log((values.pressure ?? 101.325) / 101.325)) -
    273.15
  )
}

/** The temperature when so much heat has gone into a gram, with nothing lost: J/g from its first temperature. */
export function heatingCurve(perGram: number, values: Values): number {
  const { melts, solid, liquid, gas, melting, boiling } = substanceOf(values)
  const [below, boils] = [values.below ?? 20, boilingPoint(values)]
  let left = perGram - below * solid
  if (left <= 0) return melts + left / solid
  left -= melting
  if (left <= 0) return melts
  const warm = liquid * (boils - melts)
  if (left <= warm) return melts + left / liquid
  left -= warm + boiling
  return left <= 0 ? boils : boils + left / gas
}

/** All heat it takes up to the end, in J/g. */
export function wholeHeat(values: Values): number {
  const { melts, solid, liquid, gas, melting, boiling } = substanceOf(values)
  return (
    (values.below ?? 20) * solid + melting + liquid * (boilingPoint(values) - melts) + boiling + beyond * gas
  )
}
