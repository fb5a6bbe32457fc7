import { type CastMember, castIn, type GamePlan } from '../../../game/plan.ts'
import { shuffle, type World } from '../../../game/world.ts'
import type { Icon } from '../../table/icons.ts'
import { abilitiesIn, capital } from './abilities.ts'
import type { Hero } from './fight.ts'

export const rewardKinds = ['rest', 'might', 'vigour', 'armour', 'focus', 'remedy', 'thorns'] as const
export type RewardKind = (typeof rewardKinds)[number] | 'key'

/** What can be chosen after a fight; `cast` is something of the prompt that brings it. */
export type Reward = { kind: RewardKind; cast?: string }

export const rewardLooks: Record<RewardKind, { name: string; says: string; icon: Icon; colour: string }> = {
  rest: { name: 'Good rest', says: 'Full health', icon: 'heart', colour: '#2f9e5b' },
  might: { name: 'Stronger', says: 'Attacks +25 %', icon: 'sword', colour: '#d9553f' },
  vigour: { name: 'Tougher', says: '+16 health for good', icon: 'up', colour: '#b0489f' },
  armour: { name: 'Armour', says: 'Every hit hurts 2 less', icon: 'shield', colour: '#3d6fd0' },
  focus: { name: 'Focus', says: 'Special fully charged', icon: 'star', colour: '#7a4fd3' },
  remedy: { name: 'Remedy', says: '2 more heals', icon: 'heart', colour: '#1f9d8a' },
  key: { name: 'Key', says: 'Opens the last door', icon: 'star', colour: '#d08a1d' },
  thorns: { name: 'Counter', says: 'Blocking hits back for 7', icon: 'burst', colour: '#d08a1d' },
}

/** Things of the prompt that can be found after a fight. */
export function itemsIn(plan: GamePlan): CastMember[] {
  const keys = plan.rules.keys ? [] : castIn(plan, 'key')
  return [...castIn(plan, 'collectible'), ...keys, ...castIn(plan, 'goal')]
}

export function rewardName(plan: GamePlan, { kind, cast }: Reward): string {
  const item = plan.cast.find(({ id }) => id === cast)
  return item ? capital(item.name) : rewardLooks[kind].name
}

/** Three to choose from. What the prompt named is always among them, once each. */
export function offer(world: World & { hero: Hero; taken: string[] }): Reward[] {
  const { plan, hero, taken } = world
  const heals = abilitiesIn(plan).some(({ id }) => id in hero.uses)
  const charged = abilitiesIn(plan).some(({ kind }) => kind === 'special')
  const open = shuffle(world, rewardKinds).filter((kind) => {
    if (kind === 'rest') return hero.health < hero.most * 0.8
    if (kind === 'remedy') return heals
    if (kind === 'focus') return charged && hero.charge < 3
    return kind !== 'thorns' || hero.thorns === 0
  })
  const given = (plan.content?.items ?? {}) as Record<string, RewardKind>
  const items = itemsIn(plan)
  const item = items.find(({ id }) => !taken.includes(id)) ?? items[taken.length % Math.max(1, items.length)]
  const first = item && (given[item.id] ?? (open.includes('might') ? 'might' : open[0]))
  const rest = open.filter((kind) => kind !== first).map((kind): Reward => ({ kind }))
  // Whoever is badly hurt finds a rest.
  if (hero.health < hero.most * 0.5)
    rest.sort((one, other) => Number(other.kind === 'rest') - Number(one.kind === 'rest'))
  return [...(first && item ? [{ kind: first, cast: item.id }] : []), ...rest].slice(0, 3)
}

export function take(hero: Hero, { kind, cast }: Reward): void {
  const more = cast ? 1.3 : 1
  if (kind === 'rest') hero.health = hero.most
  if (kind === 'might') hero.strength *= 1 + 0.25 * more
  if (kind === 'vigour') {
    hero.most += Math.round(16 * more)
    hero.health = Math.min(hero.most, hero.health + Math.round(16 * more))
  }
  if (kind === 'armour') hero.armour += 2
  if (kind === 'focus') hero.charge = 4
  if (kind === 'remedy') for (const id in hero.uses) hero.uses[id] = (hero.uses[id] ?? 0) + 2
  if (kind === 'thorns') hero.thorns += 7
  // What was found is good for a little health as well.
  if (cast && kind !== 'key') hero.health = Math.min(hero.most, hero.health + 5)
}
