import { longestSide } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Requirement } from '../../../pipeline/engine.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { coloursOn, farApart, type Spot } from './colours.ts'
import { percent } from './evidence.ts'
import type { FoundModel, FoundPart } from './read-file.ts'

type Judged = Omit<Requirement, 'claim'>

/** Two colours that are nearer than this are one with its shades. */
const leastApart = 0.09
/** In so many slices is a part looked at along each of its axes, and in so many cells across. */
const slices = 40
const cellsAcross = 14

/** Whether a surface shows a pattern of two colours, whoever painted it: in bands, or strewn over it in many places. */
export function patternFound(
  model: FoundModel,
  parts: readonly FoundPart[],
  what: string,
  { pattern }: { pattern: string },
): Judged {
  const isBands = pattern === 'striped'
  if (!isBands && pattern !== 'spotted' && pattern !== 'checkered')
    return {
      status: 'unsupported',
      evidence: `Nothing measures whether the ${what} is ${pattern}: it was not checked.`,
    }
  const between = longestSide(boxOfParts(parts)) / slices
  const spots = parts.flatMap((part) => coloursOn(model, part, between))
  const second = secondColour(spots)
  const total = spots.reduce((sum, { area }) => sum + area, 0)
  const share = second.reduce((sum, isIt, i) => sum + (isIt ? (spots[i]?.area ?? 0) : 0), 0) / total
  const least = pattern === 'spotted' ? 0.04 : 0.15
  if (!(share >= least && share <= 0.85))
    return { status: 'unmet', evidence: `The ${what} is of one colour.` }
  const bands = bandsOn(spots, second, total)
  const places = placesOf(spots, second)
  const told = `The second colour is on ${percent(share)} of the ${what}, in ${bands >= 3 ? `${bands} bands` : `${places} places`}.`
  const is = isBands ? bands >= 3 : bands < 3 && places >= (pattern === 'spotted' ? 5 : 8)
  // What is wound around something has bands that no straight way crosses.
  if (isBands && !is && share >= 0.3)
    return { status: 'unsupported', evidence: `${told} Whether those are stripes was not checked.` }
  return { status: is ? 'met' : 'unmet', evidence: told }
}

/** Of each spot whether it is of the second of the two colours that most of the surface has. */
function secondColour(spots: readonly Spot[]): boolean[] {
  const rough = Map.groupBy(spots, ({ colour }) => colour.map((value) => Math.round(value / 0.06)).join())
  const weigh = (group: readonly Spot[]) => group.reduce((sum, { area }) => sum + area, 0)
  const byShare = [...rough.values()].toSorted((a, b) => weigh(b) - weigh(a)).map((group) => mean(group))
  const [first] = byShare
  const second = first && byShare.find((colour) => apart(colour, first) > leastApart * 1.5)
  if (!first || !second) return spots.map(() => false)
  return spots.map(({ colour }) => apart(colour, second) < apart(colour, first))
}

/** Stripes may be of one hue: here lightness counts as much as the rest. */
const apart = (a: Vec3, b: Vec3) => Math.max(farApart(a, b), Math.abs(a[0] - b[0]) * 0.8)

const mean = (spots: readonly Spot[]): Vec3 => {
  const along = (k: 0 | 1 | 2) => spots.reduce((sum, { colour }) => sum + colour[k], 0) / spots.length
  return [along(0), along(1), along(2)]
}

const reachOf = (spots: readonly Spot[], k: 0 | 1 | 2): [low: number, high: number] =>
  spots.reduce<[number, number]>(
    ([low, high], { at }) => [Math.min(low, at[k]), Math.max(high, at[k])],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

/** Ways along which bands may lie one behind the other, besides around the middle. */
const ways: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0.3],
  [1, 0, -0.3],
  [0.3, 0, 1],
  [-0.3, 0, 1],
  [1, 0, 1],
  [1, 0, -1],
]

/** The bands of the second colour, on what faces up or down or on what faces aside: they may run another way there. */
function bandsOn(spots: readonly Spot[], second: readonly boolean[], total: number): number {
  const marked = spots.map((spot, i) => ({ ...spot, isSecond: second[i] === true }))
  const faces = [marked.filter(({ isLevel }) => isLevel), marked.filter(({ isLevel }) => !isLevel)]
  const counts = faces.flatMap((face) => {
    const share = face.reduce((sum, { area }) => sum + area, 0) / total
    if (share < 0.2) return []
    const [[x0, x1], [z0, z1]] = [reachOf(face, 0), reachOf(face, 2)]
    const around = ({ at: [x, , z] }: Spot) => Math.atan2(x - (x0 + x1) / 2, z - (z0 + z1) / 2)
    const straight = ways.map(
      ([dx, dy, dz]) =>
        ({ at: [x, y, z] }: Spot) =>
          x * dx + y * dy + z * dz,
    )
    return [around, ...straight].map((way) => bandsAlong(face, way))
  })
  return Math.max(0, ...counts)
}

/** How many bands of the second colour lie one behind the other along a way; 0 where the slices are mixed. */
function bandsAlong(
  marked: readonly (Spot & { isSecond: boolean })[],
  place: (spot: Spot) => number,
): number {
  const spots = marked.map((spot) => ({ ...spot, along: place(spot) }))
  const [low, high] = spots.reduce(
    ([least, most], { along }) => [Math.min(least, along), Math.max(most, along)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  const all = new Float64Array(slices)
  const own = new Float64Array(slices)
  for (const { along, area, isSecond } of spots) {
    const slice = Math.min(slices - 1, Math.floor(((along - low) / Math.max(1e-9, high - low)) * slices))
    all[slice] = (all[slice] ?? 0) + area
    if (isSecond) own[slice] = (own[slice] ?? 0) + area
  }
  const shares = [...all].flatMap((area, slice) => (area > 0 ? [(own[slice] ?? 0) / area] : []))
  const pure = shares.filter((share) => share < 0.25 || share > 0.75).length / Math.max(1, shares.length)
  if (pure < 0.6) return 0
  return shares.filter((share, i) => share > 0.6 && (shares[i - 1] ?? 0) <= 0.6).length
}

/** In how many places that hang together the second colour is. */
function placesOf(spots: readonly Spot[], second: readonly boolean[]): number {
  const reach = ([0, 1, 2] as const).map((k) => reachOf(spots, k))
  const size = Math.max(...reach.map(([low, high]) => high - low)) / cellsAcross || 1
  const counts = new Map<string, [own: number, all: number, cell: number[]]>()
  spots.forEach(({ at, area }, i) => {
    const cell = at.map((value, k) => Math.floor((value - (reach[k]?.[0] ?? 0)) / size))
    const known = counts.get(cell.join()) ?? [0, 0, cell]
    counts.set(cell.join(), [known[0] + (second[i] ? area : 0), known[1] + area, cell])
  })
  const open = new Map([...counts].flatMap(([key, [own, all, cell]]) => (own > all / 2 ? [[key, cell]] : [])))
  let places = 0
  for (const key of [...open.keys()]) {
    if (!open.has(key)) continue
    places++
    const way = [key]
    while (way.length > 0) {
      const cell = open.get(way.pop() ?? '')
      if (!cell) continue
      open.delete(cell.join())
      for (const k of [0, 1, 2])
        for (const step of [-1, 1]) way.push(cell.map((value, i) => (i === k ? value + step : value)).join())
    }
  }
  return places
}
