import type { Values } from '@makebelieve/kit/simulation/system'

/** What lies on the part now, in volts and amperes, the filament's temperature in kelvins, and the curve so far. */
export type Ohm = {
  volts: number
  current: number
  temperature: number
  time: number
  steps: number
  shift: number
  trail: [volts: number, amperes: number][]
}

export const parts = ['a resistor', 'a lamp', 'a diode'] as const

/** A filament of tungsten: its resistance grows as T^1.2, and it is at 2700 K when it has 12 V. */
export const filament = { cold: 293, hot: 2700, grows: 1.2, rated: 12, warms: 0.12 } as const

/** A 1N4148 with the numbers of LTspice's library: saturation current, and emission coefficient times kT/e at 25 °C. */
export const diode = { leak: 2.52e-9, slope: 1.752 * 0.025693 } as const

export const partOf = ({ part = 0 }: Values) => Math.round(part)

/** What the supply gives at a time: steady, or up and down between plus and minus in 12 s. */
export function voltsAt(time: number, { voltage = 6, sweep = 0 }: Values): number {
  if (Math.round(sweep) === 0) return voltage
  const turn = (time / 12) % 1
  return voltage * (turn < 0.25 ? 4 * turn : turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4)
}

export function hotResistance(temperature: number, { resistance = 40 }: Values): number {
  return resistance * (temperature / filament.cold) ** filament.grows
}

/** Joules that come and go in a second, for each joule that a kelvin takes: how fast the filament warms. */
export function warming(temperature: number, volts: number, values: Values): number {
  const { cold, hot, rated, warms } = filament
  const full = rated ** 2 / hotResistance(hot, values)
  const given = volts ** 2 / hotResistance(temperature, values) / full
  const radiated = (temperature ** 4 - cold ** 4) / (hot ** 4 - cold ** 4)
  return ((given - radiated) * hot) / warms
}

/** The current at which the voltages around the loop cancel: found by halving, since they rise with the current. */
export function currentAt(volts: number, temperature: number, values: Values): number {
  const part = partOf(values)
  if (part === 2) return diodeCurrent(volts, values)
  const resists = part === 1 ? hotResistance(temperature, values) : (values.resistance ?? 40)
  let [low, high] = [-2, 2]
  for (let i = 0; i < 50; i++) {
    const current = (low + high) / 2
    if (current * resists > volts) high = current
    else low = current
  }
  const found = (low + high) / 2
  return Math.abs(found) < 1e-12 ? 0 : found
}

/** Here the voltage on the diode is halved, since its current spans many powers of ten. */
function diodeCurrent(volts: number, { resistance = 40 }: Values): number {
  let [low, high] = volts < 0 ? [volts, 0] : [0, Math.min(volts, 1.2)]
  for (let i = 0; i < 46; i++) {
    const over = (low + high) / 2
    const through = diode.leak * Math.expm1(over / diode.slope)
    if (through > (volts - over) / resistance) high = over
    else low = over
  }
  return diode.leak * Math.expm1((low + high) / 2 / diode.slope)
}
