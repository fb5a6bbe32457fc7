import type { Lines, Mechanic, Part, Use } from '../mechanic.ts'
import { all, changes, heading, isBeside, nearestOf, nearness, vanished } from '../observe.ts'
import { holesOf } from './peep.ts'

/** Where one walks about, they do so, too, and mean no harm: whoever runs into one pays for it. */
function about({ you, whom = you }: Pick<Use, 'you' | 'whom'>): Lines {
  return {
    kinds: [
      {
        cast: whom.id,
        drive: { does: 'wander', speed: [40, 80] },
        count: whom.count ?? [4, 6],
        where: 'far',
        size: 50,
        ...(whom.flies && { flies: true }),
        softly: true,
      },
    ],
    rules: [
      {
        when: { touch: [you.id, whom.id] },
        do: [
          { hurt: 'player', says: `Leave the ${whom.plural} alone!` },
          { push: 'b', speed: 160 },
        ],
        rest: 1,
      },
    ],
    risky: true,
  }
}

/** What is seen of it there: nobody is lost, and only bumping into one of them costs a life. */
function leftAlone(films: Parameters<Mechanic['seen']>[0], who: Part, whom: Part): string | undefined {
  let bumped = 0
  let passed = 0
  for (const { before, after } of changes(films)) {
    const [me] = all(before, who.id)
    const other = me && nearestOf(before, whom.id, me)
    if (!me || !other) continue
    const near = nearness(me, other)
    // Whoever presses something beside them has done more than to bump into them.
    if (after.lives < before.lives && near < 1.7) bumped += Number(!before.pressed && !after.pressed)
    else if (after.lives === before.lives && near > 1.05 && near < 2.6) passed++
  }
  // They go about, and not after anybody.
  const { part, moments } = heading(films, whom.id, who.id)
  const isGone = [...vanished(films, whom.id)].length > 0
  return bumped > 0 && passed > 10 && !isGone && moments > 200 && Math.abs(part) < 0.15
    ? `Bumping into one of the ${whom.plural} cost a life (${bumped} times); otherwise they were left in peace.`
    : undefined
}

/** They pop up among those who are hit, and must not be: a hand that is too quick costs a life. */
export const spare: Mechanic = {
  id: 'spare',
  verbs: ['spare', 'leave alone', 'leave in peace', 'let be', 'keep your hands off'],
  by: 'player',
  needs: ['whom'],
  spaces: ['hand', 'top', 'float'],
  adds({ you, whom = you, button, space }) {
    if (space !== 'hand') return about({ you, whom })
    const holes = holesOf({ ...whom, alive: true }, undefined)
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          comes: { every: [2.1, 1.3], most: [1, 3], where: 'far' },
          size: 66,
          flies: true,
          meters: [
            {
              name: 'shown',
              from: 1,
              perSecond: [-0.4, -0.6],
              empty: holes.layout ? { sunk: 0.9 } : { scale: 0.45, alpha: 0.4 },
            },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 18, button },
          do: [{ remove: 'b' }, { hurt: 'player', says: `That was a ${whom.name}.` }, { show: 'wrong' }],
        },
        { when: { meter: 'shown', of: whom.id, below: 0 }, do: [{ remove: 'a' }] },
      ],
      risky: true,
    }
  },
  seen(films, { who, whom = who, space }) {
    if (space !== 'hand') return leftAlone(films, who, whom)
    let hit = 0
    for (const { before, after } of changes(films)) {
      if (after.lives >= before.lives) continue
      const near = [...before.bodies.values()].some(
        (one) => one.cast === whom.id && !after.bodies.has(one.id) && isBeside(after, who.id, one, 1.9),
      )
      if (near && (before.pressed || after.pressed)) hit++
    }
    let spared = 0
    for (const { before, after, body } of vanished(films, whom.id))
      if (after.lives === before.lives && !isBeside(before, who.id, body, 1.2)) spared++
    return hit > 0 && spared > 2
      ? `Pressing at one of the ${whom.plural} cost a life (${hit} times); ${spared} came and went unharmed.`
      : undefined
  },
  howTo: ({ whom, you, space }) =>
    space === 'hand'
      ? `Keep your hands off the ${(whom ?? you).plural}: hitting one costs a heart.`
      : `Leave the ${(whom ?? you).plural} alone: bumping into one costs a heart.`,
  example: {
    you: 'cat',
    whom: 'rabbit',
    besides: { does: 'whack', whom: 'mole' },
    besidesIn: { top: { does: 'collect', whom: 'fish' }, float: { does: 'collect', whom: 'fish' } },
  },
  kin: ['cross', 'freeze', 'sneak'],
}
