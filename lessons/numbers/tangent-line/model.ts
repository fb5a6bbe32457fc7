import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the ball is, which way it rolls, what it has climbed by adding up slopes, and how far it has been. */
export type Rider = { x: number; way: 1 | -1; climbed: number; low: number; high: number }

export const edge = 4

export function heightAt(x: number, { curve = 0, steep = 1 }: Values): number {
  const kind = Math.round(curve)
  if (kind === 0) return steep * (x ** 2 / 4 - 1.5)
  if (kind === 1) return steep * 1.6 * Math.sin(x)
  if (kind === 2) return steep * (x ** 3 / 12 - x)
  return steep * (Math.exp(x / 2) / 2 - 1.5)
}

/** The slope of the line through two points of the curve. */
export const secant = (x: number, gap: number, values: Values) =>
  (heightAt(x + gap, values) - heightAt(x, values)) / gap

/** The slope when the gap is almost nothing, taken to both sides: no rule of calculus is used. */
export const slopeAt = (x: number, values: Values) => secant(x - 5e-5, 1e-4, values)
