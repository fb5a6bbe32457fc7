import { withArticle } from '../../../../nouns/nouns.ts'
import type { Film } from '../film.ts'
import { isPassing } from '../lines.ts'
import type { Mechanic, Part } from '../mechanic.ts'
import { harm, heading, nearestOf, nearness, takenUp, vanished } from '../observe.ts'

const eaten = new Set(['eat', 'gobble', 'munch'])

/** What one does something with is in one's hand once one came to it. */
function takenAlong(films: readonly Film[], who: Part, whom: Part): string | undefined {
  const { length } = takenUp(films, who.id, whom.id)
  return length > 0
    ? `${length} times the ${who.name} came to ${withArticle(whom.name)} and had it in hand.`
    : undefined
}

/** Touching takes it, and it counts. */
export const collect: Mechanic = {
  id: 'collect',
  verbs: [
    'collect',
    'gather',
    'pick',
    'pick up',
    'grab',
    'take',
    'get',
    'scoop up',
    'eat',
    'gobble',
    'munch',
    'snatch',
    'steal',
    'nick',
    'loot',
    'pocket',
    'fetch',
  ],
  undone: ['scatter', 'strew', 'drop', 'dump', 'litter', 'spill', 'throw around', 'throw away', 'drop again'],
  timed: 'time',
  by: 'player',
  yields: true,
  plays: ['collectible', 'key'],
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
    'adrift',
    'track',
    'earth',
  ],
  adds({ you, whom = you, space, rough, inHand }) {
    if (inHand) return {}
    const moving = space === 'slope' || isPassing(space)
    return {
      kinds: [
        {
          cast: whom.id,
          size: 46,
          drive: isPassing(space) ? { does: 'fall', speed: [130, 220] } : { does: 'still' },
          ...(space === 'run' || space === 'flap'
            ? { count: 0, where: 'trail', flies: true }
            : moving
              ? {
                  count: space === 'slope' ? 2 : 0,
                  where: 'anywhere',
                  comes: { every: [0.8, 1.1], most: 6, where: 'above' },
                }
              : {
                  count: whom.count ?? (space === 'side' ? 12 : 5),
                  where: space === 'side' ? 'arcs' : 'anywhere',
                  // Along a rough way there are enough of them from the start.
                  ...(whom.count === undefined &&
                    !rough && { comes: { every: 1.2, most: 5, where: 'anywhere' } }),
                }),
          softly: true,
        },
      ],
      rules: [
        ...(space === 'catch'
          ? [
              {
                when: { leaves: whom.id },
                do: [{ tally: `missed ${whom.id}`, add: 1 }, { show: 'miss' as const }],
              },
            ]
          : []),
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { remove: 'b' },
            { tally: `taken ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'collect', words: '+10' },
          ],
        },
      ],
      goal: {
        tally: `taken ${whom.id}`,
        reaches: whom.count ?? (space === 'run' || space === 'flap' ? [45, 70] : [8, 12]),
        says: whom.plural,
        cast: whom.id,
      },
      // Without any hold it takes a while to get anywhere.
      ...(space === 'adrift' && { clock: [110, 70] }),
      ...(space === 'catch' && {
        lost: [
          {
            when: {
              tallies: [{ tally: `missed ${whom.id}`, reaches: [16, 8], says: 'missed', cast: whom.id }],
            },
            says: `Too many ${whom.plural} were missed.`,
          },
        ],
      }),
    }
  },
  seen(films, { who, whom = who, verb, inHand }) {
    // Nobody eats what is still there.
    if (inHand) return eaten.has(verb) ? undefined : takenAlong(films, who, whom)
    let taken = 0
    let byItself = 0
    let missed = 0
    let first = ''
    for (const { before, after, body, second } of vanished(films, whom.id)) {
      // Who was drawn in on a rope was not just picked up.
      if (body.tied > 0) return undefined
      const near = nearestOf(before, who.id, body)
      if (after.lives < before.lives && (!near || nearness(near, body) > 2)) missed++
      // What was left behind is not taken, and what a button does is no mere touch.
      if (!body.inSight) continue
      // What wore away bit by bit was not picked up.
      if (body.meters.some((value) => value < 0.25)) {
        byItself++
        continue
      }
      if (before.pressed || after.pressed) continue
      if (!near || nearness(near, body) > 1.6 || body.carrier > 0) {
        byItself++
        continue
      }
      const later = after.bodies.get(near.id)
      // What is stamped on throws one up, and what is shot has the shot beside it.
      const thrown = later !== undefined && later.vy < near.vy - 400
      const others = [...before.bodies.values()].some(
        (one) => one.cast !== who.id && one.cast !== whom.id && nearness(one, body) < 1.3,
      )
      // What is trodden on is no gain.
      const lost = after.score <= before.score
      // What comes by itself to one who stands there was not fetched.
      // Who stands where something falls straight down went there for it.
      const falls = Math.abs(body.vx) < 1 && body.vy > 0
      const stood = !falls && Math.hypot(near.vx, near.vy) < 5 && Math.hypot(body.vx, body.vy) > 20
      if (thrown || others || lost || stood) byItself++
      else taken++
      first ||= second
    }
    // What must not get past one is not just picked up.
    if (missed > 1 && missed > harm(films, who.id, whom.id).lost * 0.8) return undefined
    // Nor is whoever does harm.
    if (harm(films, who.id, whom.id).near > taken * 0.3) return undefined
    // Whoever runs away is not collected, but hunted.
    if (heading(films, whom.id, who.id, 180).part < -0.3) return undefined
    return taken > byItself ? `${taken} ${whom.plural} were gone when touched, first at ${first}.` : undefined
  },
  howTo: ({ whom, you, inHand }) =>
    inHand ? undefined : `Touch the ${(whom ?? you).plural} to collect them.`,
  example: { you: 'squirrel', whom: 'acorn' },
  kin: ['breathe', 'metamorphose', 'outgrow'],
}
