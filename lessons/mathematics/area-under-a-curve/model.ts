import type { Values } from '@makebelieve/kit/simulation/system'

/** Strips that are laid one after the other; when all lie there, they are made half as wide. */
export type Strips = {
  count: number
  /** How many already lie there. */
  laid: number
  rest: number
  /** The sums of the earlier rounds. */
  before: { count: number; sum: number }[]
}

export const curves = ['parabola', 'hills', 'root', 'hyperbola'] as const
export const rules = ['left edge', 'right edge', 'middle', 'slanted tops'] as const
export const mostStrips = 400

const shapes: readonly { height(x: number): number; tex: string }[] = [
  { height: (x) => (x * x) / 4, tex: 'x²/4' },
  { height: (x) => 2 + 2 * Math.sin(1.5 * x), tex: '2 + 2·sin(1.5x)' },
  { height: (x) => 2 * Math.sqrt(x), tex: '2·√x' },
  { height: (x) => 4 / (1 + x), tex: '4/(1 + x)' },
]

export const shapeOf = ({ curve = 0 }: Values) => shapes[Math.round(curve)] ?? { height: () => 1, tex: '1' }
export const ruleOf = ({ rule = 0 }: Values) => rules[Math.round(rule)] ?? 'left edge'

/** The i-th of so many strips: where it begins, how wide it is, and how high at its two sides. */
export function strip(i: number, count: number, values: Values) {
  const wide = (values.to ?? 4) / count
  const { height } = shapeOf(values)
  const [from, to] = [i * wide, (i + 1) * wide]
  const rule = ruleOf(values)
  if (rule === 'slanted tops') return { from, wide, left: height(from), right: height(to) }
  const level = height(rule === 'left edge' ? from : rule === 'right edge' ? to : (from + to) / 2)
  return { from, wide, left: level, right: level }
}

export function sumOf(strips: number, count: number, values: Values): number {
  let sum = 0
  for (let i = 0; i < strips; i++) {
    const { wide, left, right } = strip(i, count, values)
    sum += (wide * (left + right)) / 2
  }
  return sum
}

/** The area as calculus has it. */
export function exact(values: Values): number {
  const { to = 4, curve = 0 } = values
  const shape = curves[Math.round(curve)]
  if (shape === 'parabola') return to ** 3 / 12
  if (shape === 'hills') return 2 * to + (2 / 1.5) * (1 - Math.cos(1.5 * to))
  if (shape === 'root') return (4 / 3) * to ** 1.5
  return 4 * Math.log(1 + to)
}

/** By how many hundredths the sum is too large; less than zero: too small. */
export const missOf = ({ count }: Strips, values: Values) =>
  100 * (sumOf(count, count, values) / exact(values) - 1)
