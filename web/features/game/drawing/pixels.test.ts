import { describe, expect, it } from 'vitest'
import { fillAt, isBlank, type Pixels, paperInside } from './pixels.ts'

const side = 96

/** A black square outline, with a gap in its upper side if wanted. */
function outlined({ gap = 0 } = {}): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 20; y < 76; y++)
    for (let x = 20; x < 76; x++) {
      const isLine = x < 24 || x >= 72 || y < 24 || y >= 72
      const isGap = y < 24 && x >= 40 && x < 40 + gap
      if (isLine && !isGap) data.set([0, 0, 0, 255], (y * side + x) * 4)
    }
  return { width: side, height: side, data }
}

const at = ({ data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4),
]

describe('filling', () => {
  it('fills what the line goes around, and nothing else', () => {
    const pixels = outlined()
    fillAt(pixels, 48, 48, [228, 71, 43])
    expect(at(pixels, 48, 48)).toEqual([228, 71, 43, 255])
    expect(at(pixels, 24, 24)).toEqual([228, 71, 43, 255])
    expect(at(pixels, 22, 48)).toEqual([0, 0, 0, 255])
    expect(at(pixels, 5, 5)[3]).toBe(0)
  })

  it('fills with another colour what was filled before', () => {
    const pixels = outlined()
    fillAt(pixels, 48, 48, [228, 71, 43])
    fillAt(pixels, 48, 48, [59, 130, 246])
    expect(at(pixels, 30, 30)).toEqual([59, 130, 246, 255])
  })

  it('paints a line anew', () => {
    const pixels = outlined()
    fillAt(pixels, 22, 48, [91, 91, 214])
    expect(at(pixels, 48, 22)).toEqual([91, 91, 214, 255])
    expect(at(pixels, 48, 48)[3]).toBe(0)
  })
})

describe('the paper inside a line', () => {
  it('is white, and outside of it stays clear', () => {
    const pixels = outlined()
    paperInside(pixels)
    expect(at(pixels, 48, 48)).toEqual([255, 253, 247, 255])
    expect(at(pixels, 30, 30)[3]).toBe(255)
    expect(at(pixels, 10, 48)[3]).toBe(0)
    expect(at(pixels, 17, 48)[3]).toBe(0)
  })

  it('does not mind a small gap, as children leave them', () => {
    const pixels = outlined({ gap: 8 })
    paperInside(pixels)
    expect(at(pixels, 48, 48)[3]).toBe(255)
  })

  it('is none where the line is wide open', () => {
    const pixels = outlined({ gap: 28 })
    paperInside(pixels)
    expect(at(pixels, 48, 48)[3]).toBe(0)
  })
})

describe('an empty paper', () => {
  it('is known', () => {
    expect(isBlank({ width: side, height: side, data: new Uint8ClampedArray(side * side * 4) })).toBe(true)
    expect(isBlank(outlined())).toBe(false)
  })
})
