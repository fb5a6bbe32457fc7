import { describe, expect, it } from 'vitest'
import { roomFor, tools } from './toolbar-room.ts'

describe('the toolbar of the stage', () => {
  it('shows everything with words where there is room', () => {
    expect(roomFor(1200, tools)).toEqual({ shown: [...tools], more: [], labels: true, proof: true })
  })

  it('moves what is used least into More, and never loses anything', () => {
    for (let width = 480; width <= 1400; width += 10) {
      const { shown, more } = roomFor(width, tools)
      expect([...shown, ...more].sort()).toEqual([...tools].sort())
      expect(more).toEqual(tools.filter((tool) => !shown.includes(tool)))
    }
    expect(roomFor(792, tools)).toMatchObject({
      more: ['device', 'picture', 'versions', 'share'],
      labels: false,
    })
  })

  it('fits into one row on a phone', () => {
    const { shown, more, proof } = roomFor(390, tools)
    expect(shown).toEqual(['restart', 'fullScreen'])
    expect(more).toEqual(['mute', 'picture', 'code', 'versions', 'cast', 'export', 'share'])
    expect(proof).toBe(false)
  })

  it('has no More for what is not there', () => {
    expect(roomFor(390, ['restart', 'fullScreen'])).toMatchObject({
      shown: ['restart', 'fullScreen'],
      more: [],
    })
  })
})
