import type { Values } from '@makebelieve/kit/simulation/system'

/** The voltage inside (mV), how far the three kinds of gates are open, the time in ms, and what was seen. */
export type Nerve = {
  voltage: number
  m: number
  h: number
  n: number
  time: number
  steps: number
  spikes: number
  lastSpike: number
  interval: number
  rose: number
  width: number
  peak: number
  trail: [time: number, voltage: number, given: number][]
}

/** Hodgkin and Huxley's squid axon at 6.3 °C: conductances in mS/cm², voltages in mV, 1 µF/cm². */
export const sodium = { most: 120, at: 50 }
export const potassium = { most: 36, at: -77 }
export const leak = { most: 0.3, at: -54.387 }
/** Pulses begin here and last a millisecond; a steady current begins here too. */
export const begin = 2
export const pulse = 1
export const seen = 40

const linear = (x: number) => (Math.abs(x) < 1e-6 ? 1 - x / 2 : x / Math.expm1(x))
/** How fast gates open and close at 6.3 °C, in 1/ms. */
const gates = {
  m: (v: number): [number, number] => [linear(-(v + 40) / 10), 4 * Math.exp(-(v + 65) / 18)],
  h: (v: number): [number, number] => [0.07 * Math.exp(-(v + 65) / 20), 1 / (1 + Math.exp(-(v + 35) / 10))],
  n: (v: number): [number, number] => [0.1 * linear(-(v + 55) / 10), 0.125 * Math.exp(-(v + 65) / 80)],
}
const settled = ([opens, closes]: [number, number]) => opens / (opens + closes)

/** What is sent in at a time, in µA/cm². */
export function given(time: number, { current = 20, kind = 0, every = 25 }: Values): number {
  const since = time - begin
  if (since < -1e-9) return 0
  if (kind > 0.5) return current
  return (since + 1e-9) % every < pulse - 1e-9 ? current : 0
}

export type Flow = { sodium: number; potassium: number; leak: number }

/** Currents out of the nerve, in µA/cm². */
export function currents(
  { voltage, m, h, n }: Pick<Nerve, 'voltage' | 'm' | 'h' | 'n'>,
  { puffer = 0, block = 0 }: Values,
): Flow {
  return {
    sodium: (1 - puffer / 100) * sodium.most * m ** 3 * h * (voltage - sodium.at),
    potassium: (1 - block / 100) * potassium.most * n ** 4 * (voltage - potassium.at),
    leak: leak.most * (voltage - leak.at),
  }
}

export type Change = [voltage: number, m: number, h: number, n: number]

export function change([voltage, m, h, n]: Change, send: number, values: Values): Change {
  const flow = currents({ voltage, m, h, n }, values)
  const faster = 3 ** (((values.temperature ?? 6.3) - 6.3) / 10)
  const [am, bm] = gates.m(voltage)
  const [ah, bh] = gates.h(voltage)
  const [an, bn] = gates.n(voltage)
  return [
    send - flow.sodium - flow.potassium - flow.leak,
    faster * (am * (1 - m) - bm * m),
    faster * (ah * (1 - h) - bh * h),
    faster * (an * (1 - n) - bn * n),
  ]
}

/** The voltage at which all currents cancel while gates have settled, by halving. */
export function atRest(values: Values): Change {
  const all = (v: number): Change => [v, settled(gates.m(v)), settled(gates.h(v)), settled(gates.n(v))]
  let [low, high] = [-90, -20]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (change(all(middle), 0, values)[0] > 0) low = middle
    else high = middle
  }
  return all((low + high) / 2)
}
