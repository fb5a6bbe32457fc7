import type { Values } from '@makebelieve/kit/simulation/system'

/** How far the Earth has turned against the stars and the Sun has moved, in radians; the clock in hours. */
export type DayNight = {
  turned: number
  sun: number
  time: number
  /** When the Sun was highest at the chosen place, and how long it was from one noon to the next. */
  lastNoon: number
  day: number
  /** When it rose, and how long it was up the last time. */
  rose: number
  daylight: number
}

export const places = [
  { name: 'London', latitude: 51.5, longitude: -0.1, zone: 0 },
  { name: 'New York', latitude: 40.7, longitude: -74, zone: -5 },
  { name: 'Nairobi', latitude: -1.3, longitude: 36.8, zone: 3 },
  { name: 'Delhi', latitude: 28.6, longitude: 77.2, zone: 5.5 },
  { name: 'Tokyo', latitude: 35.7, longitude: 139.7, zone: 9 },
  { name: 'Sydney', latitude: -33.9, longitude: 151.2, zone: 10 },
] as const
export type Place = (typeof places)[number]
export const placeOf = ({ place = 0 }: Values): Place => places[Math.round(place)] ?? places[0]

export const radians = (degrees: number) => (degrees * Math.PI) / 180
export const seasonNames = ['March', 'June', 'September', 'December'] as const
/** Where the Sun stands overhead, in degrees of latitude. */
export const overhead = ({ month = 0 }: Values) => [0, 23.44, 0, -23.44][Math.round(month)] ?? 0

/** It begins at six in the morning in London. */
export const begins = -Math.PI / 2

/** The angle of a meridian from the one that has noon: 0 at noon, π at midnight. */
export const hourAngle = ({ turned, sun }: DayNight, longitude: number) =>
  turned - sun + begins + radians(longitude)

/** The Sun's height as a sine: the place and the Sun as arrows from the middle of the Earth. */
export function sineHeight(
  state: DayNight,
  { latitude, longitude }: { latitude: number; longitude: number },
  values: Values,
): number {
  const [lat, lon] = [radians(latitude), state.turned + begins + radians(longitude)]
  const place = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)] as const
  const delta = radians(overhead(values))
  const sun = [
    Math.cos(delta) * Math.cos(state.sun),
    Math.cos(delta) * Math.sin(state.sun),
    Math.sin(delta),
  ] as const
  return place[0] * sun[0] + place[1] * sun[1] + place[2] * sun[2]
}

/** The Sun is up while its upper edge shows. */
export const horizon = Math.sin(radians(-0.833))

/** What the clocks of a place show: the day is always cut into 24 parts. */
export function clockAt(state: DayNight, zone: number): number {
  const hours = 12 + (hourAngle(state, 0) / (2 * Math.PI)) * 24 + zone
  return ((hours % 24) + 24) % 24
}

export const clockText = (hours: number) => {
  const minutes = Math.round(hours * 60) % 1440
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
