import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, appeared, changesToTheEnd, gap, isAt, nearness } from '../observe.ts'

/** From one trace to the next, in units, and how many there are before one comes upon who left them. */
const stride = 132
const steps = { many: [4, 6], one: [11, 15] } as const

/** 'To find the cat' is one cat at the end of a long trail; 'to find rabbits' several, each with a trail of its own. */
const isOne = ({ words, you, whom = you }: Pick<Use, 'words' | 'you' | 'whom'>) =>
  whom.count === 1 || (whom.count === undefined && !words.toLowerCase().includes(whom.plural))

/** Somebody left traces: where one is, the next comes in sight, and whoever keeps following them comes upon who left them. */
export const track: Mechanic = {
  id: 'track',
  verbs: ['follow-traces'],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top'],
  adds({ you, whom = you, with: trace = you, words }) {
    const one = isOne({ words, you, whom })
    const count = one ? 1 : (whom.count ?? 3)
    const far = one ? steps.one : steps.many
    const fresh = `${trace.id}.fresh`
    const old = `${trace.id}.old`
    const lies = { cast: trace.id, drive: { does: 'still' }, size: 40 } as const
    const tally = `tracked ${whom.id}`
    return {
      kinds: [
        { ...lies, id: fresh, count: 1, where: 'far', look: { flat: true, pulses: true } },
        { ...lies, id: old, count: 0, where: 'far', look: { flat: true, alpha: 0.45 } },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          size: 60,
          look: { mark: '!' },
          ...(whom.flies && { flies: true }),
        },
        stateOf(whom, 'found', { size: 60, look: { mark: '♥' } }),
      ],
      rules: [
        {
          when: { touch: [you.id, fresh] },
          if: [{ tally: 'traces', below: far }],
          do: [
            { become: old, of: 'b' },
            { spawn: fresh, at: 'b', apart: stride, onward: true },
            { tally: 'traces', add: 1 },
            { show: 'step' },
          ],
          rest: 0,
        },
        {
          when: { touch: [you.id, fresh] },
          if: [{ tally: 'traces', atLeast: far }],
          do: [
            { become: old, of: 'b' },
            { spawn: whom.id, at: 'b', apart: stride * 0.8, onward: true },
            { tally: 'traces', add: -far[1] },
            { show: 'spawn', words: 'There!' },
          ],
          rest: 0,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { become: `${whom.id}.found`, of: 'b' },
            { remove: { all: old } },
            ...counts(tally, 50, 'rescue', 'Found!'),
            ...(one ? [] : [{ spawn: fresh, at: 'far' as const }]),
          ],
          rest: 0.2,
        },
      ],
      goal: goalOf(tally, count, `${one ? whom.name : whom.plural} found`, whom),
      clock: one ? [44, 27] : [90, 52],
    }
  },
  seen(films, { who, whom, with: trace, words }) {
    if (!whom || !trace) return undefined
    const came = appeared(films, trace.id)
    const upon = appeared(films, whom.id)
    const isNext = ({ before, body }: (typeof came)[number]) => {
      const [me] = all(before, who.id)
      return all(before, trace.id).some(
        (last) =>
          me !== undefined &&
          nearness(me, last) < 2.2 &&
          gap(last, body) > 24 &&
          gap(last, body) < stride * 1.4,
      )
    }
    const followed = came.filter(isNext)
    // Who left them is nowhere before, and at the end of the last trace then.
    const isAtTheEnd = (one: (typeof upon)[number]) => {
      const before = upon.filter(({ film, after }) => film === one.film && after.tick < one.after.tick)
      const since = before.at(-1)?.after.tick ?? 0
      const led = followed.filter(
        ({ film, after }) => film === one.film && after.tick > since && after.tick < one.after.tick,
      )
      return isNext(one) && led.length >= 3
    }
    // With the last of them the game is over.
    const found = changesToTheEnd(films).flatMap(({ before, after }) =>
      all(before, whom.id)
        .filter(({ id, state }) => (after.bodies.get(id)?.state ?? state) !== state)
        .map((was) => isAt(before, who.id, was, 2.2)),
    )
    const isFound = found.every((isNear) => isNear)
    return upon.length > 0 && upon.every(isAtTheEnd) && isFound && found.length > 0
      ? `${followed.length} times the next of the ${trace.plural} came in sight where the ${who.name} stood at the one before; ${upon.length} times ${isOne({ words, you: who, whom }) ? `the ${whom.name}` : `one of the ${whom.plural}`} was at their end, and never anywhere else.`
      : undefined
  },
  howTo: ({ you, whom = you, with: trace = you }) =>
    `Follow the ${trace.plural} from one to the next: at their end is the ${whom.name}.`,
  example: { you: 'dog', whom: 'rabbit', with: 'footprint' },
}
