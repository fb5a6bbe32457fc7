import type { Effect, Zone } from '@makebelieve/kit/rules/rulebook'
import type { Film } from './film.ts'
import { all, changes, gap, pressing } from './observe.ts'

/** What everything has in common that must be stopped at the right moment: where on its bar that is, and what is seen of it. */
export const zone: Zone = { from: 0.62, to: 0.84 }

/** It costs a life, and one sees why. */
export const costs = (says: string): Effect[] => [
  { hurt: 'player', says },
  { show: 'miss', words: says },
]

/** A moment in which something was stopped: how far its bar had come, and whether it counted or cost a life. */
export type Stop = { value: number; counted: boolean; second: string }

/**
 * Each time that a button went down, or was let go, and points or a life followed at once: how far that of `whom` had come which became
 * another then, the nearest to `who` where there are several.
 */
export function stopsOf(films: readonly Film[], who: string, whom: string, button: 'a' | 'b'): Stop[] {
  const stops: Stop[] = []
  for (const { before, after, second } of changes(films)) {
    const counted = after.score > before.score
    if (counted === after.lives < before.lives) continue
    if (!pressing(before, button) && !pressing(after, button)) continue
    const [me] = all(before, who)
    if (!me) continue
    const [one] = all(before, whom)
      .filter(({ id, state }) => after.bodies.get(id)?.state !== state)
      .toSorted((a, b) => gap(a, me) - gap(b, me))
    const value = one?.meters[0]
    if (value !== undefined) stops.push({ value, counted, second })
  }
  return stops
}

/** The stretch in which stops counted, where there is one: no stop in the middle of it cost anything, and none outside counted. */
export function stretchOf(
  stops: readonly Stop[],
): { from: number; to: number; good: number; bad: number } | undefined {
  const good = stops.filter(({ counted }) => counted).map(({ value }) => value)
  const bad = stops.filter(({ counted }) => !counted).map(({ value }) => value)
  const from = Math.min(...good)
  const to = Math.max(...good)
  const isWithin = (value: number) => value > from + 0.04 && value < to - 0.04
  if (good.length < 3 || to - from > 0.35 || bad.some(isWithin)) return undefined
  return { from, to, good: good.length, bad: bad.length }
}

export const percent = (part: number) => `${Math.round(part * 100)} %`
