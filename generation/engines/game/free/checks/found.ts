import type { Replay } from '@makebelieve/kit/core/replay'
import type { FreeControl } from '../interface.ts'
import type { PlayResult } from '../judge/play.ts'
import type { Stage } from '../stage/stage.ts'

/** What the checks look at, and what earlier ones have found for later ones. */
export type Found = {
  stage: Stage
  won?: PlayResult
  lost?: PlayResult
  controls: FreeControl[]
}

export const rate = 60
/** The longest that a game may take, in steps. */
export const longest = 300 * rate
/** Any will do: the game must be right for all of them. */
export const seeds = [1, 20_202, 3_030_303] as const

export const secondsOf = (steps: number): string => `${(steps / rate).toFixed(1)} s`

/** The first part of a replay. */
export function cut({ seed, inputs }: Replay, steps: number): Replay {
  const kept: Replay['inputs'] = []
  let left = steps
  for (const [count, ...rest] of inputs) {
    if (left <= 0) break
    kept.push([Math.min(count, left), ...rest])
    left -= count
  }
  return { seed, inputs: kept }
}

/** Where two games with the same inputs part, in words; nothing where they don't. */
export function parting(one: PlayResult, other: PlayResult): string | undefined {
  const before = [one.first, ...one.trace, one.last]
  const after = [other.first, ...other.trace, other.last]
  const at = before.findIndex((text, index) => text !== after[index])
  if (at < 0) return undefined
  return `${secondsOf(Math.min(at * 30, one.steps))} after its start it is another: ${difference(before[at] ?? '', after[at] ?? '')}`
}

/** The first field in which two snapshots differ. */
export function difference(one: string, other: string): string {
  if (!one || !other) return 'one of the two is over'
  const before: Record<string, unknown> = JSON.parse(one)
  const after: Record<string, unknown> = JSON.parse(other)
  const name = Object.keys({ ...before, ...after }).find(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (name === undefined) return 'its fields come in another order'
  const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 60)
  return `${name} is ${shown(after[name])} instead of ${shown(before[name])}`
}
