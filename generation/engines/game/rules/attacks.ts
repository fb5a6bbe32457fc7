import type { Because, Effect, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'

type Sent = Extract<Effect, { spawn: string }>

/**
 * What foes send at the player a boss sends, too, in each of its phases in another way: several side by side, then rings, then arms that
 * turn around it. Who is said to shoot itself keeps aiming at the player.
 */
export function attacksOf(book: Rulebook, id: string, phases: number, because: Because): Rule[] {
  for (const rule of book.rules) {
    const { when } = rule
    const sent = rule.do.find(
      (effect): effect is Sent => 'spawn' in effect && effect.at === 'a' && isAtPlayer(effect),
    )
    if (!('every' in when) || !sent) continue
    if (when.of === id) return [{ ...rule, when: { every: [2.4, 1.2], of: id }, because }]
    return ways.slice(0, phases).map(
      ({ every, does }, phase): Rule => ({
        when: { every, of: id },
        if: [{ meter: 'health', of: 'a', ...inPhase(phase, phases) }],
        do: [does(sent), { show: 'shoot' }],
        because,
      }),
    )
  }
  return []
}

const ways: readonly { every: readonly [number, number]; does(sent: Sent): Sent }[] = [
  { every: [2.6, 1.5], does: (sent) => ({ ...sent, count: 3, toward: 'player', fan: 0.24 }) },
  {
    every: [2.8, 1.8],
    does: (sent) => ({ ...sent, count: [7, 10], toward: 'apart', speed: [95, 140] }),
  },
  { every: [0.8, 0.5], does: (sent) => ({ ...sent, count: 2, toward: 'around', speed: [90, 125] }) },
]

/** How much of it is left in a phase; the last way of attacking lasts to the end. */
function inPhase(phase: number, phases: number): { above?: number; below?: number } {
  const isLast = phase === Math.min(phases, ways.length) - 1
  return {
    ...(phase > 0 && { below: 1 - phase / phases }),
    above: isLast ? 0 : 1 - (phase + 1) / phases - 0.001,
  }
}

const isAtPlayer = ({ toward }: Sent) => toward === 'player' || toward === 'apart'
