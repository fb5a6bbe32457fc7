import type { Interaction } from '@makebelieve/kit/game/plan'
import type { Mechanic } from '../../brief/brief.ts'

/** What the triples say about those who are not the player. */
export const doings: Partial<Record<Mechanic, Interaction['does']>> = {
  chase: 'chase',
  shoot: 'shoot',
  steal: 'steal',
  defend: 'guard',
  avoid: 'flee',
}
