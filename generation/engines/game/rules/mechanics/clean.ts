import { layerIn } from '../layers.ts'
import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isAnothers, isRubbed, keyOf, lasting, rise } from '../observe.ts'

/** Dirt goes by rubbing: who only stands on it cleans nothing. */
export const clean: Mechanic = {
  id: 'clean',
  verbs: [
    'clean',
    'clear',
    'clear away',
    'wash',
    'scrub',
    'wipe',
    'polish',
    'mop',
    'dust',
    'rinse',
    'rub',
    'tidy',
    'wipe off',
    'clean up',
    'hoover',
    'mop up',
    'tidy up',
    'scour',
    'bathe',
    'brush',
    'comb',
    'groom',
    // As the reader tells it (`read/uncovering.ts`): 'scratch the frost off the windows'.
    'bare of a layer',
  ],
  states: ['dirty', 'muddy', 'filthy', 'dusty', 'messy'],
  cares: true,
  undone: [
    'dirty',
    'soil',
    'smear',
    'muddy',
    'stain',
    'smudge',
    'splash',
    'mess',
    'mess up',
    'poop on',
    'drool on',
    'sneeze on',
    'walk on',
    'walk over',
    'run over',
    'run across',
    'walk across',
    'run through',
    'step on',
    'litter',
    'trample',
    'mark',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'hand', 'float'],
  adds({ you, whom = you, words }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [5, 7],
          where: 'anywhere',
          size: 78,
          meters: [
            { name: 'dirt', from: 1, full: { spots: layerIn(words) }, empty: { glow: '#ffffff', mark: '✦' } },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 4 },
          if: [
            { pace: 'a', above: 60 },
            { meter: 'dirt', of: 'b', above: 0 },
          ],
          do: [{ meter: 'dirt', of: 'b', add: [-0.08, -0.05] }, { show: 'step' }],
          rest: 0.1,
        },
        {
          when: { meter: 'dirt', of: whom.id, below: 0 },
          do: counts(`clean ${whom.id}`, 20, 'right', 'Spotless!'),
        },
      ],
      goal: goalOf(`clean ${whom.id}`, whom.count ?? [5, 7], `${whom.plural} cleaned`, whom),
    }
  },
  seen(films, { who, whom = who, verb }) {
    const done = new Set<string>()
    let rubs = 0
    for (const moment of lasting(films, whom.id)) {
      const { film, before, was, is } = moment
      if (isAnothers(before, who.id, was)) continue
      if (rise(was, is) > 0) return undefined
      if (fall(was, is) < 0.01) continue
      if (!isRubbed(moment, who.id)) return undefined
      rubs++
      if (is.meters.some((value) => value < 0.01)) done.add(keyOf(film, is))
    }
    return rubs > 10 && done.size > 1
      ? `The ${verb === 'bare of a layer' ? 'layer' : 'dirt'} on the ${whom.plural} grew less ${rubs} times, only while the ${who.name} rubbed over it; ${done.size} came clean.`
      : undefined
  },
  howTo: ({ whom, you }) => `Rub back and forth over the ${(whom ?? you).plural} until they're spotless.`,
  example: { you: 'maid', whom: 'window' },
}
