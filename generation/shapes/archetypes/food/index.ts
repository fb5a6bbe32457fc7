import type { AnyArchetype } from '../../archetype.ts'
import { roundFruit } from './round-fruit.ts'

/** What one eats and drinks. */
export const food: AnyArchetype[] = [roundFruit]
