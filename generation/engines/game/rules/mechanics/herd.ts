import { toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { heading, lasting, nearestOf, nearness } from '../observe.ts'

/** They walk by themselves, away from the player, who gets behind them and drives them where they belong. */
export const herd: Mechanic = {
  id: 'herd',
  verbs: [
    'herd',
    'herd into',
    'round up',
    'shepherd',
    'corral',
    'muster',
    'drive into',
    'drive onto',
    'chase into',
    'chase home',
    'shoo into',
    'shoo home',
    'usher into',
    'scare into',
    'steer into',
  ],
  states: ['stray', 'scattered', 'runaway'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, to = you }) {
    const penned = `${whom.id}.penned`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'flee', whom: you.id, speed: [105, 140], within: 150 },
          count: whom.count ?? [4, 6],
          where: 'far',
          size: 48,
        },
        {
          id: penned,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'goal',
          size: 48,
          look: { mark: '♥' },
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 130, softly: true },
      ],
      rules: [
        {
          when: { touch: [whom.id, to.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [
            { become: penned, of: 'a' },
            { tally: `penned ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'place', words: '+25' },
          ],
          rest: 0,
        },
      ],
      goal: {
        tally: `penned ${whom.id}`,
        reaches: whom.count ?? [4, 6],
        says: `${whom.plural} penned in`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, to }) {
    if (!to) return undefined
    const { part, moments } = heading(films, whom.id, who.id, 140)
    let inside = 0
    let stays = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const pen = nearestOf(before, to.id, was)
      if (!pen || nearness(pen, was) > 1) continue
      inside++
      if (nearness(pen, is) < 1.1) stays++
    }
    return moments > 20 && part < -0.35 && inside > 10 && stays > inside * 0.9
      ? `${whom.plural} walked away from the ${who.name} (${Math.round(part * -100)} % of their way), into the ${to.name}, and stayed there.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you }) =>
    `The ${whom.plural} walk away from you: get behind them and herd them ${toThe(to)}.`,
  example: { you: 'dog', whom: 'sheep', to: 'barn' },
}
