import type { Values } from '@makebelieve/kit/simulation/system'
import { meanAngle } from '../kepler.ts'

/** `angle` is how far the Earth is from its nearest point to the Sun, in radians; `day` counts from the March equinox. */
export type Seasons = {
  angle: number
  day: number
  time: number
  trail: [day: number, hours: number][]
}

type Vector = readonly [number, number, number]

export const yearLength = 365.2422
export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Where the Sun stands among the stars when it is nearest, counted from the March equinox. */
export const nearest = radians(283.3)
export const sunLight = 1361
const half = 149.598

export const startLongitude = ({ start = 0 }: Values) => (Math.round(start) * Math.PI) / 2

/** Days since the March equinox when the Sun is at a longitude. */
export function dayAt(longitude: number, eccentricity: number): number {
  const mean = meanAngle(longitude - nearest, eccentricity) - meanAngle(-nearest, eccentricity)
  return (mean / (2 * Math.PI)) * yearLength
}

/** In million kilometres. */
export const distanceOf = ({ angle }: Seasons, { oval = 0.0167 }: Values) =>
  (half * (1 - oval * oval)) / (1 + oval * Math.cos(angle))

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** How high the Sun is over a place, as a function of the hour angle: the place is carried round the Earth's axis. */
export function heights({ angle }: Seasons, { tilt = 23.44, latitude = 51.5 }: Values) {
  const longitude = angle + nearest
  const sun: Vector = [Math.cos(longitude), Math.sin(longitude), 0]
  const axis: Vector = [0, Math.sin(radians(tilt)), Math.cos(radians(tilt))]
  const lean = dot(sun, axis)
  const off: Vector = [sun[0] - lean * axis[0], sun[1] - lean * axis[1], sun[2] - lean * axis[2]]
  const size = Math.max(1e-9, Math.hypot(...off))
  const noon: Vector = [off[0] / size, off[1] / size, off[2] / size]
  const east: Vector = [
    axis[1] * noon[2] - axis[2] * noon[1],
    axis[2] * noon[0] - axis[0] * noon[2],
    axis[0] * noon[1] - axis[1] * noon[0],
  ]
  const [up, out] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  const sine = (hour: number) => {
    const [c, s] = [out * Math.cos(hour), out * Math.sin(hour)]
    const place: Vector = [
      up * axis[0] + c * noon[0] + s * east[0],
      up * axis[1] + c * noon[1] + s * east[1],
      up * axis[2] + c * noon[2] + s * east[2],
    ]
    return dot(place, sun)
  }
  return { sine, lean }
}

/** The Sun is up while its upper edge shows: the air lifts it by 34′ and its half width is 16′. */
export const horizon = Math.sin(radians(-0.833))

export function dayLength(state: Seasons, values: Values): number {
  const { sine } = heights(state, values)
  if (sine(Math.PI) > horizon) return 24
  if (sine(0) <= horizon) return 0
  let [up, down] = [0, Math.PI]
  for (let i = 0; i < 30; i++) {
    const middle = (up + down) / 2
    if (sine(middle) > horizon) up = middle
    else down = middle
  }
  return (24 * up) / Math.PI
}

/** What a flat square metre gets above the air, as a mean over day and night, in watts. */
export function sunshine(state: Seasons, values: Values): number {
  const { sine } = heights(state, values)
  const count = 72
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.max(0, sine((2 * Math.PI * (i + 0.5)) / count))
  return (sunLight * (half / distanceOf(state, values)) ** 2 * sum) / count
}

const months = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
] as const

/** The date, when the March equinox is on the 20th. */
export function dateOf(day: number): string {
  let left = Math.floor((((day + 78.6) % yearLength) + yearLength) % yearLength)
  for (const [name, days] of months) {
    if (left < days) return `${left + 1} ${name}`
    left -= days
  }
  return '31 December'
}

/** The season of a place as weather people count it, from the first of March; near the equator there is none. */
export function seasonOf(state: Seasons, { latitude = 51.5, tilt = 23.44 }: Values): string {
  if (tilt < 2) return 'no seasons'
  if (Math.abs(latitude) < 12) return 'always warm'
  const turned = state.angle + nearest + 0.33 + (latitude < 0 ? Math.PI : 0)
  const quarter = Math.floor((((turned / (2 * Math.PI)) % 1) + 1) * 4) % 4
  return ['spring', 'summer', 'autumn', 'winter'][quarter] ?? ''
}

export const hoursText = (hours: number) => {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
