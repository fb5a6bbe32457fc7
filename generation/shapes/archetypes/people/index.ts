import type { AnyArchetype } from '../../archetype.ts'
import { folk } from './fantasy.ts'
import { person } from './person.ts'

/** People, their likes, robots and dolls. */
export const people: AnyArchetype[] = [person, folk]
