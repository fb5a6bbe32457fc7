import type { Values } from '@makebelieve/kit/simulation/system'

/** The clock in days from a new moon; what the last tides were. */
export type Tides = {
  time: number
  /** Heights one and two steps ago. */
  before: readonly [number, number]
  high: number
  highAt: number
  low: number
  /** Days from one high water to the next, and metres between the last high and low water. */
  gap: number
  range: number
  trail: [time: number, height: number][]
}

/** Days of one turn against the stars: the Earth, the Moon around it, the Earth around the Sun. */
export const turns = { earth: 0.99726957, moon: 27.321661, sun: 365.25636 } as const
const radius = 6371
/** Masses in Earths, and the Sun's distance in km. */
export const bodies = { moon: 0.0123, sun: 332_946, sunAway: 149_598_000 } as const
export const earthRadius = radius

export const sunCounts = ({ sun = 1 }: Values) => Math.round(sun) === 1
export const moonAngle = (time: number) => (2 * Math.PI * time) / turns.moon
export const sunAngle = (time: number) => (2 * Math.PI * time) / turns.sun
export const placeAngle = (time: number) => (2 * Math.PI * time) / turns.earth

/** How high a body lifts the sea where it stands at an angle from overhead: its pull here less its pull on the whole Earth. */
function lift(mass: number, away: number, cosine: number): number {
  const reach = Math.sqrt(away * away - 2 * away * radius * cosine + radius * radius)
  return mass * radius * radius * (1 / reach - 1 / away - (radius * cosine) / (away * away)) * 1000
}

/** Metres that the sea stands above its mean at a latitude, where an angle around the axis is given. */
export function seaAt(time: number, angle: number, latitude: number, values: Values): number {
  const { moon = 384.4, lean = 0 } = values
  const [phi, delta] = [(latitude * Math.PI) / 180, (lean * Math.PI) / 180]
  const over =
    Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(angle - moonAngle(time))
  const fromMoon = lift(bodies.moon, moon * 1000, over)
  if (!sunCounts(values)) return fromMoon
  return fromMoon + lift(bodies.sun, bodies.sunAway, Math.cos(phi) * Math.cos(angle - sunAngle(time)))
}

export const heightOf = (time: number, values: Values) =>
  (values.bay ?? 5) * seaAt(time, placeAngle(time), values.latitude ?? 45, values)

/** How far the Moon is ahead of the Sun, as a share of a turn. */
export const moonAhead = (time: number) =>
  ((((moonAngle(time) - sunAngle(time)) / (2 * Math.PI)) % 1) + 1) % 1

export function moonName(time: number): string {
  const eighth = Math.round(moonAhead(time) * 8) % 8
  return (
    ['new moon', 'waxing', 'half moon', 'waxing', 'full moon', 'waning', 'half moon', 'waning'][eighth] ?? ''
  )
}
