import { at, type Box, type Solid, sizeOf, together } from '@makebelieve/shapes/geometry/solid'
import { ball } from '@makebelieve/shapes/geometry/solids'
import { dot, unit, type Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Part } from '@makebelieve/shapes/shape'
import { boxOf, type Group, leaderOf } from './group.ts'
import { type Side, shellOver } from './shell.ts'

/**
 * Clothes cut for the body that wears them: cloth over its own trunk, from below the neck down to a hem, with the stuff and the buttons
 * of the garment. Only for bodies of one piece, as animals have; nothing for others.
 */
export function draped(wearer: Group, clothes: Group): Group | undefined {
  const [garment, ...rest] = clothes
  const { shape } = leaderOf(wearer)
  const { neck } = shape.sockets
  const body = shape.parts.find(({ name }) => name === 'body')
  if (!garment || !neck || !body?.solid.colours || legwear.test(garment.piece.noun)) return undefined
  const cloth = garment.shape.parts.toSorted((one, other) => areaOf(other.solid) - areaOf(one.solid))[0]
  if (!cloth) return undefined
  const box = boxOf([leaderOf(wearer)])
  const [, tall, deep] = sizeOf(box)
  const long = /coat|dress|gown|robe|kimono|cloak|uniform|suit/.test(garment.piece.noun)
  const hem = box.min[1] + (neck.at[1] - box.min[1]) * (long ? 0.24 : 0.34)
  const up = unit(neck.up ?? [0, 1, 0])
  const trunk = body.solid.bounds()
  const isOnFour = deep > 0.9 * tall
  if (cape.test(garment.piece.noun)) {
    const low = isOnFour
      ? trunk.min[1] + 0.6 * (trunk.max[1] - trunk.min[1]) * saddle(neck.at[1], trunk)
      : hem
    const solid = shellOver(
      body.solid,
      [
        { along: [-up[0], -up[1], -up[2]], from: -dot(neck.at, up) - 0.2 * neck.radius },
        { along: [0, 1, 0], from: low },
        isOnFour
          ? { along: [0, 0, 1], from: trunk.min[2] + 0.06 * (trunk.max[2] - trunk.min[2]) }
          : { along: [0, 0, -1], from: -(trunk.min[2] + 0.42 * (trunk.max[2] - trunk.min[2])) },
      ],
      ([, y]) =>
        0.025 * Math.max(tall, deep) * (1 + 1.8 * Math.max(0, 1 - (y - low) / (0.6 * (neck.at[1] - low)))),
    )
    if (!solid) return undefined
    return [
      {
        ...garment,
        shape: { ...garment.shape, parts: [{ ...cloth, solid, rest: solid.positions }], sockets: {} },
      },
      ...rest,
    ]
  }
  const sides: Side[] = [
    // Below the neck, above the hem, and before the rump.
    { along: [-up[0], -up[1], -up[2]], from: -dot(neck.at, up) + 0.1 * neck.radius },
    { along: [0, 1, 0], from: hem },
    ...(isOnFour
      ? [
          {
            along: [0, 0, 1] as Vec3,
            from: trunk.min[2] + (long ? 0.1 : 0.2) * (trunk.max[2] - trunk.min[2]),
          },
        ]
      : []),
  ]
  const thin = 0.02 * Math.max(tall, deep)
  const thick = ([, y]: Vec3) =>
    thin * (1 + (long ? 1.6 : 0.5) * Math.max(0, 1 - (y - hem) / (0.35 * (neck.at[1] - hem))))
  const solid = shellOver(body.solid, sides, thick)
  if (!solid) return undefined
  const parts: Part[] = [{ ...cloth, solid, rest: solid.positions }]
  const buttons = garment.shape.parts.find(({ name }) => /button/.test(name))
  const row = buttons && buttonsDown(solid, [hem, neck.at[1] - 0.3 * neck.radius], 0.022 * tall)
  if (buttons && row) parts.push({ ...buttons, solid: row, rest: row.positions })
  return [{ ...garment, shape: { ...garment.shape, parts, sockets: {} } }, ...rest]
}

/** A cape lies over the back of who goes on four, and hangs behind all others. */
const cape = /(?:cape|cloak|poncho)$/

/** The back is lower than the head. */
const saddle = (neck: number, trunk: Box): number =>
  Math.min(1, (neck - trunk.min[1]) / Math.max(1e-6, 0.75 * (trunk.max[1] - trunk.min[1])))

/** What is worn on legs hangs from a waist, which these bodies do not have. */
const legwear = /pants|jeans|trousers|shorts|skirt|tutu|apron|belt|swimsuit/

/** Down the middle of the front. */
function buttonsDown(cloth: Solid, [low, high]: [number, number], radius: number): Solid | undefined {
  const { positions } = cloth
  const spots = [0.3, 0.55, 0.8].flatMap((share) => {
    const y = low + share * (high - low)
    let best: Vec3 | undefined
    for (let i = 0; i < positions.length; i += 3) {
      const [px, py, pz] = [at(positions, i), at(positions, i + 1), at(positions, i + 2)]
      if (Math.abs(px) < 1.4 * radius && Math.abs(py - y) < 1.4 * radius && (!best || pz > best[2]))
        best = [0, y, pz]
    }
    return best ? [best] : []
  })
  return spots.length > 0 ? together(spots.map((spot) => ball(radius, 12).at(spot))) : undefined
}

const areaOf = (solid: Solid): number => {
  const [wide, tall, deep] = sizeOf(solid.bounds())
  return wide * tall + tall * deep + wide * deep
}
