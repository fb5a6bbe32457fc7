import { bears, inLight, inTheDark, lampOf, litMoments } from '../lamps.ts'
import { countsAgainst, lostAt, stateOf } from '../lines.ts'
import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { gap } from '../observe.ts'

/** They come out of the dark for the player, or for what one keeps; the light makes them turn and run. */
export const repel: Mechanic = {
  id: 'repel',
  verbs: ['scare by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds({ you, whom = you, with: lamp, to }) {
    const scared = `${whom.id}.scared`
    const flies = whom.flies && { flies: true as const }
    return {
      layout: inTheDark,
      kinds: [
        ...lampOf(you, lamp),
        {
          cast: whom.id,
          drive: { does: 'chase', whom: (to ?? you).id, speed: [58, 92] },
          count: whom.count ?? [3, 5],
          where: 'far',
          size: 58,
          shines: { within: 30 },
          ...flies,
        },
        stateOf(whom, 'scared', {
          drive: { does: 'flee', whom: you.id, speed: [190, 175] },
          size: 58,
          shines: { within: 30 },
          look: { mark: '!' },
        }),
        ...kept(to),
      ],
      rules: [
        { ...inLight(you, whom.id, [{ become: scared, of: 'b' }]), if: [{ is: whom.id, who: 'b' }] },
        { when: { every: [2.4, 1.7], of: scared }, do: [{ become: whom.id, of: 'a' }], rest: 0 },
        ...taking(you, whom, to),
      ],
      lost: to
        ? [lostAt(`taken ${to.id}`, 3, `${to.plural} taken`, `The ${whom.plural} took too much.`)]
        : [lostAt(`caught by ${whom.id}`, 4, 'times caught', `The ${whom.plural} got you.`)],
    }
  },
  seen(films, { who, whom = who, to, with: lamp }) {
    if (!bears(films, who.id, lamp)) return undefined
    const dark = { sum: 0, moments: 0 }
    const lit = { sum: 0, moments: 0 }
    for (const moment of litMoments(films, who.id, whom.id)) {
      const { was, is, from } = moment
      const went = gap(was, is)
      if (went < 2 || went > 30) continue
      const nearer = (gap(was, from) - gap(is, from)) / went
      const which = moment.lit ? lit : moment.dark ? dark : undefined
      if (!which) continue
      which.sum += nearer
      which.moments++
    }
    const away = -lit.sum / Math.max(1, lit.moments)
    const comes = dark.sum / Math.max(1, dark.moments)
    return lit.moments > 15 && dark.moments > 100 && away > 0.3 && (to ? away > -comes + 0.3 : comes > 0.1)
      ? `In the light of the ${who.name} ${whom.plural} went away from it (${Math.round(away * 100)} % of their way in ${lit.moments} moments), and in the dark they came.`
      : undefined
  },
  howTo: ({ you, whom = you }) => `The ${whom.plural} run from your light: turn it on whoever comes nearest.`,
  example: { you: 'child', whom: 'wolf' },
}

const kept = (to: Part | undefined): NonNullable<Lines['kinds']> =>
  to
    ? [
        {
          cast: to.id,
          drive: { does: 'still' },
          count: to.count ?? 6,
          where: 'middle',
          size: 46,
          shines: { within: 50 },
        },
      ]
    : []

/** Whoever gets there takes something with it. */
const taking = (you: Part, whom: Part, to: Part | undefined): NonNullable<Lines['rules']> =>
  to
    ? [
        {
          when: { touch: [whom.id, to.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [
            { tally: `taken ${to.id}`, add: 1 },
            { move: 'a', to: 'far' },
            { move: 'b', to: 'anywhere' },
            { show: 'miss', words: 'Taken!' },
          ],
          rest: 1,
        },
      ]
    : [
        {
          when: { touch: [you.id, whom.id] },
          do: [...countsAgainst(`caught by ${whom.id}`, 'Caught!'), { move: 'b', to: 'far' }],
          rest: 1,
        },
      ]
