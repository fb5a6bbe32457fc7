import type { Mechanic } from '../mechanic.ts'
import { gap, harm, isOnStage, lasting } from '../observe.ts'

/** Others come at the player, fade away, and are back somewhere else a moment later. Faded, they do nothing. */
export const haunt: Mechanic = {
  id: 'haunt',
  verbs: [
    'haunt',
    'appear',
    'appear and vanish',
    'disappear',
    'vanish',
    'fade',
    'fade away',
    'teleport',
    'materialise',
    'materialize',
    'blink',
    'spook',
    'lurk',
  ],
  aimless: true,
  foe: true,
  by: 'others',
  spaces: ['top', 'float'],
  adds({ you, who }) {
    const faded = `${who.id}.faded`
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: you.id, speed: [100, 150] },
          count: who.count ?? [2, 4],
          where: 'far',
        },
        { id: faded, cast: who.id, drive: { does: 'still' }, count: 0, where: 'far', look: { alpha: 0.12 } },
      ],
      rules: [
        {
          when: { every: [4, 5], of: who.id },
          if: [{ is: who.id, who: 'a' }],
          do: [{ become: faded, of: 'a' }],
        },
        {
          when: { every: [1.5, 1], of: faded },
          do: [{ move: 'a', to: 'far' }, { become: who.id, of: 'a' }, { show: 'spawn' }],
        },
        {
          when: { touch: [you.id, who.id] },
          if: [{ is: who.id, who: 'b' }],
          do: [{ hurt: 'player' }, { become: faded, of: 'b' }],
          rest: 1,
        },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let elsewhere = 0
    for (const { after, was, is } of lasting(films, who.id))
      if (after.tick > 120 && gap(was, is) > 120 && isOnStage(was) && isOnStage(is)) elsewhere++
    const { near } = harm(films, you.id, who.id)
    return elsewhere > 3 && near > 0
      ? `${elsewhere} times one of the ${who.plural} was suddenly somewhere else, and being touched by one cost a life (${near} times).`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} fade away and come back somewhere else: stay on your toes.`,
  example: { you: 'child', who: 'ghost' },
}
