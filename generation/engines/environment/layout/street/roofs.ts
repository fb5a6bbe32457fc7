import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { bricks, glowing, marble, metal, plaster, tiles, wood } from '@makebelieve/shapes/materials/material'
import { alongX, type Maker, pane, slab, upright } from '../built/solids.ts'
import type { House, StyleRow } from './house.ts'

const snow = '#edf2f9'

export function addRoof(
  make: Maker,
  { width, depth, colour, isSnowy, random }: House,
  row: StyleRow,
  top: number,
): void {
  const roof = isSnowy ? plaster(snow) : tiles(row.roofColour)
  if (row.roof === 'flat') {
    make.part(
      'cornice',
      slab([-width / 2 - 0.05, width / 2 + 0.05], [top - 0.35, top + 0.5], [-0.1, 0.28]),
      plaster(shade(colour, 0.8)),
    )
    make.part(
      'cornice',
      slab([-width / 2 + 0.1, width / 2 - 0.1], [top, top + 0.1], [-depth, -0.1]),
      plaster(isSnowy ? snow : row.roofColour),
    )
    const x = random.between(-0.3, 0.3) * width
    make.part(
      'roof things',
      slab([x - 0.9, x + 0.9], [top, top + 1.6], [-depth * 0.6, -depth * 0.3]),
      metal('#7d7770', { metalness: 0.2 }),
    )
    return
  }
  if (row.roof === 'eaves') {
    const outline: Vec2[] = [
      [0.9, top - 0.15],
      [0.9, top - 0.02],
      [-depth / 2, top + 1.9],
      [-depth - 0.6, top],
      [-depth - 0.6, top - 0.1],
    ]
    make.part('roof', alongX(outline, [-width / 2 - 0.2, width / 2 + 0.2]), roof)
    return
  }
  const rise = row.roof === 'hip' ? 1.5 : Math.min(3.6, width * 0.42)
  if (row.roof === 'gable') {
    const gable: Vec2[] = [
      [-width / 2, top],
      [width / 2, top],
      [0, top + rise],
    ]
    make.part('house', upright(gable, 0, depth), row.wall(colour))
    for (const side of [-1, 1]) {
      const skin: Vec2[] = [
        [0, top + rise + 0.02],
        [0, top + rise + 0.24],
        [side * (width / 2 + 0.35), top - 0.1],
        [side * (width / 2 + 0.35), top - 0.32],
      ]
      make.part('roof', upright(skin, 0.3, depth + 0.6), roof)
    }
    make.part(
      'frames',
      pane([-0.4, 0.4], [top + rise * 0.2, top + rise * 0.2 + 0.9], 0.04),
      plaster(row.trim),
    )
    make.part(
      'window gable',
      pane([-0.32, 0.32], [top + rise * 0.2 + 0.08, top + rise * 0.2 + 0.82], 0.055),
      glowing('#ffdca2'),
    )
    const chimney = width * 0.28
    make.part(
      'chimney',
      slab([chimney - 0.3, chimney + 0.3], [top, top + rise + 0.5], [-depth * 0.5 - 0.3, -depth * 0.5 + 0.3]),
      bricks('#8f5a48'),
    )
    return
  }
  const outline: Vec2[] = [
    [0.55, top - 0.1],
    [0.55, top + 0.05],
    [-depth / 2, top + rise],
    [-depth - 0.3, top + 0.05],
    [-depth - 0.3, top - 0.1],
  ]
  make.part('roof', alongX(outline, [-width / 2 - 0.3, width / 2 + 0.3]), roof)
}

/** Dark timber across the plaster. */
export function addTimbers(make: Maker, { width, storeys }: House, row: StyleRow, top: number): void {
  const beam = wood(row.trim)
  for (let storey = 0; storey < storeys; storey++) {
    const low = storey === 0 ? 0 : row.ground + (storey - 1) * row.storey
    const high = Math.min(top, row.ground + storey * row.storey)
    make.part('timbers', slab([-width / 2, width / 2], [high - 0.12, high + 0.1], [0, 0.1]), beam)
    const posts = Math.max(2, Math.round(width / 1.7))
    for (let k = 0; k <= posts; k++) {
      const x = -width / 2 + (width * k) / posts
      make.part('timbers', slab([x - 0.09, x + 0.09], [low, high], [0, 0.07]), beam)
      if (storey > 0 && k < posts && (k + storey) % 3 === 0) {
        const next = x + width / posts
        const lean: Vec2[] = [
          [x, low],
          [x + 0.2, low],
          [next, high],
          [next - 0.2, high],
        ]
        make.part('timbers', upright(lean, 0.06, 0.06), beam)
      }
    }
  }
}

/** A portico along the street. */
export function addColumns(make: Maker, { width }: House, top: number): void {
  const count = Math.max(2, Math.round(width / 2.4))
  const stone = marble('#efe6d4')
  for (let k = 0; k <= count; k++) {
    const x = -width / 2 + 0.35 + ((width - 0.7) * k) / count
    make.part('columns', slab([x - 0.2, x + 0.2], [0.2, top - 0.4], [0.5, 0.9]), stone)
    make.part('columns', slab([x - 0.3, x + 0.3], [0, 0.25], [0.4, 1]), stone)
    make.part('columns', slab([x - 0.3, x + 0.3], [top - 0.65, top - 0.35], [0.4, 1]), stone)
  }
  make.part('architrave', slab([-width / 2, width / 2], [top - 0.4, top + 0.35], [0, 1.05]), stone)
}
