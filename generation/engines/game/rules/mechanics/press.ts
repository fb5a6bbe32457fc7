import { stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, isAt, pressing, turned } from '../observe.ts'

/** Each button stays down once it was pressed. When all are, what was shut opens, and one can go there. */
export const press: Mechanic = {
  id: 'press',
  verbs: [
    'press',
    'flip',
    'activate',
    'trigger',
    'toggle',
    'switch',
    'turn off',
    'switch off',
    'operate',
    'ring',
    'tap',
    'pull a lever',
    'pull the lever',
  ],
  timed: 'time',
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, to, button }) {
    const up = `${whom.id}.up`
    const down = `${whom.id}.down`
    const count = whom.count ?? ([6, 8] as const)
    const still = { drive: { does: 'still' }, where: 'anywhere' } as const
    return {
      kinds: [
        { ...still, id: up, cast: whom.id, count, size: 50 },
        { ...still, id: down, cast: whom.id, count: 0, size: 50, look: { scale: 0.75, glow: '#6fd66b' } },
        ...(to
          ? [
              {
                ...still,
                id: `${to.id}.shut`,
                cast: to.id,
                count: 1,
                where: 'goal',
                size: 84,
                look: { alpha: 0.6 },
              } as const,
              stateOf(to, 'open', { ...still, size: 84, look: { glow: '#ffd447', scale: 1.15 } }),
            ]
          : []),
      ],
      rules: [
        {
          when: { near: [you.id, up], within: 40, button },
          do: [
            { become: down, of: 'b' },
            ...(to ? [] : [{ tally: `pressed ${whom.id}`, add: 1 }]),
            { score: 10 },
            { show: 'power', words: 'Click!' },
          ],
          rest: 0.2,
          says: 'Press',
        },
        ...(to
          ? [
              {
                when: { gone: up },
                do: [{ become: `${to.id}.open`, of: { all: `${to.id}.shut` } }, { show: 'unlock' }],
              },
              {
                when: { near: [you.id, `${to.id}.open`] as [string, string], within: 10 },
                do: [{ tally: `pressed ${whom.id}`, add: 1 }, { score: 40 }, { show: 'level' }],
              },
            ]
          : []),
      ],
      goal: to
        ? { tally: `pressed ${whom.id}`, reaches: 1, says: `${to.name} reached`, cast: to.id }
        : { tally: `pressed ${whom.id}`, reaches: count, says: `${whom.plural} pressed`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, to, button }) {
    let pressed = 0
    for (const { before, after, was } of turned(films, whom.id)) {
      if (!pressing(after, button) || !isAt(before, who.id, was, 2.8)) return undefined
      pressed++
    }
    let opened = 0
    for (const { after } of to ? turned(films, to.id) : []) {
      // It opens only when no button is up any more.
      if (new Set(all(after, whom.id).map(({ state }) => state)).size !== 1) return undefined
      opened++
    }
    return pressed > 2 && opened > 0
      ? `The ${who.name} pressed ${pressed} ${whom.plural}, one at a time${to ? `, and with the last one the ${to.name} opened` : ''}.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Press all the ${(whom ?? you).plural}${to ? `: the last one opens the ${to.name}` : ''}.`,
  example: { you: 'robot', whom: 'button', to: 'gate' },
}
