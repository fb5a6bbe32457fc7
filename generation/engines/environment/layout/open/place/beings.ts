import type { PlannedThing } from '../../../design.ts'
import { alongLine, facing, lengthOf, type Point, toward } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'
import { placeAnyhow, placeInView, placeNear } from './find.ts'

/** Animals in loose groups in the open, where one sees them first. */
export function letGraze(stage: Stage, thing: PlannedThing): void {
  const { random } = stage
  const foot = stage.footOf(thing) + 0.15
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const herd = natureOf(thing) === 'person' ? 3 : 5
  while (missing() > 0) {
    const first = placeInView(stage, thing, { offWay: 0.2 }) ?? placeAnyhow(stage, thing)
    stage.put(thing, first, { yaw: sideways(stage, first) })
    for (let n = 1; n < herd && missing() > 0; n++) {
      const at = placeNear(stage, first, foot * 2 + random.between(0.4, 2), foot * 2 + 7, foot, undefined, {
        offWay: 0,
      })
      if (!at) break
      stage.put(thing, at, {
        yaw: random.next() < 0.6 ? sideways(stage, at) : random.between(0, Math.PI * 2),
      })
    }
  }
}

/** One knows an animal best from the side, a little turned toward one. */
function sideways({ site, random }: Stage, at: Point): number {
  return facing(at, site.arrival) + (random.next() < 0.5 ? 1 : -1) * random.between(0.5, 1.1)
}

/** People beside the way, at the focus and in twos and threes. */
export function letStand(stage: Stage, thing: PlannedThing): void {
  const { site, random, wayWidth } = stage
  const foot = stage.footOf(thing) + 0.1
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  const length = lengthOf(site.lead)
  for (let n = 0; missing() > 0 && n < thing.count * 3; n++) {
    const { at, yaw } = alongLine(site.lead, Math.min(length, 5 + ((n * 0.618) % 1) * (length - 4)))
    const side = n % 2 ? site.side : (-site.side as 1 | -1)
    const place = toward(at, yaw + (side * Math.PI) / 2, wayWidth + foot + 0.3 + random.between(0, 1.5))
    if (!stage.fits(place, foot, { offWay: -0.2, mayHide: true })) continue
    stage.put(thing, place, {
      yaw: facing(place, n % 3 === 2 ? site.focus.at : site.arrival) + random.between(-0.6, 0.6),
    })
  }
  while (missing() > 0) {
    const at = placeInView(stage, thing) ?? placeAnyhow(stage, thing)
    stage.put(thing, at, { yaw: facing(at, site.arrival) + random.between(-0.8, 0.8) })
  }
}

/** Things to find: barrels, chests, boulders with a name; where one sees them, the rest near the focus and the way. */
export function setOut(stage: Stage, thing: PlannedThing): void {
  const { site, random } = stage
  const foot = stage.footOf(thing) + 0.1
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  if (thing.asked) {
    const shown = placeInView(stage, thing)
    if (shown) stage.put(thing, shown, { yaw: facing(shown, site.arrival) + random.between(-0.3, 0.3) })
  }
  for (let n = 0; missing() > 0 && n < thing.count * 4; n++) {
    // A few stand together, as people leave them.
    const known = stage.spotsOf(thing.id)
    const last = stage.spots[known.at(-1) ?? -1]
    const beside: Point | undefined = last && n % 3 !== 0 ? [last.at[0], last.at[2]] : undefined
    const about = n % 2 ? site.focus.at : alongLine(site.lead, random.next() * lengthOf(site.lead)).at
    const at = beside
      ? placeNear(stage, beside, foot * 2 + 0.05, foot * 2 + 2, foot, undefined, { offWay: 0 })
      : placeNear(
          stage,
          about,
          (about === site.focus.at ? site.focus.radius : stage.wayWidth) + foot + 0.4,
          11 + foot * 2,
          foot,
          undefined,
          { offWay: 0.1 },
        )
    if (at) stage.put(thing, at)
  }
  while (thing.asked && missing() > 0) stage.put(thing, placeAnyhow(stage, thing))
}
