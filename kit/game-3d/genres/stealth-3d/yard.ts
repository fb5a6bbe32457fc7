import { seededRandom } from '../../../core/random.ts'
import type { Block, Stuff } from '../../blocks.ts'
import { isOpen, middleOf } from '../../cells.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember } from '../../space.ts'
import { type Compound, compoundOf, halvesOf, side, tall, thick } from './level.ts'

/** Walls, crates, pedestals and places to hide, of what the place is built of. */
export const blocksOf = remember((plan, level): Block[] => {
  const compound = compoundOf(plan, level)
  const { wall, accent } = stuffIn(plan.look)
  const random = seededRandom(plan.seed * 7 + level * 29)
  const blocks: Block[] = []
  raiseWalls(
    compound,
    blocks,
    { stuff: wall.stuff, colour: wall.colour ?? colours[wall.stuff] ?? '#a39d94' },
    accent,
  )
  layFloors(compound, blocks, accent)
  for (const { x, z } of compound.stands) {
    blocks.push({
      form: 'round',
      x,
      y: -0.05,
      z,
      width: 1.25,
      height: 0.2,
      depth: 1.25,
      stuff: 'stone',
      colour: '#d8d2c6',
    })
    blocks.push({
      form: 'round',
      x,
      y: 0,
      z,
      width: 0.8,
      height: 0.85,
      depth: 0.8,
      stuff: 'stone',
      colour: '#efe9dd',
    })
  }
  for (const { x, z, size, yaw } of compound.crates) {
    const stuff: Stuff = wall.stuff === 'metal' || wall.stuff === 'ice' ? wall.stuff : 'wood'
    const shade = random.pick(['#b98a58', '#a5764a', '#c79a66'])
    const colour = stuff === 'wood' ? shade : random.pick(['#7d8794', '#8c7f5a', '#5f7f86'])
    blocks.push({ form: 'box', x, y: -0.05, z, width: size, height: size, depth: size, yaw, stuff, colour })
    if (random.next() < 0.35)
      blocks.push({
        form: 'box',
        x,
        y: size - 0.05,
        z,
        width: size * 0.6,
        height: size * 0.45,
        depth: size * 0.6,
        yaw: yaw + 0.5,
        stuff,
        colour: shade,
      })
  }
  for (const { x, z } of compound.hides)
    for (const [dx, dz, wide] of [
      [0, 0, 1.3],
      [0.75, 0.3, 0.95],
      [-0.6, 0.55, 0.9],
      [0.1, -0.75, 0.85],
    ] as const)
      blocks.push({
        form: 'round',
        x: x + dx,
        y: -0.05,
        z: z + dz,
        width: wide,
        height: 0.62 + wide * 0.2,
        depth: wide,
        stuff: 'hedge',
        colour: dx === 0 ? '#3f7a35' : '#57963f',
        airy: true,
      })
  return blocks
})

/** Rugs and plates in some of the rooms, so that one tells them apart. */
function layFloors(compound: Compound, blocks: Block[], accent: string): void {
  const paints = [accent, '#8f3b46', '#2f5f8f', '#5a6b3a']
  compound.ways.forEach((_, cell) => {
    if ((cell * 7) % 5 > 1 || cell === compound.start) return
    const { x, z } = middleOf(compound, cell)
    const rug = { form: 'box' as const, x, z, stuff: 'cloth' as const, airy: true as const }
    const [wide, colour] = [side - 1.5, paints[cell % paints.length] ?? accent]
    blocks.push({ ...rug, y: -0.1, width: wide, depth: wide, height: 0.13, colour: '#e6dcc6' })
    blocks.push({ ...rug, y: -0.1, width: wide - 0.4, depth: wide - 0.4, height: 0.15, colour })
  })
}

const colours: Partial<Record<Stuff, string>> = { wood: '#9a7146', ice: '#a9dcf2', cloth: '#c8483f' }

function raiseWalls(
  compound: Compound,
  blocks: Block[],
  paint: { stuff: Stuff; colour: string },
  accent: string,
): void {
  const { columns, rows, exit } = compound
  const half = halvesOf(compound)
  const hasX = (column: number, row: number) => {
    if (column < 0 || column >= columns) return false
    if (row === 0) return column !== exit
    if (row === rows) return true
    const below = row * columns + column
    return !isOpen(compound, below, below - columns)
  }
  const hasZ = (column: number, row: number) => {
    if (row < 0 || row >= rows) return false
    if (column === 0 || column === columns) return true
    const right = row * columns + column
    return !isOpen(compound, right, right - 1)
  }
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, z] = [column * side - half.x, row * side - half.z]
      const edge = row === 0 || column === 0 || column === columns || row === rows
      // Lower toward the eye, which looks over it.
      const height = row === rows ? tall - 0.35 : edge ? tall + 0.3 : tall
      const [east, west, south, north] = [
        hasX(column, row),
        hasX(column - 1, row),
        hasZ(column, row),
        hasZ(column, row - 1),
      ]
      const foot = { form: 'box' as const, y: -0.1, height: height + 0.1, ...paint }
      const cap = {
        form: 'box' as const,
        y: height,
        height: 0.12,
        stuff: 'stone' as const,
        colour: '#e4ddd0',
        airy: true as const,
      }
      if (east)
        for (const part of [
          { ...foot, depth: thick, width: side - thick },
          { ...cap, depth: thick + 0.14, width: side - thick },
        ])
          blocks.push({ ...part, x: x + side / 2, z })
      if (south)
        for (const part of [
          { ...foot, width: thick, depth: side - thick },
          { ...cap, width: thick + 0.14, depth: side - thick },
        ])
          blocks.push({ ...part, x, z: z + side / 2 })
      if (!east && !west && !south && !north) continue
      const isTurn = !(east && west && !south && !north) && !(south && north && !east && !west)
      const post = { form: 'box' as const, x, z, y: -0.1, ...paint }
      const wide = isTurn ? thick + 0.25 : thick
      blocks.push({ ...post, width: wide, depth: wide, height: height + (isTurn ? 0.35 : 0.1) })
      if (isTurn && (edge || (column + row) % 2 === 0))
        blocks.push({
          form: 'box',
          x,
          y: height + 0.25,
          z,
          width: wide * 0.7,
          depth: wide * 0.7,
          height: 0.22,
          stuff: 'neon',
          colour: accent,
          airy: true,
        })
    }
  const { gate } = compound
  blocks.push({
    form: 'arch',
    x: gate.x,
    y: 0,
    z: gate.z,
    width: side - thick,
    height: 2.9,
    depth: thick + 0.4,
    stuff: 'paint',
    colour: accent,
    airy: true,
  })
}

/** Walls as lines of the map. */
export const wallLinesOf = remember((plan, level): (readonly [x: number, z: number][])[] =>
  blocksOf(plan, level)
    .filter(({ airy, width, depth, form }) => !airy && form === 'box' && Math.max(width, depth) > 3)
    .map(({ x, z, width, depth }) => [
      [x - (width > depth ? width / 2 : 0), z - (width > depth ? 0 : depth / 2)],
      [x + (width > depth ? width / 2 : 0), z + (width > depth ? 0 : depth / 2)],
    ]),
)
