import { mix } from '@makebelieve/shapes/materials/noise'
import type { PlannedThing } from '../../../design.ts'
import { alongLine, distance, facing, lengthOf, type Point, toward } from '../../shared/geometry.ts'
import type { FitRules, Stage } from '../stage.ts'

/** Half of what you see at once, less a margin: what is asked for should not sit in the very corner. */
export const halfView = 0.58

/** Bearing of a point as seen from where one arrives: 0 is straight ahead, to the right is positive. */
export const bearingOf = ({ site }: Stage, at: Point): number =>
  Math.atan2(at[0] - site.arrival[0], site.arrival[1] - at[1])

/** The point at a bearing and distance from where one arrives. */
export const seenAt = ({ site }: Stage, bearing: number, far: number): Point =>
  toward(site.arrival, Math.PI - bearing, far)

/** A free place in the first view, as near as suits the size, apart from what else is looked at. */
export function placeInView(stage: Stage, thing: PlannedThing, rules: FitRules = {}): Point | undefined {
  const { site, random } = stage
  const { height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const whole = distance(site.arrival, site.focus.at)
  const near = Math.min(whole, 4.5 + Math.max(foot * 2.2, height * 0.9))
  const far = Math.max(near + 5 + foot * 2.5, whole * 0.95)
  let best: { at: Point; score: number } | undefined
  for (let tries = 0; tries < 70; tries++) {
    const bearing = random.between(-halfView, halfView)
    const away = mix(near, far, random.next() ** 1.4)
    const at = seenAt(stage, bearing, away)
    if (!stage.fits(at, foot + 0.3, { height, ...rules })) continue
    const apart = Math.min(...stage.spots.map((spot) => distance(at, [spot.at[0], spot.at[2]])), 8)
    const score = apart * 0.25 - away / far - Math.abs(bearing) * 0.6
    if (!best || score > best.score) best = { at, score }
  }
  return best?.at
}

/** The nearest free place around a point, first in the wished direction (a yaw). */
export function placeNear(
  stage: Stage,
  around: Point,
  from: number,
  to: number,
  foot: number,
  wish?: number,
  rules: FitRules = {},
): Point | undefined {
  const { random } = stage
  const start = wish ?? random.between(0, Math.PI * 2)
  for (let ring = 0; ring < 6; ring++) {
    const far = mix(from, to, ring / 5)
    for (let step = 0; step < 9; step++) {
      const turn = ((step + 1) >> 1) * (step % 2 ? 1 : -1) * 0.35
      const at = toward(around, start + turn * (wish === undefined ? 2 : 1), far)
      if (stage.fits(at, foot, rules)) return at
    }
  }
  return undefined
}

/** A place for what must have one, whatever it hides or stands on. */
export function placeAnyhow(stage: Stage, thing: PlannedThing): Point {
  const { site, random } = stage
  const foot = stage.footOf(thing)
  const patience: FitRules[] = [
    { offWay: 0.3, within: 0.95 },
    { offWay: 0.2, mayHide: true, within: 0.98 },
    { offWay: -2, mayHide: true, within: 1 },
    { offWay: -2, mayHide: true, within: 1, mayBeWet: true },
  ]
  for (const rules of patience)
    for (let tries = 0; tries < 60; tries++) {
      const at: Point = [random.between(-1, 1) * site.reach * 0.9, random.between(-1, 0.6) * site.reach * 0.9]
      if (stage.fits(at, foot, { ...rules, height: stage.extentOf(thing).height })) return at
    }
  return [random.between(-0.5, 0.5) * site.reach, -site.reach * random.between(0.2, 0.8)]
}

/** Where things can stand along a way, on both sides in turn, and the yaw with which they look at it. */
export function alongWay(
  way: readonly Point[],
  count: number,
  from: number,
  aside: (n: number) => number,
  step: number,
): { at: Point; yaw: number }[] {
  const length = lengthOf(way)
  const places: { at: Point; yaw: number }[] = []
  for (let n = 0; n < count; n++) {
    const metres = from + Math.floor(n / 2) * step + (n % 2) * step * 0.5
    if (metres > length) break
    const { at, yaw } = alongLine(way, metres)
    const sign = n % 2 ? 1 : -1
    const place = toward(at, yaw + (sign * Math.PI) / 2, aside(n))
    places.push({ at: place, yaw: facing(place, at) })
  }
  return places
}
