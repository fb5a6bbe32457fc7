import type { Kind } from '@makebelieve/kit/rules/rulebook'
import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic, Trait } from '../mechanic.ts'
import { all, changes, gap, lasting, paceOf, turned } from '../observe.ts'
import { isSteered } from '../rounds.ts'

/** A spot is only taken by what stands still in it: too fast, and one is out of it again. What is turned like a wheel needs room. */
export const park: Mechanic = {
  id: 'park',
  verbs: [
    'park',
    'park in',
    'park into',
    'park on',
    'reverse into',
    'back into',
    'dock',
    'dock at',
    'moor at',
  ],
  by: 'player',
  drawsWhom: true,
  needs: ['whom'],
  spaces: ['top'],
  adds({ you, whom = you }) {
    const [full, count] = [`${whom.id}.full`, whom.count ?? ([4, 5] as const)]
    // What is only marked on the ground has no picture of its own.
    const isBay = /\b(?:spots?|spaces?|slots?|bays?|places?|lots?|parking)\b/.test(whom.name)
    const spot = (colour: string): Partial<Trait> => ({
      size: 104,
      look: isBay ? { bay: colour } : { flat: true, glow: colour },
    })
    return {
      layout: { bare: true },
      kinds: [
        { cast: you.id, wheels: true },
        { cast: whom.id, drive: { does: 'still' }, count, where: 'spread', ...spot('#fffdf4') },
        stateOf(whom, 'full', spot('#6fd66b')),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: -18, seconds: 0.4 },
          if: [
            { is: whom.id, who: 'b' },
            { pace: 'a', below: 45 },
          ],
          do: [{ become: full, of: 'b' }, ...counts(`parked ${whom.id}`, 30, 'right', 'Parked!')],
          rest: 0.2,
        },
      ],
      goal: goalOf(`parked ${whom.id}`, count, `${whom.plural} parked in`, whom),
      clock: [150, 90],
    }
  },
  // What would come flying at whoever walks stands in the way of whoever drives into a gap.
  over(book, { you }) {
    const flung = book.kinds.filter(
      ({ id, drive, count }) =>
        drive.does === 'fly' &&
        count === 0 &&
        book.rules.some(
          ({ when, do: effects }) =>
            'touch' in when &&
            when.touch.includes(id) &&
            when.touch.includes(you.id) &&
            effects.some((one) => 'hurt' in one),
        ),
    )
    const isFlung = (id: string) => flung.some((one) => one.id === id)
    return {
      ...book,
      kinds: book.kinds.map((kind): Kind => {
        if (!isFlung(kind.id)) return kind
        const { comes: _, ...rest } = kind
        return { ...rest, drive: { does: 'still' }, count: [5, 8], where: 'far', size: 40 }
      }),
      rules: book.rules.filter(
        ({ do: effects }) => !effects.some((one) => 'spawn' in one && isFlung(one.spawn)),
      ),
    }
  },
  seen(films, { who, whom = who }) {
    if (!isSteered(films, who.id)) return undefined
    let parked = 0
    for (const { before, after, was } of turned(films, whom.id)) {
      const [me] = all(before, who.id)
      const later = me && after.bodies.get(me.id)
      if (!me || !later || gap(me, was) > 70 || paceOf(me, later) > 60) return undefined
      parked++
    }
    // Whoever only goes through takes none.
    let through = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const [me] = all(before, who.id)
      if (me && was.state === is.state && gap(me, was) < 60 && Math.hypot(me.vx, me.vy) > 50) through++
    }
    const fastest = Math.max(
      0,
      ...changes(films).flatMap(({ before }) => all(before, who.id).map(({ vx, vy }) => Math.hypot(vx, vy))),
    )
    return parked > 2 && through > 3 && fastest > 150
      ? `The ${who.name} stood still in ${parked} ${whom.plural}, and each was taken only then; whoever still rolled took none (${through} moments).`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Drive onto the ${(whom ?? you).plural} and stop: you've only parked once you stand still.`,
  example: { you: 'car', whom: 'parking spot', besides: { does: 'dodge', whom: 'truck' } },
}
