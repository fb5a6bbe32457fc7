import type { Film } from './film.ts'
import { all } from './observe.ts'

/** Somebody on a way that comes back to where it began: how often it was round, moment by moment, by its place alone. */
export type Round = { cast: string; id: number; turns: (number | undefined)[] }

/** How often each of those who look like these went round what lies in the middle of all their ways. */
export function roundsOf({ frames }: Film, casts: readonly string[]): Round[] {
  const everybody = frames.map((frame) => casts.flatMap((cast) => all(frame, cast)))
  const spots = everybody.flat()
  const across = rangeOf(spots.map(({ x }) => x))
  const down = rangeOf(spots.map(({ y }) => y))
  // To and fro is not round.
  if (across.wide < 260 || down.wide < 260) return []
  const middle = { x: across.middle, y: down.middle }
  const found = new Map<number, Round & { last: number; sum: number }>()
  for (const [at, bodies] of everybody.entries())
    for (const { id, cast, x, y } of bodies) {
      const angle = Math.atan2(y - middle.y, x - middle.x) / (Math.PI * 2)
      const round = found.get(id) ?? { cast, id, turns: [], last: angle, sum: angle }
      found.set(id, round)
      const step = angle - round.last
      round.sum += step - Math.round(step)
      round.last = angle
      round.turns[at] = round.sum
    }
  return [...found.values()]
}

function rangeOf(values: readonly number[]): { middle: number; wide: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return { middle: (low + high) / 2, wide: high - low }
}

/** How far round somebody came in all, whichever way; nothing where it went now this way and now that. */
export function wholeOf({ turns }: Round): number {
  const known = turns.filter((one) => one !== undefined)
  let moved = 0
  for (const [at, one] of known.entries()) moved += Math.abs(one - (known[at - 1] ?? one))
  const whole = Math.abs((known.at(-1) ?? 0) - (known[0] ?? 0))
  return whole > moved * 0.8 ? whole : 0
}

/** Whether somebody points where it goes, up and down, too: who walks only looks to the left or to the right. */
export function isSteered(films: readonly Film[], cast: string): boolean {
  let along = 0
  let upright = 0
  for (const { frames } of films)
    for (const frame of frames)
      for (const { vx, vy, angle, facing } of all(frame, cast)) {
        const pace = Math.hypot(vx, vy)
        if (pace < 120 || Math.abs(vy) < pace * 0.7) continue
        const points = (Math.cos(angle) * vx + Math.sin(angle) * vy) * facing
        if (points > pace * 0.75) along++
        else upright++
      }
  return along > 30 && along > upright * 3
}
