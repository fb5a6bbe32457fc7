import type { Values } from '@makebelieve/kit/simulation/system'

/** Lengths in m. Every hundredth of a second the siren's wave gets a mark; marks are followed to the ear. */
export type Siren = {
  time: number
  marks: { x: number; sent: number }[]
  /** How many marks were ever sent, and the place in `marks` of the next to be heard. */
  sent: number
  due: number
  /** When the last mark came to the ear; nothing before the first. */
  lastHeard: number
  heard: number
  trail: [time: number, heard: number][]
}

export const every = 0.01
/** Where it begins, and where the one who stands is. */
export const [begin, stand] = [-200, 20]

/** The speed of sound in air of a temperature in °C, in m/s. */
export const soundSpeed = ({ temperature = 20 }: Values) => 331.3 * Math.sqrt(1 + temperature / 273.15)

export const listenerMoves = ({ moves = 0 }: Values) => Math.round(moves) === 1

export function sirenAt(time: number, values: Values): number {
  return listenerMoves(values) ? stand : begin + (values.speed ?? 30) * time
}

export function earAt(time: number, values: Values): number {
  return listenerMoves(values) ? begin + (values.speed ?? 30) * time : stand
}

/** By how much the front of a mark has passed the ear; less than 0 while it is on its way. */
export function passed(mark: { x: number; sent: number }, time: number, values: Values): number {
  const way = Math.hypot(earAt(time, values) - mark.x, values.distance ?? 25)
  return soundSpeed(values) * (time - mark.sent) - way
}
