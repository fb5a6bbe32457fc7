import { describe, expect, it } from 'vitest'
import { bestTree } from './tree.ts'

/** Scores by word and head, as rows. */
const scores = (...rows: number[][]) => Float32Array.from(rows.flat())

describe('the best tree', () => {
  it('takes the best head of everybody where that is a tree', () => {
    expect(bestTree(scores([0, 0, 0], [9, 0, 1], [1, 9, 0]), 3)).toEqual([0, 0, 1])
  })

  it('opens a circle where that costs least', () => {
    // One and two want each other; two gives up less when it takes the root.
    expect(bestTree(scores([0, 0, 0], [1, 0, 9], [7, 8, 0]), 3)).toEqual([0, 2, 0])
  })

  it('keeps who hangs on a circle, and opens circles within circles', () => {
    const heads = bestTree(
      scores([0, 0, 0, 0, 0], [2, 0, 9, 0, 0], [0, 9, 0, 5, 0], [1, 0, 8, 0, 7], [0, 0, 0, 9, 0]),
      5,
    )
    for (let word = 1; word < 5; word++) {
      const seen = new Set<number>()
      for (let at = word; at > 0; at = heads[at] ?? 0) {
        expect(seen.has(at)).toBe(false)
        seen.add(at)
      }
    }
  })
})
