import type { AnyArchetype } from '../../archetype.ts'
import { car } from './car.ts'

/** What one drives, sails and flies. */
export const vehicles: AnyArchetype[] = [car]
