import type { Mechanic } from '../mechanic.ts'
import { lasting, lately, paceOf } from '../observe.ts'

/** A button makes one shoot forward for a moment; then one has to get one's breath back. */
export const dash: Mechanic = {
  id: 'dash',
  verbs: [
    'dash',
    'dash through',
    'dash past',
    'sprint',
    'rush',
    'bolt',
    'dart',
    'zoom',
    'boost',
    'speed up',
    'lunge',
    'hurry',
    'turbo',
  ],
  by: 'player',
  spaces: ['top', 'side', 'float', 'lanes', 'catch'],
  adds({ button }) {
    return {
      rules: [
        {
          when: { press: button },
          do: [{ haste: 'player', times: 2.6, seconds: 0.3 }, { show: 'jump' }],
          rest: 1.2,
          says: 'Dash',
        },
      ],
    }
  },
  seen(films, { who }) {
    const paces: number[] = []
    for (const { was, is } of lasting(films, who.id)) if (paceOf(was, is) > 40) paces.push(paceOf(was, is))
    const usual = paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? 0
    let bursts = 0
    let others = 0
    for (const change of lasting(films, who.id)) {
      if (paceOf(change.was, change.is) < usual * 1.6 || Math.abs(change.is.vy) > usual * 1.6) continue
      if (lately(films, change, 0.6).some(({ pressed }) => pressed) || change.after.pressed) bursts++
      else others++
    }
    return bursts > 6 && others < bursts * 0.1
      ? `The ${who.name} shot forward, much faster than at other times, in ${bursts} moments after the button.`
      : undefined
  },
  howTo: () => 'Press the button to dash: then catch your breath.',
  kin: ['swing'],
  example: { you: 'fox', besides: { does: 'collect', whom: 'berry' } },
}
