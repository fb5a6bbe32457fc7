import type { Replay } from '@makebelieve/kit/core/replay'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { Proof, WinRates } from './prove.ts'

/** What the user can look at afterwards: a game that was won, one that was lost, and how the bots fared. */
export type Evidence = {
  won?: Replay
  lost?: Replay
  rates?: WinRates
  /** How long the win took, in seconds, and how many different things happened in it. */
  seconds: number
  variety: number
}

export function evidenceOf({ won, lost, rates }: Proof<World>): Evidence {
  return {
    won: won?.replay,
    lost: lost?.replay,
    rates,
    seconds: (won?.ticks ?? 0) / rate,
    variety: new Set(won?.deeds.map(({ type, to }) => `${type} ${to}`)).size,
  }
}
