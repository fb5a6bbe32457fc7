import type { Life } from '@makebelieve/kit/environment/scene'
import { archetypeOf } from '../built/manner.ts'
import { putAroundTables, putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, type Site, tryPut } from '../built/site.ts'
import { facing, type Point } from '../shared/geometry.ts'
import type { Row } from './row.ts'
import { isCentrepiece, type Sort, sortOf } from './sorts.ts'

const quarter = Math.PI / 2
type Kept = Record<'north' | 'west' | 'east', { from: number; to: number }[]>

/** A centrepiece, stalls in rows beside the way to it, benches and lamps around, people everywhere. */
export function furnishSquare(
  site: Site,
  half: number,
  entry: number,
): { kept: Record<'north' | 'west' | 'east', Row['kept']>; focus: [number, number, number] } {
  const kept: Kept = { north: [], west: [], east: [] }
  const items = [...site.items].sort((a, b) => Number(b.thing.asked) - Number(a.thing.asked))
  const of = (sort: Sort) => items.filter((item) => item.left > 0 && sortOf(item) === sort)
  const isRelated = ({ thing }: Item) =>
    thing.place.of !== undefined && site.items.some((one) => one.thing.id === thing.place.of)
  site.floor.take({ x0: -1.5, x1: 3, z0: entry - 6, z1: entry + 3 })
  const middle: Point = [0, -half * 0.12]
  putCentre(site, items, middle, half)
  for (const item of of('building')) putHouses(site, item, half, kept)
  // The way from where one arrives stays open.
  site.floor.take({ x0: -1.3, x1: 1.3, z0: middle[1] + 5, z1: entry })
  for (const item of items) if (item.left > 0 && standsInRows(item)) putRows(site, item, half, middle)
  for (const item of items) {
    if (
      item.left <= 0 ||
      isRelated(item) ||
      ['living', 'flying', 'building', 'strung'].includes(sortOf(item))
    )
      continue
    const { how } = item.thing.place
    if (how === 'around' || how === 'along' || sortOf(item) === 'kerb') putRing(site, item, half, middle)
    else putAbout(site, item, half, middle)
  }
  for (const item of items) {
    if (item.left <= 0 || !isRelated(item) || sortOf(item) === 'living') continue
    const others = site.of(item.thing.place.of)
    if (item.thing.place.how === 'on' || item.thing.place.how === 'in') putOnTop(site, item, others)
    else if (item.manner === 'seat' && others.some((one) => one.item.manner === 'table'))
      putAroundTables(site, item, others)
    else if (item.thing.place.how === 'around')
      putCircle(
        site,
        item,
        others[0]?.at ?? middle,
        Math.max(others[0]?.extent.width ?? 2, others[0]?.extent.depth ?? 2) / 2,
      )
    putByOthers(site, item)
    putAbout(site, item, half, middle)
  }
  for (const item of of('living')) putPeople(site, item, half, entry)
  for (const item of [...of('flying'), ...of('strung')]) putAbove(site, item, half)
  const centre = site.standing[0]
  return {
    kept,
    focus: centre ? [centre.at[0], centre.extent.height * 0.5, centre.at[1]] : [0, 1.5, middle[1]],
  }
}

/** What everybody meets at: asked for, or what the place has. */
function putCentre(site: Site, items: Item[], middle: Point, half: number): void {
  const central = items.filter(
    (item) =>
      (item.thing.place.how === 'middle' || (item.thing.asked && isCentrepiece(item))) &&
      !['living', 'flying', 'small'].includes(sortOf(item)),
  )
  for (const [n, item] of central.entries()) {
    if (item.thing.count > 4 || item.extent.width > half) continue
    for (const [x, z] of [
      [0, 0],
      [-9, 2],
      [9, 2],
      [-8, -10],
      [8, -10],
      [0, -12],
    ] as Point[]) {
      if (item.left <= 0) break
      tryPut(site, item, [middle[0] + x, middle[1] + z], n === 0 ? 0 : facing([x, z], [0, 10]), { margin: 1 })
    }
  }
}

function putHouses(site: Site, item: Item, half: number, kept: Kept): void {
  const { width, depth } = item.extent
  const isFar = item.thing.place.how === 'distance'
  for (let n = 0; item.left > 0 && n < 30; n++) {
    const order = (
      isFar || item.thing.asked ? ['north', 'west', 'east'] : ['west', 'east', 'north']
    ) as (keyof Kept)[]
    const name = order[n % 3] ?? 'north'
    const side = kept[name]
    if (name === 'north') {
      // The middle of the far side first, where one looks.
      const centre = half - 5 + (side.length === 0 ? 0 : (side.length % 2 ? 1 : -1) * (8 + 4 * side.length))
      const scale = Math.min(1, 24 / Math.max(width, depth))
      const wide = width * scale
      if (centre - wide / 2 < 0 || centre + wide / 2 > half * 2 - 10) continue
      side.push({ from: centre - wide / 2 - 0.3, to: centre + wide / 2 + 0.3 })
      put(site, item, [centre - half + 5, -half - (depth * scale) / 2 - (isFar ? 2 : 0)], 0, { scale })
      continue
    }
    if (width > 16) continue
    const begin = side.reduce((most, { to }) => Math.max(most, to + 6), 16)
    if (begin + width > half * 2) continue
    side.push({ from: begin, to: begin + width })
    const z = half + 4 - begin - width / 2
    const sign = name === 'west' ? -1 : 1
    put(site, item, [sign * (half + depth / 2), z], -sign * quarter)
  }
}

/** Said to, or because that is how stalls stand. */
const standsInRows = (item: Item): boolean =>
  item.thing.place.how === 'rows' || (archetypeOf(item.thing) === 'stall' && item.thing.count > 2)

/** Stalls and parked cars in lines to both sides, looking at the way between them. */
function putRows(site: Site, item: Item, half: number, middle: Point): void {
  const { width, depth } = item.extent
  const isLong = depth > width * 1.3
  const pitch = width + (isLong ? 1.1 : 1.4)
  // The lines beside the way fill first.
  const lines = [5.6, 11.5, 16.5].filter((x) => x < half - depth * 0.7)
  for (const line of lines)
    for (let n = 0; n < 12 && item.left > 0; n++)
      for (const side of [1, -1]) {
        const z = half * 0.55 - n * pitch
        if (item.left <= 0 || z < middle[1] - half * 0.62) continue
        tryPut(site, item, [side * line, z], -side * quarter, { margin: 0.35 })
      }
}

/** Lamps, trees and columns in a ring before the houses. */
function putRing(site: Site, item: Item, half: number, middle: Point): void {
  const count = item.left
  for (const share of [0.84, 0.72, 0.6])
    for (let n = 0; n < count * 2 && item.left > 0; n++) {
      const angle = ((n + 0.5) / count) * Math.PI * 2 + (share < 0.8 ? 0.3 : 0)
      const radius = half * share
      const at: Point = [
        Math.max(-radius, Math.min(radius, Math.sin(angle) * radius * 1.25)),
        Math.max(-radius, Math.min(radius, Math.cos(angle) * radius * 1.25)),
      ]
      tryPut(site, item, at, facing(at, middle), { margin: 0.4 })
    }
}

/** In a circle around one thing: benches and flowers at the fountain. */
function putCircle(site: Site, item: Item, [x, z]: Point, radius: number): void {
  const count = item.left
  for (const more of [0.9, 2, 3.2])
    for (let n = 0; n < count && item.left > 0; n++) {
      const angle = ((n + 0.5) / count) * Math.PI * 2 + Math.PI / count
      const far = radius + more + item.extent.depth / 2
      const at: Point = [x + Math.sin(angle) * far, z + Math.cos(angle) * far]
      tryPut(site, item, at, item.thing.noun.includes('bench') ? angle : facing(at, [x, z]), { margin: 0.1 })
    }
}

/** Here and there; crates and baskets beside the stalls, what was asked for where it is seen. */
function putAbout(site: Site, item: Item, half: number, middle: Point): void {
  const stalls = site.standing.filter(({ item: one }) => standsInRows(one))
  const isGoods = !item.thing.asked && item.extent.height < 1.4 && stalls.length > 0
  for (let tries = 0; tries < 70 && item.left > 0; tries++) {
    const stall = stalls[site.random.below(Math.max(1, stalls.length))]
    const at: Point =
      isGoods && stall && tries < 50
        ? [
            stall.at[0] + site.random.between(-2, 2),
            stall.at[1] +
              (site.random.next() < 0.5 ? -1 : 1) * (stall.extent.width / 2 + site.random.between(0.2, 0.9)),
          ]
        : [
            site.random.between(-0.62, 0.62) * half,
            middle[1] + site.random.between(-0.6, item.thing.asked ? 0.35 : 0.6) * half,
          ]
    tryPut(site, item, at, facing(at, [0, half]) + site.random.between(-0.5, 0.5), { margin: 0.25 })
  }
}

function putPeople(site: Site, item: Item, half: number, entry: number): void {
  const { how, of } = item.thing.place
  if (how === 'on') putOnTop(site, item, site.of(of))
  else if (of !== undefined) putByOthers(site, item)
  for (let tries = 0; tries < 80 && item.left > 0; tries++) {
    const at: Point = [site.random.between(-0.7, 0.7) * half, site.random.between(-0.7, 0.6) * half]
    if (Math.hypot(at[0], at[1] - entry) < 4) continue
    const does = item.thing.does ?? 'stand'
    const life: Life = {
      does,
      range: does === 'wander' || does === 'patrol' ? 4 : 0.4,
      speed: Math.min(1, 0.4 + item.extent.height * 0.3),
    }
    tryPut(site, item, at, site.random.between(0, 6.28), { margin: 0.25, life })
  }
}

function putAbove(site: Site, item: Item, half: number): void {
  const isLarge = Math.max(item.extent.width, item.extent.depth) > 5
  while (item.left > 0)
    put(
      site,
      item,
      [site.random.between(-0.5, 0.5) * half, site.random.between(-0.8, 0) * half],
      site.random.between(0, 6.28),
      {
        y: isLarge ? 24 : site.random.between(6, 11),
        floats: true,
        takes: false,
        life: { does: item.thing.does ?? 'fly', range: isLarge ? 12 : 6, speed: 1 },
      },
    )
}
