import type { PlannedThing } from '../../../design.ts'
import { alongLine, distance, facing, lengthOf, type Point, toward } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'
import type { WaterBody } from '../waters.ts'
import { alongWay, placeAnyhow } from './find.ts'

/** On both sides of the ways, looking at them: first from where one arrives to the focus, then onward. */
export function lineWays(stage: Stage, thing: PlannedThing): void {
  const nature = natureOf(thing)
  if (nature === 'fence') {
    fenceWays(stage, thing)
    return
  }
  const { site, wayWidth, random } = stage
  const { width, height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const isGreat = nature === 'building' || foot > 2
  const aside = () => wayWidth + foot + (isGreat ? random.between(1.2, 3) : random.between(0.35, 0.9))
  const [main = [], onward = []] = site.ways
  const entry = lengthOf(main) - lengthOf(site.lead)
  const usable = lengthOf(site.lead) - site.focus.radius * 0.3
  const goes = thing.does === 'patrol' || thing.does === 'drive'
  const even = Math.max(
    isGreat || thing.asked ? 0 : Math.min(7, height * 2),
    foot * 2 + 0.8,
    Math.min(isGreat ? 14 : 9, (usable * 2) / Math.max(2, thing.count)),
  )
  if (goes) {
    for (let n = 0; missing() > 0 && n < 20; n++) {
      const { at, yaw } = alongLine(main, entry + 5 + ((n + 0.5) / thing.count) * usable * 0.8)
      // Each keeps a little to one side, so that those who meet do not walk through each other.
      const lane = Math.min(wayWidth * 0.5, 0.3 + n * 0.25) * (n % 2 ? 1 : -1)
      const shifted = site.lead.map((point, i): Point => {
        const here = alongLine(site.lead, (i / Math.max(1, site.lead.length - 1)) * lengthOf(site.lead))
        return toward(point, here.yaw + Math.PI / 2, lane)
      })
      stage.put(thing, toward(at, yaw + Math.PI / 2, lane), { yaw, way: shifted, isLight: true })
    }
    return
  }
  const tryAt = ({ at, yaw }: { at: Point; yaw: number }) => {
    if (missing() <= 0) return
    const turned = nature === 'vehicle' ? yaw + Math.PI / 2 : yaw
    const rules = {
      offWay: isGreat ? 0.4 : 0,
      height: isGreat || !thing.asked ? height : Math.min(height, width),
      within: 1.05,
    }
    if (stage.fits(at, foot, rules)) standOn(stage, thing, at, turned)
  }
  // Not before one's nose.
  const start = isGreat ? foot + 3 : 5
  const runs: { way: Point[]; from: number; step: number }[] = [
    { way: main, from: entry + start, step: even },
    // What found no room at even steps stands closer, or further on.
    { way: main, from: entry + start, step: isGreat || thing.asked ? 2.5 : even * 0.6 },
    { way: onward, from: 5, step: Math.max(even, 4) },
    { way: main, from: Math.max(0, entry - 16), step: Math.max(even, 3) },
  ]
  for (const { way, from, step } of runs)
    for (const place of alongWay(way, 40, from, aside, step)) tryAt(place)
  // Houses that the way has no room for stand behind the others.
  if (isGreat)
    for (const place of alongWay(main, 24, entry, () => wayWidth + foot * 3 + random.between(2, 7), 4))
      tryAt(place)
  while (thing.asked && missing() > 0) standOn(stage, thing, placeAnyhow(stage, thing))
}

/** Houses get level ground under them; the rest stands as the land lies. */
export function standOn(stage: Stage, thing: PlannedThing, at: Point, yaw?: number): number {
  const nature = natureOf(thing)
  const foot = stage.footOf(thing)
  const turned = yaw ?? facing(at, stage.site.arrival)
  if ((nature === 'building' || nature === 'vehicle' || foot > 1.4) && nature !== 'tree' && nature !== 'rock')
    stage.terrain.level(at, foot * 0.95, Math.max(1.5, foot * 0.5))
  return stage.put(thing, at, { yaw: turned })
}

/** End to end at one side of the way, with gaps where something stands. */
function fenceWays(stage: Stage, thing: PlannedThing): void {
  const { site, wayWidth, terrain } = stage
  const { width, depth } = stage.extentOf(thing)
  const long = Math.max(width, depth)
  const turn = width >= depth ? -Math.PI / 2 : 0
  const [main = [], onward = []] = site.ways
  const entry = lengthOf(main) - lengthOf(site.lead)
  const runs: { way: Point[]; from: number; sign: 1 | -1 }[] = [
    { way: main, from: entry + 6, sign: -site.side as 1 | -1 },
    { way: main, from: entry + 8, sign: site.side },
    { way: onward, from: 3, sign: site.side },
    { way: onward, from: 3, sign: -site.side as 1 | -1 },
  ]
  for (const { way, from, sign } of runs)
    for (let metres = from; metres < lengthOf(way) - 1; metres += long) {
      if (stage.spotsOf(thing.id).length >= thing.count) return
      const { at, yaw } = alongLine(way, metres)
      const place = toward(at, yaw + (sign * Math.PI) / 2, wayWidth + 1)
      if (!stage.fits(place, 0.45, { offWay: -2, mayHide: true }) || terrain.slopeAt(...place) > 0.5) continue
      stage.put(thing, place, { yaw: yaw + turn, isLight: true })
      for (const end of [-0.35, 0, 0.35]) stage.spacing.take(toward(place, yaw, long * end), 0.3)
    }
}

/** Fields, orchards, graves: rows that run away from one, beside the way. */
export function plantRows(stage: Stage, thing: PlannedThing): void {
  const { site, random } = stage
  const { width, depth, height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const isTall = height > 2.5
  const across = Math.max(width * 1.25, width + (isTall ? 1.2 : 0.7))
  const along = Math.max(depth * 1.1, depth + (isTall ? 1 : 0.35))
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const middle = (site.arrival[1] + site.focus.at[1]) / 2
  const lines = Math.max(2, Math.ceil(Math.sqrt((thing.count * along) / across) * 0.75))
  for (const sign of [-site.side, site.side])
    for (let line = 0; line < lines * 2 && missing() > 0; line++) {
      const x = sign * (stage.wayWidth + 1.8 + foot + line * across)
      const each = Math.ceil(thing.count / lines)
      for (let n = 0; n < each && missing() > 0; n++) {
        const z = middle + (each / 2 - n) * along
        const at: Point = [x + random.between(-0.08, 0.08), z + random.between(-0.08, 0.08)]
        if (!stage.fits(at, foot * 0.8, { offWay: 0.2, height: Math.min(height, 1.2) })) continue
        stage.put(thing, at, { yaw: random.between(-0.06, 0.06), scale: random.between(0.92, 1.08) })
      }
    }
  while (thing.asked && missing() > 0) stage.put(thing, placeAnyhow(stage, thing), { yaw: 0 })
}

/** A ring around something, open toward where one comes from. */
export function ringAround(stage: Stage, thing: PlannedThing, centre: Point, radius: number): void {
  const { random, site } = stage
  const foot = stage.footOf(thing)
  const { height } = stage.extentOf(thing)
  const nature = natureOf(thing)
  const isFence = nature === 'fence'
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const toUs = facing(centre, site.arrival)
  const gap = isFence ? 0.25 : 0.35
  for (let ring = 0; ring < 5 && missing() > 0; ring++) {
    const far = radius + foot + 0.5 + ring * (foot * 2 + 0.6)
    const room = Math.floor((2 * Math.PI * far) / (foot * 2 + (isFence ? 0 : 0.3)))
    const count = Math.max(1, Math.min(missing(), room))
    for (let n = 0; n < count; n++) {
      const share = gap / Math.PI / 2
      const turn = (share + ((n + 0.5) / count) * (1 - 2 * share)) * Math.PI * 2
      const at = toward(centre, toUs + turn + (isFence ? 0 : random.between(-0.08, 0.08)), far)
      if (!stage.fits(at, foot * 0.9, { offWay: 0, mayHide: height < 2.2, height })) continue
      const { width, depth } = stage.extentOf(thing)
      const looksIn = facing(at, centre) + (isFence && depth > width ? Math.PI / 2 : 0)
      const isWild = nature === 'tree' || nature === 'plant' || nature === 'rock'
      if (isWild) stage.put(thing, at)
      else standOn(stage, thing, at, looksIn)
    }
  }
  while (thing.asked && missing() > 0 && thing.count <= 24) standOn(stage, thing, placeAnyhow(stage, thing))
}

/** Along the edge of a water: where one sees it first, then all around. */
export function lineShore(stage: Stage, thing: PlannedThing, body: WaterBody): void {
  const { site, random } = stage
  const foot = stage.footOf(thing)
  const { height } = stage.extentOf(thing)
  const nature = natureOf(thing)
  const isWild = nature === 'tree' || nature === 'plant' || nature === 'rock'
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const off = foot + (nature === 'rock' || nature === 'plant' ? 0.2 : 1)
  const edge = shorePoints(body, site.reach, off)
  const ordered = edge
    .map((at) => ({ at, order: distance(at, site.arrival) * 0.15 + random.next() * edge.length * 0.06 }))
    .sort((one, other) => one.order - other.order)
  for (const { at } of ordered) {
    if (missing() <= 0) return
    const rules = { offWay: 0.2, height, mayBeWet: true }
    if (!stage.fits(at, foot * 0.9, rules)) continue
    if (isWild) stage.put(thing, at)
    else standOn(stage, thing, at, facing(at, body.middle))
  }
  while (thing.asked && missing() > 0 && thing.count <= 24) standOn(stage, thing, placeAnyhow(stage, thing))
}

/** Points so many metres outside of a water, all along it. */
export function shorePoints(body: WaterBody, reach: number, off: number): Point[] {
  const points: Point[] = []
  const step = 1.6
  for (let x = -reach; x <= reach; x += step)
    for (let z = -reach; z <= reach; z += step) {
      const out = body.outside(x, z)
      if (out >= off && out < off + step) points.push([x, z])
    }
  return points
}
