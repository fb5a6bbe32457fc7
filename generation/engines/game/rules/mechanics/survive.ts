import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic } from '../mechanic.ts'
import { all, appeared, changes, nearestOf, nearness } from '../observe.ts'

const fromAbove = (space: SpaceId) => space === 'side' || space === 'catch'

/** At first there are few of them; then more and more come, and one has to last. */
export const survive: Mechanic = {
  id: 'survive',
  verbs: [
    'survive',
    'withstand',
    'endure',
    'outlast',
    'outlive',
    'hold out against',
    'hold out',
    'last through',
    'last',
    'stay alive',
    'stand up to',
    'live through',
    'weather',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'catch'],
  adds({ you, whom = you, space }) {
    const above = fromAbove(space)
    // The first come from the start, a second and a third stream set in later.
    const rules = [1, 9, 17].map((first): NonNullable<Lines['rules']>[number] => ({
      when: { after: first, again: above ? [1, 0.7] : [1.9, 1.2] },
      do: [
        {
          spawn: whom.id,
          at: above ? 'ahead' : 'beyond',
          toward: above ? 'down' : 'player',
          speed: [140, 230],
        },
      ],
      rest: 0.05,
    }))
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'fly', ...(whom.alive && { upright: true }) },
          count: 0,
          where: 'beyond',
          size: 52,
          softly: true,
        },
      ],
      rules: [
        ...rules,
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
        { when: { after: 1, again: 1 }, do: [{ tally: 'seconds held out', add: 1 }], rest: 0.1 },
      ],
      goal: { tally: 'seconds held out', reaches: [27, 36], says: 'seconds held out' },
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let first = 0
    let later = 0
    let hurt = 0
    // Only games that lasted can be compared with how they began.
    const long = films.filter(({ frames }) => (frames.at(-1)?.tick ?? 0) > 26 * 60)
    for (const { after } of appeared(long, whom.id)) {
      const second = after.tick / 60
      if (second < 8) first++
      else if (second > 18 && second < 26) later++
    }
    for (const { before, after } of changes(films)) {
      const [me] = all(before, who.id)
      const other = me && nearestOf(before, whom.id, me)
      if (me && other && after.lives < before.lives && nearness(me, other) < 2) hurt++
    }
    return hurt > 0 && first > 0 && later > first * 1.5
      ? `${first} ${whom.plural} came at first and ${later} later on, and touching one cost a life.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold out: more and more ${(whom ?? you).plural} are coming, and each hit costs a heart.`,
  example: { you: 'astronaut', whom: 'meteor' },
  kin: ['outgrow'],
}
