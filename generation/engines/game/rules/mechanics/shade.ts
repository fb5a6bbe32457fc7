import type { Frame, Seen } from '../film.ts'
import { isCovered, reach, shades } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, changes } from '../observe.ts'

const coversOf = ({ whom, you, with: other }: Pick<Use, 'whom' | 'you' | 'with'>) => [
  whom ?? you,
  ...(other ? [other] : []),
]

/** In the open one can be for a moment only: it wears one down bit by bit, and under something one recovers. */
export const shade: Mechanic = {
  id: 'shade',
  verbs: ['be in the shade', 'be in the shade of', 'be safe only in', 'be in the shadow of'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: other }) {
    const covers = coversOf({ you, whom, with: other })
    return {
      kinds: [
        { cast: you.id, meters: [{ name: 'shade', from: 1, shown: true, empty: { alpha: 0.45 } }] },
        ...shades(covers),
      ],
      rules: [
        {
          when: { every: 0.1, of: you.id },
          if: covers.map(({ id }) => ({ near: id, within: reach, not: true as const })),
          do: [{ meter: 'shade', of: 'a', add: [-0.022, -0.034] }],
          rest: 0,
        },
        ...covers.map(({ id }) => ({
          when: { every: 0.1, of: you.id },
          if: [{ near: id, within: reach }],
          do: [{ meter: 'shade', of: 'a' as const, add: 0.06 }],
          rest: 0,
        })),
        {
          when: { meter: 'shade', of: you.id, below: 0 },
          do: [
            { hurt: 'player', says: `You were out of the shade for too long.` },
            { meter: 'shade', of: 'a', set: 1 },
            { show: 'wrong', words: 'Too long!' },
          ],
        },
      ],
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: other, you }) {
    const covers = coversOf({ you, whom, with: other }).map(({ id }) => id)
    const isUnder = (frame: Frame, me: Seen) => isCovered(frame, covers, me, reach)
    const open = { fell: 0, rose: 0 }
    const shaded = { fell: 0, rose: 0 }
    let lost = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, who.id)
      const [now] = all(after, who.id)
      if (!me || !now || isUnder(before, me) !== isUnder(after, now)) continue
      const worn = Math.min(...now.meters.map((value, at) => value - (me.meters[at] ?? value)))
      const gained = Math.max(...now.meters.map((value, at) => value - (me.meters[at] ?? value)))
      if (after.lives < before.lives && gained > 0.5) {
        if (!isUnder(before, me) && Math.min(...me.meters) < 0.15) lost++
        continue
      }
      const where = isUnder(before, me) ? shaded : open
      if (worn < 0) where.fell++
      else if (gained > 0) where.rose++
    }
    return lost > 0 && open.fell > 30 && open.rose === 0 && shaded.rose > 10 && shaded.fell === 0
      ? `In the open the ${who.name} was worn down (${open.fell} moments) until it cost a life (${lost} times); in the shade of the ${whom.plural} it recovered (${shaded.rose} moments).`
      : undefined
  },
  howTo: ({ whom, you, with: other }) =>
    `Go from shade to shade: away from the ${coversOf({ whom, you, with: other })
      .map(({ plural }) => plural)
      .join(' and ')} you fade bit by bit.`,
  example: { you: 'vampire', whom: 'umbrella', besides: { does: 'collect', whom: 'rose' } },
}
