import { shade } from '@makebelieve/shapes/materials/colour'
import { metal, plaster } from '@makebelieve/shapes/materials/material'
import { type Maker, slab } from '../built/solids.ts'
import { addGroundFloor } from './ground-floor.ts'
import { type House, heightOf, type StyleRow, styles } from './house.ts'
import { addColumns, addRoof, addTimbers } from './roofs.ts'
import { addWindow } from './windows.ts'

export function addHouse(make: Maker, house: House): void {
  const { width, depth, style, colour } = house
  const row = styles[style]
  const top = heightOf(house)
  make.part('house', slab([-width / 2, width / 2], [-0.3, top], [-depth, 0]), row.wall(colour))
  addStoreys(make, house, row)
  addGroundFloor(make, house, row)
  addRoof(make, house, row, top)
  if (style === 'medieval') addTimbers(make, house, row, top)
  if (style === 'classical') addColumns(make, house, top)
}

function addStoreys(make: Maker, house: House, row: StyleRow): void {
  const { width, storeys, style } = house
  const count = Math.max(1, Math.floor((width - 0.8) / row.step))
  for (let storey = 1; storey < storeys; storey++) {
    const y = row.ground + (storey - 1) * row.storey + (row.storey - row.window[1]) * 0.5
    for (let i = 0; i < count; i++) addWindow(make, house, row, ((i + 0.5) / count - 0.5) * (width - 0.5), y)
    if (style === 'modern' || style === 'neon')
      make.part(
        'bands',
        slab(
          [-width / 2, width / 2],
          [y - (row.storey - row.window[1]) * 0.5 - 0.12, y - (row.storey - row.window[1]) * 0.5 + 0.08],
          [0, 0.09],
        ),
        plaster(shade(house.colour, 0.82)),
      )
  }
  if (style === 'brick' || style === 'old town' || style === 'venetian')
    make.part(
      'bands',
      slab([-width / 2, width / 2], [row.ground - 0.12, row.ground + 0.1], [0, 0.12]),
      plaster(row.trim),
    )
  if (style === 'neon') addMachines(make, house, row)
}

/** Boxes, pipes and ducts that nobody planned. */
function addMachines(make: Maker, { width, storeys, random }: House, row: StyleRow): void {
  const grey = metal('#6d727c', { metalness: 0.3, roughness: 0.6 })
  const pipe = random.between(-0.46, 0.46) * width
  make.part(
    'pipes',
    slab([pipe - 0.08, pipe + 0.08], [0, row.ground + (storeys - 1) * row.storey], [0, 0.16]),
    grey,
  )
  for (let n = 0; n < storeys; n++) {
    const x = random.between(-0.42, 0.42) * width
    const y = row.ground + random.between(0, storeys - 1) * row.storey
    make.part('machines', slab([x - 0.4, x + 0.4], [y, y + 0.55], [0, 0.4]), grey)
  }
}
