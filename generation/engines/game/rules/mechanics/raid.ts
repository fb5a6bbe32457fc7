import type { Mechanic } from '../mechanic.ts'
import { chase } from './chase.ts'
import { siege, siegeSeen } from './protect.ts'

/** Others attack a thing, and the player is in their way. Where they attack the player, it is a chase. */
export const raid: Mechanic = {
  id: 'raid',
  verbs: ['attack', 'raid', 'invade', 'assault', 'storm', 'ambush'],
  toPlayer: 'chase',
  by: 'others',
  spaces: ['top', 'float'],
  adds(use) {
    const { you, who, whom = you } = use
    return whom.id === you.id ? chase.adds(use) : siege(you, who, whom)
  },
  seen(films, use) {
    const { you, who, whom = you } = use
    return whom.id === you.id ? undefined : siegeSeen(films, you, who, whom)
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} come at you.`
      : `The ${who.plural} attack the ${whom.name}: touch them before they get there.`,
  example: { you: 'dog', who: 'wolf', whom: 'barn' },
}
