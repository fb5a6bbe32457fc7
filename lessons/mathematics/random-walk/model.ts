import type { Values } from '@makebelieve/kit/simulation/system'

export type Walk = {
  xs: number[]
  ys: number[]
  steps: number
  due: number
  /** Where the first of them has been. */
  path: (readonly [x: number, y: number])[]
  /** Root of the mean square distance after so many steps. */
  trail: (readonly [steps: number, far: number])[]
}

export const walkersOf = ({ walkers = 400 }: Values) => Math.max(1, Math.round(walkers))

export function typicalDistance({ xs, ys }: Walk): number {
  let sum = 0
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0]
    sum += x * x + y * y
  }
  return Math.sqrt(sum / Math.max(1, xs.length))
}

export const meanPlace = ({ xs }: Walk) => xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length)
