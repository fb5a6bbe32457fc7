import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, pressing, turned } from '../observe.ts'

/** Blow after blow, until it bursts; the rubble stays. */
export const smash: Mechanic = {
  id: 'smash',
  verbs: [
    'smash',
    'break',
    'break open',
    'wreck',
    'demolish',
    'shatter',
    'crack',
    'crack open',
    'bash',
    'destroy',
    'chop',
    'chop down',
    'fell',
    'knock down',
    'tear down',
    'knock',
    'knock over',
    'knock off',
    'topple',
    'ram',
    'break down',
    'push over',
    'tip over',
    'kick over',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const whole = `${whom.id}.whole`
    const rubble = `${whom.id}.rubble`
    const count = whom.count ?? ([7, 9] as const)
    return {
      kinds: [
        {
          id: whole,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 64,
          meters: [{ name: 'health', from: 1, shown: true }],
        },
        {
          id: rubble,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          look: { alpha: 0.45, scale: 0.6, angle: 0.9 },
        },
      ],
      rules: [
        {
          when: { near: [you.id, whole], within: 20, button },
          do: [{ meter: 'health', of: 'b', add: [-0.25, -0.2] }, { show: 'hit' }],
          rest: 0.2,
          says: 'Smash',
        },
        {
          when: { meter: 'health', of: whole, below: 0.02 },
          do: [
            { become: rubble, of: 'a' },
            { tally: `broken ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'break', words: 'Crash! +20' },
          ],
        },
      ],
      goal: { tally: `broken ${whom.id}`, reaches: count, says: `${whom.plural} smashed`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, button }) {
    const struck = new Set<string>()
    let blows = 0
    for (const change of lasting(films, whom.id)) {
      const { was, is } = change
      if (was.state !== is.state || (was.meters[0] ?? 0) - (is.meters[0] ?? 0) < 0.15) continue
      const fair = isAt(change.before, who.id, was, 2.2) && pressing(change.after, button)
      if (!fair) return undefined
      struck.add(`${was.id} ${was.state}`)
      blows++
    }
    let burst = 0
    for (const { was } of turned(films, whom.id)) if (struck.has(`${was.id} ${was.state}`)) burst++
    return burst > 0 && blows > burst
      ? `${burst} ${whom.plural} burst, after ${blows} blows of the ${who.name} that each left a mark.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hit the ${(whom ?? you).plural} again and again until they burst.`,
  example: { you: 'ogre', whom: 'crate' },
}
