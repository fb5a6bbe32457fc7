import type { AnyArchetype } from '../../archetype.ts'
import { castle, tower } from './castle.ts'
import { house } from './house.ts'

/** What is built. */
export const places: AnyArchetype[] = [castle, house, tower]
