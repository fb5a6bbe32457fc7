import { archetypeOf, isCoffeeTable, isSofa } from '../built/manner.ts'
import { putAroundTables, putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, tryPut } from '../built/site.ts'
import { facing, type Point, toward } from '../shared/geometry.ts'
import type { Side } from './frame.ts'
import { type Furnisher, tryAgainst } from './furnisher.ts'
import { putHanging, putOnWalls } from './hanging.ts'
import { putLiving } from './living.ts'
import { isTrain, putAtPlatform } from './platform.ts'
import { putInRows } from './rows.ts'

/** Furniture is put up as people do: what the room is about first, then what belongs to it, then what fills the corners. */
export function furnishRoom(room: Furnisher): void {
  const items = [...room.items].sort((a, b) => Number(b.thing.asked) - Number(a.thing.asked))
  const of = (...manners: Item['manner'][]) =>
    items.filter((item) => manners.includes(item.manner) && item.left > 0)
  const isRelated = ({ thing }: Item) => thing.place.of !== undefined

  putFocus(room, items)
  for (const item of of('bed')) putBeds(room, item)
  for (const item of of('table'))
    if (!isRelated(item) && item.thing.place.how === 'middle') putTables(room, item)
  for (const item of items) if (item.thing.place.how === 'rows') putInRows(room, item)
  for (const item of of('table')) if (!isRelated(item)) putTables(room, item)
  putSeatsThatFace(room, items)
  for (const item of of('table', 'seat', 'against', 'standing', 'corner'))
    if (isRelated(item) && item.thing.place.how !== 'on') putRelated(room, item)
  for (const item of of('seat')) putLooseSeats(room, item)
  for (const item of of('against')) putAlongWalls(room, item)
  for (const item of of('corner', 'standing')) if (item.thing.place.how === 'corner') putInCorners(room, item)
  for (const item of of('corner')) putInCorners(room, item)
  for (const item of of('standing', 'table')) putOnFloor(room, item)
  for (const item of of('flat')) putRugs(room, item)
  // A dome has no wall to hang things on.
  for (const item of of('hung'))
    if (room.frame.walls.form === 'dome') putOnFloor(room, item)
    else putOnWalls(room, item)
  for (const item of of('ceiling')) putHanging(room, item)
  for (const item of items)
    if (item.left > 0 && (item.manner === 'small' || item.thing.place.how === 'on')) putSmall(room, item)
  for (const item of of('living', 'winged')) putLiving(room, item)
  // Whoever found no place so far takes any.
  for (const item of items)
    if (item.left > 0 && !['hung', 'ceiling', 'flat'].includes(item.manner)) putOnFloor(room, item)
}

/** What the room is about stands before the wall that one sees first, or in the middle. */
function putFocus(room: Furnisher, items: Item[]): void {
  const { sides, depth } = room.frame
  const central = items.filter(
    ({ thing, manner }) =>
      thing.place.how === 'middle' &&
      thing.place.of === undefined &&
      !['flat', 'small', 'winged', 'living', 'table', 'bed', 'ceiling'].includes(manner),
  )
  const fires = items.filter(
    (item) =>
      ['fireplace', 'stove'].includes(archetypeOf(item.thing) ?? '') && item.thing.place.how !== 'corner',
  )
  for (const item of [...central, ...fires]) {
    if (isSofa(item.thing) || item.left <= 0) continue
    if (isTrain(item.thing, item.extent) && putAtPlatform(room, item)) continue
    const backs =
      item.manner === 'against' || item.manner === 'hung' || archetypeOf(item.thing) === 'television'
    if (item.thing.count > 3) continue
    if (backs) {
      for (const u of [0, 1.2, -1.2, 2.2, -2.2]) {
        if (tryAgainst(room, item, sides.north, u, { overWindows: true }) && item.left <= 0) break
      }
    } else {
      const back =
        -depth / 2 + item.extent.depth / 2 + (item.manner === 'seat' ? 0.7 : Math.max(1.1, depth * 0.16))
      const rowsFollow = items.some((one) => one.thing.place.how === 'rows')
      const z = rowsFollow || item.manner === 'seat' ? back : -depth * 0.12
      for (const x of [0, 1.6, -1.6, 3, -3])
        for (const nearer of [0, 0.6, -0.6, 1.4]) {
          if (item.left <= 0) break
          tryPut(room, item, [x, z + nearer], 0)
        }
    }
  }
}

/** With the head to a wall; several in a line along two walls. */
function putBeds(room: Furnisher, item: Item): void {
  const { sides } = room.frame
  const aside = (item.extent.width + 1.5) * Math.max(1, Math.ceil(item.thing.count / 2))
  const order: [Side, number[]][] =
    item.thing.count === 1 && item.thing.place.how !== 'wall'
      ? [
          [sides.north, [0, 0.5, -0.5, 1.2, -1.2]],
          [sides.west, [0, -0.8, 0.8]],
          [sides.east, [0, -0.8, 0.8]],
        ]
      : [sides.west, sides.east, sides.north].map((side) => [
          side,
          steps(Math.min(side.length - item.extent.width - 0.6, aside) / 2, item.extent.width + 1.3),
        ])
  for (const [side, places] of order)
    for (const u of places) if (item.left > 0) tryAgainst(room, item, side, u, { overWindows: true })
}

/** From one end to the other. */
function steps(half: number, step: number): number[] {
  const count = Math.max(1, Math.floor((2 * half) / step) + 1)
  return Array.from({ length: count }, (_, i) => (count === 1 ? 0 : -half + (2 * half * i) / (count - 1)))
}

function putTables(room: Furnisher, item: Item): void {
  const { how } = item.thing.place
  const { frame } = room
  // Coffee tables wait for their sofa.
  if (isCoffeeTable(item.extent) && room.items.some((one) => isSofa(one.thing))) return
  if (how === 'wall' || (how !== 'middle' && /desk|bench|side table|end table/.test(item.thing.noun))) {
    putAlongWalls(room, item)
    if (item.left <= 0) return
  }
  // Whoever sits at a desk looks at whoever comes in.
  const yaw = /desk/.test(item.thing.noun) ? Math.PI : 0
  // Chairs will stand around it.
  const margin = room.items.some((one) => one.manner === 'seat') ? 0.75 : 0.3
  // Before rows of seats it stands where all of them look: altars, lecterns, teachers' desks.
  const isWatched = how === 'middle' && room.items.some(({ thing }) => thing.place.how === 'rows')
  const front: Point[] = isWatched ? [[0, -frame.depth / 2 + item.extent.depth / 2 + 1.5]] : []
  const middle: Point[] =
    how === 'corner' ? [] : [...front, ...grid(frame.width * 0.3, frame.depth * 0.28, -frame.depth * 0.04)]
  const anywhere = grid(
    frame.width / 2 - item.extent.width / 2 - 0.8,
    frame.depth / 2 - item.extent.depth / 2 - 0.9,
    0,
  )
  for (const at of [
    ...middle,
    ...(item.thing.count > 1 || how !== 'middle' ? room.random.shuffled(anywhere) : anywhere),
  ])
    if (item.left > 0) tryPut(room, item, at, yaw, { margin })
}

/** Places around a point, the nearest first. */
function grid(halfX: number, halfZ: number, z: number): Point[] {
  const points: Point[] = []
  for (let i = -4; i <= 4; i++)
    for (let k = -4; k <= 4; k++) points.push([(i / 4) * halfX, z + (k / 4) * halfZ])
  return points.sort((a, b) => Math.hypot(a[0], a[1] - z) - Math.hypot(b[0], b[1] - z))
}

/** Sofas look at the fire or the screen, armchairs stand aside, the coffee table between them. */
function putSeatsThatFace(room: Furnisher, items: Item[]): void {
  const sofas = items.filter(
    (item) =>
      isSofa(item.thing) &&
      item.left > 0 &&
      item.thing.count <= 4 &&
      !['wall', 'corner', 'rows', 'on'].includes(item.thing.place.how),
  )
  if (sofas.length === 0) return
  const watched = room.standing.find(({ item }) =>
    ['fireplace', 'television', 'stove'].includes(archetypeOf(item.thing) ?? ''),
  )
  const look: Point = watched?.at ?? room.frame.sides.north.at(0, 0.2)
  const yaw = watched?.yaw ?? 0
  const reach = (watched?.extent.depth ?? 0.2) / 2
  const table = items.find((item) => item.manner === 'table' && isCoffeeTable(item.extent) && item.left > 0)
  const centre = toward(look, yaw, reach + Math.max(1.75, 0.95 + (table?.extent.depth ?? 0.6)))
  const gap = (table ? table.extent.depth / 2 : 0.3) + 0.42
  let taken = 0
  for (const item of sofas) {
    const isWide = item.extent.width > 1.3
    const turns =
      isWide && taken === 0
        ? [0, Math.PI / 2, -Math.PI / 2]
        : taken === 0 && sofas.length === 1 && item.thing.count === 1
          ? [0.5]
          : [Math.PI / 2, -Math.PI / 2, 0]
    for (const turn of turns)
      for (const more of [0, 0.3, 0.6]) {
        if (item.left <= 0) break
        const side = Math.abs(Math.sin(turn)) > 0.7 && table ? table.extent.width / 2 + 0.45 : gap
        // The sitting group is seen from its back, so armchairs are turned a little to whoever comes in.
        const at = toward(centre, yaw + turn, side + more + item.extent.depth / 2)
        if (tryPut(room, item, at, facing(at, isWide ? centre : toward(look, yaw, reach + 0.9)))) {
          taken++
          break
        }
      }
  }
  if (table && taken > 0) tryPut(room, table, centre, yaw)
}

function putRelated(room: Furnisher, item: Item): void {
  const others = room.of(item.thing.place.of)
  const tables = others.filter(({ item: other }) => other.manner === 'table')
  if (item.manner === 'seat' && tables.length > 0) putAroundTables(room, item, tables)
  putByOthers(room, item)
}

/** Chairs nobody placed go to tables, the rest to the walls. */
function putLooseSeats(room: Furnisher, item: Item): void {
  const tables = room.standing.filter(
    ({ item: other }) => other.manner === 'table' && !isCoffeeTable(other.extent),
  )
  if (!isSofa(item.thing) && item.thing.place.how !== 'wall' && item.thing.place.how !== 'corner')
    putAroundTables(room, item, tables)
  if (item.left > 0 && item.thing.place.how === 'corner') putInCorners(room, item)
  putAlongWalls(room, item)
}

/** Along the walls: alike things side by side, each other thing where there is room. */
function putAlongWalls(room: Furnisher, item: Item): void {
  const { sides } = room.frame
  const { width } = item.extent
  const isRun =
    item.thing.count > 2 || /stove|sink|fridge|cupboard|counter|oven|machine/.test(item.thing.noun)
  const order =
    item.thing.asked || isRun
      ? [sides.north, sides.west, sides.east, sides.south]
      : room.random.shuffled([sides.west, sides.east, sides.north, sides.south])
  const walls = isRun && item.thing.count > 2 ? [sides.west, sides.east, sides.north, sides.south] : order
  for (const overWindows of [false, true])
    for (const side of walls) {
      const most = side.length / 2 - width / 2 - 0.04
      if (most < 0) continue
      const places: number[] = []
      for (let u = -most; u <= most + 1e-6; u += isRun ? 0.1 : Math.max(0.25, most / 9)) places.push(u)
      // Facing south, the north end of the west wall is its right one.
      const ordered = isRun
        ? side.name === 'west'
          ? places.toReversed()
          : places
        : room.random.shuffled(places)
      const share = isRun ? Math.ceil(item.left / (side.name === 'west' ? 2 : 1)) : item.left
      let here = 0
      for (const u of ordered) {
        if (item.left <= 0) return
        if (here >= share && side.name !== 'south') break
        if (tryAgainst(room, item, side, u, { overWindows })) here++
      }
    }
}

function putInCorners(room: Furnisher, item: Item): void {
  const { width, depth } = room.frame
  const half = Math.max(item.extent.width, item.extent.depth) / 2
  const corners: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const shuffled = item.thing.asked ? corners : room.random.shuffled(corners)
  for (const inward of [0.12, 0.4, 0.8, 1.3])
    for (const [sx, sz] of shuffled) {
      if (item.left <= 0) return
      const at: Point = [
        sx * (width / 2 - half - inward),
        sz * (depth / 2 - half - (inward > 0.3 ? 0.12 : inward)),
      ]
      tryPut(room, item, at, facing(at, [0, 0]))
    }
  if (item.left > 0) putAlongWalls(room, item)
}

/** Anywhere on the floor, rather near the walls than in the way; what was asked for rather where it is seen. */
function putOnFloor(room: Furnisher, item: Item): void {
  const { width, depth } = room.frame
  const half: Point = [width / 2 - item.extent.width / 2 - 0.15, depth / 2 - item.extent.depth / 2 - 0.15]
  if (half[0] < 0 || half[1] < 0) return
  const isStored = item.thing.place.how === 'wall' || (!item.thing.asked && item.thing.place.how !== 'middle')
  for (let tries = 0; tries < 60 && item.left > 0; tries++) {
    const edge = isStored && tries < 40
    const along = room.random.between(-1, 1)
    const atSide = room.random.next() < 0.62
    const x = edge ? (atSide ? Math.sign(room.random.next() - 0.5) * 0.97 : along) : along * 0.85
    const z = edge ? (atSide ? along : -0.97) : room.random.between(-0.8, 0.5)
    const at: Point = [x * half[0], z * half[1]]
    const looks = item.thing.asked
      ? facing(at, room.entry)
      : facing(at, [0, at[1]]) + room.random.between(-0.4, 0.4)
    tryPut(room, item, at, looks)
  }
}

function putRugs(room: Furnisher, item: Item): void {
  const { frame } = room
  const { width, depth } = item.extent
  const under = [
    ...room.of(item.thing.place.of),
    ...room.standing.filter(
      ({ item: one }) =>
        one.manner === 'table' && (isCoffeeTable(one.extent) || one.thing.place.how === 'middle'),
    ),
  ]
  const bed = room.standing.find(({ item: one }) => one.manner === 'bed')
  const places: Point[] = under.map(({ at }) => at)
  if (bed) places.push(toward(bed.at, bed.yaw, bed.extent.depth / 2 + 0.2))
  places.push([0, 0], [0, frame.depth * 0.22], [0, -frame.depth * 0.2])
  const laid: Point[] = []
  for (const [x, z] of places) {
    if (item.left <= 0) return
    const [mostX, mostZ] = [frame.width / 2 - width / 2 - 0.1, frame.depth / 2 - depth / 2 - 0.1]
    if (mostX < 0 || mostZ < 0) return
    const at: Point = [Math.min(mostX, Math.max(-mostX, x)), Math.min(mostZ, Math.max(-mostZ, z))]
    if (laid.some((one) => Math.abs(one[0] - at[0]) < width && Math.abs(one[1] - at[1]) < depth)) continue
    laid.push(at)
    put(room, item, at, 0, { takes: false })
  }
}

/** On what it was asked to stand on, else on tables, cupboards and shelves; what finds none stands on the floor. */
function putSmall(room: Furnisher, item: Item): void {
  const { how, of } = item.thing.place
  const carriers = how === 'on' || how === 'in' || how === 'under' ? room.of(of) : []
  if (carriers.length > 0) putOnTop(room, item, carriers)
  else if (of !== undefined) putByOthers(room, item)
  if (item.left <= 0 || item.extent.height > 1.2) return
  if (how === 'corner' || how === 'middle') return
  const surfaces = room.standing.filter(
    ({ item: one, extent }) =>
      one.manner === 'table' ||
      (one.manner === 'against' &&
        extent.top > 0.45 &&
        extent.top < 1.35 &&
        !['fireplace', 'bathtub', 'toilet'].includes(archetypeOf(one.thing) ?? '')),
  )
  putOnTop(room, item, room.random.shuffled(surfaces))
}
