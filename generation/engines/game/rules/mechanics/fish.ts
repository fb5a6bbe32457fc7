import { aboard, counts, countsAgainst, goalOf, heldBy, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, keyOf, lasting, loadOf, vanished } from '../observe.ts'

/** Cast near one, wait until it bites, and pull at once. Whoever pulls too soon or too late scares it away. */
export const fish: Mechanic = {
  id: 'fish',
  verbs: ['fish', 'fish for', 'angle', 'angle for', 'hook'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: rod, from: boat, button }) {
    const sits = aboard(you, boat)
    const nibbles = `${whom.id}.nibbles`
    const bites = `${whom.id}.bites`
    const away = [{ become: whom.id, of: 'b' } as const, { move: 'b', to: 'far' } as const]
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [26, 44] },
          count: whom.count ?? [5, 6],
          where: 'far',
          ...(whom.count === undefined && { comes: { every: 3, most: 6, where: 'anywhere' as const } }),
          size: 46,
          look: { alpha: 0.55 },
          softly: true,
        },
        stateOf(whom, 'nibbles', { look: { alpha: 0.7, line: true, mark: '…' } }),
        stateOf(whom, 'bites', {
          look: { line: true, mark: '!', glow: '#ffe27a' },
          meters: [{ name: 'on the hook', from: 1, perSecond: [-0.7, -1.1] }],
        }),
        ...heldBy(you, rod, 'hand'),
        ...(sits.kinds ?? []),
      ],
      rules: [
        ...(sits.rules ?? []),
        {
          when: { near: [you.id, bites], within: 190, button },
          do: [{ remove: 'b' }, ...counts(`caught ${whom.id}`, 30, 'collect', 'Caught!')],
          says: 'Cast and pull',
        },
        {
          when: { near: [you.id, nibbles], within: 190, button },
          do: [...away, ...countsAgainst(`away ${whom.id}`, 'Too soon')],
        },
        {
          when: { near: [you.id, whom.id], within: 120, button },
          if: [
            { is: whom.id, who: 'b' },
            { many: nibbles, below: 1 },
            { many: bites, below: 1 },
          ],
          do: [{ become: nibbles, of: 'b' }, { show: 'place' }],
        },
        {
          when: { every: 0.9, of: nibbles },
          if: [{ chance: 0.55 }],
          do: [
            { become: bites, of: 'a' },
            { show: 'warn', words: '!' },
          ],
          rest: 0,
        },
        {
          when: { meter: 'on the hook', of: bites, below: 0 },
          do: [
            { become: whom.id, of: 'a' },
            { move: 'a', to: 'far' },
            ...countsAgainst(`away ${whom.id}`, 'Too late'),
          ],
        },
      ],
      goal: goalOf(`caught ${whom.id}`, whom.count ?? [5, 7], `${whom.plural} caught`, whom),
      lost: [
        lostAt(`away ${whom.id}`, [8, 5], 'got away', `Too many ${whom.plural} got away.`),
        { when: { seconds: [100, 60] }, says: 'The day is over.' },
      ],
    }
  },
  seen(films, { who, whom = who, with: rod, from: boat }) {
    const cast = new Set<string>()
    const bitten = new Set<string>()
    for (const { film, after, was, is } of lasting(films, whom.id)) {
      if (was.state === is.state) continue
      const key = keyOf(film, is)
      if (after.pressed && !cast.has(key)) cast.add(key)
      else if (cast.has(key)) bitten.add(key)
    }
    const caught = [...vanished(films, whom.id)].filter(
      ({ film, after, before, body }) =>
        after.pressed &&
        cast.has(keyOf(film, body)) &&
        isBeside(before, who.id, body, 6) &&
        (!boat || boat.id === who.id || loadOf(before, boat.id, who.id).length > 0) &&
        (!rod || isBeside(before, rod.id, body, 8)),
    ).length
    const lost = [...vanished(films, whom.id)].length - caught
    return caught > 0 && bitten.size > 0 && lost === 0
      ? `The ${who.name} cast for ${cast.size} ${whom.plural}; ${bitten.size} moved the line by themselves, and ${caught} were pulled out at that moment${boat ? `, always from the ${boat.name}` : ''}.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button near one of the ${(whom ?? you).plural} to cast, wait for the “!”, and press again right away.`,
  example: { you: 'fisherman', whom: 'fish' },
}
