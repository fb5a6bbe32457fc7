import type { Random } from '@makebelieve/kit/core/random'
import { eyeHeight } from '@makebelieve/kit/environment/world'
import type { BuiltShape, Layout } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import { placeThings } from '../open/place/index.ts'
import { type Site, siteOf } from '../open/site.ts'
import { openStage } from '../open/stage.ts'
import type { WaterBody } from '../open/waters.ts'
import { airFor } from '../shared/air.ts'
import { distance, facing, type Point, softLine, toward } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import type { Terrain } from '../shared/terrain.ts'
import { mattersThatAre } from '../shared/times.ts'
import { bridgeShape, fallShape, type Island, insideOf, islandShape, topOf } from './island.ts'

/** As far as things that lie in the void are thought to lie below. */
const depths = -20

/** Islands in the sky, or rocks among the stars, with bridges between them and nothing below. */
export function islandsLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const site = siteOf(input)
  const islands = spread(site, plan.density)
  const { bridges, ends } = joined(islands)
  const lead = wayOver(site, islands)
  site.ways = [lead]
  site.lead = lead
  const stage = openStage(input, site, landOf(islands, site.half * 2), [nothing(islands)], 1)
  stage.somewhere = () => someTop(islands, site.random)
  for (const end of [...ends, site.arrival]) stage.spacing.take(end, 2)
  placeThings(stage)
  const carried = stage.spots
    .filter((spot) => spot.distant && !spot.floats)
    .map((spot, n): BuiltShape => {
      const radius = 2 + (input.extentOf(spot.thing, spot.variant).width * spot.scale) / 2
      const y = spot.at[1] - 0.3
      return islandShape({ at: [spot.at[0], spot.at[2]], radius, y, chance: 0.3 }, setting, `far-${n}`, false)
    })
  const falls = fallsOf(input, islands)
  const heart = islands[1] ?? islands[0]
  const focus = focusOf(input, stage.spots, site, heart)
  const eye: Layout['focus'] = [...at(site.arrival, islands)]
  eye[1] += eyeHeight
  const aside = Math.atan2(eye[0] - focus[0], eye[2] - focus[2])
  return {
    reach: site.reach,
    around: 'void',
    ground: {
      size: site.half * 2,
      cells: 1,
      heights: [0, 0, 0, 0],
      palette: [setting.ground.main],
      surfaces: [0, 0, 0, 0],
      isVoid: true,
    },
    waters:
      setting.sky === 'space' ? [] : [{ level: depths - 8, stuff: 'clouds', colour: '#f3eef4', waves: 0.4 }],
    sky: skyFor(plan, setting),
    air: airFor(plan, setting),
    covers: [],
    emitters: [],
    lamps: [],
    sounds: soundsFor(plan, setting),
    built: [
      ...islands.map((island, n) => islandShape(island, setting, `island-${n}`, true)),
      ...bridges,
      ...islets(site).map((island, n) => islandShape(island, setting, `islet-${n}`, false)),
      ...carried,
      ...falls,
    ].map((shape, n) => (n === 1 ? { ...shape, ...namedBy(input) } : shape)),
    spots: stage.spots,
    focus,
    path: lead,
    spawn: { at: eye, yaw: aside - Math.sign(aside) * Math.min(0.24, Math.abs(aside)), pitch: 0.04 },
  }
}

/** The prompt's own words for the islands are met by one of them. */
function namedBy({ plan }: LayoutInput): { of?: string } {
  const matter = mattersThatAre(plan, 'terrain').find(
    ({ as }) => as.form === 'floating-islands' || as.form === 'island',
  )
  return matter ? { of: matter.id } : {}
}

/** One to arrive on, one for the focus, and others around at other heights, each within reach of a bridge. */
function spread({ arrival, focus, side, random, reach }: Site, density: number): Island[] {
  const islands: Island[] = [
    { at: arrival, radius: 7.5, y: 0, chance: random.next() },
    { at: focus.at, radius: Math.max(9, focus.radius + 5.5), y: 1.6, chance: random.next() },
  ]
  // The first two may not melt into one.
  const gap =
    distance(arrival, focus.at) - (islands[0]?.radius ?? 0) * 1.15 - (islands[1]?.radius ?? 0) * 1.15
  const first = islands[0]
  if (gap < 4 && first) first.at = toward(first.at, facing(focus.at, arrival), 4 - gap)
  arrival[0] = first?.at[0] ?? arrival[0]
  arrival[1] = first?.at[1] ?? arrival[1]
  const wanted = Math.round(5 * Math.min(1.6, Math.max(0.6, density)))
  for (let tries = 0; tries < 200 && islands.length < 2 + wanted; tries++) {
    const from = islands[random.below(islands.length)]
    if (!from) break
    const radius = random.between(4.2, 7.6)
    const far = from.radius + radius + random.between(4.5, 9)
    const at = toward(from.at, random.between(0, Math.PI * 2) + side * 0.2, far)
    const inReach = Math.max(Math.abs(at[0]), Math.abs(at[1])) < reach - radius * 0.4
    const isFree = islands.every((other) => distance(other.at, at) > (other.radius + radius) * 1.15 + 3)
    // Nothing hangs between one's eyes and the focus.
    const isAside =
      Math.abs(
        Math.atan2(at[0] - arrival[0], arrival[1] - at[1]) -
          Math.atan2(focus.at[0] - arrival[0], arrival[1] - focus.at[1]),
      ) > 0.3 || distance(at, arrival) > distance(focus.at, arrival)
    if (inReach && isFree && isAside)
      islands.push({ at, radius, y: from.y + random.between(-2.2, 2.6), chance: random.next() })
  }
  return islands
}

/** Each is joined to the nearest of those before it. */
function joined(islands: readonly Island[]): { bridges: BuiltShape[]; ends: Point[] } {
  const bridges: BuiltShape[] = []
  const ends: Point[] = []
  islands.forEach((island, n) => {
    if (n === 0) return
    const gapTo = (other: Island) => distance(other.at, island.at) - other.radius - island.radius
    const nearest = islands.slice(0, n).sort((one, other) => gapTo(one) - gapTo(other))[0]
    if (!nearest) return
    const bridge = bridgeShape(nearest, island, `bridge-${n}`)
    bridges.push(bridge.shape)
    ends.push(...bridge.ends)
  })
  return { bridges, ends }
}

function wayOver({ arrival, focus }: Site, islands: readonly Island[]): Point[] {
  const [first, second] = islands
  if (!first || !second) return [arrival, focus.at]
  const yaw = facing(first.at, second.at)
  const front = toward(second.at, yaw + Math.PI, Math.min(second.radius - 1, focus.radius + 1.4))
  return softLine(
    [arrival, toward(first.at, yaw, first.radius), toward(second.at, yaw + Math.PI, second.radius), front],
    5,
  )
}

const on = (islands: readonly Island[], x: number, z: number): Island | undefined =>
  islands.find((island) => insideOf(island, x, z) > -0.3)

/** The tops of islands as a land that can be built on, but not changed. */
function landOf(islands: readonly Island[], size: number): Terrain {
  const heightAt = (x: number, z: number) => {
    const island = on(islands, x, z)
    return island ? topOf(island, x, z) : depths
  }
  return {
    size,
    cells: 1,
    heights: new Float32Array(4),
    heightAt,
    slopeAt: () => 0,
    reshape() {
      throw new Error('Islands keep their shape')
    },
    // In the distance there is no island yet: one is made for what stands there.
    level: ([x, z]) => (on(islands, x, z) ? heightAt(x, z) : 0),
    each() {
      throw new Error('Islands have no grid')
    },
  }
}

/** A point by chance on one of them, on great ones more often. */
function someTop(islands: readonly Island[], random: Random): Point {
  const area = islands.reduce((sum, { radius }) => sum + radius * radius, 0)
  let left = random.next() * area
  const island =
    islands.find(({ radius }) => {
      left -= radius * radius
      return left <= 0
    }) ?? islands[0]
  if (!island) return [0, 0]
  return toward(island.at, random.between(0, Math.PI * 2), Math.sqrt(random.next()) * island.radius)
}

/** Where there is no island there is nothing to stand on, as in a water. */
function nothing(islands: readonly Island[]): WaterBody {
  return {
    form: 'sea',
    stuff: 'clouds',
    colour: '#ffffff',
    waves: 0,
    outside: (x, z) => Math.max(...islands.map((island) => insideOf(island, x, z))),
    middle: [0, 0],
    radius: 40,
    depth: 0,
    bank: 0,
    level: depths,
  }
}

const at = ([x, z]: Point, islands: readonly Island[]): Layout['focus'] => {
  const island = on(islands, x, z)
  return [x, island ? topOf(island, x, z) : 0, z]
}

function focusOf(
  input: LayoutInput,
  spots: Layout['spots'],
  site: Site,
  heart: Island | undefined,
): Layout['focus'] {
  const { thing } = site.focus
  const spot = thing && spots.find((one) => one.thing === thing.id)
  if (spot)
    return [
      spot.at[0],
      spot.at[1] + input.extentOf(spot.thing, spot.variant).height * spot.scale * 0.5,
      spot.at[2],
    ]
  return heart ? [heart.at[0], heart.y + 2, heart.at[1]] : [0, 2, 0]
}

/** Small ones all around, above and below, that nobody gets to. */
function islets({ half, random, reach }: Site): Island[] {
  return Array.from({ length: 9 }, (_none, n) => {
    const angle = (n / 9) * Math.PI * 2 + random.between(-0.25, 0.25)
    const far = random.between(reach * 0.95, half * 0.97)
    return {
      at: toward([0, 0], angle, far),
      radius: random.between(2, 6),
      y: random.between(-9, 14),
      chance: random.next(),
    }
  })
}

/** Water over the edge of the great island, where the prompt or the place has water. */
function fallsOf({ plan, setting }: LayoutInput, islands: readonly Island[]): BuiltShape[] {
  const named = mattersThatAre(plan, 'water')[0]
  const heart = islands[1]
  if (!heart || (setting.sky === 'space' && !named)) return []
  const toUs = facing(heart.at, islands[0]?.at ?? [0, 0])
  return [
    fallShape(heart, toUs + 0.75, 'fall-0', named?.id),
    ...(islands[2] ? [fallShape(islands[2], toUs - 0.4, 'fall-1')] : []),
  ]
}
