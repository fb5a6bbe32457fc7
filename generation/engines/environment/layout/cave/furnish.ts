import type { Life } from '@makebelieve/kit/environment/scene'
import { putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, type Site, tryPut } from '../built/site.ts'
import { facing, type Point } from '../shared/geometry.ts'
import { sortOf } from '../street/sorts.ts'
import type { Pool } from './cave.ts'
import { type Hollow, roofOver } from './shell.ts'

/** What is asked for before the far wall, stones and crystals along the sides, bats under the roof. */
export function furnishCave(
  site: Site,
  hollow: Hollow,
  entry: Point,
  pool: Pool | undefined,
): [number, number, number] {
  const items = [...site.items].sort(
    (a, b) => Number(b.thing.asked) - Number(a.thing.asked) || b.extent.width - a.extent.width,
  )
  const isRelated = ({ thing }: Item) =>
    thing.place.of !== undefined && site.items.some((one) => one.thing.id === thing.place.of)
  for (const item of items) {
    const { how } = item.thing.place
    const flies = item.manner === 'winged' || how === 'sky'
    if (isRelated(item)) continue
    if (how === 'ceiling') putUnderRoof(site, hollow, item)
    else if (flies) putFlying(site, hollow, item)
    else if ((how === 'water' || sortOf(item) === 'afloat') && pool) putInPool(site, item, pool)
    else putOnFloor(site, hollow, item, entry)
  }
  for (const item of items) {
    if (item.left <= 0 || !isRelated(item)) continue
    if (item.thing.place.how === 'on' || item.thing.place.how === 'in')
      putOnTop(site, item, site.of(item.thing.place.of))
    putByOthers(site, item)
    putOnFloor(site, hollow, item, entry)
  }
  const best =
    site.standing.find(({ item, at }) => item.thing.asked && at[1] < entry[1] - 4) ??
    site.standing.find(({ item }) => item.thing.place.how === 'middle')
  return best
    ? [best.at[0], Math.min(2, best.extent.height * 0.5), best.at[1]]
    : [0, 1.2, -hollow.walls.depth * 0.2]
}

function putOnFloor(site: Site, hollow: Hollow, item: Item, entry: Point): void {
  const { how } = item.thing.place
  const isCentral = how === 'middle' || (item.thing.asked && item.thing.count <= 2)
  const atWall =
    how === 'wall' || how === 'corner' || how === 'along' || (!item.thing.asked && item.extent.height > 1)
  for (let tries = 0; tries < 280 && item.left > 0; tries++) {
    // What matters lies ahead of where one arrives; the rest is all around.
    const angle = isCentral && tries < 60 ? site.random.between(-0.9, 0.9) : site.random.between(-2.6, 2.6)
    const share = isCentral
      ? site.random.between(0, 0.45)
      : atWall
        ? site.random.between(0.66, 0.84)
        : site.random.between(0.28, 0.8)
    const far = hollow.wallAt(angle) * share
    const at: Point = [Math.sin(angle) * far, -Math.cos(angle) * far]
    if (Math.hypot(at[0] - entry[0], at[1] - entry[1]) < 3.2) continue
    const yaw =
      item.manner === 'living' || item.thing.asked
        ? facing(at, entry) + site.random.between(-0.4, 0.4)
        : site.random.between(0, 6.28)
    // Stones of one heap are not all alike.
    const scale = item.thing.asked || item.manner === 'living' ? 1 : site.random.between(0.7, 1.15)
    tryPut(site, item, at, yaw, { margin: 0.15, scale, ...lifeOf(item) })
  }
}

function lifeOf({ thing, extent }: Item): { life?: Life } {
  if (!thing.does) return {}
  const roams = thing.does === 'wander' || thing.does === 'patrol' || thing.does === 'graze'
  return {
    life: {
      does: roams ? 'wander' : thing.does,
      range: roams ? 1.8 : 0.4,
      speed: Math.min(1, 0.35 + extent.height * 0.25),
    },
  }
}

function putFlying(site: Site, hollow: Hollow, item: Item): void {
  while (item.left > 0) {
    const angle = site.random.between(-1.6, 1.6)
    const far = hollow.wallAt(angle) * site.random.between(0.1, 0.5)
    const at: Point = [Math.sin(angle) * far, -Math.cos(angle) * far]
    const y = Math.min(roofOver(hollow, at) - 1.4 - item.extent.height, site.random.between(2.6, 4.6))
    put(site, item, at, site.random.between(0, 6.28), {
      y: Math.max(1.6, y),
      floats: true,
      takes: false,
      life: { does: item.thing.does ?? 'fly', range: 4, speed: 1.1 },
    })
  }
}

function putUnderRoof(site: Site, hollow: Hollow, item: Item): void {
  while (item.left > 0) {
    const angle = site.random.between(-1.8, 1.8)
    const far = hollow.wallAt(angle) * site.random.between(0.15, 0.6)
    const at: Point = [Math.sin(angle) * far, -Math.cos(angle) * far]
    put(site, item, at, site.random.between(0, 6.28), {
      y: Math.max(2, roofOver(hollow, at) - item.extent.height - 0.4),
      floats: true,
      takes: false,
    })
  }
}

function putInPool(site: Site, item: Item, pool: Pool): void {
  const count = item.left
  for (let n = 0; n < count; n++) {
    const angle = (n / count) * Math.PI * 2
    const at: Point = [pool.x + Math.sin(angle) * pool.wide * 0.4, pool.z + Math.cos(angle) * pool.long * 0.4]
    put(site, item, at, angle, {
      y: -0.35,
      floats: true,
      takes: false,
      ...(item.thing.does && { life: { does: 'swim' as const, range: pool.wide * 0.5, speed: 0.5 } }),
    })
  }
}
