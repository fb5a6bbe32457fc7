import type { Effect } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic, Trait } from '../mechanic.ts'
import { gap, lasting, nearestOf, nearness, paceOf } from '../observe.ts'

/** They wait where they are until somebody comes for them; then they follow, home where the sentence names one. */
export const rescue: Mechanic = {
  id: 'rescue',
  verbs: [
    'rescue',
    'save',
    'free',
    'liberate',
    'evacuate',
    'find and save',
    'bail out',
    'release',
    'let out',
    'set free',
  ],
  states: ['trapped', 'lost', 'stranded', 'stuck', 'captured'],
  cares: true,
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, to }) {
    const saved = `${whom.id}.saved`
    const home = `${whom.id}.home`
    const one = { cast: whom.id, size: 48, where: 'far' } satisfies Trait
    const place: Trait[] = to
      ? [
          { ...one, id: home, drive: { does: 'still' }, count: 0, look: { mark: '♥' } },
          { cast: to.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 96, softly: true },
        ]
      : []
    const counts: Effect[] = [
      { tally: `saved ${whom.id}`, add: 1 },
      { score: 30 },
      { show: 'rescue', words: 'Saved! +30' },
    ]
    const arrives: Lines['rules'] = to
      ? [{ when: { touch: [saved, to.id] }, do: [{ become: home, of: 'a' }, ...counts], rest: 0.1 }]
      : []
    return {
      kinds: [
        { ...one, drive: { does: 'still' }, count: whom.count ?? [4, 6], look: { mark: '!' }, softly: true },
        { ...one, id: saved, drive: { does: 'follow', whom: you.id, speed: 225 }, count: 0 },
        ...place,
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ is: whom.id, who: 'b' }],
          do: [{ become: saved, of: 'b' }, ...(to ? [] : counts)],
        },
        ...arrives,
      ],
      goal: {
        tally: `saved ${whom.id}`,
        reaches: whom.count ?? [4, 6],
        says: `${whom.plural} saved`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, to }) {
    const touched = new Set<string>()
    let waited = 0
    let came = 0
    let home = 0
    for (const [at, film] of films.entries())
      for (const { before, was, is } of lasting([film], whom.id)) {
        const key = `${at} ${was.id}`
        const near = nearestOf(before, who.id, was)
        if (!near) continue
        const free = touched.has(key)
        // Nobody moves before somebody has come.
        if (!free && paceOf(was, is) > 40 && nearness(near, was) > 2.2) return undefined
        if (!free) waited++
        if (nearness(near, was) < 1.4) touched.add(key)
        if (
          free &&
          was.carrier + is.carrier === 0 &&
          paceOf(was, is) > 60 &&
          gap(was, near) > 60 &&
          gap(is, near) < gap(was, near)
        )
          came++
        const place = free && to ? nearestOf(before, to.id, was) : undefined
        if (place && nearness(place, was) < 1.2) home++
      }
    return waited > 20 && came > 15 && (!to || home > 5)
      ? `${whom.plural} waited until the ${who.name} came, then followed it (${came} moments)${to ? ` home to the ${to.name}` : ''}.`
      : undefined
  },
  howTo: ({ you, whom = you, to }) =>
    to
      ? `Find the ${whom.plural}: they follow you when you touch them. Lead them to the ${to.name}.`
      : `Find the ${whom.plural} and touch them to save them.`,
  example: { you: 'firefighter', whom: 'kitten', to: 'house' },
  kin: ['race', 'wake', 'pull'],
}
