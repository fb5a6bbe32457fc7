import { clouds, smooth } from '@makebelieve/shapes/materials/noise'
import type { PlannedThing } from '../../../design.ts'
import { fromLine, type Point } from '../../shared/geometry.ts'
import { strewn } from '../../shared/scatter.ts'
import type { Stage } from '../stage.ts'
import { placeAnyhow, placeInView, seenAt } from './find.ts'

/** Trees in groups with glades between, thicker away from the ways, and on past where one can walk. */
export function plantTrees(stage: Stage, thing: PlannedThing): void {
  const { site, random, terrain } = stage
  const { width, depth, height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const crown = Math.max(width, depth)
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  if (thing.asked) {
    const shown = placeInView(stage, thing, { mayHide: true })
    if (shown) stage.put(thing, shown, looks(stage))
  }
  const isClosed = stage.input.setting.land?.rim === 'forest'
  const out = isClosed ? 1.42 : 1.3
  const from = (stage.input.plan.seed % 311) * 2.3
  const points = strewn(random, {
    count: missing(),
    sample: () => stage.somewhere(out),
    spacing: Math.max(foot * 2, crown * 0.5),
    likes: ([x, z]) => {
      const grove = smooth(-0.35, 0.35, clouds(x / 19 + from, 4, z / 19, 2))
      const far = Math.min(...site.ways.map((way) => fromLine([x, z], way).far))
      return (
        (0.15 + 0.85 * grove) * (0.35 + 0.65 * smooth(3, 14, far)) * (terrain.slopeAt(x, z) > 0.9 ? 0.15 : 1)
      )
    },
    isFree: (at) => stage.fits(at, foot, { offWay: Math.min(2.2, 0.5 + crown * 0.18), height, within: out }),
  })
  for (const at of points)
    stage.put(thing, at, { ...looks(stage), ...(isOut(stage, at) && { distant: true }) })
  while (thing.asked && missing() > 0 && thing.count <= 12)
    stage.put(thing, placeAnyhow(stage, thing), looks(stage))
  // Where a number was asked for, there are no more of them.
  if (isClosed && (!thing.asked || thing.count > 12)) closeRim(stage, thing)
}

const isOut = ({ site }: Stage, [x, z]: Point) => Math.max(Math.abs(x), Math.abs(z)) > site.reach * 1.04

/** No two alike: size and tint differ a little. */
function looks({ random }: Stage): { scale: number; tint: string } {
  const tone = () => Math.round(255 * random.between(0.88, 1))
  const [light, warm] = [tone(), random.between(0.94, 1)]
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  return { scale: random.between(0.8, 1.2), tint: `#${hex(light)}${hex(light)}${hex(light * warm)}` }
}

/** A belt of trees where the world ends: woods go on. */
function closeRim(stage: Stage, thing: PlannedThing): void {
  const { site, random, input } = stage
  const kinds = input.plan.things.filter(
    (one) => one.noun === thing.noun || one.place.how === 'anywhere',
  ).length
  const count = Math.round(Math.min(34, (50 / Math.max(1, kinds)) * 2) * Math.min(1.3, input.plan.density))
  const crown = stage.extentOf(thing).width
  for (let n = 0; n < count; n++) {
    const angle = ((n + random.between(0, 0.8)) / count) * Math.PI * 2
    const far = site.reach * random.between(1.12, 1.42)
    const at: Point = [Math.sin(angle) * far, Math.cos(angle) * far]
    if (Math.max(Math.abs(at[0]), Math.abs(at[1])) > site.half - crown) continue
    if (stage.fits(at, crown * 0.3, { within: 1.6, offWay: 1.5, mayHide: true }))
      stage.put(thing, at, { ...looks(stage), scale: random.between(1, 1.35), distant: true })
  }
}

/** Two or three near the edge of the first picture, so that one looks out from between them. */
export function frameView(stage: Stage, thing: PlannedThing): void {
  const { side } = stage.site
  const { height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const places: [bearing: number, far: number][] = [
    [-side * 0.66, 7.5 + height * 0.25],
    [side * 0.72, 10 + height * 0.25],
    [-side * 0.8, 12 + height * 0.3],
  ]
  for (const [bearing, far] of places) {
    if (stage.spotsOf(thing.id).length >= thing.count) return
    for (const more of [0, 1.5, 3]) {
      const at = seenAt(stage, bearing, far + more)
      if (!stage.fits(at, foot, { height, offWay: 0.6 })) continue
      stage.put(thing, at, looks(stage))
      break
    }
  }
}

/** Bushes, ferns, stones and flowers: beside ways, around trees, in small families. */
export function strewUndergrowth(stage: Stage, thing: PlannedThing): void {
  const { site, random } = stage
  const { height } = stage.extentOf(thing)
  const foot = stage.footOf(thing)
  const from = (stage.input.plan.seed % 173) * 1.9 + thing.noun.length * 7
  const rules = { offWay: 0.15, height, within: 1 }
  const missing = () => thing.count - stage.spotsOf(thing.id).length
  if (thing.asked) {
    const shown = placeInView(stage, thing)
    if (shown) stage.put(thing, shown, looks(stage))
  }
  const seeds = strewn(random, {
    count: Math.ceil(missing() / 2.2),
    sample: () => stage.somewhere(0.98),
    spacing: Math.max(2, foot * 2.2),
    likes: ([x, z]) => {
      const far = Math.min(...site.ways.map((way) => fromLine([x, z], way).far))
      return (
        (0.25 + 0.75 * smooth(-0.1, 0.3, clouds(x / 11 + from, 9, z / 11, 2))) *
        (0.3 + 0.7 * smooth(26, 3, far))
      )
    },
    isFree: (at) => stage.fits(at, foot, rules),
  })
  for (const seed of seeds) {
    const family = 1 + random.below(4)
    for (let n = 0; n < family && missing() > 0; n++) {
      const at: Point =
        n === 0
          ? seed
          : [
              seed[0] + random.between(-1, 1) * (1 + foot * 2),
              seed[1] + random.between(-1, 1) * (1 + foot * 2),
            ]
      if (n === 0 || stage.fits(at, foot * 0.9, rules))
        stage.put(thing, at, { ...looks(stage), scale: random.between(0.7, 1.25) })
    }
  }
  while (thing.asked && missing() > 0 && thing.count <= 16)
    stage.put(thing, placeAnyhow(stage, thing), looks(stage))
}
