import type { Mechanic } from '../mechanic.ts'
import { gap, heading, trails } from '../observe.ts'

/** They come on by themselves through the dark, to where they want to be or at whoever plays; how they go, others say. */
export const loom: Mechanic = {
  id: 'loom',
  verbs: ['loom through the dark'],
  by: 'others',
  spaces: ['top'],
  adds: ({ you, who, to }) => ({
    layout: { dark: true },
    kinds: [
      {
        cast: who.id,
        drive: { does: 'chase', whom: (to ?? you).id, speed: [58, 92] },
        count: who.count ?? [3, 5],
        where: 'far',
        ...(who.flies && { flies: true }),
        softly: true,
      },
    ],
  }),
  seen(films, { you, who, to }) {
    const isDark = films.some(({ frames }) => frames.some(({ casts }) => casts.get(you.id)?.[0]?.beam))
    const { part, moments } = heading(films, who.id, (to ?? you).id)
    if (isDark && moments > 60 && part > 0.3)
      return `${who.plural} came towards the ${(to ?? you).name} (${Math.round(part * 100)} % of their way in ${moments} moments).`
    let from = 0
    let far = 0
    for (const trail of trails(films, who.id)) {
      const [first] = trail
      const last = trail.at(-1)
      if (!first || !last || first.x > 60) continue
      from++
      if (gap(first, last) > 160) far++
    }
    return isDark && to === undefined && far > 3 && far > from * 0.5
      ? `${from} ${who.plural} came in from outside, and ${far} of them came far.`
      : undefined
  },
  example: { you: 'child', who: 'ghost', besides: { does: 'banish', whom: 'ghost' } },
}
