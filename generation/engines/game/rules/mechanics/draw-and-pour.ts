import { counts, goalOf, heldBy, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, fall, isAt, lasting, rise } from '../observe.ts'

/** How much of what it holds each of them gets. */
const portion = 0.5

/** A vessel that is full or empty: it is filled where there is something, and emptied over those who are to get it. */
export const drawAndPour: Mechanic = {
  id: 'draw-and-pour',
  verbs: ['fill-and-empty'],
  states: ['burning', 'thirsty', 'dry', 'empty'],
  by: 'player',
  needs: ['whom', 'with', 'from'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, with: vessel = you, from: source = you, words }) {
    const isOne = whom.count === 1
    const count = whom.count ?? ([5, 7] as const)
    const done = `${whom.id}.done`
    const tally = `poured on ${whom.id}`
    const burns = /\b(?:burn|fire|flam|blaz)/i.test(words)
    const level = { name: 'full', from: 0, shown: true as const, full: { glow: '#5fb8ff' } }
    return {
      kinds: [
        { cast: you.id, meters: [{ name: 'full', from: 0 }] },
        ...heldBy(you, vessel, 'hand').map((held) => ({ ...held, size: 46, meters: [level] })),
        { cast: source.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 96 },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'far',
          size: isOne ? 96 : 64,
          ...(burns && { look: { mark: '!', glow: '#ff7a1e', pulses: true } }),
          meters: [{ name: 'got', from: 0, shown: true }],
        },
        stateOf(whom, 'done', { size: isOne ? 96 : 64, look: { mark: '✓' } }),
      ],
      rules: [
        {
          when: { near: [you.id, source.id], within: 30, seconds: 0.1 },
          if: [{ meter: 'full', of: 'a', below: 0.99 }],
          do: [
            { meter: 'full', of: 'a', add: 0.12 },
            { meter: 'full', of: { all: vessel.id }, add: 0.12 },
          ],
          rest: 0.05,
        },
        {
          when: { near: [you.id, whom.id], within: 30, seconds: 0.1 },
          if: [
            { is: whom.id, who: 'b' },
            { meter: 'full', of: 'a', above: 0.05 },
          ],
          do: [
            { meter: 'full', of: 'a', add: -0.1 },
            { meter: 'full', of: { all: vessel.id }, add: -0.1 },
            { meter: 'got', of: 'b', add: isOne ? 0.02 : 0.1 / portion },
          ],
          rest: 0.05,
        },
        {
          when: { meter: 'got', of: whom.id, above: 0.99 },
          do: [{ become: done, of: 'a' }, ...counts(tally, 20, 'heal')],
        },
      ],
      goal: goalOf(tally, count, `${whom.plural} ${burns ? 'put out' : 'filled'}`, whom),
      clock: [95, 55],
    }
  },
  seen(films, { who, whom, with: vessel, from: source }) {
    if (!whom || !vessel || !source) return undefined
    const level = { filled: 0, poured: 0, astray: 0 }
    for (const { before, was, is } of lasting(films, vessel.id)) {
      const [me] = all(before, who.id)
      if (!me) continue
      if (rise(was, is) > 0.01) isAt(before, source.id, me, 2.2) ? level.filled++ : level.astray++
      if (fall(was, is) > 0.01) isAt(before, whom.id, me, 2.4) ? level.poured++ : level.astray++
    }
    let got = 0
    let done = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state && is.cast === whom.id) done++
      else if (rise(was, is) > 0.005) {
        const emptied = all(before, vessel.id).some((one) => {
          const later = after.bodies.get(one.id)
          return later && fall(one, later) > 0
        })
        emptied && isAt(before, who.id, was, 2.4) ? got++ : level.astray++
      }
    }
    const { filled, poured, astray } = level
    return filled > 5 && poured > 5 && got > 5 && done > 0 && astray <= (filled + poured) * 0.03
      ? `The ${vessel.name} filled up only at the ${source.name} and was emptied only at the ${whom.plural}; ${done} of them had enough then, and nothing else filled them.`
      : undefined
  },
  howTo: ({ you, whom = you, with: vessel = you, from: source = you }) =>
    `Go to the ${source.name} until the ${vessel.name} is full, then to the ${whom.plural} to pour it out there.`,
  example: { you: 'firefighter', whom: 'house', with: 'bucket', from: 'fountain' },
}
