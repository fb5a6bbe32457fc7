import { counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, isBeside, keyOf, lasting, vanished } from '../observe.ts'

/** 'Serve soup to the guests' and 'serve the guests with soup' are the same. */
const partsOf = ({ you, whom = you, with: dish = you, to }: Use) =>
  to ? { guest: to, dish: whom } : { guest: whom, dish }

/** Guests come, wait for what they ordered, and leave: pleased with it, or cross without. */
export const serve: Mechanic = {
  id: 'serve',
  verbs: ['serve', 'wait on', 'cater to', 'cater for', 'host', 'entertain', 'hand out', 'dish out'],
  states: ['hungry', 'thirsty', 'waiting', 'impatient'],
  cares: true,
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'side'],
  adds(use) {
    const { you } = use
    const { guest, dish } = partsOf(use)
    return {
      kinds: [
        {
          cast: guest.id,
          drive: { does: 'still' },
          count: [2, 3],
          where: 'far',
          comes: { every: [4, 3], most: [3, 5], where: 'anywhere' },
          meters: [{ name: 'patience', from: 1, perSecond: [-0.035, -0.065], shown: true }],
          softly: true,
        },
        stateOf(guest, 'pleased', { drive: { does: 'leave', speed: 150 }, look: { mark: '♥' } }),
        stateOf(guest, 'cross', {
          drive: { does: 'leave', speed: 190 },
          look: { mark: '!', glow: '#ff6a5e' },
        }),
        {
          cast: dish.id,
          drive: { does: 'still' },
          count: 3,
          where: 'anywhere',
          comes: { every: 1.6, most: 4, where: 'anywhere' },
          size: 40,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, dish.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
        },
        {
          when: { touch: [you.id, guest.id] },
          if: [
            { carries: dish.id, who: 'a' },
            { is: guest.id, who: 'b' },
          ],
          do: [
            { hand: 'in' },
            { become: `${guest.id}.pleased`, of: 'b' },
            ...counts(`served ${guest.id}`, 25, 'deliver', 'Thank you!'),
          ],
        },
        {
          when: { meter: 'patience', of: guest.id, below: 0 },
          do: [{ become: `${guest.id}.cross`, of: 'a' }, ...countsAgainst(`cross ${guest.id}`, 'Too slow!')],
        },
      ],
      goal: goalOf(`served ${guest.id}`, [7, 10], `${guest.plural} served`, guest),
      lost: [lostAt(`cross ${guest.id}`, 3, 'left cross', `Too many ${guest.plural} had to wait too long.`)],
    }
  },
  seen(films, use) {
    const { guest, dish } = partsOf(use)
    const pleased = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, guest.id)) {
      const given = all(before, dish.id).some(
        (one) => !after.bodies.has(one.id) && isBeside(before, guest.id, one),
      )
      if (was.state !== is.state && given && isBeside(before, use.who.id, was, 1.8))
        pleased.add(keyOf(film, is))
    }
    const left = [...vanished(films, guest.id)].filter(
      ({ film, before, body }) => pleased.has(keyOf(film, body)) && !isBeside(before, use.who.id, body, 1.5),
    ).length
    return left > 1
      ? `The ${use.who.name} brought ${dish.plural} to ${pleased.size} ${guest.plural} who waited for it, and ${left} were seen to leave with it.`
      : undefined
  },
  howTo: (use) =>
    `Bring ${partsOf(use).dish.plural} to the waiting ${partsOf(use).guest.plural} before they lose patience.`,
  example: { you: 'waiter', whom: 'guest', with: 'pizza' },
  kin: ['trap'],
}
