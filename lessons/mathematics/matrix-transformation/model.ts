import type { Values } from '@makebelieve/kit/simulation/system'
import { type Point, soft } from '../figures.ts'

export type Turned = { clock: number }

/** Seconds at the usual pace: a rest, the change, a long rest, and back. */
const [rest, change, hold] = [0.8, 2.2, 3] as const
const round = rest + 2 * change + hold

/** How much of the change is done, from 0 to 1. */
export function shareOf({ clock }: Turned): number {
  const now = clock % round
  return now < rest + change + hold ? soft((now - rest) / change) : soft((round - now) / change)
}

/** First column: where (1, 0) goes; second column: where (0, 1) goes. */
export type Matrix = readonly [a: number, b: number, c: number, d: number]

export const given = ({ a = 1, b = 1, c = 0, d = 1 }: Values): Matrix => [a, b, c, d]

/** From nothing changed to all changed, along straight ways. */
export function matrixNow(state: Turned, values: Values): Matrix {
  const s = shareOf(state)
  const [a, b, c, d] = given(values)
  return [1 + s * (a - 1), s * b, s * c, 1 + s * (d - 1)]
}

export const moved = ([a, b, c, d]: Matrix, [x, y]: Point): [number, number] => [a * x + b * y, c * x + d * y]

/** A cat's head: two ears make it plain what is turned and what is mirrored. */
export const cat: readonly Point[] = [
  [0.3, 0.06],
  [0.7, 0.06],
  [0.9, 0.25],
  [0.92, 1.1],
  [0.62, 0.72],
  [0.32, 0.72],
  [0.08, 0.95],
  [0.1, 0.25],
]

/** The area inside an outline, from its corners; less than zero if they run clockwise. */
export function areaInside(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

export const square: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
