import { isInBeam } from '../lamps.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes } from '../observe.ts'
import { sneak } from './sneak.ts'

/** Others send a light round, or before them where they go: whoever plays must not get into it. */
export const searchlight: Mechanic = {
  id: 'searchlight',
  verbs: ['search by light'],
  by: 'others',
  spaces: ['top'],
  adds: ({ you, who }) => ({
    kinds: [
      {
        cast: who.id,
        drive: who.alive ? { does: 'patrol', speed: [45, 70] } : { does: 'still' },
        count: who.count ?? [3, 4],
        where: 'spread',
        size: 60,
        beam: { within: [210, 250], half: 0.3, ...(!who.alive && { turns: [0.5, 0.8] as const }) },
      },
    ],
    rules: [
      {
        when: { lights: [who.id, you.id] },
        do: [
          { hurt: 'player', says: `You were seen in the light of the ${who.name}.` },
          { show: 'wrong', words: 'Seen!' },
        ],
        rest: 1.5,
      },
    ],
    risky: true,
  }),
  /** What they see by is their light, and nothing else. */
  over: (book, { you, who }) => ({
    ...book,
    rules: book.rules.filter(
      ({ when }) => !('sees' in when && when.sees[0] === who.id && when.sees[1] === you.id),
    ),
  }),
  seen(films, use) {
    const { you, who } = use
    // In a game of sneaking what they see is the light that is drawn before them.
    if (films.every(({ frames }) => frames.every((one) => all(one, who.id).every(({ beam }) => !beam))))
      return sneak.seen(films, { ...use, who: you, whom: who })
    let caught = 0
    let otherwise = 0
    let unlit = 0
    const angles = new Set<number>()
    for (const { before, after } of changes(films)) {
      const [me] = all(before, you.id)
      if (!me) continue
      const lights = all(before, who.id)
      for (const { beam } of lights) if (beam) angles.add(Math.round(beam.angle * 2))
      const isIn = [...lights, ...all(after, who.id)].some((one) => isInBeam(one, me, 14))
      if (after.lives < before.lives) isIn ? caught++ : otherwise++
      else if (!isIn) unlit++
    }
    return caught > 1 && angles.size > 1 && unlit > 200 && caught > otherwise
      ? `Getting into the light of the ${who.plural} cost a life ${caught} times; ${unlit} moments beside it cost none.`
      : undefined
  },
  howTo: ({ who }) => `Stay out of the light of the ${who.plural}.`,
  kin: ['sneak'],
  example: { you: 'fox', who: 'guard', besides: { does: 'collect', whom: 'gem' } },
}
