import type { Amount } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { all, gap, trails, vanished } from '../observe.ts'

/** What it breaks into when it is struck. */
const breaking = (who: Part) => (from: string, into: string) => ({
  when: { defeated: who.id },
  if: [{ is: from, who: 'a' as const }],
  do: [{ spawn: into, at: 'a' as const, count: 2, toward: 'apart' as const, speed: 160 }, { show: 'break' }],
  rest: 0,
})

/** Where nothing holds anybody they all begin big, tumble along, and come in again on the other side. */
function inFreeFall({ you, who }: Use): Lines {
  const [middling, small] = [`${who.id}.middling`, `${who.id}.small`]
  const breaks = breaking(who)
  const tumbles = (size: number, speed: Amount): Partial<Trait> => ({
    drive: { does: 'drift', speed },
    count: 0,
    where: 'far',
    size,
    flies: true,
    look: { rolls: true },
  })
  return {
    kinds: [
      {
        cast: who.id,
        ...tumbles(112, [30, 76]),
        count: who.count ?? [2, 4],
        where: 'edge',
        comes: { every: [7, 4], most: [2, 4], where: 'edge' },
      },
      { id: middling, cast: who.id, ...tumbles(74, [48, 108]) },
      { id: small, cast: who.id, ...tumbles(46, [70, 150]) },
    ],
    rules: [
      breaks(who.id, middling),
      breaks(middling, small),
      { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }], rest: 1 },
    ],
    risky: true,
  }
}

/** Struck, a big one becomes two smaller ones, which are faster, and each of those two small ones. */
export const split: Mechanic = {
  id: 'split',
  verbs: [
    'split',
    'split up',
    'split apart',
    'split in',
    'divide',
    'break apart',
    'break up',
    'break into',
    'multiply',
    'shatter',
  ],
  by: 'others',
  spaces: ['top', 'float', 'adrift'],
  adds(use) {
    const { you, who } = use
    if (use.space === 'adrift') return inFreeFall(use)
    const [big, small] = [`${who.id}.big`, `${who.id}.small`]
    const breaks = breaking(who)
    return {
      kinds: [
        {
          id: big,
          cast: who.id,
          drive: { does: 'drift', speed: [28, 100] },
          count: 1,
          where: 'far',
          size: 112,
          meters: [{ name: 'health', from: 0.6 }],
          flies: true,
        },
        {
          cast: who.id,
          drive: { does: 'drift', speed: [36, 130] },
          count: who.count ?? [1, 2],
          where: 'far',
          size: 76,
          meters: [{ name: 'health', from: 1 }],
          comes: { every: [4, 3], most: [3, 9], where: 'edge' },
          flies: true,
        },
        {
          id: small,
          cast: who.id,
          drive: { does: 'drift', speed: [60, 190] },
          count: 0,
          where: 'far',
          size: 42,
          flies: true,
        },
      ],
      rules: [
        breaks(big, who.id),
        breaks(who.id, small),
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
      ],
      risky: true,
    }
  },
  seen(films, { who }) {
    let intoTwo = 0
    let big = 0
    const sizes = [...trails(films, who.id)].map(([first]) => first?.size ?? 0)
    const least = Math.min(...sizes)
    for (const { before, after, body } of vanished(films, who.id)) {
      const born = all(after, who.id).filter(
        (one) => !before.bodies.has(one.id) && gap(one, body) < body.size && one.size < body.size * 0.75,
      )
      // The smallest are gone for good.
      const isBig = body.size > least * 1.25
      if (isBig) big++
      if (isBig && born.length === 2) intoTwo++
    }
    return intoTwo > 1 && intoTwo > big * 0.6
      ? `${intoTwo} times one of the ${who.plural} was gone, and two smaller ones were there in its place.`
      : undefined
  },
  howTo: ({ who }) => `Each of the ${who.plural} splits in two when it's hit.`,
  example: { you: 'rocket', who: 'asteroid', besides: { does: 'shoot', whom: 'asteroid', with: 'laser' } },
}
