import type { Random } from '@makebelieve/kit/core/random'
import type { Values } from '@makebelieve/kit/simulation/system'

export type Bag = {
  /** What was drawn last, one after the other: true is red. */
  drawn: boolean[]
  rounds: number
  /** Rounds in which all were red. */
  hits: number
  /** Red ones among all that were drawn, and how many those are. */
  reds: number
  all: number
  due: number
}

export const redsOf = ({ red = 3 }: Values) => Math.max(1, Math.round(red))
export const bluesOf = ({ blue = 5 }: Values) => Math.max(1, Math.round(blue))
export const picksOf = ({ picks = 2 }: Values) => Math.max(1, Math.round(picks))
export const isPutBack = ({ back = 0 }: Values) => Math.round(back) === 1

/** One round: so many marbles, without looking. */
export function drawRound(values: Values, random: Random): boolean[] {
  let [red, all] = [redsOf(values), redsOf(values) + bluesOf(values)]
  return Array.from({ length: Math.min(picksOf(values), all) }, () => {
    const isRed = random.below(all) < red
    if (!isPutBack(values)) {
      all--
      if (isRed) red--
    }
    return isRed
  })
}

/** The chances along the branch of the tree on which every marble is red: 3/8, then 2/7. */
export function branchOf(values: Values): (readonly [red: number, all: number])[] {
  const [red, all] = [redsOf(values), redsOf(values) + bluesOf(values)]
  return Array.from({ length: picksOf(values) }, (_, n) =>
    isPutBack(values) ? [red, all] : [Math.max(0, red - n), Math.max(1, all - n)],
  )
}

export const shareOf = (hits: number, of: number) => (of > 0 ? (100 * hits) / of : 0)
