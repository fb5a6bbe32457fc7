import type { Mechanic } from '../mechanic.ts'
import { appeared, fall, harm, isBeside, lasting, vanished } from '../observe.ts'

/** Foes come at the player, who strikes them from close by until nothing of their health is left. */
export const fight: Mechanic = {
  id: 'fight',
  verbs: [
    'fight',
    'hit',
    'punch',
    'kick',
    'strike',
    'beat up',
    'swing at',
    'box',
    'stab',
    'clobber',
    'attack',
    'bite',
    'fight off',
    'wrestle',
    'spar with',
    'headbutt',
  ],
  by: 'player',
  armed: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: arm, button, space }) {
    const swung = `${arm?.id}.swung`
    // Whoever grows stronger on the way strikes harder.
    const blow = (by: number, level: { atLeast?: number; below?: number }) => ({
      when: { near: [you.id, whom.id] as [string, string], within: 70, button, each: true as const },
      if: [{ tally: 'level', ...level }],
      do: [
        { strike: 'b' as const, by },
        { push: 'b' as const, speed: 420 },
        { still: 'b' as const, seconds: 0 },
        { score: 5 },
      ],
      rest: 0.25,
      says: 'Strike',
    })
    return {
      kinds: [
        {
          cast: whom.id,
          // From all sides, and never two in one place.
          drive: { does: space === 'top' ? 'swarm' : 'chase', whom: you.id, speed: [60, 100] },
          count: whom.count ?? 2,
          where: 'far',
          meters: [{ name: 'health', from: 1, shown: true }],
          ...(whom.count === undefined && {
            comes: { every: [3, 2], most: [3, 4], where: 'beyond' as const },
          }),
          ...(whom.flies && { flies: true }),
          softly: true,
        },
        ...(arm
          ? [
              {
                id: swung,
                cast: arm.id,
                drive: { does: 'fly' as const },
                count: 0,
                where: 'start' as const,
                size: 52,
                meters: [{ name: 'swing', from: 1, perSecond: -5 }],
              },
            ]
          : []),
      ],
      rules: [
        ...(arm
          ? [
              {
                when: { press: button },
                do: [{ spawn: swung, at: 'a' as const, toward: 'facing' as const, speed: 240 }],
                rest: 0.25,
                says: 'Strike',
              },
              { when: { meter: 'swing', of: swung, below: 0.02 }, do: [{ remove: 'a' as const }], rest: 0 },
            ]
          : []),
        blow(0.34, { below: 2 }),
        blow(0.5, { atLeast: 2 }),
        { when: { defeated: whom.id }, do: [{ tally: `beaten ${whom.id}`, add: 1 }, { score: 20 }], rest: 0 },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 300 }], rest: 1 },
      ],
      goal: {
        tally: `beaten ${whom.id}`,
        reaches: whom.count ?? [5, 8],
        says: `${whom.plural} beaten`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: arm }) {
    let swings = 0
    for (const { before, body } of arm ? appeared(films, arm.id) : [])
      if (isBeside(before, who.id, body, 2.6)) swings++
    if (arm && swings < 4) return undefined
    let blows = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (fall(was, is) < 0.1) continue
      const pressed = ((before.input.held | after.input.held) & 48) > 0
      if (!isBeside(before, who.id, was, 3.2) || !pressed) return undefined
      blows++
    }
    let beaten = 0
    for (const { before, body } of vanished(films, whom.id)) if (isBeside(before, who.id, body, 3.2)) beaten++
    const { near } = harm(films, who.id, whom.id, 2)
    return blows > 3 && beaten > 0 && near > 0
      ? `${arm ? `The ${arm.name} was swung ${swings} times: ` : ''}${blows} blows of the ${who.name}, all from close by and with the button, wore ${whom.plural} down; ${beaten} were beaten, and their touch cost ${near} lives.`
      : undefined
  },
  howTo: ({ you, whom = you }) =>
    `Press the button close to the ${whom.plural} to strike them, and don't let them touch you.`,
  example: { you: 'knight', whom: 'skeleton', with: 'sword' },
}
