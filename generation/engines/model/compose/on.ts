import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Piece } from '../design.ts'
import { type Both, footprint } from './both.ts'
import { copiesOf, named, spotsOn } from './copies.ts'
import { freeSpot, standingOn } from './free-spot.ts'
import { boxOf, type Group, leaderOf, moved, scaledBy, turned, wholeOf } from './group.ts'
import { filledCells, heightMap, type Plateau } from './height-map.ts'
import { placeOn, settledOn } from './settle.ts'
import { ownCircle, type Share } from './shared.ts'
import { longestOf, ratioOf, sizedTo } from './sizing.ts'

/** A thing on another: let down onto it, several spread over it. */
export function on(
  anchor: Group,
  upper: Group,
  options: {
    socket?: string | undefined
    count: number
    proportion: number
    seed: number
    stands?: boolean
    share?: Share
  },
): Both {
  const top = leaderOf(upper).piece
  const below = leaderOf(anchor).piece
  let lower = anchor
  const ratio = ratioOf(top, below, options.proportion)
  let sized = sizedTo(upper, longestOf(anchor) * ratio)
  // What is stood on is wide enough to stand on, unless it is known to be small: balls, skateboards.
  let place = placeOn(lower, options.socket)
  // Whoever wears a hat has things on the hat.
  if (options.socket === 'head')
    place = { ...place, height: Math.max(place.height, topAround(lower, place, footprint(sized) / 2)) }
  const { share } = options
  // Each thing on a dish has a place of its own there.
  if (share && share.of > 1 && leaderOf(lower).shape.sockets.inside) {
    const circle = ownCircle(share, 0.92 * place.reach)
    const placed = Array.from({ length: options.count }, (_, nth) => {
      const own = ownCircle({ nth, of: options.count }, circle.radius)
      const fit = scaledBy(sized, Math.min(1, (1.9 * own.radius) / groundOf(sized)))
      const spot = { x: place.x + circle.x + own.x, z: place.z + circle.z + own.z, reach: own.radius }
      const one = options.count === 1 ? fit : named(fit, nth + 1)
      return settledOn(lower, one, { ...place, ...spot })
    })
    return { anchor: lower, placed: placed.flat() }
  }
  const isHead = options.socket !== undefined && options.socket !== 'top'
  const isLaid = options.count === 1 && !isHead && !options.stands && liesDown(top, sized)
  if (isLaid) sized = laid(sized, place)
  else if (options.count === 1) sized = turnedToFit(sized, place)
  // Nothing that is put on furniture is wider than that is.
  if (options.count === 1 && !isHead && place.half && isFurniture(below) && !isAlive(top))
    sized = scaledBy(sized, Math.min(1, (2 * Math.max(...place.half)) / footprint(sized)))
  // A cushion bulges: its level place is small, but all of it carries.
  const stands = footprint(sized)
  // A tray on a head reaches far over it.
  const most = options.socket === 'head' ? 3.4 : 2.3
  const carries = isHead ? place.reach : Math.max(place.reach, 0.4 * footprint(lower))
  if (stands > carries * most && options.count === 1 && !isLaid && (isHead || !place.long)) {
    const needed = stands / (carries * (most - 0.1))
    const factor = Math.min(2.4, needed)
    if (isHead) sized = scaledBy(sized, 1 / needed)
    else if (top.size < 1) sized = scaledBy(sized, 1 / factor)
    else {
      const from = boxOf(lower)
      lower = scaledBy(lower, factor)
      lower = moved(lower, [0, from.min[1] - boxOf(lower).min[1], 0])
      place = placeOn(lower, options.socket)
    }
  }
  if (options.count === 1 || (top.arranged && top.arranged !== 'group' && top.arranged !== 'circle')) {
    const group =
      options.count === 1 ? sized : copiesOf(sized, options.count, top.arranged, options.seed).flat()
    if (isHead || standingOn(lower, place).length === 0)
      return { anchor: lower, placed: settledOn(lower, group, place) }
    const [one, spot] = withRoom(lower, group, place)
    return { anchor: lower, placed: settledOn(lower, one, { ...place, ...spot }) }
  }
  const width = footprint(sized)
  // None reaches over the edge of what they stand on.
  const room =
    place.long || options.count === 2
      ? (2 * place.reach) / options.count
      : (2 * Math.PI * place.reach) / (1.1 * options.count + Math.PI)
  const fit = scaledBy(sized, Math.min(1, Math.max(0.25, room / (width * 1.05))))
  if (standingOn(lower, place).length > 0) {
    let placed: Group = []
    for (let n = 1; n <= options.count; n++) {
      const [one, spot] = withRoom([...lower, ...placed], named(fit, n), place)
      placed = [...placed, ...settledOn(lower, one, { ...place, ...spot })]
    }
    return { anchor: lower, placed }
  }
  const spots = spotsOn(place, options.count, footprint(fit))
  const placed = spots.flatMap((spot, n) => settledOn(lower, named(fit, n + 1), { ...place, ...spot }))
  return { anchor: lower, placed }
}

/** How much room all of it needs, whatever it has in it. */
const groundOf = (group: Group): number => {
  const [wide, , deep] = sizeOf(boxOf(group))
  return Math.max(wide, deep)
}

/** The highest place above a head, whatever is on it. */
function topAround(lower: Group, { x, z, reach }: Plateau, own: number): number {
  const map = heightMap(wholeOf(lower).parts, 'top', boxOf(lower), 72)
  const near = [...filledCells(map)].filter(
    (cell) => Math.hypot(cell.x - x, cell.z - z) < Math.min(1.4 * reach, Math.max(0.9 * reach, own)),
  )
  return Math.max(Number.NEGATIVE_INFINITY, ...near.map(({ height }) => height))
}

const isFurniture = ({ noun }: Piece): boolean =>
  openCatalogue().find(noun).traits.includes('furniture') ||
  /(?:shelf|cabinet|dresser|wardrobe|bookcase)$/.test(noun)
const isAlive = ({ noun }: Piece): boolean =>
  openCatalogue()
    .find(noun)
    .traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster')

/** Beside what stands there already; where it is full, smaller, and at last in the middle. */
function withRoom(anchor: Group, one: Group, place: Plateau): [Group, { x: number; z: number }] {
  for (const factor of [1, 0.85, 0.7, 0.55, 0.42]) {
    const smaller = scaledBy(one, factor)
    const spot = freeSpot(anchor, smaller, place)
    if (spot) return [smaller, spot]
  }
  return [one, { x: place.x, z: place.z }]
}

/** What is held in hands and has no foot to stand on, lies where it is put: a ladder on a roof, a sword on a table. */
function liesDown({ noun, lean }: Piece, group: Group): boolean {
  const { traits } = openCatalogue().find(noun)
  if (lean !== undefined || upright.test(noun) || !traits.some((trait) => handy.has(trait))) return false
  if (traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'plant')) return false
  const box = boxOf(group)
  const [wide, tall, deep] = sizeOf(box)
  if (tall < 1.7 * Math.max(wide, deep)) return false
  const low = wholeOf(group).parts.flatMap(({ solid: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => positions.subarray(3 * i, 3 * i + 3)).filter(
      (at) => (at[1] ?? 0) < box.min[1] + 0.02 * tall,
    ),
  )
  const across = (k: 0 | 2) => {
    const along = low.map((at) => at[k] ?? 0)
    return Math.max(...along) - Math.min(...along)
  }
  return Math.min(across(0), across(2)) < 0.07 * tall
}
const handy = new Set(['tool', 'weapon', 'sport', 'instrument', 'holdable', 'food'])
const upright = /\b(?:flag|banner|antenna|mast|pole|sign|candle|torch|lamp|umbrella|parasol|cross)s?$/

/** On its back, along what is long. */
function laid(group: Group, { half }: Plateau): Group {
  const flat = turned(group, [-90, 0, 0])
  return half && half[0] > 1.2 * half[1] ? turned(flat, [0, 90, 0]) : flat
}

/** What is long lies along what is long: a cat on a sofa. */
function turnedToFit(group: Group, { half }: ReturnType<typeof placeOn>): Group {
  const [wide, , deep] = sizeOf(boxOf(group))
  if (!half) return group
  const isAcross = deep > wide * 1.25 && deep > half[1] * 2 && half[0] > half[1] * 1.4
  return isAcross ? turned(group, [0, 78, 0]) : group
}
