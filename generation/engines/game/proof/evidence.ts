import type { Replay } from '@makebelieve/kit/core/replay'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { Trail } from '../../../shipped/digest.ts'
import type { Proof, WinRates } from './prove.ts'

/** What the user can look at afterwards: a game that was won, one that was lost, and how the bots fared. */
export type Evidence = {
  won?: Replay
  lost?: Replay
  /** The way that each of them went: see proof/trail.ts. */
  trails?: { won?: Trail; lost?: Trail }
  rates?: WinRates
  /** How long the win and the loss took, in seconds, and how many different things happened in the win. */
  seconds: number
  lostSeconds?: number
  variety: number
}

export function evidenceOf({ won, lost, rates }: Proof<World>): Evidence {
  return {
    won: won?.replay,
    lost: lost?.replay,
    trails: { won: won?.trail, lost: lost?.trail },
    rates,
    seconds: (won?.ticks ?? 0) / rate,
    ...(lost && { lostSeconds: lost.ticks / rate }),
    variety: new Set(won?.deeds.map(({ type, to }) => `${type} ${to}`)).size,
  }
}
