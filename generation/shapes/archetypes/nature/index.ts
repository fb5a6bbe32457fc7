import type { AnyArchetype } from '../../archetype.ts'
import { conifer, tree } from './tree.ts'

/** What grows and what the earth is made of. */
export const nature: AnyArchetype[] = [conifer, tree]
