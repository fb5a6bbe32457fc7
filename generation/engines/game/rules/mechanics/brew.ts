import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic } from '../mechanic.ts'
import { all, appeared, nearestOf, paceOf } from '../observe.ts'

const fromAbove = (space: SpaceId) => space === 'side' || space === 'catch'

/** First it is only counted down to; then it is there, everything comes at once, and every step is hard. */
export const brew: Mechanic = {
  id: 'brew',
  verbs: [
    'come',
    'approach',
    'arrive',
    'draw near',
    'loom',
    'brew',
    'break out',
    'erupt',
    'set in',
    'threaten',
    'begin',
  ],
  aimless: true,
  by: 'others',
  spaces: ['top', 'side', 'float', 'catch'],
  adds({ you, who, space }) {
    const here = `${who.id} is here`
    const comes: Lines['rules'] = [
      {
        when: { after: [20, 14] },
        do: [
          { tally: here, add: 1 },
          { haste: 'player', times: 0.72, seconds: 600 },
          { show: 'warn', words: `The ${who.name} is here!` },
          // Whoever lives comes in person; a storm comes in drops and gusts, again and again.
          ...(who.alive ? [{ spawn: who.id, at: 'edge', count: who.count ?? 1 } as const] : []),
        ],
        says: `until the ${who.name}`,
      },
    ]
    const above = fromAbove(space)
    const blows: NonNullable<Lines['rules']>[number] = {
      when: { every: above ? [0.5, 0.3] : [1, 0.6], of: you.id },
      if: [{ tally: here, atLeast: 1 }],
      do: [
        {
          spawn: who.id,
          at: above ? 'ahead' : 'beyond',
          toward: above ? 'down' : 'player',
          speed: [170, 260],
        },
      ],
      rest: 0.1,
    }
    return {
      kinds: [
        {
          cast: who.id,
          drive: who.alive
            ? { does: 'chase', whom: you.id, speed: [90, 140] }
            : { does: 'fly', upright: true },
          count: 0,
          where: 'beyond',
          size: who.alive ? 64 : 50,
          softly: true,
        },
      ],
      rules: [
        ...comes,
        ...(who.alive ? [] : [blows]),
        {
          when: { touch: [you.id, who.id] },
          do: [{ hurt: 'player' }, who.alive ? { push: 'b', speed: 220 } : { remove: 'b' }],
          rest: 1,
        },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let early = 0
    let late = 0
    const fastest = [0, 0]
    for (const { after } of appeared(films, who.id)) after.tick < 13 * 60 ? early++ : late++
    for (const { frames } of films)
      for (let at = 1; at < frames.length; at++) {
        const before = frames[at - 1]
        const after = frames[at]
        const [was] = before ? all(before, you.id) : []
        const [is] = after ? all(after, you.id) : []
        if (!before || !after || !was || !is) continue
        const then = after.tick < 13 * 60 ? 0 : nearestOf(after, who.id, is) ? 1 : undefined
        if (then !== undefined) fastest[then] = Math.max(fastest[then] ?? 0, paceOf(was, is))
      }
    const slower = (fastest[1] ?? 0) / Math.max(1, fastest[0] ?? 0)
    const moved = (fastest[0] ?? 0) > 150
    return early === 0 && late > (who.alive ? 0 : 5) && (!moved || slower < 0.85)
      ? `For a while there was no ${who.name}; then ${late === 1 ? 'one' : late} came${moved ? `, and the ${you.name} went ${Math.round((1 - slower) * 100)} % slower` : ''}.`
      : undefined
  },
  howTo: ({ who }) => `Watch the countdown: once the ${who.name} is here, everything gets harder.`,
  example: { you: 'squirrel', who: 'storm' },
}
