import type { Random } from '@makebelieve/kit/core/random'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { glowing, lacquer, metal, plaster, wood } from '@makebelieve/shapes/materials/material'
import { type Maker, pane, slab, upright } from '../built/solids.ts'
import { dayColours, type House, litColours, type StyleRow } from './house.ts'

/** A window that somebody may light: frame, glass and sill. */
export function addWindow(make: Maker, house: House, row: StyleRow, x: number, y: number): void {
  const { random, isDark, style } = house
  const [wide, high] = row.window
  const isArched = style === 'venetian' || style === 'classical'
  const outline = (grow: number): Vec2[] => {
    const [a, b] = [x - wide / 2 - grow, x + wide / 2 + grow]
    return [
      [a, y - grow],
      [b, y - grow],
      [b, y + high * 0.75],
      [x + wide * 0.26, y + high * 0.95 + grow],
      [x, y + high + grow],
      [x - wide * 0.26, y + high * 0.95 + grow],
      [a, y + high * 0.75],
    ]
  }
  const trim = plaster(row.trim)
  if (isArched) make.part('frames', upright(outline(0.11), 0.05, 0.05), trim)
  else
    make.part('frames', pane([x - wide / 2 - 0.1, x + wide / 2 + 0.1], [y - 0.1, y + high + 0.1], 0.04), trim)
  const isLit = random.next() < (isDark ? 0.55 : 0.4)
  const material = isLit
    ? glowing(random.pick(isDark ? litColours : dayColours))
    : lacquer(isDark ? '#27303f' : '#4d6472', { roughness: 0.12 })
  const name = isLit ? `window ${material.colour}` : 'dark glazing'
  const glass = isArched
    ? upright(outline(-0.02), 0.06, 0.03)
    : pane([x - wide / 2, x + wide / 2], [y, y + high], 0.055)
  make.part(name, glass, material)
  if (style !== 'modern' && style !== 'neon' && y < 13)
    make.part('bars', pane([x - 0.03, x + 0.03], [y, y + high], 0.066), trim)
  // Nobody sees more of it from the street.
  if (y > 13) return
  make.part('sills', slab([x - wide / 2 - 0.14, x + wide / 2 + 0.14], [y - 0.16, y - 0.08], [0, 0.16]), trim)
  if (row.shutters) {
    const shutter = wood(shutterColours[Math.floor(house.width * 7) % shutterColours.length] ?? '#4f7a6a')
    for (const side of [-1, 1]) {
      const middle = x + side * (wide / 2 + 0.28)
      make.part('shutters', slab([middle - 0.19, middle + 0.19], [y - 0.04, y + high], [0.02, 0.07]), shutter)
    }
    if (random.next() < 0.35 && !house.isSnowy) addFlowerBox(make, x, y - 0.14, wide, random)
  }
  if (row.balconies !== undefined && random.next() < row.balconies) addBalcony(make, row, x, y - 0.5, wide)
}

const shutterColours = ['#4f7a6a', '#3f6488', '#8a4a3c', '#5d7d4a', '#6b6f78']

const blooms = ['#e5484d', '#f2a33a', '#e86fa3', '#f4e04d', '#b06fe0'] as const

function addFlowerBox(make: Maker, x: number, y: number, wide: number, random: Random): void {
  make.part('flower boxes', slab([x - wide / 2, x + wide / 2], [y - 0.2, y], [0.04, 0.28]), wood('#7a5236'))
  for (let k = 0; k < 4; k++) {
    const at = x - wide / 2 + (wide * (k + 0.5)) / 4
    const bloom = random.pick(blooms)
    make.part(
      'flower leaves',
      pane([at - 0.16, at + 0.16], [y - 0.02, y + 0.16], 0.3, 0.04),
      plaster('#4f8a45'),
    )
    make.part(
      `blossoms ${bloom}`,
      pane([at - 0.1, at + 0.1], [y + 0.08, y + 0.26], 0.32, 0.1),
      plaster(bloom),
    )
  }
}

function addBalcony(make: Maker, row: StyleRow, x: number, y: number, wide: number): void {
  const half = wide / 2 + 0.3
  make.part('balconies', slab([x - half, x + half], [y, y + 0.12], [0, 0.8]), plaster(row.trim))
  const rail = metal('#3b3f45', { metalness: 0.4 })
  make.part('railings', slab([x - half, x + half], [y + 0.95, y + 1], [0.74, 0.79]), rail)
  for (let k = 0; k <= 6; k++) {
    const at = x - half + (half * 2 * k) / 6
    make.part('railings', slab([at - 0.015, at + 0.015], [y + 0.12, y + 0.95], [0.75, 0.78]), rail)
  }
}
