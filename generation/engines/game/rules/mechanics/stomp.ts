import { sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, fall, lasting, nearestOf, nearness, vanished } from '../observe.ts'

const landing = ['jump on', 'jump onto', 'hop on', 'hop onto', 'leap on', 'leap onto', 'land on', 'step on']

/** Landing on somebody from above defeats it; any other touch costs a life. */
export const stomp: Mechanic = {
  id: 'stomp',
  verbs: ['stomp', 'stomp on', 'trample', ...landing],
  toThings: { verbs: landing, mechanic: 'tread' },
  by: 'player',
  needs: ['whom'],
  spaces: ['side', 'run'],
  adds({ you, whom = you, space, rough, aside, among }) {
    // Whoever is posted along a rough way is not replaced, unless so many have to be met.
    const isReplaced = whom.count === undefined && !(rough && aside)
    const along = rough && aside ? sharedBy(among, [2, 4]) : ([3, 5] as const)
    return {
      kinds: [
        {
          cast: whom.id,
          size: 52,
          ...(space === 'run'
            ? { drive: { does: 'stream', speed: [35, 80] }, count: 0, where: 'hurdle' }
            : { drive: { does: 'patrol', speed: [40, 85] }, count: whom.count ?? along, where: 'posts' }),
          ...(space !== 'run' && isReplaced && { comes: { every: 2, most: [4, 5], where: 'edge' } }),
          ...(whom.flies && { flies: true }),
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ from: 'above' }],
          do: [
            { strike: 'b', by: 1 },
            { leap: 'a', speed: 520 },
            { tally: `stomped ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'bounce', words: '+20' },
          ],
          rest: 0.2,
        },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
      ],
      goal: {
        tally: `stomped ${whom.id}`,
        reaches: whom.count ?? [7, 10],
        says: `${whom.plural} stomped`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let above = 0
    let other = 0
    // Who is not gone at once is worn down, by nothing else.
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (fall(was, is) < 0.1) continue
      const near = nearestOf(before, who.id, was)
      const [later] = all(after, who.id)
      if (near && later && nearness(near, was) < 2.2 && near.y < was.y && later.vy < 0) above++
      else other++
    }
    for (const { before, after, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, who.id, body)
      const [later] = all(after, who.id)
      if (!near || !later || nearness(near, body) > 2.2) continue
      if (near.vy > 60 && near.y < body.y && later.vy < 0) above++
      else other++
    }
    return above > 2 && other < above / 3
      ? `${above} times the ${who.name} came down on ${whom.plural} and bounced up again, and they were beaten by that.`
      : undefined
  },
  howTo: ({ whom, you }) => `Jump on the ${(whom ?? you).plural} from above. Any other touch costs a heart.`,
  example: { you: 'penguin', whom: 'crab' },
}
