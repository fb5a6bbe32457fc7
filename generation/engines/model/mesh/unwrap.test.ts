import { box, tube } from '@makebelieve/shapes/geometry/solids'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { describe, expect, it } from 'vitest'
import { chartsOf } from './charts.ts'
import { packed } from './pack.ts'

describe('charts', () => {
  it('take every triangle once', () => {
    const { positions, triangles } = box(1, 2, 3)
    const charts = chartsOf(positions, triangles)
    const all = charts.flatMap((chart) => chart.triangles).sort((a, b) => a - b)
    expect(all).toEqual(Array.from({ length: triangles.length / 3 }, (_, i) => i))
  })

  it('a box has six: its bevels join its sides', () => {
    const { positions, triangles } = box(1, 2, 3)
    expect(chartsOf(positions, triangles)).toHaveLength(6)
  })

  it('a spring, which winds over itself, is parted until no part lies over another', () => {
    const turns = Array.from({ length: 60 }, (_, i): Vec3 => [Math.cos(i / 4), i * 0.02, Math.sin(i / 4)])
    const { positions, triangles } = tube(turns, 0.05, { corners: 8 })
    const up = chartsOf(positions, triangles).filter((chart) => chart.direction === 2)
    expect(up.length).toBeGreaterThan(1)
  })
})

describe('packing', () => {
  const wanted = Array.from({ length: 120 }, (_, i) => ({
    width: 0.02 + ((i * 37) % 50) / 120,
    height: 0.02 + ((i * 53) % 40) / 150,
    share: 1,
  }))

  it('lays nothing over anything else, and keeps gutters', () => {
    const gutter = 2
    const places = packed(wanted, 512, gutter) ?? []
    const rects = places.map(({ x, y, density, turned }, i) => {
      const { width = 0, height = 0 } = wanted[i] ?? {}
      const [w, h] = turned ? [height, width] : [width, height]
      return { x0: x - gutter, y0: y - gutter, x1: x + w * density + gutter, y1: y + h * density + gutter }
    })
    for (const [i, a] of rects.entries()) {
      expect(Math.min(a.x0, a.y0)).toBeGreaterThanOrEqual(0)
      expect(Math.max(a.x1, a.y1)).toBeLessThanOrEqual(512)
      for (const b of rects.slice(i + 1))
        expect(a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0).toBe(true)
    }
  })

  it('uses most of the texture', () => {
    const places = packed(wanted, 1024, 2) ?? []
    const used = places.reduce((sum, { density }, i) => {
      const { width = 0, height = 0 } = wanted[i] ?? {}
      return sum + width * height * density * density
    }, 0)
    expect(used / 1024 ** 2).toBeGreaterThan(0.68)
  })

  it('gives up where there is no room for gutters', () => {
    const many = Array.from({ length: 5000 }, () => ({ width: 0.01, height: 0.01, share: 1 }))
    expect(packed(many, 64, 2)).toBeUndefined()
  })
})
