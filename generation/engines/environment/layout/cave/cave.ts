import { seededRandom } from '@makebelieve/kit/core/random'
import { shade } from '@makebelieve/shapes/materials/colour'
import { clouds } from '@makebelieve/shapes/materials/noise'
import type { Layout } from '../../design.ts'
import { flatGround, type Patch } from '../built/flat-ground.ts'
import { type Floor, openPlots, rectOf } from '../built/floor.ts'
import { asAsked } from '../built/lights.ts'
import { openSite } from '../built/site.ts'
import type { LayoutInput } from '../input.ts'
import { wallsOf } from '../room/frame.ts'
import { airFor } from '../shared/air.ts'
import { looking, type Point } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { mattersThatAre } from '../shared/times.ts'
import { furnishCave } from './furnish.ts'
import { type Hollow, hollowOf, shellShapes, spikeShapes } from './shell.ts'

export type Pool = { x: number; z: number; wide: number; long: number }

/** A hollow in the rock, with a pool and a hole in the roof through which light falls. */
export function caveLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const hollow = hollowOf(wallsOf(setting), plan.seed % 997)
  const asked = mattersThatAre(plan, 'water')[0]
  const [half, deep] = [hollow.walls.width / 2, hollow.walls.depth / 2]
  const pool: Pool | undefined =
    setting.water || asked
      ? { x: half * 0.36, z: -deep * 0.22, wide: half * 0.34, long: deep * 0.26 }
      : undefined
  const isWet = ([x, z]: Point, grow = 0) =>
    pool !== undefined &&
    ((x - pool.x) / (pool.wide + grow)) ** 2 + ((z - pool.z) / (pool.long + grow)) ** 2 <
      1 + 0.25 * clouds(x * 0.4, 0, z * 0.4)
  const entry: Point = [-half * 0.12, hollow.wallAt(Math.PI) * 0.74]
  const plots = openPlots()
  const isInside = ([x, z]: Point) => hollow.shareAt([x, z]) < 0.9 && !isWet([x, z], 0.5)
  const floor: Floor = {
    take: plots.take,
    isFree: plots.isFree,
    fits: (rect) =>
      plots.fits(rect) &&
      [
        [rect.x0, rect.z0],
        [rect.x1, rect.z0],
        [rect.x0, rect.z1],
        [rect.x1, rect.z1],
      ].every((corner) => isInside(corner as Point)),
  }
  // The way from where one arrives into the depth stays free.
  floor.take({ x0: entry[0] - 1.2, x1: entry[0] + 1.2, z0: -deep * 0.1, z1: entry[1] + 1.5 })
  const site = openSite(input, floor, seededRandom(plan.seed ^ 0xca7e))
  const focus = furnishCave(site, hollow, entry, pool)
  const spikes = spikeShapes(
    hollow,
    (at) => !floor.fits(rectOf(at, 0.8, 0.8, 0)),
    (at, radius) => floor.take(rectOf(at, radius * 2, radius * 2, 0)),
  )
  const isFrozen = hollow.walls.stuff === 'ice'
  const isLava = asked?.as.form === 'lava'
  return {
    reach: Math.ceil(Math.max(half, deep)),
    around: 'indoors',
    ground: groundOf(input, hollow, isWet),
    waters: pool
      ? [
          {
            level: -0.18,
            stuff: isLava ? 'lava' : isFrozen ? 'ice' : 'water',
            colour: asked?.colour ?? (isLava ? '#ff5a1f' : (setting.water?.colour ?? '#2f7f8c')),
            waves: 0.06,
            ...(asked && { matter: asked.id }),
          },
        ]
      : [],
    sky: skyFor(plan, setting),
    air: { ...airFor(plan, setting), shafts: 0.9 },
    covers: [],
    emitters: [],
    lamps: asAsked(plan, [...lampsOf(hollow, setting.tint ?? '#ffe8c8', entry, pool), ...site.lamps]),
    sounds: soundsFor(plan, setting),
    built: [...shellShapes(hollow), ...spikes, ...site.built],
    spots: site.spots,
    focus,
    path: [entry, [entry[0], entry[1] * 0.3], [focus[0] * 0.5, focus[2] + 3]],
    spawn: looking([entry[0], 1.65, entry[1]], [focus[0] * 0.6, 1.7, focus[2]]),
  }
}

/** The floor rises toward the walls and is hollowed out where the pool is. */
function groundOf(
  { setting }: LayoutInput,
  hollow: Hollow,
  isWet: (at: Point, grow?: number) => boolean,
): Layout['ground'] {
  const { main, patch = main, shore = main } = setting.ground
  const palette: Patch[] = [main, patch, shore]
  const size = 2 * Math.ceil(Math.max(hollow.walls.width, hollow.walls.depth) / 2 + 5)
  return flatGround(size, Math.min(96, size * 2), palette, {
    surface: (at) => (isWet(at, 1) ? 2 : clouds(at[0] * 0.25, 3, at[1] * 0.25) > 0.22 ? 1 : 0),
    height: (at) => {
      if (isWet(at)) return -0.8
      if (isWet(at, 0.7)) return -0.25
      const share = Math.max(0, hollow.shareAt(at) - 0.86)
      return 0.05 * clouds(at[0] * 0.5, 1, at[1] * 0.5) + Math.min(1.2, share * 3)
    },
  })
}

/** Light from the hole above, a soft glow over the pool, and enough to see the walls by. */
function lampsOf(
  { height, walls }: Hollow,
  colour: string,
  entry: Point,
  pool: Pool | undefined,
): Layout['lamps'] {
  const lamps: Layout['lamps'] = [
    { at: [0, height * 0.72, -1], colour: '#fff3dc', range: 17, strength: 1.5, when: 'always' },
    { at: [entry[0], 2.6, entry[1] - 2], colour, range: 9, strength: 0.6, when: 'always' },
    // Close to the walls, so that one sees what they are made of.
    ...[-2.2, -0.9, 0.7, 2.1].map((angle): Layout['lamps'][number] => {
      const [x, z] = [Math.sin(angle) * walls.width * 0.34, -Math.cos(angle) * walls.depth * 0.34]
      return { at: [x, 2.6, z], colour: shade(walls.colour, 1.7), range: 9, strength: 1, when: 'always' }
    }),
  ]
  if (pool)
    lamps.push({ at: [pool.x, 0.7, pool.z], colour: '#7fe0e6', range: 8, strength: 0.8, when: 'always' })
  return lamps
}
