import type { Water } from '@makebelieve/kit/environment/scene'
import type { PlannedMatter } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import type { Point } from '../shared/geometry.ts'
import { mattersThatAre } from '../shared/times.ts'
import { isWaterborne, type Site } from './site.ts'
import { poolOfFall, puddles, river, roundWater, seaAround, seaAside } from './water-shapes.ts'

type Form = Extract<PlannedMatter['as'], { is: 'water' }>['form']

/** A body of water on the plan: how far a place is from its edge says all about it. */
export type WaterBody = {
  form: Form
  matter?: string
  stuff: Water['stuff']
  colour: string
  waves: number
  flow?: Point
  /** Metres outside of its edge; inside they are negative. */
  outside(x: number, z: number): number
  outline?: Point[]
  /** Its middle, or a place in it that one sees at first. */
  middle: Point
  radius: number
  /** Where it runs, for rivers. */
  line?: Point[]
  depth: number
  /** How wide its banks are. */
  bank: number
  level: number
  /** The sea below a cliff: how high that is. */
  cliff?: number
}

/** A water that is wished for. */
export type WaterOrder = {
  form: Form
  matter?: PlannedMatter
  colour?: string
  stuff?: Water['stuff']
  size: number
}

/** What waters there are: those of the prompt, else the setting's own. */
export function watersOf(input: LayoutInput, site: Site): WaterBody[] {
  const { plan, setting } = input
  if (setting.around === 'underwater') return []
  const named = mattersThatAre(plan, 'water').filter(({ as }) => as.form !== 'fountain')
  const orders: WaterOrder[] = named.map((matter) => ({
    form: matter.as.form,
    matter,
    ...(matter.colour && { colour: matter.colour }),
    size: matter.size,
  }))
  const own = setting.water
  // A lake shore with an asked-for sea has one water, not two.
  if (own && !orders.some(({ form }) => form !== 'puddles' && form !== 'waterfall'))
    orders.push({
      form: own.form,
      size: 1,
      ...(own.colour && { colour: own.colour }),
      ...(own.stuff && { stuff: own.stuff }),
    })
  // Whatever swims or sails needs water to do so.
  const needy = plan.things.find((thing) => thing.asked && thing.count > 0 && isWaterborne(thing))
  if (orders.length === 0 && needy) orders.push({ form: needy.metres > 2 ? 'lake' : 'pond', size: 1 })
  const isFrozen = plan.season === 'winter' && setting.ground.main.surface === 'snow'
  const bodies: WaterBody[] = []
  for (const order of orders) {
    const make = makers[order.form]
    for (const shape of make?.(input, site, order, bodies) ?? [])
      bodies.push({ ...looksOf(order, isFrozen && !order.matter, own?.colour), ...shape, form: order.form })
  }
  return bodies
}

/** Where a water is and how it lies. */
export type WaterShape = Pick<
  WaterBody,
  'outside' | 'outline' | 'middle' | 'radius' | 'line' | 'flow' | 'depth' | 'bank' | 'cliff'
>

function looksOf({ form, matter, colour, stuff }: WaterOrder, isFrozen: boolean, own: string | undefined) {
  const canFreeze = form === 'pond' || form === 'lake'
  const made: Water['stuff'] =
    stuff ??
    (form === 'lava'
      ? 'lava'
      : form === 'swamp'
        ? 'swamp'
        : form === 'ice' || (isFrozen && canFreeze)
          ? 'ice'
          : 'water')
  const usual = { lava: '#ff641c', swamp: '#55633f', ice: '#c4e4f3', clouds: '#f4ebf2', water: '#3f90b2' }[
    made
  ]
  const waves = {
    pond: 0.06,
    lake: 0.14,
    river: 0.25,
    sea: 0.6,
    canal: 0.08,
    waterfall: 0.3,
    lava: 0.1,
  } as Partial<Record<Form, number>>
  return {
    stuff: made,
    colour: colour ?? (made === 'ice' ? usual : (own ?? usual)),
    waves: made === 'ice' ? 0 : (waves[form] ?? 0.05),
    level: 0,
    ...(matter && { matter: matter.id }),
  }
}

type Maker = (input: LayoutInput, site: Site, order: WaterOrder, before: WaterBody[]) => WaterShape[]

const makers: Partial<Record<Form, Maker>> = {
  pond: (_, site, order, before) => [roundWater(site, order, before, 6.5)],
  ice: (_, site, order, before) => [roundWater(site, order, before, 9)],
  lake: (_, site, order, before) => [roundWater(site, order, before, 19)],
  river: (input, site, order) => [river(input, site, 2.6 * order.size, true)],
  canal: (input, site, order) => [river(input, site, 3 * order.size, false)],
  lava: (input, site, order, before) =>
    /lake|pool|pit/.test(order.matter?.noun ?? '')
      ? [roundWater(site, order, before, 9)]
      : [river(input, site, 2.2 * order.size, true)],
  sea: (input, site) => [
    input.setting.land?.form === 'island' || isOnIsland(input)
      ? seaAround(site)
      : seaAside(site, cliffOf(input)),
  ],
  swamp: () => [{ outside: () => 1, middle: [0, 0], radius: 0, depth: 0.5, bank: 0 }],
  waterfall: (_, site) => [poolOfFall(site)],
  puddles: (_, site) => puddles(site),
}

export const isOnIsland = ({ plan }: LayoutInput): boolean =>
  mattersThatAre(plan, 'terrain').some(({ as }) => as.form === 'island')

/** How high the land stands above the sea: where the place has cliffs, or the prompt asks for one. */
const cliffOf = ({ plan, setting }: LayoutInput): number => {
  const asked = mattersThatAre(plan, 'terrain').find(({ as }) => as.form === 'cliff')
  return asked ? 8 * asked.size : (setting.land?.cliff ?? 0)
}
