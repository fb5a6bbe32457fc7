import type { Random } from '@makebelieve/kit/core/random'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glowing, metal, plaster } from '@makebelieve/shapes/materials/material'
import { type Maker, pane, slab } from '../built/solids.ts'

type Tower = {
  width: number
  depth: number
  low: number
  high: number
  colour: string
  isDark: boolean
  far: boolean
}

const lit = ['#ffd391', '#ffe6bb', '#ffc46e', '#d8ecff', '#fff3d6'] as const
const glassy = ['#9fb7c8', '#b4c8d4', '#8ea9bb'] as const

/** A tower with windows on all sides: fewer and larger ones where it is far. */
export function addTower(
  make: Maker,
  random: Random,
  { width, depth, low, high, colour, isDark, far }: Tower,
): void {
  const [x, z] = [width / 2, depth / 2]
  const wall = plaster(colour)
  make.part('block', slab([-x, x], [low, high], [-z, z]), wall)
  const setback = random.next()
  const top = setback < 0.4 ? high + random.between(3, 9) : high
  if (top > high) make.part('block', slab([-x * 0.6, x * 0.6], [high, top], [-z * 0.6, z * 0.6]), wall)
  make.part(
    'ledge',
    slab([-x - 0.2, x + 0.2], [high - 0.5, high], [-z - 0.2, z + 0.2]),
    plaster(shade(colour, 0.8)),
  )
  if (random.next() < 0.35) {
    make.part(
      'mast',
      slab([-0.15, 0.15], [top, top + random.between(4, 12)], [-0.15, 0.15]),
      metal('#6b7078'),
    )
  } else if (random.next() < 0.4) {
    make.part(
      'tank',
      slab([-x * 0.4, x * 0.1], [top, top + 2.4], [-z * 0.3, z * 0.3]),
      metal('#7d756c', { metalness: 0.2 }),
    )
  }
  const [stepY, stepX] = far ? [6.4, 4.4] : [3.4, 2.8]
  const share = isDark ? 0.55 : 0.8
  for (const side of [0, 90, 180, 270]) {
    const half = side % 180 === 0 ? x : z
    const front = side % 180 === 0 ? z : x
    const count = Math.max(1, Math.floor((half * 2 - 0.8) / stepX))
    for (let y = Math.max(low, high - 60) + 1; y < high - 2; y += stepY)
      for (let k = 0; k < count; k++) {
        if (random.next() > share) continue
        const middle = ((k + 0.5) / count - 0.5) * (half * 2 - 0.6)
        const [wide, tall] = [stepX * 0.34, stepY * 0.3]
        make.part(
          'windows',
          pane([middle - wide, middle + wide], [y, y + tall * 2], front + 0.04, front - 0.3).turn(0, side, 0),
          glowing(random.pick(isDark ? lit : glassy)),
        )
      }
  }
}
