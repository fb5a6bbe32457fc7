import { stateOf } from '../lines.ts'
import type { Lines, Mechanic } from '../mechanic.ts'
import { isAt, lasting, paceOf, pressing, turned } from '../observe.ts'

/** Whoever is frozen stands in a block of ice, and thaws again after a while. All must be frozen at once. */
export const freeze: Mechanic = {
  id: 'freeze',
  verbs: ['freeze', 'freeze solid', 'turn to ice', 'petrify', 'turn to stone'],
  undone: ['melt', 'thaw', 'free', 'warm up', 'heat up'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button, space }) {
    const awake = `${whom.id}.awake`
    const frozen = `${whom.id}.frozen`
    // Where the ways are long, there are fewer, and the ice lasts.
    const wide = space === 'side'
    const count = whom.count ?? (wide ? ([3, 4] as const) : ([6, 7] as const))
    const size = { size: 56, ...(whom.flies && { flies: true as const }) }
    const bites: NonNullable<Lines['rules']>[number] = {
      when: { touch: [you.id, awake] },
      do: [{ hurt: 'player' }, { push: 'b', speed: 200 }],
      rest: 1,
    }
    return {
      kinds: [
        {
          ...size,
          id: awake,
          cast: whom.id,
          drive: { does: 'wander', speed: [80, 130] },
          count,
          where: 'far',
        },
        stateOf(whom, 'frozen', {
          ...size,
          where: 'far',
          meters: [
            { name: 'ice', from: 1, perSecond: wide ? [-0.025, -0.04] : [-0.05, -0.075], shown: true },
          ],
          look: { shell: '#9be8ff' },
        }),
      ],
      rules: [
        {
          when: { near: [you.id, awake], within: 62, button },
          do: [
            { become: frozen, of: 'b' },
            { tally: `frozen ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'power', words: 'Frozen! +10' },
          ],
          rest: 0.2,
          says: 'Freeze',
        },
        {
          when: { meter: 'ice', of: frozen, below: 0 },
          do: [{ become: awake, of: 'a' }, { tally: `frozen ${whom.id}`, add: -1 }, { show: 'break' }],
        },
        ...(whom.alive ? [bites] : []),
      ],
      goal: {
        tally: `frozen ${whom.id}`,
        reaches: count,
        says: `${whom.plural} frozen at once`,
        cast: whom.id,
      },
      ...(whom.alive && { risky: true }),
    }
  },
  seen(films, { who, whom = who, button }) {
    const iced = new Set<string>()
    for (const { before, after, was, is } of turned(films, whom.id)) {
      if (is.meters.length <= was.meters.length) continue
      if (!pressing(after, button) || !isAt(before, who.id, was, 3)) return undefined
      iced.add(is.state)
    }
    let stood = 0
    let went = 0
    for (const { was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state) continue
      if (!iced.has(was.state)) went += paceOf(was, is) > 20 ? 1 : 0
      else if (is.vx === was.vx && Math.abs(is.vx) > 30) return undefined
      else stood++
    }
    return iced.size === 1 && stood > 30 && went > 30
      ? `${whom.plural} moved around, and stood still as soon as the ${who.name} had frozen them.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button beside the ${(whom ?? you).plural} to freeze them. Freeze them all at the same time!`,
  example: { you: 'penguin', whom: 'monster' },
}
