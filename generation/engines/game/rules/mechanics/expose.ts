import { counts, stateOf } from '../lines.ts'
import type { Lines, Mechanic, Trait, Use } from '../mechanic.ts'
import { all, changes, gap, lasting, nearestOf, nearness } from '../observe.ts'

/** Whoever does nothing that is named throws it. */
const sends = /^$|^(?:throw|toss|fling|hurl|shoot|launch|drop|spit)/
const takes =
  /^(?:steal|take|grab|snatch|nick|swipe|pick|eat|nibble|bite|touch|scribble|paint|poke|open|push|draw|kick)/
const keeps = /^(?:steal|take|grab|snatch|nick|swipe|pick|eat|nibble)/

/** The reader puts what they do behind the verb: 'catch-in-the-act steal'. */
const actOf = ({ verb }: Pick<Use, 'verb'>) => verb.split(' ')[1] ?? ''
const isPicture = ({ verb }: Pick<Use, 'verb'>) => verb.startsWith('photograph')

/** Most of the time they are harmless, and now and then one does it: only then it can be caught. */
export const expose: Mechanic = {
  id: 'expose',
  verbs: ['catch-in-the-act', 'photograph-in-the-act'],
  open: true,
  careful: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds(use) {
    const { you, whom = you, with: thing } = use
    const [quiet, going, acting, caught] = ['quiet', 'going', 'acting', 'caught'].map(
      (state) => `${whom.id}.${state}`,
    ) as [string, string, string, string]
    const act = actOf(use)
    const goes = thing !== undefined && takes.test(act)
    const thrown = thing !== undefined && sends.test(act)
    const many = Math.max(4, Math.min(9, whom.count ?? 6))
    const enough = Math.max(3, Math.round(many * 0.7))
    const at = (state: string): NonNullable<Lines['rules']>[number]['when'] =>
      isPicture(use)
        ? { sees: [you.id, state], within: 190, button: 'a', first: true }
        : { near: [you.id, state], within: 60, button: 'a' }
    const begins = [{ become: acting, of: 'a' as const }, { show: 'warn' }]
    return {
      kinds: [
        stateOf(whom, 'quiet', {
          drive: { does: 'wander', speed: [22, 40] },
          count: many,
          where: 'far',
          size: 64,
        }),
        ...(goes
          ? [stateOf(whom, 'going', { drive: { does: 'go', whom: thing.id, speed: [80, 110] }, size: 64 })]
          : []),
        stateOf(whom, 'acting', {
          drive: { does: 'still' },
          size: 64,
          meters: [{ name: 'act', from: 1, perSecond: [-0.3, -0.5] }],
          look: { glow: '#ff6a5e', ...(thing ? { wants: [thing.id] } : { mark: '!' }) },
        }),
        stateOf(whom, 'caught', { drive: { does: 'still' }, size: 64, look: { mark: '✓', alpha: 0.55 } }),
        ...(goes
          ? [
              {
                cast: thing.id,
                drive: { does: 'still' },
                count: 5,
                where: 'spread',
                comes: { every: 2, most: 5, where: 'anywhere' },
                size: 46,
              } as Trait,
            ]
          : []),
        ...(thrown
          ? [
              {
                cast: thing.id,
                drive: { does: 'fly', upright: true },
                count: 0,
                where: 'anywhere',
                size: 34,
              } as Trait,
            ]
          : []),
      ],
      rules: [
        {
          when: { every: [1.5, 1.1], of: quiet, one: true },
          if: [{ many: acting, below: 2 }, ...(goes ? [{ many: going, below: 2 }] : [])],
          do: goes
            ? [{ become: going, of: 'a' }]
            : [
                ...begins,
                ...(thrown
                  ? [{ spawn: thing.id, at: 'a' as const, toward: 'apart' as const, speed: 150 }]
                  : []),
              ],
          rest: 0,
        },
        ...(goes
          ? [
              {
                when: { touch: [going, thing.id] as [string, string] },
                if: [{ free: 'b' as const }],
                do: [...(keeps.test(act) ? [{ carry: 'b' as const }] : []), ...begins],
                rest: 0.1,
              },
            ]
          : []),
        ...(thrown
          ? [
              {
                when: { every: 0.9, of: acting },
                do: [{ spawn: thing.id, at: 'a' as const, toward: 'apart' as const, speed: 150 }],
                rest: 0,
              },
            ]
          : []),
        {
          when: { meter: 'act', of: acting, below: 0 },
          do: [...(goes && keeps.test(act) ? [{ remove: 'load' as const }] : []), { become: quiet, of: 'a' }],
          rest: 0,
        },
        {
          when: at(quiet),
          if: [{ near: acting, within: 210, not: true }],
          do: [{ show: 'wrong', words: 'Not now!' }],
          rest: 1,
        },
        {
          when: at(acting),
          do: [
            { become: caught, of: 'b' },
            ...counts(`caught ${whom.id}`, 25, 'right', isPicture(use) ? 'Click!' : 'Caught!'),
          ],
          says: isPicture(use) ? 'Photo' : 'Catch',
        },
      ],
      goal: {
        tally: `caught ${whom.id}`,
        reaches: enough,
        says: `${whom.plural} caught in the act`,
        cast: whom.id,
      },
    }
  },
  seen(films, use) {
    const { who, whom = who, with: thing } = use
    // Of what is done with nothing one sees only that it is done: nobody would know what.
    if (!thing) return undefined
    const within = isPicture(use) ? 260 : 150
    const from = new Map<string, number>()
    let passed = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.state === is.state) continue
      const me = nearestOf(before, who.id, was)
      const isMine = after.pressed && me !== undefined && gap(me, was) < within
      const isFinal = isMine && lastStates(films).get(`${is.cast} ${is.state}`) !== true
      if (isFinal) from.set(was.state, (from.get(was.state) ?? 0) + 1)
      else if (from.has(was.state)) passed++
    }
    // Who begins and is caught in the same moment is seen only before and after.
    const [most, ...others] = [...from].sort(([, one], [, other]) => other - one)
    const [acting, times = 0] = most ?? []
    const blurred = others.reduce((sum, [, many]) => sum + many, 0)
    if (acting === undefined || blurred > times) return undefined
    let refused = 0
    let shown = 0
    let busy = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, who.id)
      for (const one of all(before, whom.id)) {
        const isNear = me !== undefined && gap(me, one) < within * 0.6
        if (one.state !== acting)
          refused += Number(isNear && after.pressed && after.bodies.get(one.id)?.state === one.state)
        else {
          busy++
          shown += Number(
            all(before, thing.id).some((other) => other.carrier === one.id || nearness(other, one) < 3.4),
          )
        }
      }
    }
    return times > 2 && passed > 0 && refused > 2 + blurred * 5 && shown > busy * 0.5
      ? `${times} ${whom.plural} were caught, each while it was at it; ${passed} times it was over before, and of those who were not at it nobody could be caught (${refused} moments).`
      : undefined
  },
  howTo: (use) =>
    `Watch the ${(use.whom ?? use.you).plural}: the moment one of them does it, ${isPicture(use) ? 'turn to it' : 'be beside it'} and press the button. Never before or after.`,
  example: { you: 'teacher', whom: 'student', with: 'paper plane' },
}

/** States out of which somebody came again: those are no end. */
function lastStates(films: Parameters<Mechanic['seen']>[0]): Map<string, boolean> {
  const known = ends.get(films)
  if (known) return known
  const made = new Map<string, boolean>()
  const casts = new Set(films.flatMap(({ frames }) => [...(frames[0]?.casts.keys() ?? [])]))
  for (const cast of casts)
    for (const { was, is } of lasting(films, cast))
      if (was.state !== is.state) made.set(`${cast} ${was.state}`, true)
  ends.set(films, made)
  return made
}
const ends = new WeakMap<Parameters<Mechanic['seen']>[0], Map<string, boolean>>()
