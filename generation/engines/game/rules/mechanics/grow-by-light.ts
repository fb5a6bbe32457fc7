import type { Mechanic } from '../mechanic.ts'
import { seenUnder, underLight } from '../under-light.ts'

/** They grow only while the light is on them. */
export const growByLight: Mechanic = {
  id: 'grow-by-light',
  verbs: ['grow by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds: underLight('grows'),
  seen: seenUnder(1),
  howTo: ({ you, whom = you }) => `The ${whom.plural} grow only while your light is on them.`,
  example: { you: 'gardener', whom: 'flower' },
}
