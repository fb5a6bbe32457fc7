import type { Mechanic } from '../mechanic.ts'
import { seenUnder, underLight } from '../under-light.ts'

/** They melt only while the light is on them. */
export const meltByLight: Mechanic = {
  id: 'melt-by-light',
  verbs: ['melt by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds: underLight('melts'),
  seen: seenUnder(-1),
  howTo: ({ you, whom = you }) => `Keep your light on the ${whom.plural} until they have melted away.`,
  example: { you: 'child', whom: 'snowman' },
}
