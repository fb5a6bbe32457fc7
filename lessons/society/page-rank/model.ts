import type { Values } from '@makebelieve/kit/simulation/system'

export type Web = {
  clicks: number
  /** The page on which each surfer is. */
  surfers: number[]
  /** The ranks worked out so far, click by click. */
  ranks: number[]
}

export const webs = ['A little web', 'All point to one', 'A ring', 'Two villages'] as const

/** For each page the pages that it links to. */
const links: readonly (readonly (readonly number[])[])[] = [
  [[1, 2], [], [0, 1, 4], [4, 5], [3, 5], [3]],
  [[1], [0], [0], [0], [0], [0]],
  [[1], [2], [3], [4], [5], [0]],
  [[1, 2], [0, 2], [0, 1, 3], [4], [3, 5], [3, 4]],
]

export const linksOf = ({ web = 0 }: Values) => links[Math.round(web)] ?? []
export const pageName = (page: number) => String.fromCharCode(65 + page)
export const surfersOf = ({ surfers = 100 }: Values) => Math.round(surfers)

/** How many of all surfers are on each page. */
export function seen({ surfers, ranks }: Web): number[] {
  const counts = ranks.map(() => 0)
  for (const page of surfers) counts[page] = (counts[page] ?? 0) + 1
  return counts.map((count) => count / surfers.length)
}
