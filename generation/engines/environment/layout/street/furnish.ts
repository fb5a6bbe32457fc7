import type { Life } from '@makebelieve/kit/environment/scene'
import { putAroundTables, putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, type Site, tryPut } from '../built/site.ts'
import { facing, type Point } from '../shared/geometry.ts'
import type { Row } from './row.ts'
import { isCentrepiece, type Sort, sortOf } from './sorts.ts'
import type { Lie } from './street.ts'
import { putStrung } from './strung.ts'

type Kept = Record<'left' | 'right' | 'end', { from: number; to: number }[]>

const quarter = Math.PI / 2

/** Everything of a street: houses in their rows, lamps at the kerb, stalls before the fronts, cars on the road. */
export function furnishStreet(
  site: Site,
  lie: Lie,
): { kept: Record<'left' | 'right' | 'end', Row['kept']>; crossing: { from: number; to: number }[] } {
  const kept: Kept = { left: [], right: [], end: [] }
  const crossing: { from: number; to: number }[] = []
  const items = [...site.items].sort((a, b) => Number(b.thing.asked) - Number(a.thing.asked))
  const of = (sort: Sort) => items.filter((item) => item.left > 0 && sortOf(item) === sort)
  const isRelated = ({ thing }: Item) =>
    thing.place.of !== undefined && site.items.some((one) => one.thing.id === thing.place.of)

  // Nobody stands where one arrives.
  site.floor.take({
    x0: lie.road > 0 ? lie.road : -0.8,
    x1: lie.road > 0 ? lie.road + 1.9 : 1.9,
    z0: lie.entry - 4,
    z1: lie.entry + 2,
  })
  for (const item of of('across')) putAcross(site, lie, item, crossing)
  for (const item of of('building')) putBuilding(site, lie, item, kept)
  for (const item of items)
    if (
      item.left > 0 &&
      !isRelated(item) &&
      (item.thing.place.how === 'middle' || (item.thing.asked && isCentrepiece(item)))
    )
      putInTheMiddle(site, lie, item)
  for (const item of of('afloat')) putAfloat(site, lie, item)
  for (const item of of('vehicle')) putVehicle(site, lie, item)
  for (const item of of('kerb')) if (!isRelated(item)) putAtKerb(site, lie, item)
  for (const item of of('front')) if (!isRelated(item)) putAtFronts(site, lie, item)
  for (const item of items) {
    if (item.left <= 0 || !isRelated(item) || sortOf(item) === 'living') continue
    const others = site.of(item.thing.place.of)
    if (item.thing.place.how === 'on' || item.thing.place.how === 'in') putOnTop(site, item, others)
    else if (item.manner === 'seat')
      putAroundTables(
        site,
        item,
        others.filter(({ item: one }) => one.manner === 'table'),
      )
    putByOthers(site, item)
    putAtFronts(site, lie, item)
  }
  for (const item of of('strung')) putStrung(site, lie, item)
  for (const item of of('small')) putSmall(site, lie, item)
  for (const item of of('living')) putLiving(site, lie, item)
  for (const item of of('flying')) putFlying(site, lie, item)
  return { kept, crossing }
}

/** Over the canal, or over the street where there is none. */
function putAcross(site: Site, lie: Lie, item: Item, crossing: { from: number; to: number }[]): void {
  const { width, depth } = item.extent
  const long = Math.max(width, depth)
  const isAlongX = width >= depth
  while (item.left > 0) {
    const z = lie.entry - 15 - item.done * 22
    const span = lie.road > 0 ? lie.road * 2 + 3.4 : lie.left * 1.2
    const scale = span / long
    const wide = Math.min(width, depth) * scale
    put(site, item, [0, z], isAlongX ? 0 : quarter, { scale })
    crossing.push({ from: z - wide / 2 + 0.2, to: z + wide / 2 - 0.2 })
  }
}

/** Plots in the rows on both sides, nearest to where one arrives; what is far or too wide closes the street. */
function putBuilding(site: Site, lie: Lie, item: Item, kept: Kept): void {
  const { width, depth } = item.extent
  for (let n = 0; item.left > 0 && n < 40; n++) {
    if (item.thing.place.how === 'distance' || width > 15) {
      const middle =
        lie.left + 8 + (kept.end.length === 0 ? 0 : (kept.end.length % 2 ? 1 : -1) * 12 * kept.end.length)
      kept.end.push({
        from: middle - Math.min(width, 22) / 2 - 0.3,
        to: middle + Math.min(width, 22) / 2 + 0.3,
      })
      const scale = Math.min(1, 26 / Math.max(width, depth))
      put(site, item, [middle - lie.left - 8, lie.far - 9 - (depth * scale) / 2], 0, { scale })
      continue
    }
    const isLeft = lie.street.oneSided ? true : (n + kept.left.length + kept.right.length) % 2 === 0
    const side = isLeft ? kept.left : kept.right
    // The row runs from behind where one arrives: plots begin where one sees them.
    const begin = lie.near + 6 - lie.entry + 7
    const along = side.reduce(
      (most, { to }) => Math.max(most, to + (lie.street.facades === 'suburb' ? 3.5 : 7)),
      begin + (isLeft ? 0 : 4),
    )
    if (along + width > lie.near - lie.far + 8) {
      if (!lie.street.oneSided && (isLeft ? kept.right : kept.left).length <= side.length && n < 12) continue
      break
    }
    side.push({ from: along - 0.15, to: along + width + 0.15 })
    const z = lie.near + 6 - along - width / 2
    const x =
      (isLeft ? -lie.left : lie.right) +
      (isLeft ? -1 : 1) * (depth / 2 + (lie.street.facades === 'suburb' ? 1.5 : 0))
    put(site, item, [x, z], isLeft ? quarter : -quarter)
  }
}

/** What the street is about stands in the middle of it, or on the pavement where cars drive. */
function putInTheMiddle(site: Site, lie: Lie, item: Item): void {
  if (sortOf(item) === 'living' || sortOf(item) === 'small' || sortOf(item) === 'flying') return
  const { width, depth } = item.extent
  const isArch = /arch|gate|torii/.test(item.thing.noun)
  const onTrack = lie.street.road === 'rails' && /train|subway|tram|locomotive|metro/.test(item.thing.noun)
  for (const ahead of [11, 16, 22, 7, 28]) {
    if (item.left <= 0) return
    const z = lie.entry - ahead - depth / 2
    if (onTrack) put(site, item, [0, -2], depth >= width ? 0 : quarter, { y: -lie.deep + 0.22 })
    else if (isArch) put(site, item, [0, z], 0, { takes: false })
    else if (lie.road === 0 || lie.street.road === 'cobbles') tryPut(site, item, [0, z], 0, { margin: 0.3 })
    else {
      const x = Math.max(lie.road + width / 2 + 0.4, (lie.road + lie.right) / 2)
      tryPut(site, item, [x, lie.entry - ahead * 0.8], -quarter * 0.6, { margin: 0.2 })
    }
  }
}

/** Boats drift along the water. */
function putAfloat(site: Site, lie: Lie, item: Item): void {
  if (lie.street.road !== 'canal') {
    putAtFronts(site, lie, item)
    return
  }
  const { width, depth } = item.extent
  const isLong = depth >= width
  for (let n = 0; item.left > 0 && n < 30; n++) {
    const z = lie.entry - 9 - n * (Math.max(width, depth) + 4)
    const beam = Math.min(width, depth) / 2
    const x = lie.street.oneSided
      ? lie.right + 4 + beam + (n % 3) * 9
      : (n % 2 ? 1 : -1) * Math.max(0, lie.road - beam - 1.4)
    if (z < lie.far) break
    const life: Life | undefined = item.thing.does ? { does: 'bob', range: 0.5, speed: 0.3 } : undefined
    put(site, item, [x, z], (isLong ? 0 : quarter) + (n % 2 ? Math.PI : 0), {
      y: -0.75,
      ...(life && { life }),
      floats: true,
    })
  }
}

function putVehicle(site: Site, lie: Lie, item: Item): void {
  const { width, depth } = item.extent
  const isLong = depth >= width
  const along = isLong ? 0 : quarter
  const beam = Math.min(width, depth)
  const hasRoad = lie.street.road === 'asphalt'
  if (item.thing.does === 'drive' && hasRoad) {
    const lane = lie.road * 0.32
    const path: [number, number][] = [
      [lane, lie.near],
      [lane, lie.far],
      [-lane, lie.far],
      [-lane, lie.near],
      [lane, lie.near],
    ]
    for (let n = 0; item.left > 0; n++) {
      const away = n % 2 === 0
      const z = away ? lie.entry - 14 - n * 11 : lie.entry - 24 - n * 10
      put(site, item, [away ? lane : -lane, z], along + (away ? Math.PI : 0), {
        takes: false,
        life: { does: 'drive', range: 40, speed: 6, path },
      })
    }
    return
  }
  for (let n = 0; item.left > 0 && n < 60; n++) {
    const side = n % 2 ? -1 : 1
    const z = lie.entry - 5 - Math.floor(n / 2) * (Math.max(width, depth) + 2.4) - site.random.between(0, 1.5)
    const edge = side > 0 ? lie.right : lie.left
    const x = hasRoad ? side * (lie.road - 0.75 - beam / 2) : side * (edge - beam / 2 - 1.1)
    if (z < lie.far + 4) break
    tryPut(site, item, [x, z], along + (side > 0 ? Math.PI : 0), { margin: 0.3 })
  }
}

/** Sides in turn, in even steps down the street; a little further where something stands already. */
function alongStreet(
  site: Site,
  lie: Lie,
  item: Item,
  at: (side: number) => { x: number; yaw: number },
): void {
  const begin = lie.entry + (item.thing.asked ? -7 : 1)
  const length = begin - lie.far - 4
  const pairs = Math.max(1, Math.ceil(item.thing.count / 2))
  const step = Math.max(1.2, Math.min(item.thing.asked ? 7 : 13, length / pairs))
  for (let n = 0; item.left > 0 && n < pairs * 3; n++)
    for (const side of lie.street.oneSided && sortOf(item) !== 'kerb' ? [-1] : n % 2 ? [-1, 1] : [1, -1]) {
      if (item.left <= 0) return
      const { x, yaw } = at(side)
      const shift = site.random.between(0, step * 0.35) + (side > 0 ? 0 : step * 0.4)
      for (const more of [0, 0.9, -0.9, 1.8, 2.8]) {
        const z = begin - ((n * step + shift) % length) - more
        if (z > lie.far && tryPut(site, item, [x, z], yaw, { margin: 0.12 })) break
      }
    }
}

/** Lamps, trees and hydrants in a line along the road. */
function putAtKerb(site: Site, lie: Lie, item: Item): void {
  const trunk = item.extent.trunk ?? Math.min(item.extent.width, item.extent.depth) / 2
  alongStreet(site, lie, item, (side) => {
    const edge = side > 0 ? lie.right : lie.left
    const x = lie.road > 0 ? lie.road + 0.5 + Math.min(0.5, trunk) : edge - 1.3 - Math.min(0.6, trunk)
    return { x: side * x, yaw: -side * quarter }
  })
}

/** Before the houses, looking at the street. */
function putAtFronts(site: Site, lie: Lie, item: Item): void {
  const half = item.extent.depth / 2
  const free = Math.min(lie.left, lie.right) - lie.road
  // What is too deep for the pavement stands in the middle of a street without cars.
  if (item.extent.depth > free - 0.9 && lie.road === 0) {
    putInTheMiddle(site, lie, item)
    return
  }
  alongStreet(site, lie, item, (side) => ({
    x: side * ((side > 0 ? lie.right : lie.left) - half - (lie.street.facades === 'classical' ? 1.4 : 0.55)),
    yaw: -side * quarter,
  }))
}

function putSmall(site: Site, lie: Lie, item: Item): void {
  const { how, of } = item.thing.place
  if (how === 'on' || how === 'in') putOnTop(site, item, site.of(of))
  if (item.left > 0 && !item.thing.asked)
    putOnTop(
      site,
      item,
      site.standing.filter(({ item: one }) => one.manner === 'table'),
    )
  putAtFronts(site, lie, item)
}

/** People walk up and down the pavements, animals wander there. */
function putLiving(site: Site, lie: Lie, item: Item): void {
  const { how, of } = item.thing.place
  if (how === 'on') putOnTop(site, item, site.of(of))
  else if (of !== undefined) putByOthers(site, item)
  for (let n = 0; item.left > 0 && n < 60; n++) {
    const side = lie.street.oneSided ? -1 : n % 2 ? -1 : 1
    const edge = side > 0 ? lie.right : lie.left
    const inner = lie.road > 0 ? lie.road + 1.7 : 0.4
    const x = side * site.random.between(inner, Math.max(inner + 0.3, edge - 1.9))
    const z = lie.entry - site.random.between(5, item.thing.asked ? 16 : lie.entry - lie.far - 8)
    const walks = item.thing.does === 'patrol'
    const yaw = walks
      ? n % 2
        ? 0
        : Math.PI
      : facing([x, z], [0, lie.entry]) + site.random.between(-0.8, 0.8)
    tryPut(site, item, [x, z], yaw, { margin: 0.2, ...lifeOf(item, [x, z], lie) })
  }
}

function lifeOf({ thing, extent }: Item, [x, z]: Point, lie: Lie): { life?: Life } {
  const { does } = thing
  if (!does) return {}
  if (does !== 'patrol')
    return {
      life: { does, range: does === 'wander' ? 2.2 : 0.4, speed: Math.min(0.9, 0.35 + extent.height * 0.25) },
    }
  const [far, near] = [Math.max(lie.far + 3, z - 16), Math.min(lie.entry + 4, z + 16)]
  return {
    life: {
      does: 'patrol',
      range: 16,
      speed: 0.75 + (Math.abs(x * 7) % 1) * 0.5,
      path: [
        [x, near],
        [x, far],
      ],
    },
  }
}

function putFlying(site: Site, lie: Lie, item: Item): void {
  const size = Math.max(item.extent.width, item.extent.depth)
  for (let n = 0; item.left > 0; n++) {
    const isLarge = size > 6
    const z = lie.entry - (isLarge ? 30 : 12) - n * 7
    const x = site.random.between(-1, 1) * (isLarge ? 6 : lie.left * 0.6)
    const y = isLarge ? 26 : site.random.between(5, 9)
    put(site, item, [x, z], site.random.between(0, 6.28), {
      y,
      floats: true,
      takes: false,
      life: { does: item.thing.does ?? 'fly', range: isLarge ? 14 : 5, speed: isLarge ? 1.2 : 1 },
    })
  }
}
