import type { Values } from '@makebelieve/kit/simulation/system'

export type Darts = {
  thrown: number
  hits: number
  due: number
  /** The last ones, to be seen: where on the board, from −1 to 1. */
  seen: (readonly [x: number, y: number, inside: boolean])[]
  /** The estimate after 10, 12, 15 … darts: a bounded trail. */
  trail: (readonly [thrown: number, estimate: number])[]
}

/** More darts than this are not drawn. */
export const mostSeen = 2500

/** The board is a square from −1 to 1; the circle has the radius r in it. π from the share of hits. */
export const estimateOf = ({ thrown, hits }: Darts, { radius = 1 }: Values) =>
  thrown > 0 ? (4 * hits) / (thrown * radius * radius) : 0
