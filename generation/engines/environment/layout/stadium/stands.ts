import { type Random, seededRandom } from '@makebelieve/kit/core/random'
import { glowing, lacquer, metal, plaster, stone } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, type Maker, pane, slab } from '../built/solids.ts'
import { facing } from '../shared/geometry.ts'
import { type Oval, ovalAt, ovalWall } from './oval.ts'

export type Stands = {
  tiers: number
  /** Where the lowest tier begins, in metres outside of the oval. */
  begin: number
  seats: readonly string[]
  /** How many of the seats are taken. */
  full: number
  isStone: boolean
  hasRoof: boolean
  /** Angles without stands: gates, or an open side. */
  open: readonly (readonly [number, number])[]
}

const sectors = 20
export const tierDeep = 1
const tierHigh = 0.55
export const topOf = (stands: Stands): number => 1.3 + stands.tiers * tierHigh

/** Tiers all around, in sectors that are drawn only where one looks, and people on them. */
export function standShapes(oval: Oval, stands: Stands, seed: number): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (let sector = 0; sector < sectors; sector++) {
    const span = [(sector / sectors) * 2 * Math.PI, ((sector + 1) / sectors) * 2 * Math.PI] as const
    const middle = (span[0] + span[1]) / 2
    if (stands.open.some(([from, to]) => isBetween(middle, from, to))) continue
    const random = seededRandom(seed + sector * 31)
    const [x, z] = ovalAt(oval, middle, stands.begin + stands.tiers / 2)
    // Around its own middle, so that what is far away is not part of it.
    const here = (fill: (make: Maker) => void) => (make: Maker) =>
      fill({
        part: (name, solid, material, faceted) => make.part(name, solid.move(-x, 0, -z), material, faceted),
      })
    shapes.push(
      ...built(
        `stand-${sector}`,
        'stand',
        { at: [x, 0, z] },
        here((make) => addTiers(make, oval, stands, span, random)),
      ),
      ...built(
        `crowd-${sector}`,
        'crowd',
        { at: [x, 0, z], solid: false },
        here((make) => addCrowd(make, oval, stands, span, random)),
      ),
    )
  }
  return shapes
}

const isBetween = (angle: number, from: number, to: number) => {
  const turn = 2 * Math.PI
  const a = (((angle - from) % turn) + turn) % turn
  return a < (((to - from) % turn) + turn) % turn
}

function addTiers(
  make: Maker,
  oval: Oval,
  stands: Stands,
  span: readonly [number, number],
  random: Random,
): void {
  const { tiers, begin, seats, isStone, hasRoof } = stands
  const wall = isStone ? stone('#c9b48c') : plaster('#b9bcc0')
  make.part(
    'front',
    ovalWall(oval, span, [begin - 0.3, begin], [-0.3, 1.5], 3),
    isStone ? stone('#b59f78') : plaster('#e8e8e6'),
  )
  if (!isStone) {
    const colour = seats[random.below(seats.length)] ?? '#3d6fb5'
    make.part(
      'banner',
      ovalWall(oval, [span[0] + 0.02, span[1] - 0.02], [begin - 0.34, begin - 0.3], [0.5, 1.25], 3),
      lacquer(colour),
    )
  }
  for (let tier = 0; tier < tiers; tier++) {
    const high = 1.3 + tier * tierHigh
    const inner = begin + tier * tierDeep
    make.part('tiers', ovalWall(oval, span, [inner, inner + tierDeep], [high - 0.9, high], 3), wall)
    if (!isStone)
      make.part(
        'seats',
        ovalWall(
          oval,
          [span[0] + 0.015, span[1] - 0.015],
          [inner + 0.45, inner + 0.85],
          [high, high + 0.4],
          3,
        ),
        plaster(seats[Math.floor(tier / 3) % seats.length] ?? '#3d6fb5'),
      )
  }
  const back = begin + tiers * tierDeep
  const top = 1.3 + tiers * tierHigh
  make.part('back', ovalWall(oval, span, [back, back + 0.5], [-0.5, top + (isStone ? 2.4 : 1.2)], 3), wall)
  if (isStone) addArcade(make, oval, span, back, top)
  if (!hasRoof) return
  const roof = plaster('#e9ebee')
  make.part('roof', ovalWall(oval, span, [back - tiers * 0.62, back + 1], [top + 5, top + 5.3], 3), roof)
  make.part(
    'roof edge',
    ovalWall(oval, span, [back - tiers * 0.62 - 0.3, back - tiers * 0.62], [top + 4.9, top + 5.6], 3),
    metal('#c9ced4'),
  )
  make.part(
    'roof lights',
    ovalWall(
      oval,
      [span[0] + 0.05, span[1] - 0.05],
      [back - tiers * 0.6, back - tiers * 0.58],
      [top + 4.7, top + 4.9],
      2,
    ),
    glowing('#f4f9ff'),
  )
  const [px, pz] = ovalAt(oval, span[0], back + 0.4)
  make.part('pillars', slab([px - 0.25, px + 0.25], [0, top + 5], [pz - 0.25, pz + 0.25]), metal('#8d949b'))
}

/** Arches above the last tier, as old arenas have. */
function addArcade(
  make: Maker,
  oval: Oval,
  span: readonly [number, number],
  back: number,
  top: number,
): void {
  const pillars = 4
  for (let k = 0; k < pillars; k++) {
    const angle = span[0] + ((span[1] - span[0]) * k) / pillars
    const wide = (span[1] - span[0]) / pillars / 3
    make.part(
      'arcade',
      ovalWall(oval, [angle, angle + wide], [back - 0.4, back + 0.5], [top, top + 5], 1),
      stone('#cdb88f'),
    )
  }
  make.part(
    'arcade',
    ovalWall(oval, span, [back - 0.5, back + 0.6], [top + 4.6, top + 5.6], 3),
    stone('#d6c39c'),
  )
}

const shirts = [
  '#e0483e',
  '#2f6fd0',
  '#f2c230',
  '#f4f4f0',
  '#3a9a62',
  '#e07a3a',
  '#7c4bb8',
  '#2f3a4c',
  '#e86fa3',
] as const
const faces = ['#f0c7a0', '#c98f62', '#8a5a3c', '#e3b38a'] as const

function addCrowd(
  make: Maker,
  oval: Oval,
  stands: Stands,
  span: readonly [number, number],
  random: Random,
): void {
  const { tiers, begin, full } = stands
  for (let tier = 0; tier < tiers; tier++) {
    const out = begin + tier * tierDeep + 0.5
    const high = 1.3 + tier * tierHigh
    const [ax, az] = ovalAt(oval, span[0], out)
    const [bx, bz] = ovalAt(oval, span[1], out)
    const count = Math.floor(Math.hypot(bx - ax, bz - az) / 1.12)
    for (let k = 0; k < count; k++) {
      if (random.next() > full) continue
      const angle = span[0] + ((span[1] - span[0]) * (k + random.between(0.3, 0.7))) / count
      const [x, z] = ovalAt(oval, angle, out)
      const turn = (facing([x, z], [0, z * 0.4]) * 180) / Math.PI
      const stood = random.next() < 0.25 ? 0.3 : 0
      const body = pane([-0.26, 0.26], [0, 0.68 + stood], 0.1, -0.25)
        .turn(0, turn, 0)
        .move(x, high + 0.25, z)
      const head = pane([-0.13, 0.13], [0.7 + stood, 0.98 + stood], 0.08, -0.18)
        .turn(0, turn, 0)
        .move(x, high + 0.25, z)
      make.part('shirts', body, plaster(random.pick(shirts)))
      make.part('faces', head, plaster(random.pick(faces)))
    }
  }
}
