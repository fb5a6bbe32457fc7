import { clouds, mix, smooth } from '@makebelieve/shapes/materials/noise'
import type { Terrain } from '../shared/terrain.ts'
import type { Lie } from './land.ts'
import type { WaterBody } from './waters.ts'

/** Gives waters their level and digs their beds. */
export function digWaters(terrain: Terrain, lie: Lie, bodies: WaterBody[]): void {
  for (const body of bodies) {
    if (body.form === 'swamp') {
      body.level = -0.12
      body.outside = (x, z) => (lie(x, z) - body.level) * 4
      terrain.reshape((_x, _z, y) => (y < body.level ? body.level + (y - body.level) * 1.6 : y + 0.04))
    } else if (body.form === 'puddles') {
      body.level = terrain.level(body.middle, body.radius * 1.3, 2) + 0.02
    } else if (body.form === 'sea') digSea(terrain, body)
    else digBasin(terrain, lie, body)
  }
}

function digBasin(terrain: Terrain, lie: Lie, body: WaterBody): void {
  const rim = body.line ?? body.outline ?? [body.middle]
  const heights = rim.map(([x, z]) => lie(x, z)).sort((one, other) => one - other)
  const low = heights[Math.floor(heights.length * 0.2)] ?? 0
  body.level = low - (body.line ? 0.45 : 0.25)
  const isIce = body.stuff === 'ice'
  const depth = isIce ? 0.3 : body.depth
  terrain.reshape((x, z, y) => {
    const out = body.outside(x, z)
    if (out > body.bank + 8) return y
    if (out < 0)
      return Math.min(y, body.level - 0.08 - depth * smooth(0, Math.min(3.5, body.radius * 0.7), -out))
    // High ground falls to the water softly, low ground rises to hold it.
    const wide = body.bank + Math.min(8, Math.max(0, y - body.level - 1.5) * 1.2)
    return mix(body.level + 0.16, y, smooth(0, wide, out))
  })
}

function digSea(terrain: Terrain, body: WaterBody): void {
  body.level = 0
  terrain.reshape((x, z, y) => {
    const out = body.outside(x, z)
    if (out < 0) return Math.max(-body.depth, out * (body.cliff ? 0.6 : 0.17)) - 0.05
    if (body.cliff) {
      const ragged = out + clouds(x / 5, 2, z / 5, 2) * 0.8
      return 0.1 + smooth(0.2, 3, ragged) * body.cliff + Math.max(-1, y) * smooth(3, 12, out)
    }
    const shore = 0.1 + Math.min(1.5, out * 0.085)
    return shore + Math.max(-0.5, y) * smooth(2, 15, out)
  })
}
