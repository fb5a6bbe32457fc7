import type { World } from '../../world.ts'
import { pace, priceAt, type Upgrade, upgradesIn } from './content.ts'

/** The figures of a business: what something costs and brings. */
export type Business = Pick<World, 'plan'> & {
  unit: number
  owned: number[]
}

const countOf = ({ plan, owned }: Business, kind: Upgrade['kind']) =>
  upgradesIn(plan).reduce((sum, upgrade, at) => sum + (upgrade.kind === kind ? (owned[at] ?? 0) * (1 + upgrade.tier) : 0), 0)

/** What one tap makes. */
export const perTap = (business: Business) => 1 + countOf(business, 'hands')

/** What one piece brings. */
export const priceOf = (business: Business) => (1 + countOf(business, 'recipe')) * business.unit

/** Pieces that are made in a second without a tap. */
export function perSecond({ plan, owned }: Business): number {
  return upgradesIn(plan).reduce((sum, upgrade, at) => sum + pace(upgrade) * (owned[at] ?? 0), 0)
}

/** How much more a wish that was fulfilled brings. */
export const bonusOf = (business: Business) => 1 + 0.4 * countOf(business, 'sign')

/** How much sooner the next customer comes. */
export const hurryOf = (business: Business) => 0.88 ** countOf(business, 'sign')

export function costOf({ owned, unit }: Business, upgrade: Upgrade, index: number): number {
  const cost = priceAt(upgrade, owned[index] ?? 0) * unit
  return cost < 10 ? Math.round(cost * 10) / 10 : Math.round(cost)
}

/** What one more of it does, in words. */
export function effectOf(business: Business, upgrade: Upgrade): string {
  const { kind, tier } = upgrade
  if (kind === 'hands') return `+${1 + tier} for each tap`
  if (kind === 'recipe') return `Each sells for +${trim((1 + tier) * business.unit)}`
  if (kind === 'sign') return 'Orders pay +40 %'
  return `Makes ${trim(pace(upgrade))} a second`
}

const trim = (value: number) => (value >= 100 ? value.toFixed(0) : String(Math.round(value * 10) / 10))
