import type { Random } from '@makebelieve/kit/core/random'
import { glowing } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, slab } from '../built/solids.ts'
import type { Point } from '../shared/geometry.ts'
import { addTower } from './towers.ts'

type City = {
  random: Random
  colours: readonly string[]
  neon: readonly string[]
  isDark: boolean
  /** How far below one's feet its streets lie. */
  drop: number
  isTaken(at: Point, radius: number): boolean
}

const rings = [
  { far: 30, count: 9, rise: [-16, 12] },
  { far: 52, count: 13, rise: [-14, 30] },
  { far: 82, count: 17, rise: [-10, 46] },
  { far: 120, count: 22, rise: [-6, 56] },
  { far: 158, count: 24, rise: [0, 64] },
] as const

/** Near towers that rise beside, lower ones below, and far ones in the haze. */
export function skyline({ random, colours, neon, isDark, drop, isTaken }: City): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (const [level, { far, count, rise }] of rings.entries())
    for (let n = 0; n < count; n++) {
      const angle = ((n + random.between(-0.3, 0.3)) / count) * Math.PI * 2
      const away = far + random.between(-7, 7)
      const [width, depth] = [random.between(9, 15), random.between(9, 15)]
      const [x, z] = [Math.sin(angle) * away, -Math.cos(angle) * away]
      if (isTaken([x, z], 9)) continue
      // Ahead the view stays open over the nearest roofs.
      const isAhead = z < 0 && Math.abs(x) < away * 0.5
      const high = random.between(rise[0], rise[1]) - (isAhead && level < 2 ? 14 : 0)
      const colour = random.shuffled(colours)[0] ?? '#667085'
      const place = {
        at: [x, 0, z] as [number, number, number],
        yaw: random.between(-0.1, 0.1),
        solid: false,
      }
      shapes.push(
        ...built(`tower-${level}-${n}`, 'tower', place, (make) => {
          addTower(make, random, { width, depth, low: -drop, high, colour, isDark, far: level > 1 })
          const sign =
            neon.length > 0 && level < 3 && random.next() < 0.35 ? random.shuffled(neon)[0] : undefined
          if (!sign) return
          const board = slab(
            [-width * 0.3, width * 0.3],
            [high - 3, high - 1.2],
            [depth / 2, depth / 2 + 0.3],
          )
          make.part('neon', board, glowing(sign))
        }),
      )
    }
  return shapes
}
