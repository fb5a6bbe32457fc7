import { seededRandom } from '@makebelieve/kit/core/random'
import type { Lamp } from '@makebelieve/kit/environment/scene'
import type { BuiltShape } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { built } from '../built/solids.ts'
import { type Point, toward } from '../shared/geometry.ts'
import { addHouse } from './facade.ts'
import { heightOf } from './house.ts'
import { addBladeSign, addFrontSign } from './signs.ts'

export type Street = NonNullable<Setting['street']>

/** A line of houses: from a corner along a way, all looking to one side. */
export type Row = {
  id: string
  from: Point
  /** Which way the row runs, and which way its houses look. */
  way: number
  looks: number
  length: number
  /** Stretches of the row where something else stands, in metres along it. */
  kept: readonly { from: number; to: number }[]
}

type BuiltRow = { built: BuiltShape[]; lamps: Lamp[] }

const depthOf: Record<Street['facades'], number> = {
  modern: 12,
  'old town': 8,
  brick: 10,
  neon: 12,
  japanese: 8,
  medieval: 7,
  classical: 9,
  venetian: 9,
  suburb: 8,
  industrial: 14,
}

/** Houses side by side until the row is full; none is like its neighbour. */
export function builtRow(
  row: Row,
  street: Street,
  seed: number,
  { isDark, isSnowy }: { isDark: boolean; isSnowy: boolean },
): BuiltRow {
  const random = seededRandom(seed)
  const shapes: BuiltShape[] = []
  const lamps: Lamp[] = []
  const [least, most] = street.storeys
  const isDetached = street.facades === 'suburb'
  let last = ''
  for (let along = 0, n = 0; along < row.length - 3; n++) {
    const block = row.kept.find(({ from, to }) => along < to && along + 4 > from)
    if (block) {
      along = block.to
      continue
    }
    const next = Math.min(row.length, ...row.kept.filter(({ from }) => from > along).map(({ from }) => from))
    const wished = random.between(6, 10.5) * (street.storeys[1] > 8 ? 1.35 : 1)
    // What is left of a gap becomes part of the last house.
    const width = next - along - wished < 4.5 ? next - along : wished
    const colours = street.colours.filter((colour) => colour !== last)
    const colour = colours[random.below(Math.max(1, colours.length))] ?? '#cbb99a'
    last = colour
    const storeys = Math.round(random.between(least, most + 0.49))
    const middle = toward(row.from, row.way, along + width / 2)
    const house = {
      style: street.facades,
      width: isDetached ? Math.max(5, width - 3) : width,
      depth: depthOf[street.facades],
      storeys,
      colour,
      isDark,
      isSnowy,
      random,
    }
    // Some stand a hand's breadth back, so that the row is no ruler.
    const [x, z] = toward(middle, row.looks, isDetached ? 0 : -random.between(0, 0.35))
    shapes.push(
      ...built(`${row.id}-${n}`, 'house', { at: [x, 0, z], yaw: row.looks }, (make) => addHouse(make, house)),
      ...built(`${row.id}-sign-${n}`, 'sign', { at: [x, 0, z], yaw: row.looks, solid: false }, (make) => {
        for (const [k, sign] of (street.neon ? random.shuffled(street.neon).slice(0, 2) : []).entries()) {
          if (k === 0)
            addFrontSign(make, random, house.width, 3.2, sign, random.shuffled(street.neon ?? [])[0] ?? sign)
          else if (storeys > 1)
            addBladeSign(
              make,
              random,
              random.between(-0.4, 0.4) * house.width,
              random.between(3.6, Math.max(3.8, Math.min(8, heightOf(house) - 4))),
              sign,
            )
        }
      }),
    )
    const neon = street.neon?.[n % street.neon.length]
    if (neon) {
      const [lx, lz] = toward([x, z], row.looks, 1.6)
      lamps.push({ at: [lx, 3.1, lz], colour: neon, range: 8, strength: 1.1, when: 'night' })
    }
    along += width
  }
  return { built: shapes, lamps }
}
