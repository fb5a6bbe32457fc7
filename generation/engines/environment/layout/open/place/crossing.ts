import type { PlannedThing } from '../../../design.ts'
import { alongLine, distance, facing, fromLine, lengthOf, type Point, toward } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'

/** Bridges where the way meets water, and gates over the way. */
export function setAcross(stage: Stage, thing: PlannedThing): void {
  const { waters } = stage
  for (let n = stage.spotsOf(thing.id).length; n < thing.count; n++) {
    const river =
      waters.find(({ line }) => line !== undefined) ??
      waters.find(({ form }) => form === 'pond' || form === 'lake')
    if (natureOf(thing) === 'bridge' && river)
      bridge(stage, thing, river.line ? crossingOf(stage, river.line) : undefined, river)
    else if (natureOf(thing) !== 'bridge' || !bridgeFromHouseToHouse(stage, thing, n)) gate(stage, thing, n)
  }
}

/** Without water, bridges join the houses they were told with: those of a treehouse village. */
function bridgeFromHouseToHouse(stage: Stage, thing: PlannedThing, n: number): boolean {
  const { plan } = stage.input
  const joined =
    plan.things.find(({ id }) => id === thing.place.of) ??
    plan.things
      .filter((one) => one.count > 2 && natureOf(one) === 'building')
      .sort((a, b) => b.metres * b.count - a.metres * a.count)[0]
  if (!joined) return false
  const { width, depth } = stage.extentOf(thing)
  const long = Math.max(width, depth)
  const under = stage.extentOf(joined)
  const gapOf = (a: Point, b: Point) => distance(a, b) - Math.min(under.width, under.depth) * 0.7
  const homes = stage.spotsOf(joined.id).flatMap((number): Point[] => {
    const spot = stage.spots[number]
    return spot && !spot.distant ? [[spot.at[0], spot.at[2]]] : []
  })
  const pair = homes
    .flatMap((a, i) => homes.slice(i + 1).map((b) => ({ a, b, gap: gapOf(a, b) })))
    .filter(({ gap }) => gap > long * 0.5 && gap < long * 2.2)
    .sort((one, other) => one.gap - other.gap)[n]
  if (!pair) return false
  const { a, b, gap } = pair
  const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const yaw = facing(a, b) + (width >= depth ? Math.PI / 2 : 0)
  stage.put(thing, at, { yaw, scale: Math.min(2, Math.max(0.7, gap / long)), isLight: true })
  return true
}

/** High over a gorge, from rim to rim: where that is narrowest before whoever arrives. */
export function setOverGorge(stage: Stage, thing: PlannedThing): boolean {
  const { terrain, site } = stage
  const { width, depth } = stage.extentOf(thing)
  const long = Math.max(width, depth)
  const length = lengthOf(site.lead)
  const spans = Array.from({ length: 10 }, (_, k) => alongLine(site.lead, length * (0.3 + 0.06 * k))).flatMap(
    ({ at }) => {
      const high = terrain.heightAt(...at) + leastDepth
      return Array.from({ length: 8 }, (_, n) => (Math.PI * n) / 8).flatMap((yaw) => {
        const [one, other] = [rimFrom(terrain, at, yaw, high), rimFrom(terrain, at, yaw + Math.PI, high)]
        if (one === undefined || other === undefined) return []
        return [{ at: toward(at, yaw, (one - other) / 2), yaw, high, wide: one + other + 2 }]
      })
    },
  )
  const [best] = spans.sort((one, other) => one.wide - other.wide)
  if (!best || best.wide > widestGorge) return false
  const scale = Math.max(0.7, best.wide / long)
  stage.put(thing, best.at, {
    y: best.high - endRise(thing) * long * scale,
    yaw: best.yaw + (width >= depth ? -Math.PI / 2 : 0),
    scale,
    floats: true,
    isLight: true,
  })
  return true
}

/** How deep what a bridge leads over is at least, and how wide at most, in metres. */
const leastDepth = 9
const widestGorge = 48

/** How far it is to where the land is that high. */
function rimFrom(terrain: Stage['terrain'], at: Point, yaw: number, high: number): number | undefined {
  for (let far = 3; far < widestGorge; far += 0.5)
    if (terrain.heightAt(...toward(at, yaw, far)) >= high) return far
  return undefined
}

/** Where the way from the arrival to the focus meets the line of a river. */
function crossingOf({ site }: Stage, line: readonly Point[]): { at: Point; yaw: number; hits: boolean } {
  let best = { metres: 0, far: Number.POSITIVE_INFINITY }
  const length = lengthOf(site.lead)
  for (let metres = 0; metres <= length; metres += 0.5) {
    const { far } = fromLine(alongLine(site.lead, metres).at, line)
    if (far < best.far) best = { metres, far }
  }
  return { ...alongLine(site.lead, best.metres), hits: best.far < 3 }
}

/** Square to the river, the way one comes. */
function straightOver({ at, yaw }: { at: Point; yaw: number }, line: readonly Point[]): number {
  const across = alongLine(line, fromLine(at, line).metres).yaw + Math.PI / 2
  return Math.cos(across - yaw) > 0 ? across : across + Math.PI
}

function bridge(
  stage: Stage,
  thing: PlannedThing,
  crossing: ReturnType<typeof crossingOf> | undefined,
  body: Stage['waters'][number],
): void {
  const { width, depth } = stage.extentOf(thing)
  const long = Math.max(width, depth)
  let [at, yaw] = [body.middle, stage.site.side * 0.6]
  if (crossing?.hits && body.line) [at, yaw] = [crossing.at, straightOver(crossing, body.line)]
  else if (body.line) {
    // It leads over at the place nearest to where one walks, and the way does not: straight across.
    const near = crossing?.at ?? stage.site.arrival
    const { metres } = fromLine(near, body.line)
    const there = alongLine(body.line, metres)
    ;[at, yaw] = [there.at, there.yaw + Math.PI / 2]
  }
  const span = 2 * (body.line ? body.radius * 1.25 : body.radius) + 3
  const scale = Math.min(body.line ? 2 : 1.3, Math.max(0.7, span / long))
  // Over a pond it leads where that is as wide as the bridge is long, on the near side.
  if (!body.line) {
    const half = Math.min(body.radius, (long * scale - 2) / 2)
    const aside = Math.sqrt(Math.max(0, body.radius ** 2 - half ** 2)) * 0.92
    const near = facing(body.middle, stage.site.arrival)
    ;[at, yaw] = [toward(body.middle, near, aside), near + Math.PI / 2]
  }
  const turn = width >= depth ? -Math.PI / 2 : 0
  // Both ends rest on banks of the same height, high enough that its arches stand out of the water.
  const bank = body.level + (body.line ? 0.9 : 0.6)
  // Raised ground must not reach the middle: a bridge over a dam leads across nothing.
  const slope = Math.min(6, Math.max(1, long * scale * 0.5 - 1.6 - (body.line ? body.radius * 0.6 : 2)))
  for (const end of [-1, 1]) stage.terrain.level(toward(at, yaw, (end * long * scale) / 2), 1.6, slope, bank)
  const rise = endRise(thing) * long * scale
  stage.put(thing, at, { y: bank + 0.03 - rise, yaw: yaw + turn, scale, isLight: true })
  for (const end of [-0.5, -0.25, 0, 0.25, 0.5])
    stage.spacing.take(toward(at, yaw, end * (long * scale + 2)), Math.min(width, depth) * scale * 0.5 + 0.4)
}

/** How high the ends of a bridge's deck are above its foot, beside how long it is (shapes/archetypes/places/bridge.ts). */
const endRise = ({ noun }: PlannedThing) => (/suspension|golden gate/.test(noun) ? 0.16 : 0.255)

/** Over the way, so that one goes through it. */
function gate(stage: Stage, thing: PlannedThing, n: number): void {
  const { site } = stage
  const length = lengthOf(site.lead)
  // The first where one looks, the others before and behind it: never two in one place.
  const { at, yaw } = alongLine(site.lead, length * (0.3 + ((0.32 + n * 0.17) % 0.62)))
  const { width, depth, height } = stage.extentOf(thing)
  const scale = Math.max(1, Math.min(2.2, (stage.wayWidth * 2 + 1.6) / Math.max(width, depth), 3.4 / height))
  const y = stage.terrain.level(at, Math.max(width, depth) * 0.5 * scale, 2)
  stage.put(thing, at, {
    y: y - 0.02,
    yaw: facing(at, toward(at, yaw + Math.PI, 5)) + (depth > width ? Math.PI / 2 : 0),
    scale,
    isLight: true,
  })
  for (const end of [-0.5, 0.5])
    stage.spacing.take(toward(at, yaw + Math.PI / 2, end * Math.max(width, depth) * scale), 0.7)
}
