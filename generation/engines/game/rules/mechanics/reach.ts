import type { Amount } from '@makebelieve/kit/rules/rulebook'
import type { Film } from '../film.ts'
import { counts, goalOf, stateOf, toThe } from '../lines.ts'
import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { all, changes, isAt, nearness, turned } from '../observe.ts'

/** Side by side on the far side, each for one time across. */
function homes(you: Part, whom: Part): Lines {
  const count: Amount = whom.count ?? [2, 4]
  return {
    kinds: [
      { cast: whom.id, drive: { does: 'still' }, count, where: 'goal', size: 60, softly: true },
      stateOf(whom, 'reached', { where: 'goal', look: { sign: '✓', glow: '#ffd447' }, size: 60 }),
    ],
    rules: [
      {
        when: { touch: [you.id, whom.id] },
        if: [{ is: whom.id, who: 'b' }],
        do: [
          { become: `${whom.id}.reached`, of: 'b' },
          ...counts(`reached ${whom.id}`, 50, 'cross', 'Home!'),
          { move: 'a', to: 'start' },
        ],
        rest: 0,
      },
    ],
    goal: goalOf(`reached ${whom.id}`, count, `${whom.plural} reached`, whom),
    lost: [{ when: { seconds: [120, 60] }, says: "Time's up!" }],
  }
}

/** Each of them changed when somebody came, and none on its own. */
function filled(films: readonly Film[], who: Part, whom: Part): string | undefined {
  let reached = 0
  for (const { before, was } of turned(films, whom.id)) {
    if (!isAt(before, who.id, was, 1.9)) return undefined
    reached++
  }
  return reached > 1
    ? `The ${who.name} got across to the ${whom.plural} ${reached} times, and each was taken then.`
    : undefined
}

/** From one end of the field to the other, at a walk: a run would be over before it has begun. And once more. */
function acrossTheField(you: Part, whom: Part): Lines {
  return {
    kinds: [{ cast: whom.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 96 }],
    rules: [
      { when: { after: 0.02 }, do: [{ haste: { all: you.id }, times: 0.8, seconds: 600 }] },
      {
        when: { touch: [you.id, whom.id] },
        do: [...counts(`reached ${whom.id}`, 100, 'level', 'There!'), { move: 'a', to: 'start' }],
        rest: 1,
      },
    ],
    goal: goalOf(`reached ${whom.id}`, [3, 4], `times at the ${whom.name}`, whom),
    clock: [110, 60],
  }
}

/** A place that one has to get to: at the far end of a long way, or, where all is seen at once, again and again in a new spot. */
export const reach: Mechanic = {
  id: 'reach',
  verbs: [
    'reach',
    'get to',
    'arrive at',
    'go to',
    'head to',
    'run to',
    'walk to',
    'travel to',
    'come to',
    'make it to',
    'find a way to',
    'swim to',
    'fly to',
    'return to',
    'get back to',
    'go back to',
    'come back to',
    'crawl to',
    'sail to',
    'drive to',
    'race to',
    'hurry to',
    'rush to',
    'dash to',
    'get home',
    'go home',
    'come home',
    'run home',
    'race home',
    'hurry home',
    'rush home',
    'walk home',
    'return home',
    'fly home',
    'swim home',
    'drive home',
    'be home',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['side', 'top', 'float', 'lanes', 'run', 'flap', 'earth'],
  adds({ you, whom = you, space, across }) {
    const runs = space === 'run' || space === 'flap'
    const isLong = space === 'side' || runs
    if (space === 'lanes') return homes(you, whom)
    if (across) return acrossTheField(you, whom)
    return {
      kinds: [{ cast: whom.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 84, softly: true }],
      ...(isLong && {
        layout: runs ? { wide: 14 } : { wide: 4, rough: true },
        ...(space !== 'flap' && { risky: true as const }),
      }),
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { tally: `reached ${whom.id}`, add: 1 },
            { score: 50 },
            { show: 'level', words: 'There!' },
            ...(isLong ? [] : [{ move: 'b' as const, to: 'goal' as const }]),
          ],
          rest: 1,
        },
      ],
      goal: {
        tally: `reached ${whom.id}`,
        reaches: isLong ? 1 : [6, 8],
        says: `${whom.name} reached`,
        cast: whom.id,
      },
      // A long way has pits to fall into; elsewhere one has to be quick.
      ...(!isLong && { lost: [{ when: { seconds: [80, 32] }, says: "Time's up!" }] }),
    }
  },
  seen(films, { who, whom = who, space }) {
    if (space === 'lanes') return filled(films, who, whom)
    // Where one has to come down gently, it is not enough to be there.
    if (space === 'land') return undefined
    let reached = 0
    for (const film of films) {
      const { frames, status } = film
      let far = false
      for (const { before, after } of changes([film])) {
        const [me] = all(before, who.id)
        const [there, another] = all(before, whom.id)
        const later = there && after.bodies.get(there.id)
        // A place is one of its kind, and no button is needed to be there.
        const quiet = !before.pressed && !after.pressed
        if (another || (status === 'won' && !quiet)) return undefined
        if (!me || !there || there.carrier > 0 || !later || later.carrier > 0) continue
        if (nearness(me, there) > 3) far = true
        const moved = Math.abs(later.x - there.x)
        const ends = status === 'won' && after === frames.at(-1)
        const near = nearness(me, there) < 1.6
        if (moved > 3 && !near) return undefined
        // Whoever brings something came for that.
        const brings = [...before.bodies.values()].some(({ carrier }) => carrier === me.id)
        if (far && near && quiet && !brings && (moved > 3 || ends)) {
          reached++
          far = false
        }
      }
    }
    return reached > 0
      ? `From far away, the ${who.name} got to the ${whom.name} ${reached} times, and that was it.`
      : undefined
  },
  howTo: ({ whom, you, space }) =>
    `Get ${toThe(whom ?? you)}${space === 'run' || space === 'flap' ? '' : space === 'side' ? ' at the far end' : ' before time runs out'}.`,
  kin: ['build', 'climb', 'escort'],
  example: { you: 'knight', whom: 'castle' },
}
