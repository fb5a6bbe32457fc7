import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * Heights of points along the rope in m, now and a step ago. The points are as far apart as a wave runs in one step; with that
 * spacing the plain scheme moves waves without any error.
 */
export type Rope = {
  time: number
  apart: number
  now: number[]
  before: number[]
  /** Work done by the hand in this cycle, and the power of the last whole one. */
  work: number
  cycles: number
  power: number
  trail: [time: number, height: number][]
}

export const long = 12
export const ribbon = 5
export const ends = ['goes on and on', 'tied to a post', 'loose on a ring'] as const

/** In m/s. */
export const speedOf = ({ tension = 5, density = 0.3 }: Values) => Math.sqrt(tension / density)
export const isPulse = ({ way = 0 }: Values) => Math.round(way) === 1
export const endOf = ({ end = 0 }: Values) => Math.round(end)

/** Where the hand is: up and down without end, or one single hump. */
export function handAt(time: number, values: Values): number {
  const { frequency = 1, swing = 20 } = values
  if (time <= 0) return 0
  if (!isPulse(values)) return (swing / 100) * Math.sin(2 * Math.PI * frequency * time)
  return time < 1 / frequency ? (swing / 100) * Math.sin(Math.PI * frequency * time) ** 2 : 0
}

export function heightAt({ now, apart }: Rope, x: number): number {
  const at = Math.min(now.length - 1.001, Math.max(0, x / apart))
  const i = Math.floor(at)
  return (now[i] ?? 0) + ((now[i + 1] ?? 0) - (now[i] ?? 0)) * (at - i)
}

/** Places where the rope goes through its rest, seen along it. */
export function crossings({ now, apart }: Rope): number[] {
  const places: number[] = []
  for (let i = 1; i < now.length - 1; i++) {
    const [a, b] = [now[i] ?? 0, now[i + 1] ?? 0]
    if (a * b < 0) places.push((i + a / (a - b)) * apart)
    else if (a === 0 && (now[i - 1] ?? 0) * b < 0) places.push(i * apart)
  }
  return places
}

/** Twice the distance of two crossings near the hand; 0 until two are seen. */
export function wavelengthOf(state: Rope, values: Values): number {
  if (isPulse(values) || endOf(values) !== 0) return 0
  const [first, ...others] = crossings(state)
  const last = others.at(-1)
  return first === undefined || last === undefined ? 0 : (2 * (last - first)) / others.length
}
