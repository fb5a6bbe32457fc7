import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic, Part } from '../mechanic.ts'
import { keyOf, lasting } from '../observe.ts'
import { costs, percent, stopsOf, stretchOf } from '../timing.ts'

/** A gauge with a hand that goes to and fro by itself: whoever presses stops it, which counts within its zone, and costs a life outside. */
export const stop: Mechanic = {
  id: 'stop',
  verbs: ['stop needle', 'stop pendulum', 'stop arrow', 'stop bar', 'stop gauge', 'stop dial', 'stop wheel'],
  drawsWhom: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const [back, stopped] = [`${whom.id}.back`, `${whom.id}.stopped`]
    const zone = { from: 0.4, to: 0.62, as: shapeOf(whom) }
    const speed = [0.45, 0.7] as const
    const meter = {
      name: 'swing',
      from: 0,
      shown: true as const,
      zone,
    }
    const place = { cast: whom.id, drive: { does: 'still' }, where: 'goal', size: 120, flies: true } as const
    const pressed = (kind: string) => {
      const when = { near: [you.id, kind] as [string, string], within: 2000, button }
      const halts = { become: stopped, of: 'b' } as const
      const missed = [halts, ...costs('Missed!')]
      return [
        {
          when,
          if: [
            { is: kind, who: 'b' as const },
            { meter: 'swing', of: 'b' as const, above: zone.from, below: zone.to },
          ],
          do: [halts, ...counts(`stopped ${whom.id}`, 30, 'right', 'Perfect!')],
          rest: 0.1,
          says: 'Stop',
        },
        {
          when,
          if: [
            { is: kind, who: 'b' as const },
            { meter: 'swing', of: 'b' as const, below: zone.from },
          ],
          do: missed,
          rest: 0.1,
        },
        {
          when,
          if: [
            { is: kind, who: 'b' as const },
            { meter: 'swing', of: 'b' as const, above: zone.to },
          ],
          do: missed,
          rest: 0.1,
        },
      ]
    }
    return {
      layout: { bare: true, wide: 1 },
      kinds: [
        { ...place, count: 1, meters: [{ ...meter, perSecond: speed }] },
        stateOf(whom, 'back', { ...place, meters: [{ ...meter, perSecond: [-speed[0], -speed[1]] }] }),
        stateOf(whom, 'stopped', { ...place, meters: [meter, { name: 'rest', from: 0, perSecond: 1.5 }] }),
      ],
      rules: [
        ...pressed(whom.id),
        ...pressed(back),
        { when: { meter: 'swing', of: whom.id, above: 1 }, do: [{ become: back, of: 'a' }], rest: 0 },
        { when: { meter: 'swing', of: back, below: 0 }, do: [{ become: whom.id, of: 'a' }], rest: 0 },
        {
          when: { meter: 'rest', of: stopped, above: 1 },
          do: [
            { meter: 'swing', of: 'a', set: 0 },
            { become: whom.id, of: 'a' },
          ],
          rest: 0,
        },
      ],
      goal: goalOf(`stopped ${whom.id}`, [6, 8], 'stopped in the zone', whom),
      lost: [{ when: { seconds: [80, 50] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, whom = who, button }) {
    const ways = new Map<string, { up: number; down: number }>()
    for (const { film, was, is } of lasting(films, whom.id)) {
      const change = (is.meters[0] ?? 0) - (was.meters[0] ?? 0)
      const way = ways.get(keyOf(film, is)) ?? { up: 0, down: 0 }
      if (change > 0) way.up++
      if (change < 0) way.down++
      ways.set(keyOf(film, is), way)
    }
    const swings = [...ways.values()].some(({ up, down }) => Math.min(up, down) > 20)
    const stretch = stretchOf(stopsOf(films, who.id, whom.id, button))
    return stretch && swings
      ? `The ${whom.name} went to and fro by itself; stopped between ${percent(stretch.from)} and ${percent(stretch.to)} it counted, ${stretch.good} times.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Press the button when the ${(whom ?? you).name} is in the coloured zone: outside it costs a heart.`,
  example: { you: 'boxer', whom: 'needle' },
  // Nothing but what is counted and what costs tells them apart, and of that a game without mistakes shows nothing.
  kin: ['repair'],
}

/** What has a hand is a dial; what is long, or only moves along, a rail. */
function shapeOf({ name }: Part): 'dial' | 'pendulum' | 'rail' {
  if (name === 'pendulum') return 'pendulum'
  return /^(?:needle|arrow|pointer|hand|spinner|wheel|dial|clock|gauge)$/.test(name) ? 'dial' : 'rail'
}
