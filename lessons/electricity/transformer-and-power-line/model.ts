import type { Values } from '@makebelieve/kit/simulation/system'

/** Sums over the half wave that runs, in joules, and what the last one came to. */
export type PowerLine = {
  time: number
  wave: number
  sent: number
  lost: number
  used: number
  since: number
  share: number
  sentPower: number
  lostPower: number
  usedPower: number
}

/** Resistivity at 20 °C in Ω·m. */
export const metals = [
  { name: 'copper', resists: 1.68e-8 },
  { name: 'aluminium', resists: 2.82e-8 },
  { name: 'steel', resists: 1.43e-7 },
] as const
/** Generators of stations give some 20 kV; a home is built for 230 V and takes 2 kW then. */
export const station = 20_000
export const home = { volts: 230, watts: 2000 } as const
export const frequency = 50

/** Out and back again, in ohms. */
export function lineResistance({ metal = 1, length = 50, thickness = 300 }: Values): number {
  const { resists } = metals[Math.round(metal)] ?? metals[1]
  return (resists * 2 * length * 1000) / (thickness * 1e-6)
}

export type Moment = { line: number; home: number; current: number }

/**
 * Voltages and current at a moment of the wave: the current is raised by halving until the homes, behind their transformer,
 * take just what comes through the line.
 */
export function moment(wave: number, values: Values): Moment {
  const { voltage = 110, homes = 20000 } = values
  const line = voltage * 1000 * Math.SQRT2 * wave
  const down = (voltage * 1000) / home.volts
  const all = home.volts ** 2 / home.watts / homes
  const resists = lineResistance(values)
  const size = Math.abs(line)
  let [low, high] = [0, size / resists]
  for (let i = 0; i < 44; i++) {
    const current = (low + high) / 2
    const arrives = (size - current * resists) / down
    if (arrives / all < current * down) high = current
    else low = current
  }
  const current = ((low + high) / 2) * Math.sign(line)
  return { line, current, home: (line - current * resists) / down }
}
