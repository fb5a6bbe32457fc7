import { type Foothold, footholdsOf } from '@makebelieve/kit/rules/footholds'
import { jumping } from '@makebelieve/kit/rules/spaces/side/jumping'
import { leapOf, pull } from '@makebelieve/kit/rules/spaces/space'
import type { Block, RulesWorld } from '@makebelieve/kit/rules/world'

/** How one gets from foothold to foothold: which of them are within a jump of each other, and how far it is from each to a goal. */

/** From one foothold to another: leaving between `from` and `until`, landing at `lands`. */
type Way = {
  to: number
  from: number
  until: number
  lands: number
  cost: number
  /** On a ladder, up or down. */
  climbs?: -1 | 1
}

export type FootMap = { footholds: readonly Foothold[]; ways: Way[][]; hasLadders: boolean }

const maps = new WeakMap<readonly Block[], FootMap>()
const running = 240

export function mapOf(world: RulesWorld): FootMap {
  const known = maps.get(world.blocks)
  if (known) return known
  const footholds = footholdsOf(world).map(swept)
  const twice = world.plan.rules.doubleJump
  const ways = footholds.map((from, at) =>
    footholds.flatMap((to, index) => (index === at ? [] : waysTo(world, from, to, index, twice))),
  )
  const ladders = world.blocks.filter(({ climbed }) => climbed)
  for (const ladder of ladders) addRungs(footholds, ways, ladder)
  const map = { footholds, ways, hasLadders: ladders.length > 0 }
  maps.set(world.blocks, map)
  return map
}

/** A ladder leads from what it stands on to whatever is at its top, and back. */
function addRungs(footholds: readonly Foothold[], ways: Way[][], { x, y, width, height }: Block): void {
  const lands = x + width / 2
  const at = (level: number) =>
    footholds.flatMap((one, index) =>
      Math.abs(one.y - level) < 8 && one.left < lands + 30 && one.right > lands - 30 ? [index] : [],
    )
  const way = { from: lands - 8, until: lands + 8, lands, cost: height * 1.4 + 60 }
  for (const top of at(y))
    for (const foot of at(y + height)) {
      ways[foot]?.push({ ...way, to: top, climbs: -1 })
      ways[top]?.push({ ...way, to: foot, climbs: 1 })
    }
}

/** What moves is everywhere where it comes by. */
function swept(foothold: Foothold): Foothold {
  const { moves, width } = foothold.block
  if (!moves) return foothold
  const { x, y, across, down } = moves
  return {
    ...foothold,
    left: Math.min(x, x + across),
    right: Math.max(x, x + across) + width,
    y: y + Math.max(0, down),
  }
}

const highestOf = ({ y, block: { moves } }: Foothold) => y - Math.abs(moves?.down ?? 0)

function waysTo(world: RulesWorld, from: Foothold, to: Foothold, index: number, twice: boolean): Way[] {
  const up = highestOf(from) - to.y
  const speed = from.block.throws ?? leapOf(world.plan, jumping)
  const most = (speed * speed) / (2 * pull) - 16 + (twice ? 85 : 0)
  if (up > most) return []
  const airtime = (speed + Math.sqrt(Math.max(0, speed * speed - 2 * pull * Math.min(up, most - 85)))) / pull
  const reach = running * airtime - 14 + (twice ? 90 : 0)
  const right = to.left - from.right
  const left = from.left - to.right
  const effort = Math.abs(up) * 0.6 + (from.block.moves || to.block.moves ? 120 : 30)
  const way = (x: number, lands: number, cost: number): Way => ({
    to: index,
    from: x,
    until: x,
    lands,
    cost: cost + effort,
  })
  if (right > -12 || left > -12) {
    const gap = Math.max(right, left)
    if (gap > reach || isWalled(world, from, to)) return []
    const edge = Math.min(14, (to.right - to.left) / 2)
    return right > -12
      ? [way(from.right - 8, to.left + edge, Math.max(0, gap))]
      : [way(from.left + 8, to.right - edge, Math.max(0, gap))]
  }
  if (up > 8 || (to.block.moves && up > -60)) return upwards(from, to, index, effort)
  // Down: over one of its ends, where there is something beyond.
  const ways: Way[] = []
  if (!from.block.moves && to.left < from.left - 10 && !isAtWall(world, from.left, from.y, -1))
    ways.push(way(from.left, Math.max(to.left + 6, from.left - 30), 30))
  if (!from.block.moves && to.right > from.right + 10 && !isAtWall(world, from.right, from.y, 1))
    ways.push(way(from.right, Math.min(to.right - 6, from.right + 30), 30))
  return ways
}

/** Onto what is open from below anywhere under it; onto what is not, past one of its ends. */
function upwards(from: Foothold, to: Foothold, index: number, cost: number): Way[] {
  const left = Math.max(from.left, to.left)
  const right = Math.min(from.right, to.right)
  const middle = (left + right) / 2
  if (!to.block.solid) return [{ to: index, from: left, until: right, lands: middle, cost }]
  const ways: Way[] = []
  if (from.left < to.left - 30)
    ways.push({ to: index, from: to.left - 34, until: to.left - 28, lands: to.left + 10, cost })
  if (from.right > to.right + 30)
    ways.push({ to: index, from: to.right + 28, until: to.right + 34, lands: to.right - 10, cost })
  return ways
}

/** Whether something solid between two is too high to get over. */
function isWalled({ blocks }: RulesWorld, one: Foothold, other: Foothold): boolean {
  const left = Math.min(one.right, other.right)
  const right = Math.max(one.left, other.left)
  const feet = Math.min(one.y, other.y)
  return blocks.some(
    ({ x, y, width, height, solid }) =>
      solid && x + width > left + 2 && x < right - 2 && y < feet - 110 && y + height > feet - 60,
  )
}

const isAtWall = ({ blocks }: RulesWorld, x: number, y: number, way: number) =>
  blocks.some(
    (block) =>
      block.solid &&
      block.y < y - 10 &&
      block.y + block.height > y - 40 &&
      x + way * 20 > block.x &&
      x + way * 20 < block.x + block.width,
  )

/** The foothold from which something is reached best. */
export function footholdFor({ footholds }: FootMap, x: number, y: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  footholds.forEach(({ left, right, y: top, block }, index) => {
    const aside = Math.max(0, left - x, x - right)
    const above = top - y
    const price =
      aside * 1.6 +
      (above < -8 ? -above * 3 : above * 0.3 + Math.max(0, above - 140) * 4) +
      (block.moves || block.throws ? 60 : 0)
    if (price >= least) return
    least = price
    best = index
  })
  return best
}

/** The foothold on which somebody stands. */
export function footholdAt({ footholds }: FootMap, x: number, feet: number, rides: number): number {
  return footholds.findIndex(({ left, right, y, block }) =>
    rides > 0
      ? block.moves?.id === rides
      : !block.moves && Math.abs(y - feet) < 8 && x > left - 16 && x < right + 16,
  )
}

export type Distances = {
  map: FootMap
  goal: number
  x: number
  slack: number
  rest: number[][]
  barred: ReadonlySet<number>
}

/** A way that proved to be none is the last that is tried again: without it there may be no other. */
const detour = 4000
export const keyOf = (at: number, to: number) => at * 10_000 + to

const priceOf = (barred: ReadonlySet<number>, at: number, { to, cost }: Way) =>
  barred.size > 0 && barred.has(keyOf(at, to)) ? cost + detour : cost

/** For every way, how far it still is from where it lands. */
export function distancesTo(
  map: FootMap,
  goal: number,
  x: number,
  slack: number,
  barred: ReadonlySet<number>,
): Distances {
  const rest = map.ways.map((ways) => ways.map(() => Number.POSITIVE_INFINITY))
  const found: Distances = { map, goal, x, slack, rest, barred }
  for (let pass = 0, changed = true; changed && pass < 30; pass++) {
    changed = false
    map.ways.forEach((ways, from) => {
      ways.forEach(({ to, lands }, index) => {
        const far = distanceFrom(found, to, lands)
        const row = rest[from]
        if (!row || far >= (row[index] ?? 0) - 1) return
        row[index] = far
        changed = true
      })
    })
  }
  return found
}

/** How far it is to the goal from a place on a foothold. */
export function distanceFrom(
  { map, goal, x: aim, slack, rest, barred }: Distances,
  at: number,
  x: number,
): number {
  let least = at === goal ? Math.max(0, Math.abs(x - aim) - slack) : Number.POSITIVE_INFINITY
  const further = rest[at] ?? []
  const ways = map.ways[at] ?? []
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]
    const after = further[index]
    if (!way || after === undefined || after >= least) continue
    const far = Math.max(0, way.from - x, x - way.until) + priceOf(barred, at, way) + after
    if (far < least) least = far
  }
  return least
}

/** Where one goes next from here, and which way leads there. */
export function nextFrom(
  distances: Distances,
  at: number,
  x: number,
): { to: number; towards: number; way?: Way } {
  const { map, goal, x: aim, rest, barred } = distances
  const all = distanceFrom(distances, at, x)
  for (const [index, way] of (map.ways[at] ?? []).entries()) {
    const { to, from, until } = way
    const after = rest[at]?.[index] ?? Number.POSITIVE_INFINITY
    const far = Math.max(0, from - x, x - until) + priceOf(barred, at, way) + after
    if (far > all + 0.5) continue
    const stretch = map.footholds[to]
    const towards = x < from - 6 ? 1 : x > until + 6 ? -1 : 0
    return {
      to,
      towards: towards || Math.sign(((stretch?.left ?? x) + (stretch?.right ?? x)) / 2 - x),
      way,
    }
  }
  return { to: goal, towards: Math.sign(aim - x) }
}
