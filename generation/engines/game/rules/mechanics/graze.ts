import { runningOff } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isBeside, lasting } from '../observe.ts'
import { chase } from './chase.ts'

/** Others come to eat what grows there, bite by bite; touched, they run off. Where they would eat the player, it is a chase. */
export const graze: Mechanic = {
  id: 'graze',
  verbs: [
    'eat',
    'devour',
    'nibble',
    'nibble at',
    'gnaw',
    'gnaw at',
    'feed on',
    'munch',
    'munch on',
    'graze',
    'graze on',
    'gobble',
    'gobble up',
    'chew',
    'chew on',
    'trample',
    'eat up',
    'peck',
    'peck at',
    'dig up',
    'uproot',
    'pull out',
    'rip out',
    'tear out',
  ],
  by: 'others',
  takesAway: true,
  toPlayer: 'chase',
  spaces: ['top', 'float'],
  adds(use) {
    const { you, who, whom = you } = use
    if (whom.id === you.id) return chase.adds(use)
    const shooed = `${who.id}.shooed`
    const flies = who.flies && { flies: true as const }
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: whom.id, speed: [65, 105] },
          count: 1,
          where: 'edge',
          comes: { every: [2.6, 1.6], most: [3, 5], where: 'beyond' },
          ...flies,
        },
        runningOff(who, 'shooed'),
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? 6,
          where: 'anywhere',
          meters: [{ name: 'left', from: 1, shown: true, empty: { scale: 0.5 } }],
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [who.id, whom.id] },
          if: [{ is: who.id, who: 'a' }],
          do: [{ meter: 'left', of: 'b', add: -0.12 }],
          rest: 0.3,
        },
        {
          when: { meter: 'left', of: whom.id, below: 0 },
          do: [{ remove: 'a' }, { tally: `eaten ${whom.id}`, add: 1 }, { show: 'miss', words: 'Eaten!' }],
        },
        {
          when: { touch: [who.id, you.id] },
          if: [{ is: who.id, who: 'a' }],
          do: [{ become: shooed, of: 'a' }, { score: 10 }, { show: 'push' }],
          rest: 0.1,
        },
      ],
      lost: [
        {
          when: { tallies: [{ tally: `eaten ${whom.id}`, reaches: [4, 3], says: 'eaten', cast: whom.id }] },
          says: `Too many ${whom.plural} were eaten.`,
        },
      ],
    }
  },
  seen(films, { who, you, whom = you }) {
    if (whom.id === you.id) return undefined
    let bites = 0
    let stayed = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (fall(was, is) < 0.05) continue
      if (!isBeside(before, who.id, was, 2.4)) return undefined
      bites++
      if (isBeside(after, who.id, is, 2.4)) stayed++
    }
    // Whoever bites stays at its meal; what strikes and is gone does not eat.
    return bites > 5 && stayed > bites * 0.7
      ? `${who.plural} took ${bites} bites of the ${whom.plural}, each time right beside them.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    whom.id === you.id
      ? `The ${who.plural} are after you.`
      : `The ${who.plural} eat the ${whom.plural}: run at them to chase them off.`,
  example: { you: 'farmer', who: 'rabbit', whom: 'carrot' },
  kin: ['maul'],
}
