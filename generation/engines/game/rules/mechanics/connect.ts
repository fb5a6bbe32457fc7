import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting } from '../observe.ts'

/** A cord is pulled from one to the next, until all hang together. */
export const connect: Mechanic = {
  id: 'connect',
  verbs: [
    'connect',
    'link',
    'link up',
    'wire',
    'wire up',
    'join',
    'join up',
    'hook up',
    'plug in',
    'tie together',
  ],
  undone: [
    'cut',
    'sever',
    'tear',
    'break',
    'bite',
    'unplug',
    'disconnect',
    'chew through',
    'bite through',
    'pull out',
    'tear apart',
    'cut through',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    const loose = `${whom.id}.loose`
    const joined = `${whom.id}.joined`
    const count = whom.count ?? ([11, 14] as const)
    return {
      kinds: [
        { id: loose, cast: whom.id, drive: { does: 'still' }, count, where: 'anywhere', size: 54 },
        {
          id: joined,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 54,
          look: { glow: '#ffd447' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, loose], within: 8, seconds: [0.3, 0.5] },
          do: [
            { become: joined, of: 'b' },
            { tie: 'b' },
            { tally: `joined ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'power', words: '+15' },
          ],
        },
      ],
      goal: { tally: `joined ${whom.id}`, reaches: count, says: `${whom.plural} connected`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    let cords = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.tied === is.tied || before.bodies.get(was.tied)?.cast !== who.id) continue
      const next = after.bodies.get(is.tied)
      if (next?.cast !== whom.id || !isAt(after, who.id, next, 2)) return undefined
      cords++
    }
    return cords > 1
      ? `${cords} times the ${who.name} pulled a cord from one ${whom.name} to the next, where it stayed.`
      : undefined
  },
  howTo: ({ whom, you }) => `Touch the ${(whom ?? you).plural} one after another to connect them all.`,
  example: { you: 'robot', whom: 'battery' },
}
