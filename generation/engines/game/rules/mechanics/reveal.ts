import { bears, inTheDark, isInBeam, lampOf } from '../lamps.ts'
import { stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, isAt, turned } from '../observe.ts'

/** It lies somewhere in the dark, and only the light shows it; then it can be taken. */
export const reveal: Mechanic = {
  id: 'reveal',
  verbs: ['show by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds({ you, whom = you, with: lamp }) {
    const tally = `taken by light ${whom.id}`
    const count = whom.count ?? ([8, 10] as const)
    return {
      layout: inTheDark,
      kinds: [
        ...lampOf(you, lamp),
        { id: `${whom.id}.hidden`, cast: whom.id, drive: { does: 'still' }, count, where: 'far', size: 46 },
        stateOf(whom, 'found', { size: 46, shines: { within: 44 }, look: { glow: '#ffd447' } }),
      ],
      rules: [
        {
          when: { touch: [you.id, `${whom.id}.hidden`] },
          do: [
            { become: `${whom.id}.found`, of: 'b' },
            { tally, add: 1 },
            { score: 10 },
            { show: 'collect', words: '+10' },
          ],
          rest: 0,
        },
      ],
      goal: { tally, reaches: count, says: `${whom.plural} found`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, with: lamp }) {
    if (!bears(films, who.id, lamp)) return undefined
    let shown = 0
    let hidden = 0
    for (const { frames } of films)
      for (const frame of frames) {
        const [me] = all(frame, who.id)
        for (const one of all(frame, whom.id)) {
          // What was found is seen from then on.
          if (!me?.beam || gap(me, one) < 130 || one.state !== frames[0]?.casts.get(whom.id)?.[0]?.state)
            continue
          if (isInBeam(me, one, -8) && one.inSight) shown++
          else if (!isInBeam(me, one, 30)) {
            if (one.inSight) return undefined
            hidden++
          }
        }
      }
    let taken = 0
    for (const { before, was } of turned(films, whom.id)) if (isAt(before, who.id, was)) taken++
    return shown > 30 && hidden > 200 && taken > 3
      ? `${whom.plural} were seen only in the light of the ${who.name} (${shown} moments), and not beside it (${hidden}); ${taken} were taken.`
      : undefined
  },
  howTo: ({ you, whom = you }) =>
    `The ${whom.plural} lie in the dark: find them with your light and touch them.`,
  example: { you: 'diver', whom: 'pearl' },
}
