import type { Values } from '@makebelieve/kit/simulation/system'

/** The gas, in kelvin; where in the turn the engine is (0 to 4: four strokes); energies in joules. */
export type Engine = {
  turn: number
  gas: number
  time: number
  work: number
  taken: number
  given: number
  /** All that came in from outside, from the start, for the books; and what the regenerator holds. */
  all: number
  stored: number
  allWork: number
  /** Of the last whole turn. */
  turns: number
  lastWork: number
  lastTaken: number
  lastGiven: number
  trail: [litres: number, kilopascals: number][]
}

/** How much gas, in moles; what one mole takes for a kelvin, in units of R; the smallest volume in m³. */
export const moles = 0.05
export const heatOfMole = 2.5
export const gasConstant = 8.314
export const smallest = 0.001
/** How fast the gas takes on the temperature of the wall, in seconds. */
export const lag = 0.006

export const kelvin = (celsius: number) => celsius + 273.15
export const capacity = moles * heatOfMole * gasConstant

/** Out, cool, in, warm: the piston moves only in the first and third stroke. */
export function volumeAt(turn: number, { squeeze = 3 }: Values): { volume: number; rate: number } {
  const stroke = Math.floor(turn) % 4
  const part = turn - Math.floor(turn)
  const swing = (squeeze - 1) * smallest
  if (stroke === 1) return { volume: smallest + swing, rate: 0 }
  if (stroke === 3) return { volume: smallest, rate: 0 }
  const out = stroke === 0 ? 1 : -1
  const gone = (1 - Math.cos(Math.PI * part)) / 2
  return {
    volume: smallest + swing * (out > 0 ? gone : 1 - gone),
    rate: (out * swing * Math.PI * Math.sin(Math.PI * part)) / 2,
  }
}

export const isHot = (turn: number) => [true, false, false, true][Math.floor(turn) % 4] ?? true

export const pressureOf = ({ gas, turn }: Engine, values: Values) =>
  (moles * gasConstant * gas) / volumeAt(turn, values).volume

/** Stirling's cycle, run slowly: the share of the heat that becomes work. Without a regenerator the gas itself must be warmed each turn. */
export function ideal({ hot = 300, cold = 20, squeeze = 3, keeps = 50 }: Values): number {
  const [high, low] = [kelvin(hot), kelvin(cold)]
  const log = Math.log(squeeze)
  return ((high - low) * log) / (high * log + heatOfMole * (1 - keeps / 100) * (high - low))
}
export const carnot = ({ hot = 300, cold = 20 }: Values) => 1 - kelvin(cold) / kelvin(hot)
