import type { Values } from '@makebelieve/kit/simulation/system'

/** Time in hours since 6 o'clock of the first day; each day goes from 6 to 6. Energies in kWh, temperatures in °C. */
export type Household = {
  time: number
  power: number
  /** Watts and today's kWh of each device. */
  watts: number[]
  today: number[]
  /** All of the last whole day; 0 before there is one. */
  lastDay: number
  days: number
  total: number
  fridge: number
  cooling: boolean
  kettle: number
  boiling: boolean
  wash: number
  washing: boolean
}

export const devices = [
  'shower',
  'oven',
  'dishwasher',
  'washing machine',
  'kettle',
  'lamps',
  'television',
  'fridge',
  'on standby',
] as const

/** Watts of one lamp for the same light, some 800 lumens. */
export const lamps = [
  { name: 'old bulbs', watts: 60 },
  { name: 'halogen', watts: 42 },
  { name: 'LED', watts: 8 },
] as const
export const lampCount = 8

/** Water takes 4186 J for each kilogram and kelvin. */
export const water = 4186
export const cold = 15
/** Five litres a minute, from 12 to 38 °C. */
export const showerWatts = (5 / 60) * water * 26
export const kettle = { watts: 2200, litres: 1, at: [6.75, 10.5, 15.5, 20] } as const
export const washer = { watts: 2000, litres: 10, at: 9, motor: 200, lasts: 1.25 } as const
/** What leaks in for each kelvin, what a kelvin takes, and how much heat goes out for each watt-hour. */
export const fridge = { leak: 1.2, holds: 25_000, watts: 90, lifts: 2, room: 21 } as const

export const hourOf = ({ time }: { time: number }) => (time + 6) % 24

/** '07:06' */
export function clockOf(hour: number): string {
  const minutes = Math.floor(hour * 60 + 0.01) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Which part of a step lies within a time of the day. */
export function share(hour: number, dt: number, from: number, long: number): number {
  const overlap = Math.min(hour + dt, from + long) - Math.max(hour, from)
  return Math.min(1, Math.max(0, overlap / dt))
}

export const lampOf = ({ lamp = 2 }: Values) => lamps[Math.round(lamp)] ?? lamps[2]

/** One step of all devices; gives the watts of each, averaged over the step. */
export function run(state: Household, values: Values, dt: number): number[] {
  const { hours = 5, shower = 12, wash = 40, standby = 40 } = values
  const hour = hourOf(state)
  const seconds = dt * 3600
  // A heater gives all it has, and in its last step only what is still needed.
  const heat = (from: number, to: number, litres: number, watts: number) =>
    Math.max(0, Math.min(watts, ((to - from) * litres * water) / seconds))
  if (kettle.at.some((at) => at >= hour - 1e-9 && at < hour + dt - 1e-9)) {
    state.kettle = cold
    state.boiling = true
  }
  const boil = state.boiling ? heat(state.kettle, 100, kettle.litres, kettle.watts) : 0
  state.kettle += (boil * seconds) / (kettle.litres * water)
  if (state.kettle > 99.999) state.boiling = false
  if (washer.at >= hour - 1e-9 && washer.at < hour + dt - 1e-9) {
    state.wash = cold
    state.washing = true
  }
  const warm = state.washing ? heat(state.wash, wash, washer.litres, washer.watts) : 0
  state.wash += (warm * seconds) / (washer.litres * water)
  if (state.wash > wash - 0.001) state.washing = false
  const spin = washer.motor * share(hour, dt, washer.at, washer.lasts)
  // The fridge switches on above 6 °C and off below 4 °C.
  if (state.fridge > 6) state.cooling = true
  if (state.fridge < 4) state.cooling = false
  const cools = state.cooling ? fridge.watts : 0
  state.fridge +=
    (seconds * (fridge.leak * (fridge.room - state.fridge) - cools * fridge.lifts)) / fridge.holds
  return [
    showerWatts * share(hour, dt, 7, shower / 60),
    2000 * share(hour, dt, 18, 0.75),
    600 * share(hour, dt, 20.5, 1.5),
    warm + spin,
    boil,
    lampCount * lampOf(values).watts * share(hour, dt, 23 - hours, hours),
    100 * share(hour, dt, 19, 3),
    cools,
    standby,
  ]
}

/** What a whole day will come to, device by device in kWh: the pale bars of the picture. */
export function planned(values: Values): number[] {
  const { hours = 5, shower = 12, wash = 40, standby = 40 } = values
  const warm = (litres: number, by: number) => (litres * water * by) / 3.6e6
  return [
    (showerWatts * shower) / 60_000,
    1.5,
    0.9,
    warm(washer.litres, wash - cold) + (washer.motor * washer.lasts) / 1000,
    kettle.at.length * warm(kettle.litres, 100 - cold),
    (lampCount * lampOf(values).watts * hours) / 1000,
    0.3,
    (24 * fridge.leak * (fridge.room - 5)) / fridge.lifts / 1000,
    (24 * standby) / 1000,
  ]
}
