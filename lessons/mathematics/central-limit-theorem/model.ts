import type { Values } from '@makebelieve/kit/simulation/system'

export type Samples = {
  /** The last sample, to be seen. */
  last: number[]
  /** How many means fell into each of the bins between 0 and 10. */
  bins: number[]
  count: number
  total: number
  squares: number
  /** Means that were at most one standard error from the true mean. */
  near: number
  due: number
}

export const binCount = 40

type Parent = {
  name: string
  mean: number
  spread: number
  draw(next: () => number): number
  density(x: number): number
}

const exponentialScale = 2
const inside = (x: number, from: number, to: number) => x >= from && x < to

/** Four very different worlds of numbers between 0 and 10 (the third has a few beyond). */
export const parents: readonly Parent[] = [
  {
    name: 'flat',
    mean: 5,
    spread: 10 / Math.sqrt(12),
    draw: (next) => 10 * next(),
    density: (x) => (inside(x, 0, 10) ? 0.1 : 0),
  },
  {
    name: 'two humps',
    mean: 5,
    // Halves around 1.5 and 8.5, each 3 wide: 3²/12 within and 3.5² between.
    spread: Math.sqrt(9 / 12 + 3.5 ** 2),
    draw: (next) => (next() < 0.5 ? 0 : 7) + 3 * next(),
    density: (x) => (inside(x, 0, 3) || inside(x, 7, 10) ? 1 / 6 : 0),
  },
  {
    name: 'long tail',
    mean: exponentialScale,
    spread: exponentialScale,
    draw: (next) => -exponentialScale * Math.log(1 - next()),
    density: (x) => (x >= 0 ? Math.exp(-x / exponentialScale) / exponentialScale : 0),
  },
  {
    name: 'rarely a ten',
    mean: 2,
    spread: 4,
    draw: (next) => (next() < 0.2 ? 10 : 0),
    density: (x) => (inside(x, 0, 0.35) ? 0.8 / 0.35 : inside(x, 9.65, 10.01) ? 0.2 / 0.35 : 0),
  },
]

export const parentOf = ({ parent = 0 }: Values): Parent =>
  parents[Math.round(parent)] ?? (parents[0] as Parent)
export const sizeOf = ({ size = 5 }: Values) => Math.max(1, Math.round(size))

export const meanOf = ({ total, count }: Samples) => (count > 0 ? total / count : 0)
export const spreadOf = (state: Samples) =>
  state.count > 0 ? Math.sqrt(Math.max(0, state.squares / state.count - meanOf(state) ** 2)) : 0
