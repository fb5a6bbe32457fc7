import { bitByBit, counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isBeside, keyOf, lasting, rise, vanished } from '../observe.ts'

/** Patients come in weak and grow weaker. Whoever is healed walks off happily; too many that were left alone lose. */
export const heal: Mechanic = {
  id: 'heal',
  verbs: ['heal', 'cure', 'nurse', 'treat', 'bandage', 'revive', 'doctor', 'vaccinate', 'tend', 'care for'],
  states: [
    'sick',
    'ill',
    'injured',
    'wounded',
    'hurt',
    'poisoned',
    'cursed',
    'infected',
    'ailing',
    'feverish',
    'coughing',
    'weak',
  ],
  cares: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [3, 4],
          where: 'anywhere',
          ...(whom.count === undefined && {
            comes: { every: [5, 4], most: [3, 5], where: 'anywhere' as const },
          }),
          meters: [
            {
              name: 'health',
              from: [0.45, 0.35],
              perSecond: [-0.012, -0.022],
              shown: true,
              empty: { alpha: 0.55, angle: 0.5 },
              full: { alpha: 1 },
            },
          ],
          softly: true,
        },
        stateOf(whom, 'well', {
          drive: { does: 'leave', speed: 130 },
          look: { mark: '♥', glow: '#b6ffb0' },
        }),
      ],
      rules: [
        ...bitByBit(you, whom, {
          meter: 'health',
          adds: [0.06, 0.045],
          within: 30,
          button: { button, says: 'Heal' },
          if: [{ meter: 'health', of: 'b', below: 1 }],
          show: 'heal',
          becomes: 'well',
          counts: counts(`healed ${whom.id}`, 30, 'rescue', 'Thank you!'),
        }),
        {
          when: { meter: 'health', of: whom.id, below: 0 },
          do: [{ remove: 'a' }, ...countsAgainst(`lost ${whom.id}`, 'Too late')],
        },
      ],
      goal: goalOf(`healed ${whom.id}`, whom.count ?? [6, 9], `${whom.plural} healed`, whom),
      lost: [lostAt(`lost ${whom.id}`, 2, 'too late', `Too many ${whom.plural} were left alone.`)],
    }
  },
  seen(films, { who, whom = who }) {
    const well = new Set<string>()
    let cared = 0
    let weaker = 0
    for (const { film, before, was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state && was.meters.some((value) => value > 0.85)) well.add(keyOf(film, is))
      if (fall(was, is) > 0) weaker++
      if (rise(was, is) < 0.01) continue
      if (!isBeside(before, who.id, was)) return undefined
      cared++
    }
    const left = [...vanished(films, whom.id)].filter(
      ({ film, before, body }) => well.has(keyOf(film, body)) && !isBeside(before, who.id, body),
    ).length
    return cared > 5 && weaker > cared && left > 0
      ? `${whom.plural} grew weaker by themselves and stronger beside the ${who.name}; ${left} got well and walked off.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button beside the ${(whom ?? you).plural} to heal them before it's too late.`,
  example: { you: 'nurse', whom: 'patient' },
}
