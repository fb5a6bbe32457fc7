import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, isBeside, keyOf, nearestOf, nearness, vanished } from '../observe.ts'

/** Others shoot at the goal that one stands in: whoever stands in the way has held the shot, and the others cost a heart. */
export const keepGoal: Mechanic = {
  id: 'keep-goal',
  // As the reader tells it (`read/goalkeeping.ts`): 'a goalkeeper octopus catches penalty shots', 'blocks the pucks that penguins shoot'.
  verbs: ['hold shots of', 'hold any shots of'],
  anything: ['hold any shots of'],
  by: 'player',
  needs: ['whom', 'from'],
  spaces: ['catch'],
  adds({ you, whom = you, from = you, words }) {
    const shot = `${whom.id}.shot`
    return {
      kinds: [
        {
          cast: from.id,
          drive: { does: 'drift', speed: [50, 90] },
          count: from.count ?? (words.toLowerCase().includes(from.plural.toLowerCase()) ? 2 : 1),
          where: 'far',
          flies: true,
          size: 76,
        },
        {
          id: shot,
          cast: whom.id,
          drive: { does: 'fall', speed: [160, 250] },
          count: 0,
          where: 'far',
          size: 42,
        },
      ],
      rules: [
        {
          when: { every: [1.9, 1.3], of: from.id, one: true },
          do: [{ spawn: shot, at: 'a' }, { show: 'shoot' }],
          rest: 0,
        },
        {
          when: { touch: [you.id, shot] },
          do: [{ remove: 'b' }, ...counts(`held ${whom.id}`, 10, 'block', 'Saved!')],
        },
        {
          when: { leaves: shot },
          do: [
            { hurt: 'player', says: 'One went in.' },
            { show: 'miss', words: 'Goal!' },
          ],
          rest: 0,
        },
      ],
      goal: goalOf(`held ${whom.id}`, [12, 18], 'shots held', whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who, from = who }) {
    const shots = new Set<string>()
    for (const { film, after, body } of appeared(films, whom.id)) {
      const shooter = nearestOf(after, from.id, body)
      if (shooter && nearness(shooter, body) < 2.6 && body.y < 420) shots.add(keyOf(film, body))
      else return undefined
    }
    let held = 0
    let lost = 0
    for (const { film, before, after, body } of vanished(films, whom.id)) {
      if (!shots.has(keyOf(film, body))) return undefined
      if (isBeside(before, who.id, body, 1.9)) held++
      else if (after.lives < before.lives) lost++
    }
    return held > 5 && lost > 0
      ? `${from.plural} shot ${shots.size} times: the ${who.name} was in the way of ${held}, and ${lost} went past it and cost a heart.`
      : undefined
  },
  howTo: ({ whom, you, from }) =>
    `The ${(from ?? you).plural} shoot: get in the way of every ${(whom ?? you).name}. Each one that gets past you costs a heart.`,
  example: { you: 'octopus', whom: 'football', from: 'soccer player' },
  kin: ['catch'],
}
