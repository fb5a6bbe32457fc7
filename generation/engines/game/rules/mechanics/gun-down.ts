import { stateOf } from '../lines.ts'
import type { Lines, Mechanic, Trait } from '../mechanic.ts'
import { appeared, fall, gap, harm, heading, lasting, nearestOf, vanished } from '../observe.ts'

/** They come in swarms from all sides; while the player is on the move, what it has with it fires by itself at the nearest. */
export const gunDown: Mechanic = {
  id: 'gun-down',
  verbs: [
    'gun down',
    'mow down',
    'auto-fire at',
    'autofire at',
    'fend off',
    'hold off',
    'ward off',
    'drive back',
    'beat back',
    'exterminate',
    'wipe out',
  ],
  by: 'player',
  sends: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: shot = you, among }) {
    const fired = `${shot.id}.fired`
    const fires = (every: number, count: number, level: { atLeast?: number; below?: number }) => ({
      // Against several kinds there is not twice as much of it.
      when: { every: Math.round(every * (1 + among) * 50) / 100, of: you.id },
      if: [
        { near: whom.id, within: 440 },
        // Whoever stands there does nothing for it.
        { pace: 'a' as const, above: 40 },
        { tally: 'level', ...level },
      ],
      do: [
        { spawn: fired, at: 'a' as const, count, toward: { nearest: whom.id }, speed: 600, fan: 0.22 },
        { show: 'shoot' },
      ],
      rest: 0,
    })
    // Now and then one comes who takes more, unless there are others anyway.
    const bigOne = stateOf(whom, 'big', {
      drive: { does: 'swarm', whom: you.id, speed: [42, 92] },
      where: 'edge',
      size: 84,
      meters: [{ name: 'health', from: 1, shown: true }],
      comes: { every: [12, 6], most: [1, 3], where: 'beyond' },
      softly: true,
    })
    const tough: Trait[] = among === 1 ? [bigOne] : []
    const hits: NonNullable<Lines['rules']> = tough.map(({ id = whom.id }) => ({
      when: { touch: [fired, id] },
      do: [{ remove: 'a' }, { strike: 'b', by: 0.2 }, { push: 'b', speed: 60 }],
      rest: 0,
    }))
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'swarm', whom: you.id, speed: [60, 145] },
          count: [2, 3],
          where: 'edge',
          size: 50,
          meters: [{ name: 'health', from: 1, shown: true }],
          comes: { every: [1.35, 0.85], most: [8, 14], where: 'beyond' },
          ...(whom.flies && { flies: true }),
          softly: true,
        },
        ...tough,
        { id: fired, cast: shot.id, drive: { does: 'fly' }, count: 0, where: 'start', size: 28 },
      ],
      // Whoever grows stronger on the way fires more at once, and more often.
      rules: [
        fires(0.36, 1, { below: 2 }),
        fires(0.3, 3, { atLeast: 2 }),
        ...hits,
        {
          when: { touch: [fired, whom.id] },
          do: [{ remove: 'a' }, { strike: 'b', by: 0.5 }, { push: 'b', speed: 120 }],
          rest: 0,
        },
        { when: { defeated: whom.id }, do: [{ tally: `gunned ${whom.id}`, add: 1 }, { score: 10 }], rest: 0 },
        {
          when: { touch: [you.id, whom.id] },
          do: [{ hurt: 'player' }, { push: 'b', speed: 300 }],
          rest: 0.6,
        },
      ],
      goal: {
        tally: `gunned ${whom.id}`,
        reaches: whom.count ?? [22, 32],
        says: `${whom.plural} beaten`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: shot = who }) {
    let byItself = 0
    let atNearest = 0
    for (const { before, after, body } of appeared(films, shot.id)) {
      if (before.pressed || after.pressed) continue
      const near = nearestOf(after, whom.id, body)
      const pace = Math.hypot(body.vx, body.vy)
      if (!near || pace < 100) continue
      byItself++
      const straight =
        ((near.x - body.x) * body.vx + (near.y - body.y) * body.vy) / (gap(near, body) * pace || 1)
      if (straight > 0.8) atNearest++
    }
    let struck = 0
    for (const { was, is } of lasting(films, whom.id)) if (fall(was, is) > 0.1) struck++
    let gone = 0
    for (const { before, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, shot.id, body)
      if (near && gap(near, body) < 90) gone++
    }
    // What has no will of its own comes at nobody.
    const comes = !whom.alive || heading(films, whom.id, who.id).part > 0.3
    const { near } = harm(films, who.id, whom.id, 2)
    return byItself > 20 && atNearest > byItself * 0.6 && struck + gone > 10 && comes && near > 0
      ? `${shot.plural} flew off by themselves ${byItself} times, at the nearest of the ${whom.plural} who came (${gone} fell), and their touch cost ${near} lives.`
      : undefined
  },
  howTo: ({ you, whom = you, with: shot = you }) =>
    `Keep moving: as long as you do, your ${shot.plural} fire on their own at the nearest ${whom.name}.`,
  example: { you: 'wizard', whom: 'bat', with: 'spark' },
}
