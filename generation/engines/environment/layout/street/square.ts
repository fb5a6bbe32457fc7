import { seededRandom } from '@makebelieve/kit/core/random'
import type { Layout } from '../../design.ts'
import { flatGround, type Patch } from '../built/flat-ground.ts'
import { openPlots } from '../built/floor.ts'
import { openSite } from '../built/site.ts'
import { isSnowy, underSnow } from '../built/snow.ts'
import type { LayoutInput } from '../input.ts'
import { airFor } from '../shared/air.ts'
import { looking } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { isGolden, isNight } from '../shared/times.ts'
import { furnishSquare } from './furnish-square.ts'
import { builtRow, type Row, type Street } from './row.ts'

const usual: Street = {
  facades: 'old town',
  width: 46,
  road: 'none',
  storeys: [2, 4],
  colours: ['#e3d2b0', '#cfae8c', '#b9c2b4'],
}

/** Houses all around, with streets that lead away at the corners, and something in the middle to meet at. */
export function squareLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const street = setting.street ?? usual
  const half = street.width / 2
  const isDark = isNight(plan.hour) || (isGolden(plan.hour) && plan.hour > 12)
  const site = openSite(input, openPlots(), seededRandom(plan.seed ^ 0x5a4e))
  const entry = half - 5
  const { kept, focus } = furnishSquare(site, half, entry)
  const rows = rowsOf(half, kept).map((row, n) =>
    builtRow(row, street, plan.seed + n * 613, { isDark, isSnowy: isSnowy(plan) }),
  )
  const size = 2 * Math.ceil(half + 30)
  const palette: Patch[] = underSnow(
    [
      setting.ground.main,
      setting.ground.path ?? setting.ground.main,
      setting.ground.patch ?? setting.ground.main,
    ],
    plan,
  )
  return {
    reach: half,
    around: 'outdoors',
    ground: flatGround(size, Math.min(128, size), palette, {
      // A ring of other stones around the middle, and a way to it.
      surface: ([x, z]) => {
        const far = Math.hypot(x - focus[0], z - focus[2])
        if (setting.ground.patch && Math.max(Math.abs(x), Math.abs(z)) > half + 3) return 2
        return (far > 4.5 && far < 6.5) || (Math.abs(x) < 1.6 && z > focus[2] + 5 && z < half + 8) ? 1 : 0
      },
    }),
    waters: [],
    sky: skyFor(plan, setting),
    air: airFor(plan, setting),
    covers: [],
    emitters: [],
    lamps: [...rows.flatMap(({ lamps }) => lamps).slice(0, 16), ...site.lamps],
    sounds: soundsFor(plan, setting),
    built: [...rows.flatMap(({ built }) => built), ...site.built],
    spots: site.spots,
    focus,
    path: [
      [0, half - 1],
      [0.8, entry],
      [2, 0],
      [2, -half * 0.5],
    ],
    spawn: looking([1.2, 1.65, entry], [focus[0] * 0.5, Math.min(3.2, 1.4 + focus[1] * 0.25), focus[2]]),
  }
}

/** Four rows around, open at two corners. */
function rowsOf(half: number, kept: Record<'north' | 'west' | 'east', Row['kept']>): Row[] {
  const gap = 5
  return [
    {
      id: 'north',
      from: [-half + gap, -half],
      way: Math.PI / 2,
      looks: 0,
      length: half * 2 - gap * 2,
      kept: kept.north,
    },
    {
      id: 'west',
      from: [-half, half + 4],
      way: Math.PI,
      looks: Math.PI / 2,
      length: half * 2 + 12,
      kept: kept.west,
    },
    {
      id: 'east',
      from: [half, half + 4],
      way: Math.PI,
      looks: -Math.PI / 2,
      length: half * 2 + 12,
      kept: kept.east,
    },
    { id: 'south', from: [half, half + 6], way: -Math.PI / 2, looks: Math.PI, length: half * 2, kept: [] },
    {
      id: 'beyond',
      from: [-half - 9, -half - 12],
      way: Math.PI / 2,
      looks: 0,
      length: half * 2 + 18,
      kept: kept.north.map(({ from, to }) => ({ from: from + 12, to: to + 16 })),
    },
  ]
}
