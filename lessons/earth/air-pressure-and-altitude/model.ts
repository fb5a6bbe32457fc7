import type { Values } from '@makebelieve/kit/simulation/system'

/** A weather balloon: its height (km), the pressure there (hPa), whether it has burst, and what it sent down. */
export type Balloon = {
  height: number
  pressure: number
  burst: boolean
  burstAt: number
  time: number
  trail: [height: number, pressure: number][]
}

export const gravity = 9.80665
export const gas = 287.053
/** Up to here it gets colder; above, the temperature stays, in km. */
export const ceiling = 11
/** The balloon's width at the ground, in m. */
export const startWide = 2

export const kelvinAt = (height: number, { warm = 15, lapse = 6.5 }: Values) =>
  warm + 273.15 - lapse * Math.min(ceiling, Math.max(0, height))

/** It takes the room that its gas needs: more where the pressure is low, less where it is cold. */
export const wideOf = ({ height, pressure }: Balloon, values: Values) =>
  startWide *
  Math.cbrt(((values.sea ?? 1013.25) / pressure) * (kelvinAt(height, values) / kelvinAt(0, values)))

/** Kilograms in a cubic metre. */
export const densityOf = ({ height, pressure }: Balloon, values: Values) =>
  (pressure * 100) / (gas * kelvinAt(height, values))

/** Where water boils, in °C: Antoine's equation, held where it still is water. */
export function boilsAt(pressure: number): number {
  const torr = Math.max(4.6, pressure * 0.750062)
  return 1730.63 / (8.07131 - Math.log10(torr)) - 233.426
}
