import { stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, lasting } from '../observe.ts'

/** Others come near, begin to glow and swell, and burst; whoever is still close then loses a life. */
export const explode: Mechanic = {
  id: 'explode',
  verbs: ['explode', 'blow up', 'burst', 'detonate', 'go off', 'self-destruct', 'bomb'],
  by: 'others',
  // Not on the ground seen from the side: there is no way around them, and whoever is cornered has no chance.
  spaces: ['top', 'float'],
  adds({ you, who }) {
    const lit = `${who.id}.lit`
    const blast = `${who.id}.blast`
    const flies = who.flies && { flies: true as const }
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: you.id, speed: [75, 120] },
          count: who.count ?? 2,
          where: 'far',
          comes: { every: [2.6, 1.6], most: [3, 5], where: 'beyond' },
          ...flies,
        },
        stateOf(who, 'lit', {
          where: 'far',
          meters: [{ name: 'fuse', from: 1, perSecond: [-0.75, -1.1] }],
          look: { glow: '#ff5a2e', pulses: true },
        }),
        stateOf(who, 'blast', {
          where: 'far',
          meters: [{ name: 'glow', from: 1, perSecond: -3 }],
          look: { glow: '#ffd447', alpha: 0.7 },
        }),
      ],
      rules: [
        {
          when: { near: [you.id, who.id], within: 44 },
          if: [{ is: who.id, who: 'b' }],
          do: [
            { become: lit, of: 'b' },
            { show: 'wrong', words: '!' },
          ],
        },
        {
          when: { meter: 'fuse', of: lit, below: 0 },
          do: [{ become: blast, of: 'a' }, { grow: 'a', times: 3, most: 3 }, { show: 'break' }],
        },
        { when: { touch: [you.id, blast] }, do: [{ hurt: 'player' }], rest: 2 },
        { when: { meter: 'glow', of: blast, below: 0 }, do: [{ remove: 'a' }] },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let burst = 0
    let byThemselves = 0
    for (const { before, was, is } of lasting(films, who.id)) {
      if (is.size < was.size * 1.8) continue
      const [me] = all(before, you.id)
      if (me && gap(me, was) < 420) burst++
      else byThemselves++
    }
    let hurt = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(after, you.id)
      const close = me && all(after, who.id).some((one) => one.size > 100 && gap(one, me) < one.size)
      if (after.lives < before.lives && close) hurt++
    }
    return burst > 2 && burst > byThemselves * 2 && hurt > 0
      ? `${burst} ${who.plural} burst near the ${you.name}, and anyone too close lost a life (${hurt} times).`
      : undefined
  },
  howTo: ({ who }) => `When one of the ${who.plural} starts to glow, get away before it bursts.`,
  example: { you: 'penguin', who: 'bomb' },
}
