import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, loadOf, paceOf } from '../observe.ts'

/** Get on: it carries you, fast, until it is tired and has to rest. The way on its back counts. */
export const ride: Mechanic = {
  id: 'ride',
  verbs: [
    'ride',
    'ride on',
    'ride through',
    'ride across',
    'ride along',
    'saddle',
    'mount',
    'gallop',
    'gallop on',
    'hitch a ride on',
    'canter',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    const ridden = `${whom.id}.ridden`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: 45 },
          count: whom.count ?? 2,
          where: 'far',
          size: 88,
        },
        stateOf(whom, 'ridden', {
          size: 88,
          under: true,
          meters: [{ name: 'strength', from: 1, perSecond: [-0.1, -0.16], shown: true }],
        }),
        stateOf(whom, 'tired', {
          size: 88,
          look: { mark: '…', alpha: 0.8 },
          meters: [{ name: 'rest', from: 0, perSecond: 0.3 }],
        }),
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [
            { carries: null, who: 'a' },
            { is: whom.id, who: 'b' },
          ],
          do: [
            { carry: 'b' },
            { become: ridden, of: 'b' },
            { haste: 'player', times: 1.7, seconds: 600 },
            { show: 'collect' },
          ],
        },
        {
          when: { covers: you.id, units: 300 },
          if: [{ carries: ridden, who: 'a' }],
          do: counts(`ridden ${whom.id}`, 10, 'step'),
          rest: 0,
        },
        {
          when: { meter: 'strength', of: ridden, below: 0 },
          do: [
            { free: 'a' },
            { become: `${whom.id}.tired`, of: 'a' },
            { haste: 'player', times: 1, seconds: 0.02 },
            { show: 'miss', words: 'Tired' },
          ],
        },
        { when: { meter: 'rest', of: `${whom.id}.tired`, above: 1 }, do: [{ become: whom.id, of: 'a' }] },
      ],
      goal: goalOf(`ridden ${whom.id}`, [14, 18], `of the way ridden`, whom),
      lost: [{ when: { seconds: [70, 38] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom = who }) {
    const riding: number[] = []
    const walking: number[] = []
    let above = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is || paceOf(was, is) < 60) continue
      const [mount] = loadOf(after, whom.id, who.id)
      if (mount && (Math.abs(mount.x - is.x) > 8 || mount.y < is.y - is.size * 0.45)) above++
      ;(mount ? riding : walking).push(paceOf(was, is))
    }
    const usual = (paces: number[]) =>
      paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? 0
    return above < riding.length * 0.05 &&
      riding.length > 40 &&
      walking.length > 10 &&
      usual(riding) > usual(walking) * 1.2
      ? `On a ${whom.name}, the ${who.name} went ${Math.round(usual(riding))} units a second, and ${Math.round(usual(walking))} on foot.`
      : undefined
  },
  howTo: ({ whom, you }) => `Jump on a ${(whom ?? you).name} and ride. When it's tired, find another.`,
  example: { you: 'knight', whom: 'horse' },
}
