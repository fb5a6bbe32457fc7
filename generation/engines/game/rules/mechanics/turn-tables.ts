import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, isBeside } from '../observe.ts'

/** Something to eat that turns the tables for a while: those who hunt are hunted, and sent back where they are caught. */
export const turnTables: Mechanic = {
  id: 'turn-tables',
  verbs: ['turn the tables on', 'hunt back', 'chase back', 'turn against'],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: power = you }) {
    const scared = `${whom.id}.scared`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'chase', whom: you.id, speed: [66, 128] },
          count: whom.count ?? [2, 4],
          where: 'far',
          softly: true,
        },
        stateOf(whom, 'scared', {
          drive: { does: 'flee', whom: you.id, speed: [50, 90] },
          look: { glow: '#5b8cff', alpha: 0.7, mark: '!' },
          meters: [{ name: 'fear', from: 1, perSecond: [-0.12, -0.18] }],
        }),
        {
          cast: power.id,
          drive: { does: 'still' },
          count: 4,
          where: 'far',
          size: 60,
          look: { pulses: true, glow: '#ffe27a' },
          comes: { every: 12, most: 3, where: 'far' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, power.id] },
          do: [
            { remove: 'b' },
            { become: scared, of: { all: whom.id } },
            { score: 10 },
            { show: 'power', words: `Catch the ${whom.plural}!` },
          ],
        },
        {
          when: { touch: [you.id, scared] },
          do: [
            { safe: 'a', seconds: 0.8 },
            { remove: 'b' },
            { spawn: whom.id, at: 'far' },
            ...counts(`caught ${whom.id}`, 50, 'defeat'),
          ],
        },
        { when: { meter: 'fear', of: scared, below: 0 }, do: [{ become: whom.id, of: 'a' }] },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
      ],
      goal: goalOf(`caught ${whom.id}`, [3, 5], `${whom.plural} caught`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: power = who }) {
    let turned = 0
    let caught = 0
    for (const { before, after } of changes(films)) {
      const now = all(after, whom.id)
      const others = all(before, whom.id).filter(({ id, state }) => {
        const is = after.bodies.get(id)
        return is !== undefined && is.state !== state
      })
      const eaten = all(before, power.id).some(
        (one) => !after.bodies.has(one.id) && isBeside(before, who.id, one),
      )
      if (eaten && others.length > 1 && new Set(now.map(({ state }) => state)).size === 1) turned++
      // Whoever is caught in that state is gone, another one comes, and it costs nothing.
      for (const was of all(before, whom.id))
        if (!after.bodies.has(was.id) && isBeside(before, who.id, was, 1.8) && after.lives === before.lives)
          caught++
    }
    return turned > 0 && caught > 1
      ? `${turned} times a ${power.name} turned all the ${whom.plural} at once, and ${caught} of them were caught then.`
      : undefined
  },
  howTo: ({ whom, with: power, you }) =>
    `A ${(power ?? you).name} turns the tables: for a while you catch the ${(whom ?? you).plural}.`,
  example: { you: 'mouse', whom: 'cat', with: 'cheese' },
}
