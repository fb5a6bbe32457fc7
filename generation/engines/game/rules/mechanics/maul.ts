import type { Effect } from '@makebelieve/kit/rules/rulebook'
import { comingFor, runningOff, shooedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, gap, heading, isBeside, lasting, nearestOf } from '../observe.ts'

/** Others come up to somebody, do it harm and are off again: so often, and it is done for. */
export const maul: Mechanic = {
  id: 'maul',
  verbs: [
    'bite',
    'sting',
    'scratch',
    'nip',
    'pinch',
    'hit',
    'kick',
    'slap',
    'punch',
    'poke',
    'whip',
    'claw',
    'stab',
    'swat',
    'hurt',
    'injure',
    'wound',
    'beat',
    'cut',
    'stomp',
    'stomp on',
    'stamp on',
    'tread on',
    'step on',
    'harass',
    'bother',
    'pester',
    'torment',
    'tease',
    'break',
    'damage',
  ],
  kindsOf: [
    'strike',
    'bite',
    'injure',
    'hurt',
    'harass',
    'torment',
    'damage',
    'attack',
    'kill',
    'eat',
    'destroy',
  ],
  toPlayer: 'chase',
  by: 'others',
  needs: ['whom'],
  spaces: ['top', 'float', 'lanes'],
  adds(use) {
    const { you, who, whom = you, isHandled } = use
    const off = `${who.id}.off`
    // Whom the player has to deal with one by one stays, and takes its time.
    const after: Effect = isHandled ? { still: 'a', seconds: 3 } : { become: off, of: 'a' }
    const done = `done for ${whom.id}`
    return {
      kinds: [
        comingFor(use, whom.id, isHandled ? [22, 44] : [64, 104]),
        runningOff(who, 'off'),
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? 5,
          where: 'anywhere',
          meters: [{ name: 'health', from: 1, shown: true }],
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [who.id, whom.id] },
          if: [{ is: who.id, who: 'a' }],
          do: [{ meter: 'health', of: 'b', add: isHandled ? -0.25 : -0.5 }, after, { show: 'hurt' }],
          rest: isHandled ? 3.2 : 0.6,
        },
        {
          when: { meter: 'health', of: whom.id, below: 0.02 },
          do: [
            { remove: 'a' },
            { tally: done, add: 1 },
            { show: 'miss', words: whom.alive ? 'Ouch!' : 'Broken!' },
          ],
        },
        ...shooedBy(use, off),
      ],
      lost: [
        {
          when: {
            tallies: [{ tally: done, reaches: [4, 3], says: whom.alive ? 'hurt' : 'broken', cast: whom.id }],
          },
          says: `The ${who.plural} got too many ${whom.plural}.`,
        },
      ],
    }
  },
  seen(films, { who, you, whom = you }) {
    if (whom.id === you.id) return undefined
    const { part, moments } = heading(films, who.id, whom.id)
    let blows = 0
    let others = 0
    let off = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      if (fall(was, is) < 0.1) continue
      const doer = nearestOf(before, who.id, was)
      if (!doer || !isBeside(before, who.id, was, 1.9)) others++
      else {
        blows++
        // Who eats goes on with its meal, and who breaks itself on something is gone.
        const later = films[film]?.frames[films[film].frames.indexOf(after) + 12]?.bodies.get(doer.id)
        if (later && (later.still || gap(later, is) > gap(doer, was))) off++
      }
    }
    return moments > 20 && part > 0.3 && blows > 1 && blows > others * 4 && off >= blows * 0.6
      ? `${who.plural} went for the ${whom.plural} (${Math.round(part * 100)} % of their way) and hurt them ${blows} times, right beside them.`
      : undefined
  },
  howTo: ({ you, who, whom = you, isHandled }) =>
    `The ${who.plural} are after the ${whom.plural}: ${isHandled ? 'be faster' : 'run at them to chase them off'}.`,
  example: { you: 'dog', who: 'wasp', whom: 'child' },
}
