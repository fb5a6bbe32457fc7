import type { Values } from '@makebelieve/kit/simulation/system'

type Vector = readonly [number, number, number]

/** A new or full moon: when, how far it passed the Sun or the shadow (degrees, north is positive), and what came of it. */
export type Meeting = {
  time: number
  full: boolean
  miss: number
  /** 0 nothing, 1 a part, 2 all of it (or a ring). */
  cover: 0 | 1 | 2
}
export type Eclipses = {
  time: number
  /** Angles of Moon and Sun apart, one and two steps ago, in degrees. */
  before: readonly [number, number]
  meetings: Meeting[]
  solar: number
  lunar: number
  /** When the Sun was last at a node, and the days between the last two times. */
  nodeAt: number
  gap: number
}

export const days = { moon: 27.321582, year: 365.2422 } as const
export const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** Half the Sun's width and the Earth's radius seen from it, in degrees. */
export const sunHalf = 0.2666
const sunParallax = 0.00244

export const sunAngle = (time: number, { start = 0 }: Values) =>
  radians(start) + (2 * Math.PI * time) / days.year
/** It begins a day before a new moon. */
export const moonAngle = (time: number, { start = 0 }: Values) =>
  radians(start) - 0.22 + (2 * Math.PI * time) / days.moon
/** The nodes, where the Moon crosses the Sun's way, turn backwards. */
export const nodeAngle = (time: number, { nodes = 18.61 }: Values) =>
  (-2 * Math.PI * time) / (nodes * days.year)

export const sunward = (time: number, values: Values): Vector => {
  const angle = sunAngle(time, values)
  return [Math.cos(angle), Math.sin(angle), 0]
}

/** Towards the Moon on its leaning orbit. */
export function moonward(time: number, values: Values): Vector {
  const lean = radians(values.lean ?? 5.145)
  const node = nodeAngle(time, values)
  const along = moonAngle(time, values) - node
  const [c, s] = [Math.cos(along), Math.sin(along)]
  return [
    Math.cos(node) * c - Math.sin(node) * s * Math.cos(lean),
    Math.sin(node) * c + Math.cos(node) * s * Math.cos(lean),
    s * Math.sin(lean),
  ]
}

/** Degrees between Moon and Sun. */
export function apart(time: number, values: Values): number {
  const [a, b] = [moonward(time, values), sunward(time, values)]
  const across = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
  return degrees(Math.atan2(across, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))
}

/** Half widths in degrees: the Moon from the middle of the Earth and from its nearest place, the Earth from the Moon. */
export function sizes({ away = 384.4 }: Values) {
  const moon = degrees(Math.asin(1.7374 / away))
  const earth = degrees(Math.asin(6.3781 / away))
  return {
    moon,
    nearMoon: degrees(Math.asin(1.7374 / (away - 6.3781))),
    earth,
    // The Earth's shadow, made a fiftieth larger by its air.
    shadow: 1.02 * (earth + sunParallax - sunHalf),
  }
}

/** What a new or full moon brings that passes by at a distance in degrees. */
export function coverAt(full: boolean, miss: number, values: Values): 0 | 1 | 2 {
  const { moon, earth, shadow } = sizes(values)
  const near = Math.abs(miss)
  if (full) return near < shadow - moon ? 2 : near < shadow + moon ? 1 : 0
  return near < earth - sunParallax ? 2 : near < earth + sunHalf + moon ? 1 : 0
}
