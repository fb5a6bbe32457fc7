import type { Random } from '@makebelieve/kit/core/random'
import type { PlannedThing, Spot } from '../../design.ts'
import type { Extent, LayoutInput } from '../input.ts'
import { distance, fromLine, fromStretch, type Point } from '../shared/geometry.ts'
import { lifeOf } from '../shared/life.ts'
import { type Nature, natureOf } from '../shared/nature.ts'
import { openSpacing, type Spacing } from '../shared/spacing.ts'
import type { Terrain } from '../shared/terrain.ts'
import type { Site } from './site.ts'
import type { WaterBody } from './waters.ts'

/** The place while it fills: what stands where, and where there is room. */
export type Stage = {
  input: LayoutInput
  site: Site
  terrain: Terrain
  waters: readonly WaterBody[]
  wayWidth: number
  random: Random
  spots: Spot[]
  /** Numbers of the spots of a thing. */
  spotsOf(thing: string): number[]
  extentOf(thing: PlannedThing, n?: number): Extent
  /** Radius of the ground that a copy takes. */
  footOf(thing: PlannedThing): number
  fits(at: Point, radius: number, rules?: FitRules): boolean
  /** Sets the next copy down. Gives the number of its spot. */
  put(thing: PlannedThing, at: Point, options?: PutOptions): number
  /** How far outside of the nearest water, and which that is. */
  shore(at: Point): { out: number; body?: WaterBody }
  spacing: Spacing
  /** Keeps the sight free from where one arrives to a place. */
  lookAt(to: Point, half: number): void
  /** A point by chance, as far out as this beside reach: more often near where one walks than at the edge. */
  somewhere(within: number): Point
}

export type FitRules = {
  /** Metres from the edge of ways; below 0 it may stand on them. */
  offWay?: number
  /** May stand between one's eyes and what one should see. */
  mayHide?: boolean
  height?: number
  /** As far out as this, beside reach. */
  within?: number
  mayBeWet?: boolean
}

export type PutOptions = {
  yaw?: number
  y?: number
  scale?: number
  floats?: true
  distant?: true
  on?: number
  way?: readonly Point[]
  /** Takes no room: it lies on something or hangs in the air. */
  isLight?: boolean
  tint?: string
}

/** What stands in the way of nobody's sight. */
const low = 1.3

export function openStage(
  input: LayoutInput,
  site: Site,
  terrain: Terrain,
  waters: readonly WaterBody[],
  wayWidth: number,
): Stage {
  const { random } = site
  const spacing = openSpacing()
  const spots: Spot[] = []
  const byThing = new Map<string, number[]>()
  const natures = new Map<string, Nature>(input.plan.things.map((thing) => [thing.id, natureOf(thing)]))
  const lanes: { to: Point; half: number }[] = []
  const variantOf = (thing: PlannedThing, n: number) => n % Math.max(1, Math.min(thing.variants, thing.count))
  const extentOf = (thing: PlannedThing, n = 0) => input.extentOf(thing.id, variantOf(thing, n))

  function footOf(thing: PlannedThing): number {
    const { width, depth, trunk } = extentOf(thing)
    const nature = natures.get(thing.id)
    const whole = Math.max(width, depth) / 2
    if (nature === 'tree') return Math.max((trunk ?? 0.3) + 0.35, whole * 0.5)
    if (nature === 'building' || nature === 'vehicle' || nature === 'boat')
      return Math.hypot(width, depth) * 0.47
    return Math.max(0.15, whole * 0.95)
  }

  function shore([x, z]: Point): { out: number; body?: WaterBody } {
    let nearest: { out: number; body?: WaterBody } = { out: 99 }
    for (const body of waters) {
      const out = body.outside(x, z)
      if (out < nearest.out) nearest = { out, body }
    }
    return nearest
  }

  function hides(at: Point, radius: number): boolean {
    const { arrival } = site
    if (distance(at, arrival) < 4.5 + radius) return true
    return lanes.some(({ to, half }) => {
      const { far, along } = fromStretch(at, arrival, to)
      return along > 0.02 && along < 0.93 && far < half * (0.35 + along * 0.65) + radius * 0.7
    })
  }

  function fits(at: Point, radius: number, rules: FitRules = {}): boolean {
    const { offWay = 0.5, mayHide = false, height = 1, within = 0.97, mayBeWet = false } = rules
    const edge = Math.min(site.reach * within, site.half - radius - 1)
    if (Math.abs(at[0]) > edge || Math.abs(at[1]) > edge) return false
    if (!spacing.isFree(at, radius)) return false
    if (offWay > -1 && site.ways.some((way) => fromLine(at, way).far < radius + wayWidth + offWay))
      return false
    if (!mayBeWet && shore(at).out < radius * 0.8 + 0.5) return false
    return mayHide || height <= low || !hides(at, radius)
  }

  function put(thing: PlannedThing, at: Point, options: PutOptions = {}): number {
    const nth = byThing.get(thing.id) ?? []
    const nature = natures.get(thing.id) ?? 'prop'
    const extent = extentOf(thing, nth.length)
    const foot = footOf(thing)
    const { yaw = random.between(0, Math.PI * 2), scale = 1 } = options
    const y = options.y ?? groundUnder(terrain, at, nature, foot * scale, extent)
    // What sits on something stays there.
    const isSeated = options.on !== undefined && thing.does !== 'spin'
    const life = options.distant || isSeated ? undefined : lifeOf(thing, nature, options.way)
    spots.push({
      thing: thing.id,
      variant: variantOf(thing, nth.length),
      at: [at[0], y, at[1]],
      yaw,
      scale,
      ...(options.tint && { tint: options.tint }),
      ...(life && { life }),
      ...(options.on !== undefined && { on: options.on }),
      ...(options.floats && { floats: true }),
      ...(options.distant && { distant: true }),
    })
    byThing.set(thing.id, [...nth, spots.length - 1])
    if (!options.isLight) spacing.take(at, foot * scale)
    if ((thing.asked || thing === site.focus.thing) && !options.distant && !options.floats && nth.length < 3)
      lanes.push({ to: at, half: Math.min(6, Math.max(extent.width, extent.depth) * 0.5 * scale + 0.4) })
    return spots.length - 1
  }

  function somewhere(within: number): Point {
    const { reach, half, arrival, focus } = site
    const isNear = random.next() < 0.6
    const edge = isNear ? reach * 0.6 : Math.min(reach * within, half - 2)
    // The thick of it lies around and behind what one sees first.
    const z = isNear ? (arrival[1] + focus.at[1]) / 2 - reach * 0.12 : 0
    return [random.between(-edge, edge), z + random.between(-edge, edge)]
  }

  return {
    somewhere,
    lookAt: (to, half) => lanes.push({ to, half }),
    input,
    site,
    terrain,
    waters,
    wayWidth,
    random,
    spots,
    spotsOf: (thing) => byThing.get(thing) ?? [],
    extentOf,
    footOf,
    fits,
    put,
    shore,
    spacing,
  }
}

/** On a slope the foot goes down to its lowest side, so that nothing hangs in the air. */
function groundUnder(terrain: Terrain, [x, z]: Point, nature: Nature, foot: number, extent: Extent): number {
  const here = terrain.heightAt(x, z)
  if (nature === 'animal' || nature === 'person' || nature === 'flyer') return here
  const reach = nature === 'tree' ? (extent.trunk ?? 0.3) : foot * 0.8
  const lowest = Math.min(
    here,
    terrain.heightAt(x - reach, z),
    terrain.heightAt(x + reach, z),
    terrain.heightAt(x, z - reach),
    terrain.heightAt(x, z + reach),
  )
  const sunk = nature === 'rock' ? extent.height * 0.12 : nature === 'tree' ? 0.08 : 0.02
  return Math.max(lowest, here - extent.height * 0.25) - sunk
}
