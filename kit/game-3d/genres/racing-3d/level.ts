import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan } from '../../../game/plan.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'
import { bendAt, half, isWet, lapLength, limit, placeAt, roadHeight, spotOn, trackOf } from './track.ts'

/** Land in the sea or in the sky; elsewhere hills close the view. */
const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|candy|abstract)$/.test(look.scene)

const smooth = (share: number) => {
  const t = clamp(share, 0, 1)
  return t * t * (3 - 2 * t)
}

/** How high the land lies where nobody drives: waves of hills, higher further out. */
function hillsOf(plan: GamePlan): (x: number, z: number) => number {
  const random = seededRandom(plan.seed ^ 0x5ee)
  const [a, b, c] = [random.next() * 6, random.next() * 6, random.next() * 6]
  return (x, z) => {
    const out = Math.max(0, Math.hypot(x / 1.25, z) - 66)
    return (
      2.2 * Math.sin(x * 0.043 + a) * Math.cos(z * 0.05 + b) +
      0.9 * Math.sin(x * 0.11 + z * 0.07 + c) +
      Math.min(9, out * 0.22)
    )
  }
}

export const siteOf = remember((plan): Site => {
  const track = trackOf(plan, 1)
  const wet = isWet(plan)
  const island = isIsland(plan) && !wet
  const hills = hillsOf(plan)
  const marks = Array.from({ length: 72 }, (_, i) => {
    const s = (i / 72) * lapLength
    return { ...placeAt(track, s), y: roadHeight(track, s) }
  })
  /** What the road would be like here if it came near: the same from all sides. */
  const nearRoad = (x: number, z: number) => {
    let [sum, weight] = [0, 0]
    for (const mark of marks) {
      const w = 1 / ((mark.x - x) ** 2 + (mark.z - z) ** 2 + 9) ** 2
      sum += mark.y * w
      weight += w
    }
    return sum / weight
  }
  const dry = (x: number, z: number) => {
    const { s, lat } = spotOn(track, x, z)
    const beside = Math.abs(lat)
    const road = roadHeight(track, s) - 0.14
    if (beside < half + 2.5) return road
    const land = nearRoad(x, z) + hills(x, z) * smooth((beside - limit) / 26)
    const y = road + (land - road) * smooth((beside - half - 2.5) / 10)
    const out = Math.max(0, Math.hypot(x / 1.25, z) - 78)
    return island ? y - Math.min(16, out * out * 0.03 + out * 0.25) : y
  }
  const shores = (x: number, z: number) => {
    const beside = Math.abs(spotOn(track, x, z).lat)
    return -2.4 + (3.6 + Math.max(-0.6, hills(x, z))) * smooth((beside - limit - 0.5) / 9)
  }
  return {
    reach: 122,
    cells: 104,
    height: wet ? shores : dry,
    surface(x, z) {
      const beside = Math.abs(spotOn(track, x, z).lat)
      if (wet) return beside < limit + 5 ? 'shore' : 'main'
      if (beside < half + 1.4) return 'path'
      if (island && Math.hypot(x / 1.25, z) > 84) return 'shore'
      return Math.sin(x * 0.16 + 1) * Math.cos(z * 0.14) > 0.6 ? 'patch' : 'main'
    },
    free: (x, z) => Math.abs(spotOn(track, x, z).lat) - limit - (wet ? 3 : 0.4),
    ...(wet && { water: 0 }),
    ...(island && { water: -7 }),
    scenery: 1.15,
  }
})

/** The ground under somebody on the track: the road is even, whatever is beside it is land. */
export function floorAt(plan: GamePlan, level: number, x: number, z: number, s: number, lat: number): number {
  if (isWet(plan)) return 0.02
  if (Math.abs(lat) < half + 2.5) return roadHeight(trackOf(plan, level), s)
  return siteOf(plan).height(x, z)
}

export type Layout = {
  /** Boost pads: their middle. */
  pads: { s: number; lat: number }[]
  /** Ramps to fly from: where they begin. */
  ramps: { s: number; lat: number }[]
  boxes: { s: number; lat: number }[]
  coins: { s: number; lat: number }[]
  dangers: { s: number; lat: number }[]
  obstacles: { s: number; lat: number }[]
}

export const pad = { long: 5, wide: 3.2 }
export const ramp = { long: 6.5, wide: 4.6, high: 1.25 }

/** What lies on the road, in each level at other places. Bends are for driving, straights for presents. */
export const layoutOf = remember((plan, level): Layout => {
  const random = seededRandom(plan.seed * 13 + level * 71)
  const track = trackOf(plan, level)
  const straight = (s: number) =>
    Math.max(...[-10, 0, 10].map((by) => Math.abs(bendAt(track, s + by)))) < 1 / 55
  const taken: number[] = []
  /** A free place near a share of the lap; straight where it can be. */
  const find = (share: number, room: number, wantsStraight: boolean): number =>
    search(share, room, wantsStraight) ?? share * lapLength
  const search = (share: number, room: number, wantsStraight: boolean): number | undefined => {
    const from = share * lapLength
    for (let by = 0; by < 46; by += 4)
      for (const s of [from + by, from - by])
        if (
          s > 34 &&
          s < lapLength - 26 &&
          (!wantsStraight || straight(s)) &&
          taken.every((one) => Math.abs(one - s) > room)
        ) {
          taken.push(s)
          return s
        }
    return undefined
  }
  const side = () => (random.next() < 0.5 ? -1 : 1)
  const ramps = [0.3, 0.72].map((share) => ({ s: find(share, 30, true), lat: side() * 1.6 }))
  const boxRows = [0.2, 0.52, 0.84].map((share) => find(share, 14, true))
  const pads = [0.13, 0.42, 0.6, 0.9].map((share) => ({ s: find(share, 12, true), lat: side() * 2.6 }))
  const coinLines = [0.1, 0.26, 0.38, 0.65, 0.78].map((share) => ({
    s: find(share, 9, false),
    lat: random.between(-3, 3),
    drift: random.between(-0.7, 0.7),
  }))
  const many = Math.max(
    ...castIn(plan, 'hazard').map(({ count = 0 }) => count),
    Math.round(dial(plan, 4, 9)) + level - 1,
  )
  const spread = (count: number, out: number) =>
    Array.from({ length: count }, (_, i) => search((i + 0.5) / count, 8, i % 2 === 0)).flatMap((s) =>
      s === undefined ? [] : [{ s, lat: side() * random.between(0.6, out) }],
    )
  return {
    ramps,
    pads,
    boxes: boxRows.flatMap((s) => [-3.8, -1.3, 1.3, 3.8].map((lat) => ({ s, lat }))),
    coins: coinLines.flatMap(({ s, lat, drift }) =>
      [0, 1, 2, 3, 4].map((i) => ({ s: s + i * 3, lat: clamp(lat + drift * i, -4.3, 4.3) })),
    ),
    // The first one lies where everybody passes and sees it coming.
    dangers:
      castIn(plan, 'hazard').length === 0
        ? []
        : [{ s: 48, lat: side() * 1.3 }, ...spread(Math.min(14, many - 1), 4)],
    obstacles: castIn(plan, 'obstacle').length === 0 ? [] : spread(5, 4.6),
  }
})
