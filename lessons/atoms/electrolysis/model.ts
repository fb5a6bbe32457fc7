import type { Values } from '@makebelieve/kit/simulation/system'

/** What has been made so far, in mol, and the charge that did it, in C. */
export type Electrolysis = {
  time: number
  steps: number
  charge: number
  /** Salt or acid left, in mol/L. */
  strength: number
  /** At the minus pole: hydrogen or copper. At the plus pole: oxygen or chlorine. */
  minus: number
  plus: number
  trail: [time: number, minus: number, plus: number][]
}

export type Solution = {
  name: string
  /** What comes at each pole, how many electrons each particle of it takes or gives, and its mass in g/mol. */
  minus: { name: string; formula: string; electrons: number; molar: number; gas: boolean }
  plus: { name: string; formula: string; electrons: number; molar: number }
  /** From the table of potentials, in V: nothing happens below. */
  least: number
  /** Conductivity of one mol/L, in S/m. */
  conducts: number
  paint: `#${string}`
}

const hydrogen = { name: 'hydrogen', formula: 'H₂', electrons: 2, molar: 2.016, gas: true }
const oxygen = { name: 'oxygen', formula: 'O₂', electrons: 4, molar: 31.998 }

export const solutions: readonly [Solution, Solution, Solution] = [
  {
    name: 'water with sulfuric acid',
    minus: hydrogen,
    plus: oxygen,
    least: 1.229,
    conducts: 38,
    paint: '#CBE7F4',
  },
  {
    name: 'copper sulfate',
    minus: { name: 'copper', formula: 'Cu', electrons: 2, molar: 63.546, gas: false },
    plus: oxygen,
    least: 0.887,
    conducts: 6,
    paint: '#5AA7E8',
  },
  {
    name: 'salt water',
    minus: hydrogen,
    plus: { name: 'chlorine', formula: 'Cl₂', electrons: 2, molar: 70.9 },
    least: 2.186,
    conducts: 9,
    paint: '#D5E8EE',
  },
]

export const faraday = 96485.332
/** One mol of gas at 25 °C and 101.325 kPa, in mL. */
export const molarVolume = 24465
/** A tube holds so many mL. */
export const tube = 50
/** Litres of solution. */
export const bath = 0.2
/** Area of a plate in m². */
const plate = 4e-4
/** How the poles brake: 2RT/F in V, and the currents from which they do, in A. */
export const brake = 0.05139
export const easy = { minus: 1e-2, plus: 1e-6 }

export const solutionOf = ({ solution = 0 }: Values) => solutions[Math.round(solution)] ?? solutions[0]

export const resistance = (strength: number, values: Values) =>
  (values.apart ?? 5) / 100 / (solutionOf(values).conducts * Math.max(1e-6, strength) * plate)

/** What a current needs: the least voltage, the brakes of both poles (Butler and Volmer), and Ohm's part. */
const needs = (current: number, strength: number, values: Values) =>
  solutionOf(values).least +
  brake * (Math.asinh(current / (2 * easy.minus)) + Math.asinh(current / (2 * easy.plus))) +
  current * resistance(strength, values)

/** The current that just needs the voltage there is, in A: found by halving. */
export function currentAt(strength: number, values: Values): number {
  const { voltage = 6 } = values
  if (voltage <= solutionOf(values).least) return 0
  let [low, high] = [0, (voltage - solutionOf(values).least) / resistance(strength, values)]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (needs(middle, strength, values) < voltage) low = middle
    else high = middle
  }
  return (low + high) / 2
}
