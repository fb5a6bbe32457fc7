import { lostAt } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, heading, isBeside, lasting } from '../observe.ts'

/** Rivals are on the same way, from the same start to the same end: whoever dawdles finds them there. */
export const vie: Mechanic = {
  id: 'vie',
  verbs: [
    'vie',
    'compete',
    'race',
    'run to',
    'walk to',
    'race to',
    'go to',
    'head for',
    'run for',
    'vie for',
  ],
  by: 'others',
  needs: ['to'],
  spaces: ['top'],
  adds({ who, to = who }) {
    return {
      layout: { across: true, bare: true },
      kinds: [
        {
          cast: who.id,
          drive: { does: 'go', whom: to.id, speed: [62, 92] },
          count: who.count ?? [4, 5],
          where: 'behind',
          size: 60,
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 96, softly: true },
      ],
      rules: [
        {
          when: { touch: [who.id, to.id] },
          do: [
            { tally: `home ${who.id}`, add: 1 },
            { show: 'miss', words: 'There!' },
            { move: 'a', to: 'behind' },
          ],
        },
      ],
      lost: [
        lostAt(`home ${who.id}`, [24, 14], `${who.plural} there`, `Too many ${who.plural} were there first.`),
      ],
    }
  },
  seen(films, { who, to = who }) {
    const { part, moments } = heading(films, who.id, to.id, 4000)
    let home = 0
    for (const { before, was, is } of lasting(films, who.id)) {
      if (gap(was, is) < 400) continue
      if (!isBeside(before, to.id, was, 1.8)) return undefined
      home++
    }
    return part > 0.85 && moments > 100 && home > 0
      ? `The ${who.plural} went for the ${to.name} in ${moments} moments, and ${home} of them arrived there, and set out again.`
      : undefined
  },
  howTo: ({ who, to }) => `The ${who.plural} are racing to the ${to?.name ?? 'end'} too.`,
  example: { you: 'fox', who: 'rabbit', to: 'flag', besides: { does: 'reach', whom: 'flag' } },
}
