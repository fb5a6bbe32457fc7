import type { Life } from '@makebelieve/kit/environment/scene'
import { putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, type Site, tryPut } from '../built/site.ts'
import { facing, type Point } from '../shared/geometry.ts'
import { sortOf } from '../street/sorts.ts'
import { ovalAt } from './oval.ts'
import type { Arena } from './stadium.ts'

const quarter = Math.PI / 2
const turn = 2 * Math.PI

/** Players on the field, racers on the track, all else beside it. */
export function furnishStadium(site: Site, arena: Arena): void {
  const items = [...site.items].sort((a, b) => Number(b.thing.asked) - Number(a.thing.asked))
  const [sx, sz] = arena.spawn
  site.floor.take({ x0: sx - 1.5, x1: sx + 1.5, z0: sz - 5, z1: sz + 2 })
  const isRelated = ({ thing }: Item) =>
    thing.place.of !== undefined && site.items.some((one) => one.thing.id === thing.place.of)
  for (const item of items) {
    if (isRelated(item)) continue
    const sort = sortOf(item)
    const { how } = item.thing.place
    if (sort === 'flying' || how === 'sky') putAbove(site, arena, item)
    else if (how === 'distance') putBeyond(site, arena, item)
    else if (
      (item.thing.does === 'drive' ||
        item.thing.does === 'patrol' ||
        (sort === 'vehicle' && arena.field === 'race')) &&
      arena.track
    )
      putOnTrack(site, arena, item)
    else if (how === 'middle') putNearMiddle(site, arena, item)
    else if (how === 'along' || how === 'around' || sort === 'kerb' || how === 'wall')
      putBeside(site, arena, item)
    else putOnField(site, arena, item)
  }
  for (const item of items) {
    if (item.left <= 0 || !isRelated(item)) continue
    if (item.thing.place.how === 'on' || item.thing.place.how === 'in')
      putOnTop(site, item, site.of(item.thing.place.of))
    putByOthers(site, item)
    putOnField(site, arena, item)
  }
}

/** Around and around. */
function putOnTrack(site: Site, { oval, track = [0, 0], spawn }: Arena, item: Item): void {
  const { width, depth } = item.extent
  const long = depth >= width ? 0 : quarter
  const isCar = sortOf(item) === 'vehicle'
  const count = item.left
  const start = Math.atan2(spawn[0], -spawn[1])
  for (let n = 0; n < count; n++) {
    const out = track[0] + ((track[1] - track[0]) * (1 + (n % 3))) / 4
    // Against the clock, so that they come from behind and drive away ahead where one looks.
    const path: [number, number][] = Array.from({ length: 49 }, (_, k) => ovalAt(oval, -(k / 48) * turn, out))
    const angle = start - 0.16 - n * (isCar ? 0.14 : 0.07)
    const at = ovalAt(oval, angle, out)
    const next = ovalAt(oval, angle - 0.02, out)
    put(site, item, at, facing(at, next) + long, {
      takes: false,
      life: { does: isCar ? 'drive' : 'patrol', range: 60, speed: isCar ? 13 : 3.2, path },
    })
  }
}

function putNearMiddle(site: Site, arena: Arena, item: Item): void {
  const [cx, cz] = arena.looksAt
  const aside = arena.field === 'race' || arena.field === 'running' ? -arena.oval.x * 0.35 : 0
  for (let ring = 0; ring < 8 && item.left > 0; ring++)
    for (let k = 0; k < (ring === 0 ? 1 : 6) && item.left > 0; k++) {
      const angle = (k / 6) * turn
      const far = ring * Math.max(2, item.extent.width + 1)
      const at: Point = [cx + aside + Math.sin(angle) * far, cz - Math.cos(angle) * far]
      tryPut(site, item, at, facing(at, arena.spawn), { margin: 0.4, ...lifeOf(item) })
    }
}

/** Along the edge of the field, looking at it. */
function putBeside(site: Site, { oval, track, stands, field }: Arena, item: Item): void {
  const out =
    field === 'race'
      ? -8.5
      : field === 'skate'
        ? -1
        : track
          ? track[1] + 1
          : (stands?.begin ?? 3) - 1.4 - item.extent.depth / 2
  const count = item.left
  for (const more of [0, -1.4, -3])
    for (let n = 0; n < count * 2 && item.left > 0; n++) {
      const angle = ((n + 0.5) / count) * turn + (more === 0 ? 0 : 0.2)
      const at = ovalAt(oval, angle, out + more)
      tryPut(site, item, at, facing(at, [0, 0]), { margin: 0.2, ...lifeOf(item) })
    }
}

/** On the field, more of them where one looks. */
function putOnField(site: Site, { oval, looksAt, field, spawn }: Arena, item: Item): void {
  for (let tries = 0; tries < 120 && item.left > 0; tries++) {
    const near = tries < 80
    const inner = field === 'race' ? 0.62 : 0.78
    const at: Point = near
      ? [looksAt[0] * 0.7 + site.random.between(-9, 9), looksAt[1] + site.random.between(-12, 12)]
      : [site.random.between(-inner, inner) * oval.x, site.random.between(-inner, inner) * oval.z]
    if (Math.abs(at[0]) > oval.x * inner || Math.abs(at[1]) > oval.z * inner) continue
    tryPut(site, item, at, facing(at, spawn) + site.random.between(-0.8, 0.8), {
      margin: 0.4,
      ...lifeOf(item),
    })
  }
}

function lifeOf({ thing, extent }: Item): { life?: Life } {
  if (!thing.does) return {}
  const roams = thing.does === 'wander' || thing.does === 'patrol' || thing.does === 'graze'
  return {
    life: {
      does: roams ? 'wander' : thing.does,
      range: roams ? 6 : 0.4,
      speed: Math.min(2, 0.6 + extent.height * 0.5),
    },
  }
}

function putAbove(site: Site, arena: Arena, item: Item): void {
  const isLarge = Math.max(item.extent.width, item.extent.depth) > 5
  for (let n = 0; item.left > 0; n++)
    put(
      site,
      item,
      [arena.looksAt[0] + site.random.between(-18, 18), arena.looksAt[1] - 18 - n * 8],
      site.random.between(0, 6.28),
      {
        y: isLarge ? 26 + (n % 3) * 6 : 9,
        floats: true,
        takes: false,
        life: { does: item.thing.does ?? 'fly', range: 12, speed: 1 },
      },
    )
}

/** Behind the last tier, where only what is high is seen. */
function putBeyond(site: Site, { oval, stands }: Arena, item: Item): void {
  const out = (stands ? stands.begin + stands.tiers : 4) + 6
  for (let n = 0; item.left > 0; n++) {
    const angle = (n % 2 ? 1 : -1) * (0.25 + 0.25 * Math.floor(n / 2))
    const at = ovalAt(oval, angle, out)
    put(site, item, at, facing(at, [0, 0]))
  }
}
