import type { Mechanic } from '../mechanic.ts'
import { appeared, isBeside, lasting, paceOf } from '../observe.ts'

/** The button lays a trap, which lasts a while; whoever steps into it is caught and stays there. */
export const trap: Mechanic = {
  id: 'trap',
  verbs: ['trap', 'capture', 'net', 'snare', 'ensnare', 'cage', 'imprison', 'lure into', 'entrap'],
  undone: ['free', 'release', 'liberate', 'let out', 'set free', 'let go'],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: tool = you, button }) {
    const laid = `${tool.id}.laid`
    const caught = `${whom.id}.caught`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [85, 130] },
          count: whom.count ?? [4, 5],
          where: 'far',
          size: 50,
          ...(whom.count === undefined && { comes: { every: 3, most: [4, 5], where: 'far' as const } }),
          softly: true,
        },
        {
          id: caught,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          size: 50,
          look: { shell: '#c9a15a' },
        },
        {
          id: laid,
          cast: tool.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          size: 44,
          meters: [{ name: 'strength', from: 1, perSecond: [-0.2, -0.35], empty: { alpha: 0.3 } }],
        },
      ],
      rules: [
        {
          when: { press: button },
          if: [{ many: laid, below: 2 }],
          do: [{ spawn: laid, at: 'a' }, { show: 'place' }],
          rest: 0.5,
          says: 'Lay a trap',
        },
        {
          when: { touch: [laid, whom.id] },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { remove: 'a' },
            { become: caught, of: 'b' },
            { tally: `trapped ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'match', words: 'Caught! +25' },
          ],
          rest: 0,
        },
        { when: { meter: 'strength', of: laid, below: 0 }, do: [{ remove: 'a' }] },
        { when: { every: 3, of: caught }, do: [{ remove: 'a' }, { show: 'collect' }] },
      ],
      goal: {
        tally: `trapped ${whom.id}`,
        reaches: whom.count ?? [5, 8],
        says: `${whom.plural} caught`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, with: tool = who }) {
    let laid = 0
    for (const { after, body } of appeared(films, tool.id)) {
      if (!isBeside(after, who.id, body, 1.4)) return undefined
      laid++
    }
    let caught = 0
    let held = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      // Who turns into something else is not held.
      if (is.cast !== was.cast) return undefined
      // What is sprung the moment it is laid was never seen lying there.
      const sprung = isBeside(before, tool.id, was, 1.6) || isBeside(before, who.id, was, 2.4)
      if (was.state !== is.state && sprung) caught++
      if (paceOf(was, is) < 3) held++
    }
    return laid > 2 && caught > 2 && held > 20
      ? `The ${who.name} laid ${laid} ${tool.plural}, and ${caught} ${whom.plural} that ran into one stayed where they were.`
      : undefined
  },
  howTo: ({ you, whom = you, with: tool = you }) =>
    `Press the button to lay a ${tool.name} where the ${whom.plural} are heading.`,
  example: { you: 'hunter', whom: 'monkey', with: 'net' },
}
