import { sharedBy } from '../lines.ts'
import type { Lines, Mechanic, Trait, Use } from '../mechanic.ts'
import { all, changes, fall, gap, isHalt, lasting, nearestOf, nearness } from '../observe.ts'

/** How what is dodged comes, in each space. */
function coming({ you, whom = you, space, walled, rough, among }: Use): Partial<Trait> {
  switch (space) {
    case 'catch':
      return {
        drive: { does: 'fall', speed: [170, 330] },
        count: 0,
        where: 'above',
        comes: { every: [1.4, 0.7], most: [3, 7], where: 'ahead' },
      }
    case 'paddle':
    case 'upward':
    case 'onward':
      return {
        drive: { does: 'fall', speed: [170, 330] },
        count: 0,
        where: 'above',
        comes: { every: [1.1, 0.5], most: [4, 9], where: 'ahead' },
      }
    // Thrown up in an arc, like all that is caught or cut there.
    case 'air':
      return { drive: { does: 'fly', falls: 520 }, count: 0, where: 'below', size: 60 }
    case 'slope':
      return {
        drive: { does: 'still' },
        count: 3,
        where: 'anywhere',
        comes: { every: [0.9, 0.4], most: [7, 12], where: 'ahead' },
      }
    // Whoever can walk comes to meet one; what flies is ducked under.
    case 'flap':
      return { drive: { does: 'still' }, count: 0, where: whom.flies && whom.alive ? 'overhead' : 'hurdle' }
    case 'run':
      return {
        drive: whom.alive ? { does: 'stream', speed: [35, 80] } : { does: 'still' },
        count: 0,
        where: whom.flies ? 'overhead' : 'hurdle',
      }
    case 'lanes':
      return { drive: { does: 'stream', speed: [110, 230] }, count: [9, 14], where: 'lane' }
    case 'side':
      // Whoever cannot be jumped on is met where there is room to jump over it.
      if (rough && whom.alive)
        return {
          drive: { does: 'patrol', speed: [45, 95] },
          count: whom.count ?? sharedBy(among, [4, 7]),
          where: 'rows',
        }
      return whom.alive
        ? {
            drive: { does: 'chase', whom: you.id, speed: [66, 120], within: 420 },
            count: [3, 5],
            where: 'far',
          }
        : {
            drive: { does: 'fall', speed: [200, 340] },
            count: 0,
            where: 'above',
            comes: { every: [0.7, 0.3], most: [6, 14], where: 'ahead' },
          }
    default:
      if ((walled || space === 'earth') && !whom.alive)
        return { drive: { does: 'wander', speed: [60, 120] }, count: [1, 2], where: 'far' }
      return whom.alive
        ? { drive: { does: 'chase', whom: you.id, speed: [66, 128] }, count: [2, 4], where: 'far' }
        : { drive: { does: 'fly' }, count: 0, where: 'beyond' }
  }
}

/** Being touched costs a life; whoever plays well is missed. */
export const dodge: Mechanic = {
  id: 'dodge',
  verbs: [
    'dodge',
    'avoid',
    'evade',
    'escape',
    'escape from',
    'flee',
    'flee from',
    'run from',
    'run away from',
    'stay away from',
    'keep away from',
    'sidestep',
    'outrun',
    'watch out for',
    'beware',
    'beware of',
    'fly between',
    'weave between',
    'weave through',
    'weave around',
    'swerve around',
    'steer around',
    'steer between',
    'navigate between',
    'navigate around',
    'thread between',
    'swim between',
  ],
  by: 'player',
  plays: ['enemy', 'hazard', 'boss'],
  needs: ['whom'],
  spaces: [
    'top',
    'side',
    'slope',
    'float',
    'lanes',
    'catch',
    'paddle',
    'upward',
    'onward',
    'run',
    'flap',
    'air',
    'adrift',
    'earth',
  ],
  adds(use) {
    const { you, whom = you, space, walled } = use
    const rules: Lines['rules'] = [
      { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 160 }], rest: 1 },
    ]
    const stray = `${whom.id}.stray`
    const open = !walled && (space === 'top' || space === 'float' || space === 'adrift')
    // What has no will of its own comes flying from outside, at where the player is.
    if (open && !whom.alive)
      rules.push({
        when: { every: [1.5, 0.7], of: you.id },
        do: [{ spawn: whom.id, at: 'beyond', toward: 'player', speed: [150, 260] }],
      })
    if (space === 'air')
      rules.push({
        when: { every: [2.4, 1.5], of: you.id },
        do: [{ spawn: whom.id, at: 'below', toward: 'over', speed: [640, 700] }],
      })
    // The verges of a road are no place to sit it out: now and then one swerves off it.
    if (space === 'lanes')
      rules.push({
        when: { every: [9, 6], of: you.id },
        do: [{ spawn: stray, at: 'beyond', toward: 'player', speed: [150, 260] }],
      })
    return {
      kinds: [
        ...(space === 'lanes'
          ? [{ id: stray, cast: whom.id, drive: { does: 'fly' as const, upright: true as const }, count: 0 }]
          : []),
        { cast: whom.id, ...coming(use), ...(whom.flies && { flies: true }), softly: true },
      ],
      rules,
      risky: true,
    }
  },
  seen(films, { who, whom = who, space }) {
    let hurt = 0
    let missed = 0
    let touched = 0
    let fromAfar = 0
    let beside = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, who.id)
      const other = me && nearestOf(before, whom.id, me)
      if (!me || !other || isHalt(before, who.id)) continue
      const near = nearness(me, other)
      const later = after.bodies.get(other.id)
      // What stands still is run into, unless one cannot stop, and what is gone by a touch is not dodged.
      const comes = later && (space === 'run' || space === 'flap' || gap(later, other) > 0.5)
      if (!later && near < 1.3 && after.lives === before.lives) touched++
      // Whoever fell out of the stage was hurt by nobody,
      // and whoever somebody else is right beside may have been hurt by them.
      const isAlone = ![...before.bodies.values()].some(
        (one) => one.cast !== who.id && one.cast !== whom.id && nearness(one, me) < 1.3,
      )
      if (after.lives < before.lives && near >= 1.7 && me.y < 600 && isAlone) fromAfar++
      if (near < 1.5 && after.lives === before.lives) beside++
      if (comes && after.lives < before.lives && near < 1.7) hurt++
      else if (after.lives === before.lives && near > 1.05 && near < 2.6) missed++
    }
    // Whom one wears down or brings to a halt one does not dodge.
    for (const { was, is, after } of lasting(films, whom.id))
      if (fall(was, is) > 0.02 || (is.still && !isHalt(after, who.id))) return undefined
    // Who hurts from afar is not kept away from by a step aside.
    // Nor is somebody dodged who comes along all the time: one is safe for a moment only after each blow.
    return hurt > fromAfar * 4 && missed > 0 && touched < 2 && beside < (hurt + 1) * 60
      ? `Being touched by ${whom.plural} cost a life (${hurt} times), and they missed by less than a body's width ${missed} times.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stay away from the ${(whom ?? you).plural}: getting hit costs a heart.`,
  example: { you: 'fox', whom: 'boulder' },
  kin: ['cross', 'freeze', 'survive'],
}
