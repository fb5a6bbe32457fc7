import { gameAnswer } from '@makebelieve/contract/entities/game-answer'
import { z } from 'zod'

/** What the engine of games hands to their keeper, beside the files. Apart from it, so that reading loads no engine. */
export const gameDetails = z.object({
  /** Only the engine knows its form; it comes back with the next edit. */
  plan: z.record(z.string(), z.unknown()),
  answer: gameAnswer,
  changes: z.array(z.string()),
})
export type GameDetails = z.output<typeof gameDetails>
