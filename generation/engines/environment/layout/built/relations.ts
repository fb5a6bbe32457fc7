import type { PlannedThing } from '../../design.ts'
import { facing, type Point, toward } from '../shared/geometry.ts'
import { type Item, put, type Site, type Standing, tryPut, type Upon } from './site.ts'

const quarter = Math.PI / 2

/** Where others stand by a thing, as yaws from the way it looks. */
const sides: Partial<Record<PlannedThing['place']['how'], readonly number[]>> = {
  beside: [quarter, -quarter, 0, Math.PI],
  'in-front': [0, 0.5, -0.5],
  behind: [Math.PI, Math.PI - 0.5, Math.PI + 0.5],
  between: [quarter, -quarter, 0],
  along: [quarter, -quarter],
  around: [0, Math.PI, quarter, -quarter],
  under: [0, quarter, -quarter],
  across: [0],
  in: [0, quarter, -quarter, Math.PI],
  above: [0, quarter, -quarter],
  anywhere: [quarter, -quarter, 0, Math.PI],
}

/** How far the edge of a thing is from its middle in a direction, seen from the way it looks. */
function edgeOf({ extent }: Standing, turn: number): number {
  const [x, z] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  return Math.min(x < 1e-3 ? 1e9 : extent.width / 2 / x, z < 1e-3 ? 1e9 : extent.depth / 2 / z)
}

/** The floor beside one that stands, and which way one looks there. */
function placeBy(
  other: Standing,
  item: Item,
  turn: number,
  gap: number,
  looks: 'at' | 'along' | 'away',
): { at: Point; yaw: number } {
  const way = other.yaw + turn
  const half =
    looks === 'along' && Math.abs(Math.sin(turn)) > 0.7 ? item.extent.width / 2 : item.extent.depth / 2
  const at = toward(other.at, way, edgeOf(other, turn) + gap + half)
  return { at, yaw: looks === 'along' ? other.yaw : looks === 'away' ? way : facing(at, other.at) }
}

/** Copies of a thing that belong by another: shared out among all of that other's copies. */
export function putByOthers(site: Site, item: Item): void {
  const { how, of } = item.thing.place
  const others = site.of(of).filter(({ item: other }) => other !== item)
  if (others.length === 0) return
  if (how === 'between') putBetween(site, item, others)
  const turns = sides[how]
  if (!turns) return
  for (const gap of [0.05, 0.3, 0.7, 1.2])
    for (const turn of turns)
      for (const other of others) {
        if (item.left <= 0) return
        const looks = how === 'beside' && item.manner === 'against' ? 'along' : 'at'
        const isFacing = item.manner === 'seat' || item.manner === 'living' || how === 'around'
        const place = placeBy(other, item, turn, gap, isFacing ? 'at' : looks === 'along' ? 'along' : 'away')
        tryPut(site, item, place.at, place.yaw)
      }
}

/** Half way from one to the other, as near to the middle as there is room. */
function putBetween(site: Site, item: Item, others: readonly Standing[]): void {
  const { and } = item.thing.place
  const [one] = others
  const other = (and === undefined ? others : site.of(and)).find((each) => each !== one)
  if (!one || !other) return
  const [dx, dz] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66])
    for (const aside of [0, 0.12, -0.12]) {
      if (item.left <= 0) return
      const at: Point = [one.at[0] + dx * share - dz * aside, one.at[1] + dz * share + dx * aside]
      tryPut(site, item, at, facing(one.at, other.at) + quarter)
    }
}

/** Chairs stand along the sides of a table, as many as there is room for, and face it. */
export function putAroundTables(site: Site, item: Item, tables: Standing[]): void {
  const { width } = item.extent
  const pitch = width + 0.12
  const places = tables.map((table) => {
    const long = Math.max(1, Math.floor((table.extent.width + 0.1) / pitch))
    const isDesk = /desk|bench|counter/.test(table.item.thing.noun)
    const ends = table.extent.depth > width * 0.9 ? 1 : 0
    const along = (count: number, turn: number, length: number) =>
      Array.from({ length: count }, (_, i) => ({ turn, aside: ((i + 0.5) / count - 0.5) * length }))
    // A desk has a side to sit at; a table has four.
    return isDesk
      ? along(Math.min(long, 1), 0, table.extent.width)
      : [
          ...along(long, 0, table.extent.width),
          ...along(long, Math.PI, table.extent.width),
          ...along(ends, quarter, 0),
          ...along(ends, -quarter, 0),
        ]
  })
  const most = Math.max(...places.map((one) => one.length))
  for (let nth = 0; nth < most; nth++)
    for (const [i, table] of tables.entries()) {
      const place = places[i]?.[nth]
      if (!place || item.left <= 0) continue
      const way = table.yaw + place.turn
      const edge = Math.abs(Math.sin(place.turn)) > 0.5 ? table.extent.width / 2 : table.extent.depth / 2
      const middle = toward(table.at, way, edge + 0.05 + item.extent.depth / 2)
      const at = toward(middle, way + quarter, place.aside)
      tryPut(site, item, at, way + Math.PI)
    }
}

/** Small things on a surface: spread over it, none in another. Shared out among all that can carry them. */
export function putOnTop(site: Site, item: Item, others: Standing[]): void {
  for (let round = 0; round < 8 && item.left > 0; round++) {
    let isPut = false
    for (const other of others) {
      if (item.left <= 0) return
      const free = freeOnTop(site, item, other)
      if (!free) continue
      const at = toward(toward(other.at, other.yaw, free.z), other.yaw + quarter, free.x)
      const carrier = site.spots[other.spot]
      put(site, item, at, other.yaw + site.random.between(-0.2, 0.2), {
        y: (carrier?.at[1] ?? 0) + other.extent.top * (carrier?.scale ?? 1),
        on: other.spot,
        takes: false,
      })
      isPut = true
    }
    if (!isPut) return
  }
}

/** Where on a table there is still room, seen from the table's own middle: a little aside of it, then further out. */
function freeOnTop(site: Site, item: Item, other: Standing): Upon | undefined {
  const { width, depth } = item.extent
  const [mostX, mostZ] = [(other.extent.width - width) / 2 - 0.02, (other.extent.depth - depth) / 2 - 0.02]
  // What is a little larger than its carrier may still stand on it, in the middle.
  if (mostX < -0.2 * width || mostZ < -0.3 * depth) return undefined
  const clear = (x: number, z: number) =>
    other.upon.every(
      (one) =>
        Math.abs(one.x - x) > (one.width + width) / 2 + 0.03 ||
        Math.abs(one.z - z) > (one.depth + depth) / 2 + 0.03,
    )
  const turn = site.random.between(0, 2 * Math.PI)
  for (const share of [0, 0.3, 0.55, 0.8, 1])
    for (let k = 0; k < (share === 0 ? 1 : 10); k++) {
      const angle = turn + (k * Math.PI) / 5
      const x = Math.max(0, mostX) * share * Math.cos(angle)
      const z = Math.max(0, mostZ) * share * Math.sin(angle)
      if (!clear(x, z)) continue
      const upon = { x, z, width, depth }
      other.upon.push(upon)
      return upon
    }
  return undefined
}
