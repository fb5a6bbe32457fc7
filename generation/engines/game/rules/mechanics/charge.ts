import { counts, goalOf, lostAt } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, keyOf, nearestOf, nearness } from '../observe.ts'

/** The longer the button is held, the farther it flies. */
export const charge: Mechanic = {
  id: 'charge',
  // As the reader tells it (`read/manners.ts`): 'hold longer to throw farther', 'charge up your shot'.
  verbs: ['be charging'],
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['aim', 'top', 'float'],
  adds({ you, whom = you, with: shot = you, button, space }) {
    const flung = `${shot.id}.flung`
    const ballistic = space === 'aim'
    const hit = `hit ${whom.id} by strength`
    const one = whom.count === 1 || (!whom.alive && whom.count === undefined)
    const many = one ? ([6, 8] as const) : (whom.count ?? ([6, 8] as const))
    return {
      kinds: [
        {
          cast: you.id,
          meters: [{ name: 'strength', from: 0, shown: true }],
        },
        {
          cast: whom.id,
          drive: whom.alive && !ballistic ? { does: 'wander', speed: [20, 45] } : { does: 'still' },
          count: one ? 1 : (whom.count ?? [3, 4]),
          ...(!one &&
            whom.count === undefined && {
              comes: { every: 1.5, most: 4, where: ballistic ? 'goal' : 'far' },
            }),
          where: ballistic ? 'goal' : 'far',
          size: whom.alive ? 66 : 92,
          softly: true,
        },
        {
          id: flung,
          cast: shot.id,
          drive: { does: 'fly', ...(ballistic && { falls: 620 }) },
          count: 0,
          where: 'start',
          size: 36,
          ...(!ballistic && { meters: [{ name: 'way', from: 1, perSecond: -1.25 }] }),
        },
      ],
      rules: [
        {
          when: { press: button, held: true },
          do: [{ meter: 'strength', of: 'a', add: [0.014, 0.02] }],
          rest: 0,
          says: 'Hold, let go',
        },
        {
          when: { release: button },
          do: [
            { spawn: flung, at: 'a', toward: 'facing', speed: ballistic ? 860 : 640, by: 'strength' },
            { meter: 'strength', of: 'a', set: 0 },
            { tally: 'thrown by strength', add: 1 },
            { show: 'shoot' },
          ],
          rest: 0,
        },
        {
          when: { touch: [flung, whom.id] },
          do: [
            { remove: 'a' },
            one
              ? { move: 'b' as const, to: ballistic ? ('goal' as const) : ('far' as const) }
              : { remove: 'b' as const },
            ...counts(hit, 25, 'deliver', 'Hit!'),
          ],
          rest: 0.1,
        },
        ...(ballistic
          ? []
          : [
              {
                when: { meter: 'way', of: flung, below: 0 },
                do: [{ remove: 'a' as const }, { show: 'miss' }],
                rest: 0,
              },
            ]),
      ],
      goal: goalOf(hit, many, one ? `${shot.plural} thrown in` : `${whom.plural} hit`, whom),
      lost: [
        lostAt(
          'thrown by strength',
          typeof many === 'number' ? many * 2 + 3 : [15, 14],
          'thrown',
          `No ${shot.plural} are left.`,
        ),
        { when: { seconds: [90, 50] }, says: "Time's up!" },
      ],
    }
  },
  seen(films, { who, whom = who, with: shot = who }) {
    /** How long the button was down before each, in frames, and how fast it left. */
    const throws: { held: number; speed: number }[] = []
    let reached = 0
    for (const [film, { frames }] of films.entries()) {
      let held = 0
      const known = new Set<string>()
      for (const [at, frame] of frames.entries()) {
        let left = false
        for (const body of all(frame, shot.id)) {
          const key = keyOf(film, body)
          if (known.has(key) || body.carrier > 0) continue
          known.add(key)
          const near = nearestOf(frame, who.id, body)
          if (at > 0 && near && gap(near, body) < 120)
            left = throws.push({ held, speed: Math.hypot(body.vx, body.vy) }) > 0
        }
        const before = frames[at - 1]
        for (const body of before ? all(before, shot.id) : [])
          if (before && !frame.bodies.has(body.id)) {
            const target = nearestOf(before, whom.id, body)
            if (target && nearness(target, body) < 2) reached++
          }
        // Whoever presses again at once has let go in between.
        held = frame.pressed ? (left ? 1 : held + 1) : 0
      }
    }
    let right = 0
    let wrong = 0
    for (const one of throws)
      for (const other of throws)
        if (one.held > other.held + 2) one.speed > other.speed * 1.02 ? right++ : wrong++
    const speeds = throws.map(({ speed }) => Math.round(speed))
    return throws.length > 4 && right > 3 && wrong < right * 0.1 && reached > 2
      ? `The ${who.name} threw ${throws.length} ${shot.plural}: the longer the button was held, the faster one left (${Math.min(...speeds)} to ${Math.max(...speeds)} units a second), and ${reached} came to the ${whom.name}.`
      : undefined
  },
  howTo: ({ you, whom = you, with: shot = you }) =>
    `Hold the button, then let go: the longer you hold, the farther the ${shot.name} flies. Hit the ${whom.name}.`,
  example: { you: 'gorilla', whom: 'basket', with: 'coconut' },
}
