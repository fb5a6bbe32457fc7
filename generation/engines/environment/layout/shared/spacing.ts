import type { Point } from './geometry.ts'

/** Who stands where: circles on the plan, found again by the square of the grid they lie in. */
export type Spacing = {
  /** Nothing else may stand within this many metres of the point. */
  take(at: Point, radius: number): void
  /** Whether a circle touches none that was taken. */
  isFree(at: Point, radius: number): boolean
}

export function openSpacing(cell = 4): Spacing {
  type Circle = { x: number; z: number; radius: number }
  const squares = new Map<number, Circle[]>()
  const overSquares = (x: number, z: number, radius: number, visit: (key: number) => boolean | undefined) => {
    for (let a = Math.floor((x - radius) / cell); a <= Math.floor((x + radius) / cell); a++)
      for (let b = Math.floor((z - radius) / cell); b <= Math.floor((z + radius) / cell); b++)
        if (visit(a * 65_536 + b)) return true
    return false
  }
  return {
    take([x, z], radius) {
      const circle = { x, z, radius }
      overSquares(x, z, radius, (key) => {
        const there = squares.get(key)
        if (there) there.push(circle)
        else squares.set(key, [circle])
        return undefined
      })
    },
    isFree([x, z], radius) {
      return !overSquares(x, z, radius, (key) =>
        squares.get(key)?.some((one) => Math.hypot(one.x - x, one.z - z) < one.radius + radius),
      )
    },
  }
}
