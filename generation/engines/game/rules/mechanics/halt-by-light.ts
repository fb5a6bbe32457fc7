import { bears, inLight, inTheDark, lampOf, litMoments } from '../lamps.ts'
import type { Mechanic } from '../mechanic.ts'
import { paceOf } from '../observe.ts'

/** They come at the player, and stand as long as the light is on them. */
export const haltByLight: Mechanic = {
  id: 'halt-by-light',
  verbs: ['be halted by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds: ({ you, whom = you, with: lamp }) => ({
    layout: inTheDark,
    kinds: [
      ...lampOf(you, lamp),
      {
        cast: whom.id,
        drive: { does: 'chase', whom: you.id, speed: [70, 108] },
        count: whom.count ?? [3, 5],
        where: 'far',
        size: 58,
        shines: { within: 30 },
        ...(whom.flies && { flies: true as const }),
      },
    ],
    rules: [
      inLight(you, whom.id, [{ still: 'b', seconds: 0.2 }]),
      {
        when: { touch: [you.id, whom.id] },
        do: [{ hurt: 'player' }, { move: 'b', to: 'far' }],
        rest: 1,
      },
    ],
    risky: true,
  }),
  seen(films, { who, whom = who, with: lamp }) {
    if (!bears(films, who.id, lamp)) return undefined
    const lit = { stood: 0, moments: 0 }
    const dark = { stood: 0, moments: 0 }
    for (const { was, is, lit: isLit, dark: isDark } of litMoments(films, who.id, whom.id)) {
      const which = isLit ? lit : isDark ? dark : undefined
      if (!which) continue
      which.moments++
      if (paceOf(was, is) < 12) which.stood++
    }
    return lit.moments > 40 &&
      dark.moments > 100 &&
      lit.stood > lit.moments * 0.75 &&
      dark.stood < dark.moments * 0.4
      ? `${whom.plural} stood in ${lit.stood} of ${lit.moments} moments in the light of the ${who.name}, and went on in ${dark.moments - dark.stood} of ${dark.moments} in the dark.`
      : undefined
  },
  howTo: ({ you, whom = you }) => `The ${whom.plural} stand still as long as your light is on them.`,
  example: { you: 'child', whom: 'zombie' },
}
