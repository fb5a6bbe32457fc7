import { type CastMember, castIn } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import type { Lock } from '../../lock.ts'
import type { Bonus } from '../../table/bonus.ts'
import type { Float } from '../../table/floats.ts'
import { type Ability, abilitiesIn } from './abilities.ts'
import type { Foe, Hero, Move } from './fight.ts'
import { friendPlaces } from './layout.ts'
import type { Who } from './party.ts'
import type { Reward } from './rewards.ts'

export type Phase = 'enter' | 'choose' | 'hero' | 'friend' | 'foe' | 'down' | 'fall' | 'reward' | 'gate'

export type BattleWorld = World & {
  hero: Hero
  /** The second player's hero, where two play. */
  partner: Hero | null
  /** Whose turn it is, and what each of the two has dealt. */
  turn: Who
  tally: [number, number]
  foe: Foe
  /** Which foe of the line-up this is, from 0. */
  number: number
  phase: Phase
  left: number
  total: number
  /** The ability that is being used. */
  ability: string
  /** Which friend acts. */
  friend: number
  /** What the foe just does, for the view; its intent is already the next one. */
  doing: Move | 'stunned' | ''
  /** What is going on, in words. */
  words: string
  rewards: Reward[]
  /** Ids of the things that were found. */
  taken: string[]
  floats: Float[]
  /** Steps for which somebody still shakes from a blow, and where its bar stood before. */
  hurt: { hero: number; foe: number; partner: number }
  shown: { hero: number; foe: number; partner: number }
  /** Before the last foe; and how many guards had to be fought because the key was missing. */
  lock: Lock | null
  bonus: Bonus
  guards: number
}

/** The blow falls when so many steps are left. */
export const impact = 18

export function abilityOf({ plan }: World, id: string): Ability | undefined {
  return abilitiesIn(plan).find((ability) => ability.id === id)
}

/** The friends that stand with the hero; the first of them is the second player, where there is one. */
export function friendsOf({ plan }: Pick<World, 'plan'>): CastMember[] {
  const led = plan.rules.players === 2 ? 1 : 0
  return castIn(plan, 'friend').slice(led, friendPlaces.length + led)
}
