import { type Random, seededRandom } from '@makebelieve/kit/core/random'
import type { PlannedMatter, PlannedThing } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import { type Point, softLine } from '../shared/geometry.ts'
import { type Nature, natureOf } from '../shared/nature.ts'
import { mattersThatAre } from '../shared/times.ts'

/**
 * The picture before anything is built: where one arrives, what one sees first and how one gets there. One arrives on +z
 * and looks toward -z; what the scene is about stands ahead, to one `side` of the middle.
 */
export type Site = {
  reach: number
  /** Half the side of the ground; beyond `reach` it is scenery. */
  half: number
  side: 1 | -1
  random: Random
  arrival: Point
  focus: { at: Point; radius: number; height: number; thing?: PlannedThing }
  /** From beyond the edge past where one arrives to the focus, and on from there into the distance. */
  ways: Point[][]
  /** The part of the way from where one arrives to the focus. */
  lead: Point[]
}

/** How much larger the ground is than what one can walk. */
const beyond = 1.6

export function siteOf(input: LayoutInput): Site {
  const { plan, setting, extentOf } = input
  const random = seededRandom(plan.seed)
  const side = random.next() < 0.5 ? 1 : -1
  const fall = mattersThatAre(plan, 'water').find(({ as, asked }) => asked && as.form === 'waterfall')
  const chosen = focalThing(plan.things)
  // A waterfall that was asked for is more than what the place has in its middle.
  const thing = fall && !chosen?.asked ? undefined : chosen
  const isAfloat = thing !== undefined && isWaterborne(thing)
  const extent = thing && !isAfloat ? extentOf(thing.id, 0) : undefined
  const radius = extent ? Math.hypot(extent.width, extent.depth) * 0.45 : 2.5
  const height = extent?.height ?? (fall ? 9 : 2)
  // Far enough to see it whole, near enough to want to go there.
  // Where houses line the way it is longer.
  const lined = plan.things.filter((one) => one.place.how === 'along' && natureOf(one) === 'building')
  const houses = lined.reduce((sum, one) => sum + one.count, 0)
  const isBridged = hasBridge(input)
  const least = Math.max(houses > 3 || isBridged ? 24 : 12, 7 + Math.max(height * 1.3, radius * 2.3))
  const far = Math.min(setting.reach * 1.2, least)
  const reach = Math.max(setting.reach, far * 0.62 + radius * 0.4)
  const arrival: Point = [0, Math.min(reach - 5, far * 0.52)]
  const focusAt: Point = [side * far * 0.24, arrival[1] - far]
  const half = reach * beyond
  const { ways, lead } = waysTo({ arrival, focus: focusAt, radius, far, side, half, isStraight: isBridged })
  return {
    reach,
    half,
    side,
    random,
    arrival,
    focus: { at: focusAt, radius, height, ...(thing && { thing }) },
    ways,
    lead,
  }
}

type WayOrder = {
  arrival: Point
  focus: Point
  radius: number
  far: number
  side: 1 | -1
  half: number
  isStraight: boolean
}

function waysTo({
  arrival,
  focus,
  radius,
  far,
  side,
  half,
  isStraight,
}: WayOrder): Pick<Site, 'ways' | 'lead'> {
  const [, z] = arrival
  // Over a bridge it leads straight.
  const bend: Point = [isStraight ? 0 : -side * Math.min(5, far * 0.1), z - far * (isStraight ? 0.5 : 0.4)]
  const front: Point = [focus[0], focus[1] + radius + 1.2]
  const before: Point = [focus[0] * 0.75, front[1] + Math.min(5, far * 0.16)]
  const lead = softLine([arrival, bend, before, front], 7)
  const entry = softLine(
    [[-side * 9, half * 0.98], [side * 3, Math.min(half * 0.7, z + 16)], [side * 0.6, z + 5], arrival],
    5,
  )
  const past = -side * (radius * 0.5 + 6)
  const onward = softLine(
    [
      bend,
      [past + focus[0] * 0.4, (bend[1] + focus[1]) / 2],
      [past + focus[0] * 0.6, focus[1] - radius * 0.4],
      [past * 0.7, focus[1] - radius - 16],
      [past * 1.8, -half * 0.98],
    ],
    6,
  )
  return { ways: [[...entry.slice(0, -1), ...lead], onward], lead }
}

/** What can carry a scene by itself. */
const canLead: ReadonlySet<Nature> = new Set([
  'building',
  'vehicle',
  'animal',
  'person',
  'prop',
  'tree',
  'rock',
  'boat',
  'aircraft',
])
const elsewhere = new Set([
  'distance',
  'sky',
  'water',
  'along',
  'around',
  'rows',
  'across',
  'above',
  'behind',
])

/**
 * What the scene is about: asked for as the middle, else the most telling of what was asked for, else what the setting
 * has in its middle.
 */
export function focalThing(things: readonly PlannedThing[]): PlannedThing | undefined {
  const present = things.filter(({ count }) => count > 0)
  const asked = present.filter((thing) => thing.asked)
  const middle = asked.find(({ place }) => place.how === 'middle')
  if (middle) return middle
  const able = asked.filter(
    (thing) =>
      canLead.has(natureOf(thing)) &&
      !elsewhere.has(thing.place.how) &&
      thing.metres > 0.4 &&
      // What sits on something stands where that does.
      !present.some(({ id }) => id !== thing.id && id === thing.place.of),
  )
  const weight = (thing: PlannedThing) => {
    const nature = natureOf(thing)
    const kind =
      nature === 'building'
        ? 3
        : nature === 'vehicle' || nature === 'animal'
          ? 2
          : nature === 'tree'
            ? 0.5
            : 1
    const alone = thing.count === 1 ? 2 : thing.count <= 3 ? 1.2 : 0.4
    return kind * alone * Math.min(4, Math.sqrt(thing.metres))
  }
  const best = able.sort((one, other) => weight(other) - weight(one))[0]
  const ship = asked.find((thing) => isWaterborne(thing) && thing.metres > 4)
  if (ship && (!best || weight(best) < 3)) return ship
  const own = present.find((thing) => !thing.asked && thing.place.how === 'middle')
  // A few small asked-for things make no middle where the place has a grand one.
  return best && (!own || weight(best) > 2) ? best : (own ?? best)
}

/** Whether something leads over the water: then it may cross the way. */
export const hasBridge = ({ plan }: LayoutInput): boolean =>
  plan.things.some((thing) => thing.count > 0 && natureOf(thing) === 'bridge')

/** It is on the water, wherever that comes to be. */
export const isWaterborne = (thing: PlannedThing): boolean =>
  thing.place.how === 'water' || (natureOf(thing) === 'boat' && thing.place.how !== 'on')

/** The terrain matter that a thing stands on or in, as a castle on a hill. */
export const landUnder = (input: LayoutInput, thing: PlannedThing | undefined): PlannedMatter | undefined =>
  thing && mattersThatAre(input.plan, 'terrain').find(({ id }) => id === thing.place.of)
