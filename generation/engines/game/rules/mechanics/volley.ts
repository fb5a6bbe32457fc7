import type { Mechanic } from '../mechanic.ts'
import { all, keyOf, lasting, nearestOf } from '../observe.ts'

const juggling = 'juggle'

/** It is thrown up from below, again and again, to the side on which it was met; what it hits on its way is struck. */
export const volley: Mechanic = {
  id: 'volley',
  verbs: ['bounce', 'bounce up', juggling, 'volley', 'rally', 'keep up', 'keep in the air', 'bat', 'deflect'],
  by: 'player',
  sends: true,
  needs: ['whom'],
  spaces: ['paddle'],
  adds({ you, whom = you, button, verb }) {
    const juggles = verb === juggling
    const many = Math.max(2, Math.min(4, whom.count ?? 3))
    const held = `${whom.id}.held`
    const loose = `${whom.id}.loose`
    return {
      kinds: [
        { cast: you.id, wide: [3.1, 2.1], size: 60 },
        { id: held, cast: whom.id, drive: { does: 'ride', whom: you.id }, where: 'start', size: 38 },
        {
          id: loose,
          cast: whom.id,
          drive: { does: 'bounce', speed: juggles ? [230, 320] : [310, 460], open: 'bottom', strikes: 0.1 },
          count: 0,
          where: 'start',
          size: 38,
          look: { rolls: true },
        },
      ],
      rules: [
        {
          when: { press: button },
          if: [{ many: held, atLeast: 1 }],
          do: [{ become: loose, of: { all: held } }, { show: 'shoot' }],
          says: 'Serve',
        },
        // Nobody has to find the button: whoever goes somewhere has served.
        {
          when: { covers: you.id, units: 400 },
          if: [{ many: held, atLeast: 1 }],
          do: [{ become: loose, of: { all: held } }, { show: 'shoot' }],
        },
        {
          when: { touch: [you.id, loose] },
          do: [{ tally: `bounced ${whom.id}`, add: 1 }, { score: 1 }],
          rest: 0.4,
        },
        {
          when: { leaves: loose },
          // Of those that one juggles each is missed.
          if: juggles ? [] : [{ many: whom.id, below: 2 }],
          do: [
            { hurt: 'player', says: `The ${whom.name} got away.` },
            { spawn: held, at: 'player' },
          ],
        },
        ...(juggles
          ? [
              {
                when: { after: 4, again: 5 },
                if: [
                  { many: loose, atLeast: 1 },
                  { many: whom.id, below: many },
                ],
                do: [{ spawn: loose, at: 'player' as const }, { show: 'shoot' }],
              },
            ]
          : []),
        // Two that are lost in the same moment are served again, too.
        {
          when: { every: 1, of: you.id },
          if: [{ many: whom.id, below: 1 }],
          do: [{ spawn: held, at: 'player' }],
        },
      ],
      goal: { tally: `bounced ${whom.id}`, reaches: [16, 20], says: 'bounces', cast: whom.id },
      alone: true,
      risky: true,
    }
  },
  seen(films, { who, whom = who, verb }) {
    let up = 0
    const thrown = new Map<string, number>()
    let alone = 0
    let left = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const [me] = all(before, who.id)
      if (!me || is.y < me.y - me.size * 2.4) continue
      // Down before, and up now: somebody threw it up.
      if (was.vy > 60 && is.vy < -60) {
        const under = nearestOf(after, who.id, is)
        if (under && under.y > is.y && Math.abs(under.x - is.x) < under.size * 2.4) {
          up++
          thrown.set(keyOf(film, is), (thrown.get(keyOf(film, is)) ?? 0) + 1)
        } else alone++
      }
      if (was.y > me.y + me.size * 0.6 && after.lives < before.lives) left++
    }
    // Who juggles has more than one in the air.
    const several = films.reduce(
      (sum, { frames }) => sum + frames.filter((frame) => all(frame, whom.id).length > 1).length,
      0,
    )
    if (verb === juggling && several < 60) return undefined
    // Again and again, and not once to where it belongs.
    if (Math.max(0, ...thrown.values()) < 2) return undefined
    return up > 5 && alone === 0
      ? `${up} times the ${whom.name} came down onto the ${who.name} and was thrown up again${left > 0 ? ', and missing it cost a life' : ''}.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Slide under the falling ${(whom ?? you).name}: where it hits you decides where it goes.`,
  example: { you: 'seal', whom: 'beach ball' },
}
