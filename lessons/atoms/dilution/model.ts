import type { Values } from '@makebelieve/kit/simulation/system'

/** What is in the beaker: mL and µmol; what has come in and run over, in µmol. */
export type Dilution = {
  time: number
  steps: number
  volume: number
  dye: number
  came: number
  over: number
  trail: [time: number, strength: number][]
}

/** Potassium permanganate at 525 nm swallows so much: per mmol/L and cm. */
export const swallows = 2.4

/** In mmol/L. */
export const strengthOf = ({ dye, volume }: Dilution) => dye / volume

/** Absorbance in a cuvette: each unit leaves a tenth of the light. */
export const absorbance = (state: Dilution, { path = 1 }: Values) => swallows * strengthOf(state) * path
