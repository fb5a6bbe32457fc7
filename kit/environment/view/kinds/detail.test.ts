import { describe, expect, it } from 'vitest'
import { chooseDetail, type Detailed } from './detail.ts'

const tree = (z: number): Detailed => ({ at: [0, 0, z], farFrom: 40, size: 8, near: 1000, far: 80 })
const order = {
  eye: [0, 1.7, 0] as [number, number, number],
  yaw: 0,
  triangles: 100_000,
  reach: 1,
  lost: 500,
}

describe('detail of things', () => {
  it('is fine near, coarse far, and gone where nobody could see it', () => {
    const mouse: Detailed = { at: [0, 0, -100], farFrom: 12, size: 0.1, near: 500, far: 40 }
    expect(chooseDetail({ ...order, items: [tree(-10), tree(-90), tree(-900), mouse] })).toEqual([
      'near',
      'far',
      'none',
      'none',
    ])
  })

  it('stays within the triangles there are, the nearest first', () => {
    const items = [-30, -20, -10].map(tree)
    expect(chooseDetail({ ...order, items, triangles: 1200 })).toEqual(['far', 'far', 'near'])
    const crowd = Array.from({ length: 100 }, (_, index) => tree(-10 - index))
    const chosen = chooseDetail({ ...order, items: crowd, triangles: 4000 })
    const used = chosen.reduce((sum, one) => sum + (one === 'near' ? 1000 : one === 'far' ? 80 : 0), 0)
    expect(used).toBeLessThanOrEqual(4000)
    expect(chosen[0]).toBe('near')
  })

  it('does not spend on what is behind, but has it ready', () => {
    const items = [tree(20), tree(-20)]
    expect(chooseDetail({ ...order, items, triangles: 1000 })).toEqual(['near', 'near'])
  })
})
