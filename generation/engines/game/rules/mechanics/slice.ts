import { heldBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, appeared, isBeside, vanished } from '../observe.ts'

/** Thrown up from below, and cut in two by a swipe right through it; a hand that rests cuts nothing, and what comes down whole costs a heart. */
export const slice: Mechanic = {
  id: 'slice',
  verbs: [
    'slice',
    'slash',
    'slice up',
    'cut in half',
    'cut through',
    'cleave',
    'cut',
    'cut down',
    'cut off',
    'cut up',
  ],
  by: 'player',
  needs: ['whom'],
  elsewhere: 'fight',
  spaces: ['air', 'hand'],
  adds({ you, whom = you, with: tool }) {
    const whole = `${whom.id}.whole`
    const half = (side: 'left' | 'right') => ({
      id: `${whom.id}.${side}`,
      cast: whom.id,
      drive: { does: 'fly' as const, falls: 900, upright: true as const },
      count: 0,
      size: 60,
      look: { half: side },
    })
    return {
      kinds: [
        { id: whole, cast: whom.id, drive: { does: 'fly', falls: 520 }, count: 0, where: 'below', size: 64 },
        half('left'),
        half('right'),
        ...heldBy(you, tool, 'hand'),
      ],
      rules: [
        {
          when: { every: [1.2, 0.7], of: you.id },
          do: [{ spawn: whole, at: 'below', toward: 'over', speed: [640, 700] }],
          rest: 0,
        },
        {
          when: { touch: [you.id, whole] },
          if: [{ pace: 'a', above: 300 }],
          do: [
            { spawn: `${whom.id}.left`, at: 'b', toward: 'left', speed: 130 },
            { spawn: `${whom.id}.right`, at: 'b', toward: 'right', speed: 130 },
            { remove: 'b' },
            { tally: `sliced ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'break', words: '+10' },
          ],
        },
        {
          when: { leaves: whole },
          do: [{ hurt: 'player', says: 'One got away.' }, { show: 'miss' }],
          rest: 0.5,
        },
      ],
      goal: {
        tally: `sliced ${whom.id}`,
        reaches: whom.count ?? [12, 18],
        says: `${whom.plural} sliced`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: tool }) {
    let cut = 0
    for (const { before, after, body } of vanished(films, whom.id)) {
      const parts = all(after, whom.id).filter(
        (one) => !before.bodies.has(one.id) && Math.abs(one.x - body.x) + Math.abs(one.y - body.y) < 150,
      )
      const isThere = (cast: string) => [before, after].some((frame) => isBeside(frame, cast, body, 2.6))
      const there = isThere(who.id) && (!tool || isThere(tool.id))
      if (parts.length === 2 && there && parts[0]?.state !== parts[1]?.state) cut++
    }
    let thrown = 0
    for (const { body } of appeared(films, whom.id)) if (body.vy < -300) thrown++
    return cut > 4 && thrown >= cut
      ? `${thrown} ${whom.plural} were thrown up, and ${cut} came apart in two halves where the ${who.name} swiped${tool ? ` the ${tool.name}` : ''}.`
      : undefined
  },
  howTo: ({ whom, you }) => `Swipe through the flying ${(whom ?? you).plural}: a miss costs a heart.`,
  example: { you: 'ninja', whom: 'melon' },
}
