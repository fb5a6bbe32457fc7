import type { PlannedThing } from '../../../design.ts'
import { facing, type Point } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'
import { halfView, placeAnyhow, seenAt } from './find.ts'

/** On the horizon of the first view, grown so that one sees what it is. */
export function setInDistance(stage: Stage, thing: PlannedThing): void {
  const { site, random, terrain } = stage
  const bearings = [
    -site.side * 0.12,
    -site.side * 0.42,
    site.side * 0.46,
    site.side * 0.16,
    -site.side * 0.6,
    site.side * 0.62,
  ]
  for (let n = stage.spotsOf(thing.id).length; n < thing.count; n++) {
    const { width, height, depth } = stage.extentOf(thing, n)
    const wide = Math.max(width, depth)
    const bearing =
      (bearings[n % bearings.length] ?? 0) + random.between(-0.05, 0.05) + Math.floor(n / 6) * 0.09
    const far = (site.arrival[1] + site.reach * 1.32) * (n % 2 ? 0.94 : 1)
    const at = within(stage, seenAt(stage, bearing, far), Math.min(wide * 0.7, site.half * 0.4))
    const away = Math.hypot(at[0] - site.arrival[0], at[1] - site.arrival[1])
    const grown = Math.min(6, Math.max(1, (0.2 * away) / Math.max(height, wide * 0.7)))
    const most = (site.half * 0.7) / wide
    const scale = Math.min(grown, Math.max(0.3, most))
    const nature = natureOf(thing)
    const isAbove = nature === 'sky' && thing.noun !== 'rainbow'
    const foot = wide * 0.45 * scale
    const ground = terrain.level(at, Math.min(foot, 14), Math.min(10, foot))
    const y = isAbove ? ground + 12 + height * scale : ground - Math.min(0.6, height * 0.03) * scale
    stage.put(thing, at, {
      y,
      scale,
      yaw: facing(at, site.arrival) + (nature === 'sky' ? 0 : random.between(-0.3, 0.3)),
      ...(isAbove && { floats: true as const }),
      distant: true,
      isLight: true,
    })
    stage.spacing.take(at, foot)
  }
}

const within = ({ site }: Stage, [x, z]: Point, margin: number): Point => {
  const most = site.half - margin - 1
  return [Math.max(-most, Math.min(most, x)), Math.max(-most, Math.min(most, z))]
}

/** Up in the air ahead: high and far for what is large, near enough to be seen for what is small. */
export function setInSky(stage: Stage, thing: PlannedThing): void {
  const { random, terrain, site } = stage
  const nature = natureOf(thing)
  for (let n = stage.spotsOf(thing.id).length; n < thing.count; n++) {
    const { width, height, depth } = stage.extentOf(thing, n)
    const size = Math.max(width, depth, height)
    const spread = thing.count === 1 ? halfView * 0.55 : halfView * (n < 4 ? 0.9 : 2)
    const bearing = n === 0 ? -site.side * random.between(0.12, spread) : random.between(-spread, spread)
    const far = Math.min(
      site.half * 1.1,
      11 + size * (nature === 'sky' ? 3.2 : 2.6) + n * 3 + random.between(0, 8),
    )
    const at = within(stage, seenAt(stage, bearing, far), size / 2)
    const away = Math.hypot(at[0] - site.arrival[0], at[1] - site.arrival[1])
    const ground = Math.max(terrain.heightAt(...at), terrain.heightAt(...site.arrival))
    const y = ground + Math.max(3 + size * 0.4, away * random.between(0.24, 0.42)) - height * 0.3
    const yaw = nature === 'sky' ? facing(at, site.arrival) : random.between(0, Math.PI * 2)
    stage.put(thing, at, { y, yaw, floats: true, isLight: true })
  }
}

/** Butterflies, fairies, drones: at eye height along the way. */
export function setAflutter(stage: Stage, thing: PlannedThing): void {
  const { random, site, terrain } = stage
  const { height } = stage.extentOf(thing)
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  for (let tries = 0; missing() > 0 && tries < thing.count * 8; tries++) {
    const isNear = stage.spotsOf(thing.id).length < 4
    const at = isNear
      ? seenAt(stage, random.between(-halfView, halfView) * 0.85, random.between(2.6, 8) + height * 2)
      : seenAt(stage, random.between(-1.2, 1.2), random.between(4, site.reach * 0.7))
    if (!stage.fits(at, 0.3 + height * 0.5, { offWay: -2, mayHide: true, mayBeWet: true })) continue
    const y = terrain.heightAt(...at) + Math.max(0.5, random.between(0.7, 1.7) - height * 0.4)
    stage.put(thing, at, { y, floats: true, isLight: true })
  }
  while (thing.asked && missing() > 0) {
    const at = placeAnyhow(stage, thing)
    stage.put(thing, at, { y: terrain.heightAt(...at) + 1, floats: true, isLight: true })
  }
}
