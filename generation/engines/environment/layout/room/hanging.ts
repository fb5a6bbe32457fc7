import { cylinder, lathe } from '@makebelieve/shapes/geometry/solids'
import { glowing, lacquer, metal, wood } from '@makebelieve/shapes/materials/material'
import { archetypeOf } from '../built/manner.ts'
import { type Item, put } from '../built/site.ts'
import { built, slab } from '../built/solids.ts'
import type { Point } from '../shared/geometry.ts'
import { ceilingAt } from './ceiling.ts'
import type { Side } from './frame.ts'
import { type Furnisher, wallIsFree } from './furnisher.ts'

/** Pictures, clocks and shields at eye height; what is not flat stands on a small bracket. */
export function putOnWalls(room: Furnisher, item: Item): void {
  const { frame } = room
  const { width, height, depth } = item.extent
  const { sides } = frame
  const others = room.of(item.thing.place.of)
  for (const other of item.thing.place.how === 'above' ? others : []) {
    if (item.left <= 0) return
    hangAbove(room, item, other.at, other.yaw, other.extent)
  }
  if (archetypeOf(item.thing) === 'curtain') putAtWindows(room, item)
  if (item.left <= 0) return
  const isDeep = depth > 0.3 * Math.max(width, height) || depth > 0.3
  const eye = frame.isHall && height > 0.7 ? 2.1 : 1.62
  const walls: Side[] = item.thing.asked
    ? [sides.north, sides.east, sides.west]
    : [sides.east, sides.north, sides.west, sides.south]
  for (const raised of [0, 0.9, 1.7])
    for (let round = 0; round < 3; round++)
      for (const side of walls) {
        const low = Math.max(0.9, Math.min(frame.eaves - height - 0.15, eye - height / 2 + raised))
        if (low + height > frame.eaves - 0.05) continue
        const u = freeStretch(room, side, item, low)
        if (item.left <= 0) return
        if (u !== undefined) hang(room, item, side, u, low, isDeep)
      }
}

/** Curtains hang before windows, from above them down to the floor or as far as they reach. */
function putAtWindows(room: Furnisher, item: Item): void {
  const { sides, openings, eaves } = room.frame
  const { width, height, depth } = item.extent
  for (const side of [sides.west, sides.north, sides.east])
    for (const { u, width: hole, sill, height: high, is } of openings[side.name]) {
      if (item.left <= 0) return
      if (is !== 'window') continue
      const scale = Math.min(1.8, (hole + 0.5) / width)
      const low = Math.max(0.02, Math.min(sill + high + 0.2, eaves - 0.1) - height * scale)
      put(room, item, side.at(u, (depth * scale) / 2 + 0.1), side.yaw, {
        y: low,
        scale,
        floats: true,
        takes: false,
      })
    }
}

function hang(room: Furnisher, item: Item, side: Side, u: number, low: number, isDeep: boolean): void {
  const { width, depth, height } = item.extent
  put(room, item, side.at(u, depth / 2 + 0.04), side.yaw, { y: low, floats: true, takes: false })
  room.onWalls.push({
    side: side.name,
    from: u - width / 2 - 0.12,
    to: u + width / 2 + 0.12,
    low,
    high: low + height,
  })
  if (isDeep) addBracket(room, side, u, low, item)
}

/** The wall behind a thing, above it: a mirror over the sink, a painting over the fireplace. */
function hangAbove(
  room: Furnisher,
  item: Item,
  at: Point,
  yaw: number,
  extent: { height: number; depth: number },
): void {
  const side = Object.values(room.frame.sides).find((one) => Math.abs(one.yaw - yaw) < 0.1)
  if (!side) return
  const [x, z] = side.at(0)
  const u = (at[0] - x) * Math.cos(yaw) - (at[1] - z) * Math.sin(yaw)
  const low = Math.max(1.15, extent.height + 0.12)
  if (low + item.extent.height > room.frame.eaves) return
  hang(room, item, side, u, low, false)
}

/** The middle of a free stretch of wall, chosen evenly. */
function freeStretch(room: Furnisher, side: Side, item: Item, low: number): number | undefined {
  const { width, height } = item.extent
  const most = side.length / 2 - width / 2 - 0.25
  if (most < 0) return undefined
  const places: number[] = []
  for (let u = -most; u <= most; u += 0.2)
    if (wallIsFree(room, side, u, width + 0.24, low, low + height)) places.push(u)
  if (places.length === 0) return undefined
  if (item.thing.asked && item.done === 0) return places.sort((a, b) => Math.abs(a) - Math.abs(b))[0]
  if (item.thing.count < 4) return places[room.random.below(places.length)]
  // Many hang in even steps: torches along a corridor.
  const target = ((item.done + 0.5) / item.thing.count - 0.5) * side.length
  return places.sort((a, b) => Math.abs(a - target) - Math.abs(b - target))[0]
}

function addBracket(room: Furnisher, side: Side, u: number, low: number, { extent, thing }: Item): void {
  const [x, z] = side.at(u)
  const half = Math.max(0.07, extent.width / 2)
  const out = extent.depth + 0.08
  room.built.push(
    ...built(
      `bracket-${thing.id}-${room.built.length}`,
      'bracket',
      { at: [x, low, z], yaw: side.yaw, solid: false },
      (make) => {
        make.part('board', slab([-half, half], [-0.035, 0], [0, out]), wood(room.frame.trim))
        make.part('arm', slab([-0.02, 0.02], [-0.2, -0.035], [0, 0.05]), wood(room.frame.trim))
      },
    ),
  )
}

/** From the ceiling: over the middle, or in a line along the room. */
export function putHanging(room: Furnisher, item: Item): void {
  const { frame, random } = room
  const { height } = item.extent
  const over = room.of(item.thing.place.of)
  const isAlone = item.thing.count === 1
  const count = item.thing.count
  const columns = count > 5 && frame.width > 6 ? 2 : 1
  const rows = Math.ceil(count / columns)
  const table = room.standing.find(
    ({ item: one }) => one.manner === 'table' && one.thing.place.how === 'middle',
  )
  for (let n = 0; item.left > 0 && n < count; n++) {
    const across = columns === 1 ? 0 : ((n % 2) - 0.5) * frame.width * 0.5
    const along = ((Math.floor(n / columns) + 0.5) / rows - 0.5) * (frame.depth - 1.5)
    const target = over[n % Math.max(1, over.length)]?.at ?? (isAlone && table ? table.at : undefined)
    const isCandle = archetypeOf(item.thing) === 'candle'
    const at: Point = target ?? [
      across + (isCandle ? random.between(-0.8, 0.8) : 0),
      along + (isCandle ? random.between(-0.8, 0.8) : 0),
    ]
    const top = ceilingAt(frame, at[0])
    const drop = Math.min(Math.max(0.05, top - 2.35 - height), frame.isHall ? 1.6 : 0.55)
    // Candles float where one sees them, not under the roof.
    const y = isCandle ? random.between(1.95, Math.min(top - 0.6, 3.4)) : Math.max(2.05, top - height - drop)
    if (archetypeOf(item.thing) === 'lamp') {
      addPendant(room, item, at, top)
      continue
    }
    put(room, item, at, 0, { y, floats: true, takes: false, ...(isCandle && { scale: 1.5 }) })
    if (!isCandle && top - y - height > 0.02) addRod(room, at, y + height - 0.03, top)
  }
}

function addRod(room: Furnisher, [x, z]: Point, low: number, high: number): void {
  room.built.push(
    ...built(`rod-${room.built.length}`, 'rod', { at: [x, low, z], solid: false }, (make) => {
      make.part(
        'rod',
        cylinder(0.012, high - low, { corners: 6, round: 0 }).move(0, (high - low) / 2, 0),
        metal('#3d3a36'),
      )
    }),
  )
}

/** A shade on a cord, and its light: a lamp that stands on tables would hang upside down. */
function addPendant(room: Furnisher, item: Item, [x, z]: Point, top: number): void {
  const colour = item.thing.lightColour ?? '#ffdca8'
  const low = Math.max(2.1, top - 0.75)
  const shade = room.frame.trim
  room.built.push(
    ...built(
      `pendant-${item.thing.id}-${item.done}`,
      'hanging lamp',
      { at: [x, low, z], solid: false, of: item.thing.id },
      (make) => {
        const profile: [number, number][] = [
          [0.24, 0],
          [0.2, 0.1],
          [0.07, 0.2],
          [0.03, 0.24],
          [0, 0.24],
        ]
        make.part('shade', lathe(profile, { corners: 14 }), lacquer(shade))
        make.part(
          'light bulb',
          lathe(
            [
              [0, -0.02],
              [0.1, -0.02],
              [0.12, 0.012],
              [0, 0.012],
            ],
            { corners: 12 },
          ),
          glowing(colour),
        )
        make.part(
          'cord',
          cylinder(0.01, Math.max(0.05, top - low - 0.22), { corners: 5, round: 0 }).move(
            0,
            0.22 + (top - low - 0.22) / 2,
            0,
          ),
          metal('#2f2d2a'),
        )
      },
    ),
  )
  room.lamps.push({ at: [x, low - 0.1, z], colour, range: 6.5, strength: 1, when: 'always', halo: 0.5 })
  item.left -= 1
  item.done += 1
}
