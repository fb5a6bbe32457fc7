import type { AnyArchetype } from '../../archetype.ts'
import { shield } from './shield.ts'
import { sword } from './sword.ts'

/** What one fights, works and plays with. */
export const gear: AnyArchetype[] = [shield, sword]
