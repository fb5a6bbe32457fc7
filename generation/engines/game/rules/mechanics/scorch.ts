import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, keyOf, lasting, vanished } from '../observe.ts'

/** Set alight from close by, it goes on burning by itself, until nothing but ash is left of it. */
export const scorch: Mechanic = {
  id: 'scorch',
  verbs: [
    'burn',
    'burn down',
    'burn up',
    'burn away',
    'scorch',
    'torch',
    'incinerate',
    'char',
    'set on fire',
    'breathe fire on',
    'breathe fire at',
  ],
  takesAway: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const alight = `${whom.id}.alight`
    const ash = `${whom.id}.ash`
    const count = whom.count ?? ([5, 6] as const)
    return {
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count, where: 'anywhere', size: 72 },
        stateOf(whom, 'alight', {
          drive: { does: 'still' },
          size: 72,
          look: { glow: '#ff7a1e' },
          meters: [{ name: 'burning', from: 1, perSecond: [-0.5, -0.36], shown: true }],
        }),
        stateOf(whom, 'ash', { drive: { does: 'still' }, size: 72, look: { alpha: 0.22 }, softly: true }),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 44, button },
          if: [{ is: whom.id, who: 'b' }],
          do: [{ become: alight, of: 'b' }, { show: 'warn' }],
          says: 'Set alight',
        },
        {
          when: { meter: 'burning', of: alight, below: 0 },
          do: [{ become: ash, of: 'a' }, ...counts(`burnt ${whom.id}`, 20, 'right', 'Ash!')],
        },
      ],
      goal: goalOf(`burnt ${whom.id}`, count, `${whom.plural} burnt`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const lit = new Map<string, { tick: number; state: string }>()
    let burnt = 0
    let soon = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      // What becomes something else altogether is no ash.
      if (was.cast !== is.cast) return undefined
      if (was.state === is.state) continue
      const key = keyOf(film, is)
      const since = lit.get(key)
      if (since === undefined) {
        if (!after.pressed || !isBeside(before, who.id, was, 2.6)) return undefined
        lit.set(key, { tick: after.tick, state: was.state })
      }
      // What is as it was again was not burnt.
      else if (is.state === since.state) return undefined
      else if (after.tick - since.tick > 45) burnt++
      else soon++
    }
    // The ash stays where it is, and nobody takes it away.
    const isLeft = [...vanished(films, whom.id)].length === 0
    return lit.size > 1 && burnt > 1 && soon === 0 && isLeft && burnt <= lit.size
      ? `${lit.size} ${whom.plural} caught fire, each with the ${who.name} beside it and with the button; ${burnt} burned on by themselves until only ash was left.`
      : undefined
  },
  howTo: ({ whom, you }) => `Press the button beside the ${(whom ?? you).plural} to set them on fire.`,
  example: { you: 'dragon', whom: 'haystack' },
}
