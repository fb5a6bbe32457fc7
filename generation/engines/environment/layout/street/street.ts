import { seededRandom } from '@makebelieve/kit/core/random'
import type { BuiltShape, Layout } from '../../design.ts'
import { flatGround, type Patch } from '../built/flat-ground.ts'
import { openPlots } from '../built/floor.ts'
import { openSite } from '../built/site.ts'
import { isSnowy, underSnow } from '../built/snow.ts'
import type { LayoutInput } from '../input.ts'
import { airFor } from '../shared/air.ts'
import { looking } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { isGolden, isNight, mattersThatAre } from '../shared/times.ts'
import { furnishStreet } from './furnish.ts'
import { kerbs, platformEdges, quays, railings, rails, roadMarks } from './roads.ts'
import { builtRow, type Row, type Street } from './row.ts'

/** How a street lies: it runs along z, and one looks down it toward -z. */
export type Lie = {
  street: Street
  /** From the middle to the facades, to the left and to the right. */
  left: number
  right: number
  /** Half of the road, canal or track in the middle; 0 where there is none. */
  road: number
  near: number
  far: number
  /** How deep the canal or the track bed lies. */
  deep: number
  /** Where one arrives. */
  entry: number
}

const usual: Street = {
  facades: 'old town',
  width: 14,
  road: 'none',
  storeys: [2, 4],
  colours: ['#e3d2b0', '#cfae8c', '#b9c2b4'],
}

function lieOf({ setting }: LayoutInput): Lie {
  const street = setting.street ?? usual
  const half = street.width / 2
  const shares: Record<Street['road'], number> = {
    asphalt: 0.27,
    cobbles: 0.2,
    canal: 0.27,
    rails: 0,
    none: 0,
  }
  const road =
    street.road === 'rails' ? 2.2 : Math.min(5.4, Math.round(street.width * shares[street.road] * 2) / 2)
  return {
    street,
    left: half,
    right: street.oneSided ? half * 0.35 : half,
    road: street.oneSided ? 0 : road,
    near: setting.reach,
    far: -setting.reach,
    deep: street.road === 'canal' ? 2.2 : street.road === 'rails' ? 0.35 : 0,
    entry: Math.round(setting.reach * 0.5),
  }
}

export function streetLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const lie = lieOf(input)
  const { street } = lie
  const isDark = isNight(plan.hour) || (isGolden(plan.hour) && plan.hour > 12)
  const site = openSite(input, openPlots(), seededRandom(plan.seed ^ 0x57ee7))
  const { kept, crossing } = furnishStreet(site, lie)
  const rows = rowsOf(lie, kept).map((row, n) =>
    builtRow(row, street, plan.seed + n * 977, { isDark, isSnowy: isSnowy(plan) }),
  )
  const size = 2 * (setting.reach + 26)
  const palette: Patch[] = underSnow(
    [
      setting.ground.main,
      setting.ground.path ?? setting.ground.main,
      setting.ground.patch ?? setting.ground.main,
    ],
    plan,
  )
  const isSunk = (x: number) => (street.oneSided ? x > lie.right + 0.9 : Math.abs(x) < lie.road + 0.1)
  const focus: [number, number, number] = site.standing.length > 0 ? focusOf(site, lie) : [0, 2, 0]
  const x = lie.road > 0 && street.road !== 'cobbles' ? lie.road + 0.9 : 0.6
  return {
    reach: setting.reach,
    around: 'outdoors',
    ground: flatGround(size, size, palette, {
      surface: ([gx]) => (isSunk(gx) ? 1 : Math.abs(gx) < lie.road + 1.6 && setting.ground.patch ? 2 : 0),
      height: ([gx]) => (isSunk(gx) && lie.deep > 0 ? -lie.deep : 0),
    }),
    waters: watersOf(input, lie, size),
    sky: skyFor(plan, setting),
    air: airFor(plan, setting),
    covers: (setting.covers ?? []).map(({ on: _, ...cover }) => ({ ...cover, on: [0] })),
    emitters: [],
    lamps: [...rows.flatMap(({ lamps }) => lamps).slice(0, 20), ...site.lamps],
    sounds: soundsFor(plan, setting),
    built: [...rows.flatMap(({ built }) => built), ...roadShapes(lie, crossing), ...site.built],
    spots: site.spots,
    focus,
    path: [
      [x, lie.entry + 6],
      [x, lie.entry],
      [x * 0.8, 0],
      [x * 0.8, lie.far * 0.5],
    ],
    spawn: looking(
      [x, 1.65, lie.entry],
      [focus[0] * 0.5, Math.min(4, 1.9 + focus[1] * 0.2), Math.min(focus[2], lie.entry - 12)],
    ),
  }
}

/** Houses on both sides, and a row across each end so that the street leads somewhere. */
function rowsOf(lie: Lie, kept: Record<'left' | 'right' | 'end', Row['kept']>): Row[] {
  const { left, right, near, far, street } = lie
  const length = near - far + 12
  const begin = near + 6
  const across = left + right + 16
  const rows: Row[] = [
    { id: 'left', from: [-left, begin], way: Math.PI, looks: Math.PI / 2, length, kept: kept.left },
    {
      id: 'end',
      from: [-left - 8, far - 8],
      way: Math.PI / 2,
      looks: 0,
      length: street.oneSided ? left + 8 : across,
      kept: kept.end,
    },
    { id: 'back', from: [right + 8, near + 9], way: -Math.PI / 2, looks: Math.PI, length: across, kept: [] },
  ]
  if (!street.oneSided)
    rows.push({
      id: 'right',
      from: [right, begin],
      way: Math.PI,
      looks: -Math.PI / 2,
      length,
      kept: kept.right,
    })
  // A canal runs on below the houses at its ends.
  return street.road === 'canal' && !street.oneSided
    ? rows.map((row) => (row.id === 'end' ? { ...row, from: [row.from[0], far - 12] } : row))
    : rows
}

function roadShapes(lie: Lie, crossing: readonly { from: number; to: number }[]): BuiltShape[] {
  const { street, road, near, far, deep } = lie
  const [from, to] = [far - 6, near + 6]
  if (street.oneSided)
    return [...quays(from, to, [lie.right + 0.9]), ...railings(from, to, [lie.right + 0.55], crossing)]
  switch (street.road) {
    case 'asphalt':
      return [...kerbs(road, from, to), ...roadMarks(road, from, to, [lie.entry - 1, Math.round(far * 0.4)])]
    case 'canal':
      return [...quays(from, to, [-road, road]), ...railings(from, to, [-road - 0.45, road + 0.45], crossing)]
    case 'rails':
      return [...rails(from, to, deep), ...platformEdges(road, from, to, deep)]
    default:
      return []
  }
}

function watersOf({ plan, setting }: LayoutInput, lie: Lie, size: number): Layout['waters'] {
  const asked = mattersThatAre(plan, 'water')[0]
  const matter = asked ? { matter: asked.id } : {}
  if (lie.street.road !== 'canal') return []
  const [x0, x1] = lie.street.oneSided ? [lie.right + 0.5, size / 2] : [-lie.road - 0.3, lie.road + 0.3]
  return [
    {
      level: -0.55,
      outline: [
        [x0, -size / 2],
        [x1, -size / 2],
        [x1, size / 2],
        [x0, size / 2],
      ],
      stuff: 'water',
      colour: asked?.colour ?? setting.water?.colour ?? '#3f8f94',
      waves: lie.street.oneSided ? 0.45 : 0.18,
      ...matter,
    },
  ]
}

function focusOf(site: ReturnType<typeof openSite>, lie: Lie): [number, number, number] {
  const ahead = site.standing.filter(({ at }) => at[1] < lie.entry - 4 && at[1] > lie.far - 20)
  const score = ({ item, at, extent }: (typeof ahead)[number]) =>
    (item.thing.asked ? 4 : 0) +
    (item.thing.place.how === 'middle' ? 3 : 0) +
    Math.min(2, extent.height / 4) -
    Math.abs(at[0]) * 0.1 -
    Math.abs(at[1] - lie.entry + 18) * 0.05
  const best = ahead.sort((a, b) => score(b) - score(a))[0]
  return best ? [best.at[0], best.extent.height * 0.5, best.at[1]] : [0, 2, 0]
}
