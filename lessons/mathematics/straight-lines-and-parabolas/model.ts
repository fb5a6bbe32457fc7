import type { Values } from '@makebelieve/kit/simulation/system'

/** A ball that travels along the curve, to and fro. */
export type Traveller = { x: number; way: 1 | -1; low: number; high: number }

/** The picture reaches so far to both sides. */
export const edge = 6

export const heightAt = (x: number, { a = 0.5, b = -1, c = -3 }: Values) => (a * x + b) * x + c

/** Below this a curve is as good as straight. */
export const isStraight = ({ a = 0.5 }: Values) => Math.abs(a) < 0.02

/** With all three numbers zero the line is the x-axis itself. */
export const liesOnAxis = (values: Values) =>
  isStraight(values) && Math.abs(values.b ?? 0) < 0.005 && Math.abs(values.c ?? 0) < 0.005

/** How steep the curve is, from two points close by, as one would measure it on paper. */
export const slopeAt = (x: number, values: Values) =>
  (heightAt(x + 1e-4, values) - heightAt(x - 1e-4, values)) / 2e-4

/** Where the slope changes its sign: the turning point, found by halving. Nothing for a straight line. */
export function turningPoint(values: Values): number | undefined {
  if (isStraight(values)) return undefined
  const up = slopeAt(200, values) > 0 ? 1 : -1
  return halved(-200, 200, (x) => slopeAt(x, values) * up)
}

/** Where the curve meets the x-axis: found by looking for a change of sign, not by a formula. */
export function rootsOf(values: Values): number[] {
  const f = (x: number) => heightAt(x, values)
  const middle = turningPoint(values)
  if (middle === undefined) {
    if (f(-200) * f(200) >= 0) return []
    return [halved(-200, 200, (x) => f(x) * Math.sign(f(200) - f(-200)))]
  }
  const bottom = f(middle)
  if (Math.abs(bottom) < 1e-9) return [middle]
  const side = Math.sign(f(middle + 1000) - bottom)
  if (bottom * side > 0) return []
  return [
    halved(middle, middle - 1000, (x) => f(x) * side),
    halved(middle, middle + 1000, (x) => f(x) * side),
  ]
}

/** The place between where `of` turns from less than zero to more, by halving the way again and again. */
function halved(below: number, above: number, of: (x: number) => number): number {
  let [low, high] = [below, above]
  for (let i = 0; i < 48; i++) {
    const middle = (low + high) / 2
    if (of(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
