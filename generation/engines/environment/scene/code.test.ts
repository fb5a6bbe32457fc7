import { describe, expect, it } from 'vitest'
import { printed } from '../../../page/printed.ts'

describe('the scene in the code', () => {
  it('is read by people: short things and long lists of numbers take one line each', () => {
    const value = {
      title: 'A garden',
      ground: { heights: Array.from({ length: 200 }, (_, i) => i), size: 40 },
      placed: Array.from({ length: 8 }, (_, kind) => ({ kind, at: [1, 2, 3], yaw: 0, scale: 1 })),
      'odd name': true,
    }
    const text = printed(value)
    expect(text).toContain('title: "A garden",\n')
    expect(text).toContain('    { kind: 0, at: [1, 2, 3], yaw: 0, scale: 1 },\n')
    expect(text.split('\n').filter((line) => line.startsWith('    heights: [0, 1,'))).toHaveLength(1)
    expect(new Function(`return ${text}`)()).toEqual(value)
  })
})
