import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, isBeside } from '../observe.ts'

/** As fast as this one may come down, in units per second. */
const gently = 92

/** Down through all that pulls, with what fuel there is: slowly onto the one flat place. Too fast is a crash. */
export const land: Mechanic = {
  id: 'land',
  verbs: ['land', 'touch down', 'touch down on', 'set down', 'set down on', 'land at', 'come down on'],
  by: 'player',
  needs: ['whom'],
  spaces: ['land'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        { cast: you.id, burns: 'fuel', meters: [{ name: 'fuel', from: 1, shown: true }], size: 60 },
        { cast: whom.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 84, flies: true },
      ],
      rules: [
        { when: { steers: 'up' }, do: [{ meter: 'fuel', of: 'a', add: [-0.0012, -0.0022] }], rest: 0 },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ pace: 'a', below: gently }],
          do: [
            ...counts(`landed on ${whom.id}`, 100, 'level', 'Landed!'),
            { move: 'a', to: 'start' },
            { meter: 'fuel', of: 'a', set: 1 },
          ],
          rest: 0.2,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ pace: 'a', above: gently }],
          do: [
            { hurt: 'player', says: 'That was too fast.' },
            { show: 'wrong', words: 'Too fast!' },
            { meter: 'fuel', of: 'a', set: 1 },
          ],
          rest: 0.2,
        },
      ],
      goal: goalOf(`landed on ${whom.id}`, [3, 4], 'landings', whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let soft = 0
    let hard = 0
    let burnt = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is) continue
      if ((is.meters[0] ?? 1) < (was.meters[0] ?? 1)) burnt++
      if (gap(was, is) < 90) continue
      const pace = Math.sqrt(was.vx * was.vx + was.vy * was.vy)
      if (after.score > before.score) {
        if (!isBeside(before, whom.id, was, 1.7) || pace > gently * 1.3) return undefined
        soft++
      } else if (after.lives < before.lives && pace > gently * 0.8) hard++
    }
    return soft > 1 && hard > 0 && burnt > 60
      ? `The ${who.name} came down slowly on the ${whom.name} ${soft} times; too fast cost a life (${hard} times), and fuel was used up meanwhile.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Thrust to slow your fall and land gently on the ${(whom ?? you).name} before the fuel runs out.`,
  example: { you: 'rocket', whom: 'flag' },
}
