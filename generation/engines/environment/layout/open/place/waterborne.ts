import type { PlannedThing } from '../../../design.ts'
import { distance, type Point } from '../../shared/geometry.ts'
import { natureOf } from '../../shared/nature.ts'
import type { Stage } from '../stage.ts'
import type { WaterBody } from '../waters.ts'
import { bearingOf, halfView, placeAnyhow, seenAt } from './find.ts'

/** Boats, swans and lilies on the water, fish in it; under the sea at every height. */
export function setAfloat(stage: Stage, thing: PlannedThing, of?: WaterBody): void {
  if (stage.input.setting.around === 'underwater') {
    swimAbove(stage, thing)
    return
  }
  const bodies = of ? [of] : [...stage.waters].filter(({ stuff }) => stuff !== 'lava' && stuff !== 'clouds')
  const body = bodies.sort((one, other) => other.radius - one.radius)[0] ?? stage.waters[0]
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  if (!body) {
    while (missing() > 0) stage.put(thing, placeAnyhow(stage, thing))
    return
  }
  const { width, height, depth } = stage.extentOf(thing)
  const foot = Math.max(width, depth) / 2
  const places = wetPlaces(stage, body, foot)
  for (const at of places) {
    if (missing() <= 0) return
    if (!stage.spacing.isFree(at, foot)) continue
    floatAt(stage, thing, body, at, height)
  }
  // Too large for this water: it lies in the middle of it all the same.
  while (missing() > 0 && thing.asked) {
    const at: Point = [
      body.middle[0] + stage.random.between(-2, 2),
      body.middle[1] + stage.random.between(-2, 2),
    ]
    floatAt(stage, thing, body, at, height)
  }
}

function floatAt(stage: Stage, thing: PlannedThing, body: WaterBody, at: Point, height: number): void {
  const nature = natureOf(thing)
  const bed = stage.terrain.heightAt(...at)
  if (body.stuff === 'ice') {
    stage.put(thing, at, { y: body.level })
    return
  }
  const swims = nature === 'swimmer'
  const deep = swims
    ? Math.min(height * 0.7 + 0.15, body.level - bed - height * 0.5)
    : Math.min(0.6, height * (nature === 'boat' ? 0.1 : 0.18))
  const isFlat = nature === 'plant' || height < 0.2
  const y = isFlat ? body.level + 0.01 : Math.max(bed + 0.05, body.level - Math.max(0.02, deep))
  stage.put(thing, at, { y, floats: true, yaw: nature === 'boat' ? boatYaw(stage, at) : undefined })
}

/** Ships show their side to whoever arrives. */
const boatYaw = (stage: Stage, at: Point): number =>
  -bearingOf(stage, at) +
  (stage.random.next() < 0.5 ? 1 : -1) * (Math.PI / 2 - stage.random.between(0.1, 0.5))

/** Places in a water with room around, those that one sees first before the others. */
function wetPlaces(stage: Stage, body: WaterBody, foot: number): Point[] {
  const { site, random, terrain } = stage
  const places: { at: Point; score: number }[] = []
  const edge = Math.min(site.half - foot - 2, site.reach * 1.3)
  const isGreat = foot > 3
  for (let tries = 0; tries < 500 && places.length < 60; tries++) {
    const isSeen = tries % 2 === 0
    const at: Point = isSeen
      ? seenAt(stage, random.between(-halfView * 1.25, halfView * 1.25), random.between(6, site.reach * 1.7))
      : [random.between(-edge, edge), random.between(-edge, edge)]
    if (Math.abs(at[0]) > edge || Math.abs(at[1]) > edge) continue
    if (body.outside(...at) > -Math.min(foot, body.radius * 0.75) - 0.1) continue
    if (body.level - terrain.heightAt(...at) < 0.05) continue
    const far = distance(at, site.arrival)
    const ideal = isGreat ? foot * 2.3 + 8 : 9 + foot * 3
    const bearing = Math.abs(bearingOf(stage, at))
    places.push({
      at,
      score:
        Math.abs(far - ideal) / ideal +
        (bearing > halfView ? 2 : Math.abs(bearing - 0.24) * 1.5) +
        random.next() * 0.5,
    })
  }
  return places.sort((one, other) => one.score - other.score).map(({ at }) => at)
}

/** Under the sea: in shoals before one's eyes and around. */
function swimAbove(stage: Stage, thing: PlannedThing): void {
  const { random, terrain, site } = stage
  const { width, height, depth } = stage.extentOf(thing)
  const size = Math.max(width, depth)
  const nature = natureOf(thing)
  let shoal: { at: Point; y: number } | undefined
  for (let n = stage.spotsOf(thing.id).length; n < thing.count; n++) {
    const isNew = !shoal || n % 5 === 0 || size > 1.5
    const at: Point =
      isNew || !shoal
        ? seenAt(
            stage,
            random.between(-halfView, halfView) * (n < 10 ? 1 : 2.2),
            random.between(5 + size * 1.5, 16 + size * 3),
          )
        : [
            shoal.at[0] + random.between(-1.6, 1.6) * size * 1.6,
            shoal.at[1] + random.between(-1.6, 1.6) * size * 1.6,
          ]
    const inside: Point = [clamp(at[0], site.reach), clamp(at[1], site.reach)]
    const bed = terrain.heightAt(...inside)
    if (nature !== 'swimmer' && thing.does === undefined) {
      stage.put(thing, inside)
      continue
    }
    const y: number =
      isNew || !shoal
        ? bed + random.between(0.9, 4.2) + height * 0.2
        : Math.max(bed + 0.5, shoal.y + random.between(-0.7, 0.7))
    if (isNew) shoal = { at: inside, y }
    stage.put(thing, inside, { y, floats: true, isLight: true })
  }
}

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))
