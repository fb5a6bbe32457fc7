import type { Film } from '../film.ts'
import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { gap, isAt, lasting, pressing, turned, vanished } from '../observe.ts'

/** Blow after blow, until it bursts; the rubble stays. */
export const smash: Mechanic = {
  id: 'smash',
  verbs: [
    'smash',
    'break',
    'break open',
    'wreck',
    'demolish',
    'shatter',
    'crack',
    'crack open',
    'bash',
    'destroy',
    'chop',
    'chop down',
    'fell',
    'knock down',
    'tear down',
    'knock',
    'knock over',
    'knock off',
    'topple',
    'ram',
    'break down',
    'push over',
    'tip over',
    'kick over',
  ],
  undone: ['repair', 'rebuild', 'fix', 'mend', 'build up'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'paddle'],
  adds({ you, whom = you, button, space, among }) {
    if (space === 'paddle') return wallOf(whom, among)
    const whole = `${whom.id}.whole`
    const rubble = `${whom.id}.rubble`
    const count = whom.count ?? ([7, 9] as const)
    return {
      kinds: [
        {
          id: whole,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 64,
          meters: [{ name: 'health', from: 1, shown: true }],
        },
        {
          id: rubble,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          look: { alpha: 0.45, scale: 0.6, angle: 0.9 },
        },
      ],
      rules: [
        {
          when: { near: [you.id, whole], within: 20, button },
          do: [{ meter: 'health', of: 'b', add: [-0.25, -0.2] }, { show: 'hit' }],
          rest: 0.2,
          says: 'Smash',
        },
        {
          when: { meter: 'health', of: whole, below: 0.02 },
          do: [
            { become: rubble, of: 'a' },
            { tally: `broken ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'break', words: 'Crash! +20' },
          ],
        },
      ],
      goal: { tally: `broken ${whom.id}`, reaches: count, says: `${whom.plural} smashed`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, button, space }) {
    if (space === 'paddle') return seenInWall(films, whom)
    const struck = new Set<string>()
    let blows = 0
    for (const change of lasting(films, whom.id)) {
      const { was, is } = change
      if (was.state !== is.state || (was.meters[0] ?? 0) - (is.meters[0] ?? 0) < 0.15) continue
      const fair = isAt(change.before, who.id, was, 2.2) && pressing(change.after, button)
      if (!fair) return undefined
      struck.add(`${was.id} ${was.state}`)
      blows++
    }
    let burst = 0
    for (const { was } of turned(films, whom.id)) if (struck.has(`${was.id} ${was.state}`)) burst++
    return burst > 0 && blows > burst
      ? `${burst} ${whom.plural} burst, after ${blows} blows of the ${who.name} that each left a mark.`
      : undefined
  },
  howTo: ({ whom, you, space }) =>
    space === 'paddle'
      ? `Break all the ${(whom ?? you).plural}.`
      : `Hit the ${(whom ?? you).plural} again and again until they burst.`,
  example: { you: 'ogre', whom: 'crate', besidesIn: { paddle: { does: 'volley', whom: 'cannonball' } } },
}

/** A wall of them, some tougher than others, for something that is kept bouncing to break. */
function wallOf(whom: Part, among: number): Lines {
  const [plain, tough] = [`${whom.id}.brick`, `${whom.id}.tough`]
  const toughs = whom.count === undefined ? Math.ceil(6 / among) : 0
  const [few, many] = [Math.ceil(16 / among), Math.ceil(22 / among)]
  const count = whom.count ?? ([few + toughs, many + toughs] as const)
  const brick = { cast: whom.id, where: 'rows', size: 34, wide: 2.25, solid: true, flies: true } as const
  return {
    kinds: [
      {
        ...brick,
        id: plain,
        count: whom.count ?? [few, many],
        meters: [{ name: 'health', from: 0.1 }],
        look: { plate: 'plain' },
      },
      {
        ...brick,
        id: tough,
        count: toughs,
        meters: [{ name: 'health', from: 0.2 }],
        look: { plate: 'tough' },
      },
    ],
    rules: [
      {
        when: { defeated: whom.id },
        do: [{ tally: `broken ${whom.id}`, add: 1 }, { score: 10 }, { show: 'break', words: '+10' }],
        rest: 0,
      },
    ],
    goal: { tally: `broken ${whom.id}`, reaches: count, says: `${whom.plural} broken`, cast: whom.id },
  }
}

/** Each was gone when something that flies to and fro came to it, and they did not move themselves. */
function seenInWall(films: readonly Film[], whom: Part): string | undefined {
  let broken = 0
  for (const { before, body } of vanished(films, whom.id)) {
    const near = [...before.bodies.values()].some(
      (other) =>
        other.cast !== whom.id && Math.hypot(other.vx, other.vy) > 150 && gap(other, body) < body.size * 3,
    )
    if (!near || Math.hypot(body.vx, body.vy) > 20) return undefined
    broken++
  }
  return broken > 5 ? `${broken} ${whom.plural} broke when something that bounced hit them.` : undefined
}
