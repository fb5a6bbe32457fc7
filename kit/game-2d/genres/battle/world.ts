import { castIn } from '../../plan.ts'
import type { Float } from '../../table/floats.ts'
import type { World } from '../../world.ts'
import { type Ability, abilitiesIn } from './abilities.ts'
import type { Foe, Hero, Move } from './fight.ts'
import { friendPlaces } from './layout.ts'
import type { Reward } from './rewards.ts'

export type Phase = 'enter' | 'choose' | 'hero' | 'friend' | 'foe' | 'down' | 'fall' | 'reward'

export type BattleWorld = World & {
  hero: Hero
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
  hurt: { hero: number; foe: number }
  shown: { hero: number; foe: number }
}

/** The blow falls when so many steps are left. */
export const impact = 18

export function abilityOf({ plan }: World, id: string): Ability | undefined {
  return abilitiesIn(plan).find((ability) => ability.id === id)
}

/** The friends that stand with the hero. */
export const friendsOf = ({ plan }: World) => castIn(plan, 'friend').slice(0, friendPlaces.length)
