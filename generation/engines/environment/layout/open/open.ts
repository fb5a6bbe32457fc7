import { eyeHeight } from '@makebelieve/kit/environment/world'
import { mix, smooth } from '@makebelieve/shapes/materials/noise'
import type { Layout } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import { airFor } from '../shared/air.ts'
import { fromLine, type Point } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { openTerrain, type Terrain } from '../shared/terrain.ts'
import { digWaters } from './dig.ts'
import { coversOf, paletteOf, surfacesOf, wayWidth } from './ground.ts'
import { lieOf } from './land.ts'
import { landOf, waterfall } from './landmarks.ts'
import { mountainRange, volcanoOf } from './mountains.ts'
import { placeThings } from './place/index.ts'
import { hasBridge, type Site, siteOf } from './site.ts'
import { openStage, type Stage } from './stage.ts'
import { type WaterBody, watersOf } from './waters.ts'

/** Terrain under the sky, or on the bed of the sea: woods, deserts, gardens, villages, shores. */
export function openLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const site = siteOf(input)
  const waters = watersOf(input, site)
  keepDry(site, waters, hasBridge(input))
  const order = landOf(input, site)
  const lie = lieOf(order)
  // As fine as paths need, and not finer.
  const terrain = openTerrain(site.half * 2, Math.min(144, Math.round((site.half * 2) / 1.25)))
  terrain.reshape(lie)
  digWaters(terrain, lie, waters)
  raiseWays(terrain, site, waters, hasBridge(input))
  // From a little higher one sees more of the water.
  const low = terrain.heightAt(...site.arrival)
  if (waters.some(({ radius }) => radius > 3)) terrain.level(site.arrival, 2.5, 9, low + 0.9)
  else terrain.level(site.arrival, 2, 4)
  const palette = paletteOf(plan, setting)
  const stage = openStage(input, site, terrain, waters, wayWidth(palette))
  stage.spacing.take(site.arrival, 1.6)
  for (const { matter, form, middle, radius } of waters)
    if (matter && form !== 'sea' && form !== 'puddles') stage.lookAt(middle, Math.min(4, radius * 0.6))
  placeThings(stage)
  const fall = waterfall(input, site, terrain, waters)
  const volcano = volcanoOf(input, site, terrain, site.random)
  const surfaces = surfacesOf(terrain, palette, site.ways, waters, plan.seed)
  const focus = focusOf(stage)
  return {
    reach: site.reach,
    around: setting.around ?? 'outdoors',
    ground: {
      size: terrain.size,
      cells: terrain.cells,
      heights: Array.from(terrain.heights, (metres) => Math.round(metres * 100)),
      palette,
      surfaces,
    },
    waters: waters.map(({ level, outline, stuff, colour, waves, flow, matter }) => ({
      level,
      ...(outline && { outline }),
      stuff,
      colour,
      waves,
      ...(flow && { flow }),
      ...(matter && { matter }),
    })),
    sky: skyFor(plan, setting),
    air: airFor(plan, setting),
    covers: coversOf(plan, setting, palette),
    emitters: [...fall.emitters, ...volcano.emitters],
    lamps: [],
    sounds: [...soundsFor(plan, setting), ...heardFrom(waters)],
    built: [...fall.built, ...volcano.built, ...mountainRange(input, site, terrain, order)],
    spots: stage.spots,
    focus,
    path: site.lead,
    spawn: firstLook(site, terrain, focus),
  }
}

/** Ways end before water, but for the one to the focus. */
function keepDry(site: Site, waters: readonly WaterBody[], isBridged: boolean): void {
  const isWet = ([x, z]: Point) =>
    waters.some((body) => body.form !== 'swamp' && body.form !== 'puddles' && body.outside(x, z) < 1.6)
  const [main = [], onward = []] = site.ways
  const entry = main.slice(0, main.length - site.lead.length)
  const drowned = entry.findLastIndex(isWet)
  const end = onward.findIndex((point, n) => isWet(point) && !(isBridged && n < 4))
  site.ways = [[...entry.slice(drowned + 1), ...site.lead], end < 0 ? onward : onward.slice(0, end)].filter(
    (way) => way.length > 1,
  )
}

/** The way to the focus lies above the water it crosses, where no bridge leads over it. */
function raiseWays(terrain: Terrain, site: Site, waters: readonly WaterBody[], isBridged: boolean): void {
  const crossed = waters.filter(
    ({ form, line }) => form !== 'sea' && form !== 'puddles' && !(line && isBridged),
  )
  if (crossed.length === 0) return
  const level = Math.max(...crossed.map((body) => body.level))
  const isSwamp = crossed.some(({ form }) => form === 'swamp')
  terrain.reshape((x, z, y) => {
    const far = Math.min(...(isSwamp ? site.ways : [site.lead]).map((way) => fromLine([x, z], way).far))
    if (far > 6 || y > level + 0.3) return y
    return mix(Math.max(y, level + 0.28), y, smooth(2, 5, far))
  })
}

/** Half way up what the scene is about, wherever it came to stand. */
function focusOf({ site, spots, spotsOf, terrain, input }: Stage): Layout['focus'] {
  const { at, height } = site.focus
  // A bridge that was asked for is more than what the place has in its middle.
  const asked = input.plan.things.find((one) => one.asked && one.place.how === 'across')
  const thing = site.focus.thing?.asked ? site.focus.thing : (asked ?? site.focus.thing)
  const spot = thing && spots[spotsOf(thing.id)[0] ?? -1]
  if (spot && thing) {
    const { height: own } = input.extentOf(thing.id, spot.variant)
    return [spot.at[0], spot.at[1] + own * spot.scale * 0.5, spot.at[2]]
  }
  const afloat = spots.find(
    (one) =>
      one.floats &&
      input.plan.things.some(({ id, asked, metres }) => id === one.thing && asked && metres > 3),
  )
  if (afloat && !thing) return [afloat.at[0], afloat.at[1] + 2, afloat.at[2]]
  return [at[0], terrain.heightAt(at[0], at[1]) + height * 0.5, at[1]]
}

/** Straight on, where the focus is near a third of the picture; turned toward it where it lies further aside. */
function firstLook({ arrival }: Site, terrain: Terrain, focus: Layout['focus']): Layout['spawn'] {
  const eye: Layout['focus'] = [arrival[0], terrain.heightAt(arrival[0], arrival[1]) + eyeHeight, arrival[1]]
  const [dx, dy, dz] = [focus[0] - eye[0], focus[1] - eye[1], focus[2] - eye[2]]
  const far = Math.hypot(dx, dz)
  const aside = Math.atan2(-dx, -dz)
  const third = 0.24
  const yaw = Math.abs(aside) <= third ? 0 : aside - Math.sign(aside) * third
  return { at: eye, yaw, pitch: Math.max(-0.12, Math.min(0.22, Math.atan2(dy, far) * 0.55)) }
}

function heardFrom(waters: readonly WaterBody[]): Layout['sounds'] {
  return waters.flatMap<Layout['sounds'][number]>(({ form, stuff, middle: [x, z], level }) => {
    if (stuff !== 'water') return []
    const at: Layout['focus'] = [x, level, z]
    if (form === 'river' || form === 'waterfall')
      return [{ kind: 'stream', loud: form === 'river' ? 0.5 : 1, at }]
    return form === 'sea' ? [{ kind: 'waves', loud: 0.6, at }] : []
  })
}
