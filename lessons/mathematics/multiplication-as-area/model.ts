import type { Values } from '@makebelieve/kit/simulation/system'

/** Tiles that are laid one after the other, row by row. */
export type Tiles = {
  laid: number
  /** Counted where they lie: above or below the cut, left or right of it. */
  parts: [number, number, number, number]
  due: number
}

const whole = (value: number | undefined, usual: number) => Math.round(value ?? usual)

/** How many across and down, and after how many of each the field is cut. A cut beyond the field cuts nothing off. */
export function field(values: Values) {
  const [across, down] = [whole(values.across, 14), whole(values.down, 12)]
  return {
    across,
    down,
    cutAcross: Math.min(whole(values.cutAcross, 10), across),
    cutDown: Math.min(whole(values.cutDown, 10), down),
  }
}

/** To which of the four parts the tile at a place belongs. */
export function partAt(column: number, row: number, values: Values): 0 | 1 | 2 | 3 {
  const { cutAcross, cutDown } = field(values)
  return ((column < cutAcross ? 0 : 1) + (row < cutDown ? 0 : 2)) as 0 | 1 | 2 | 3
}
