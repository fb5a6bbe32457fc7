import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { fall, heading, isBeside, lasting, vanished } from '../observe.ts'

/** Foes keep coming for a thing, and each that reaches it damages it; whoever is touched by the player on the way is out. */
export function siege(you: Part, foe: Part, thing: Part): Lines {
  return {
    kinds: [
      {
        cast: foe.id,
        drive: { does: 'chase', whom: thing.id, speed: [60, 100] },
        count: 1,
        where: 'edge',
        size: 50,
        comes: { every: [1.9, 1], most: [4, 7], where: 'beyond' },
        ...(foe.flies && { flies: true }),
      },
      {
        cast: thing.id,
        drive: { does: 'still' },
        count: thing.count ?? 1,
        where: 'middle',
        size: 96,
        meters: [{ name: 'health', from: 1, shown: true }],
        softly: true,
      },
    ],
    rules: [
      {
        when: { touch: [foe.id, thing.id] },
        do: [
          { meter: 'health', of: 'b', add: -0.2 },
          { remove: 'a' },
          { tally: `hits ${thing.id}`, add: 1 },
          { show: 'hurt' },
        ],
        rest: 0.1,
      },
      {
        when: { touch: [you.id, foe.id] },
        do: [{ strike: 'b', by: 1 }, { tally: `fended ${foe.id}`, add: 1 }, { score: 10 }],
        rest: 0.1,
      },
    ],
    lost: [
      {
        when: { tallies: [{ tally: `hits ${thing.id}`, reaches: 5, says: 'hits taken', cast: thing.id }] },
        says: `The ${thing.name} could not be saved.`,
      },
    ],
  }
}

/** What is seen of a siege: foes go for the thing, its health falls only beside them, and the player stops some. */
export function siegeSeen(films: Parameters<Mechanic['seen']>[0], you: Part, foe: Part, thing: Part) {
  const { part, moments } = heading(films, foe.id, thing.id)
  let damage = 0
  for (const { before, was, is } of lasting(films, thing.id)) {
    if (fall(was, is) < 0.05) continue
    if (!isBeside(before, foe.id, was, 2.2)) return undefined
    damage++
  }
  let stopped = 0
  for (const { before, body } of vanished(films, foe.id))
    if (isBeside(before, you.id, body, 1.7) && !isBeside(before, thing.id, body, 1.3)) stopped++
  return moments > 20 && part > 0.6 && damage > 0 && stopped > 2
    ? `${foe.plural} went for the ${thing.name} (${Math.round(part * 100)} % of their way), damaged it ${damage} times, and ${stopped} were stopped by the ${you.name} before.`
    : undefined
}

export const protect: Mechanic = {
  id: 'protect',
  verbs: ['protect', 'defend', 'guard', 'shield', 'keep safe', 'watch over', 'look after'],
  by: 'player',
  needs: ['whom', 'from'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, from = you }) {
    const goal = {
      tally: `fended ${from.id}`,
      reaches: [10, 15] as const,
      says: `${from.plural} fended off`,
      cast: from.id,
    }
    return { ...siege(you, from, whom), goal }
  },
  seen: (films, { you, whom = you, from = you }) => siegeSeen(films, you, from, whom),
  howTo: ({ you, whom = you, from = you }) => `Touch the ${from.plural} before they reach the ${whom.name}.`,
  example: { you: 'knight', whom: 'castle', from: 'goblin' },
}
