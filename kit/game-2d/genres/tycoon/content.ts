import { type CastMember, castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import type { Icon } from '../../table/icons.ts'

export type UpgradeKind = 'hands' | 'helper' | 'machine' | 'recipe' | 'sign'

/** Something to buy. `cast` is its picture; `tier` sets equal ones apart, the later the dearer and the better. */
export type Upgrade = { id: string; name: string; kind: UpgradeKind; tier: number; cast?: string }

type Nature = { icon: Icon; colour: string; price: number; growth: number; dearer: number }

export const natures: Record<UpgradeKind, Nature> = {
  hands: { icon: 'hand', colour: '#d9553f', price: 18, growth: 2.3, dearer: 2.5 },
  helper: { icon: 'heart', colour: '#2f9e5b', price: 25, growth: 1.5, dearer: 3 },
  machine: { icon: 'bolt', colour: '#3d6fd0', price: 70, growth: 1.55, dearer: 3 },
  recipe: { icon: 'star', colour: '#b0489f', price: 55, growth: 2.6, dearer: 1.8 },
  sign: { icon: 'up', colour: '#d08a1d', price: 40, growth: 2.2, dearer: 2 },
}

/** What one of it makes in a second by itself. */
export function pace({ kind, tier }: Upgrade): number {
  return kind === 'helper' ? 1 * 2.4 ** tier : kind === 'machine' ? 3 * 2.4 ** tier : 0
}

/** Every fifth makes a team of them, and all work twice as fast. */
export const teamSize = 5

export function outputOf(upgrade: Upgrade, owned: number): number {
  return pace(upgrade) * owned * 2 ** Math.floor(owned / teamSize)
}

export const mostUpgrades = 6
const leastUpgrades = 4

/** What the plan names, with usual things where there are too few: there is always something else to wish for. */
export function upgradesIn(plan: GamePlan): Upgrade[] {
  let found = known.get(plan)
  if (!found) {
    found = listUpgrades(plan)
    known.set(plan, found)
  }
  return found
}

/** Plans do not change, and this is asked for in every step. */
const known = new WeakMap<GamePlan, Upgrade[]>()

function listUpgrades(plan: GamePlan): Upgrade[] {
  const given = plan.content?.upgrades
  const named = Array.isArray(given) ? (given as Upgrade[]).filter(isUpgrade) : castUpgrades(plan)
  const all = named.slice(0, mostUpgrades)
  const last = all.at(-1)
  // Without something that makes each piece worth more, a business only grows in width.
  if (last && all.length >= mostUpgrades - 1 && !all.some(({ kind }) => kind === 'recipe'))
    all[all.length - 1] = { ...last, kind: 'recipe' }
  const has = (kind: UpgradeKind) => all.some((upgrade) => upgrade.kind === kind)
  for (const upgrade of usual) {
    const needed = upgrade.kind === 'hands' || upgrade.kind === 'recipe'
    const room = needed ? mostUpgrades : leastUpgrades
    if (has(upgrade.kind) || all.length >= room) continue
    if (upgrade.kind === 'helper' && has('machine')) continue
    all.push(upgrade)
  }
  const tiers: Partial<Record<UpgradeKind, number>> = {}
  return all
    .map((upgrade) => {
      const tier = tiers[upgrade.kind] ?? 0
      tiers[upgrade.kind] = tier + 1
      return { ...upgrade, tier }
    })
    .sort((one, other) => priceAt(one, 0) - priceAt(other, 0))
}

function isUpgrade(value: Upgrade): boolean {
  return typeof value?.name === 'string' && value.kind in natures
}

const usual: Upgrade[] = [
  { id: 'hands', name: 'Faster hands', kind: 'hands', tier: 0 },
  { id: 'recipe', name: 'Better quality', kind: 'recipe', tier: 0 },
  { id: 'helper', name: 'Helper', kind: 'helper', tier: 0 },
  { id: 'sign', name: 'Big sign', kind: 'sign', tier: 0 },
]

function castUpgrades(plan: GamePlan): Upgrade[] {
  const upgrade = ({ id, name }: CastMember, kind: UpgradeKind): Upgrade => ({
    id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    kind,
    tier: 0,
    cast: id,
  })
  const customers = customersIn(plan)
  const buyable = (member: CastMember) => !customers.includes(member)
  return [
    ...castIn(plan, 'friend')
      .filter(buyable)
      .map((member) => upgrade(member, 'helper')),
    ...castIn(plan, 'obstacle')
      .filter(buyable)
      .map((member) => upgrade(member, 'machine')),
  ]
}

/** Before the size of the purse is taken into account. */
export function priceAt({ kind, tier }: Upgrade, owned: number): number {
  const { price, growth, dearer } = natures[kind]
  return price * dearer ** tier * growth ** owned
}

/** What is made and sold. */
export function goodsIn(plan: GamePlan): CastMember[] {
  const goods = castIn(plan, 'collectible')
  return goods.length > 0 ? goods : [theOne(plan, 'player')]
}

/** Who comes to buy; where nobody was named, guests are drawn. */
export function customersIn(plan: GamePlan): CastMember[] {
  const { customers } = plan.content ?? {}
  const ids = Array.isArray(customers) ? customers : []
  return plan.cast.filter(({ id }) => ids.includes(id))
}

/** Who comes to take something. */
export function pestsIn(plan: GamePlan): CastMember[] {
  const { customers } = plan.content ?? {}
  const ids = Array.isArray(customers) ? customers : []
  const boss = plan.rules.boss ? [] : castIn(plan, 'boss')
  return [...castIn(plan, 'enemy'), ...boss, ...castIn(plan, 'hazard')].filter(({ id }) => !ids.includes(id))
}

/** What money looks like, where the prompt named it. */
export function coinOf(plan: GamePlan): CastMember | undefined {
  return plan.cast.find(({ id }) => id === plan.content?.coin)
}

/** How long a game lasts that has no clock, for what is paced by it. */
export const usualSeconds = 100

/** Money as it is written: 1,250; 48.2k; 3.1M; small sums with one decimal where they have one. */
export function coins(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)}M`
  if (value >= 1e5) return `${(value / 1e3).toFixed(0)}k`
  if (value < 10 && value % 1 > 0.05) return value.toFixed(1)
  return Math.floor(value).toLocaleString('en')
}
