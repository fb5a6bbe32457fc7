import { z } from 'zod'
import { offer } from '../offer.ts'
import { game } from './game.ts'

const namedEntries = z.record(z.string(), z.string())

/** What an assistant says about a game, in parts. With code, the game is there; without, it is still a talk. */
export const gameAnswer = z.object({
  introduction: z.string().optional(),
  analysis: z
    .object({
      coreGame: namedEntries.optional(),
      technical: namedEntries.optional(),
      playerExperience: namedEntries.optional(),
    })
    .optional(),
  discoveryQuestions: z.array(z.object({ title: z.string(), question: z.string() })).optional(),
  /** What else may have been meant, where something was only guessed. */
  offers: z.array(offer).optional(),
  threejsCode: z.string().optional(),
})
export type GameAnswer = z.output<typeof gameAnswer>

/** The same parts, with the game that was stored and the chat it belongs to. */
export const gameGenerationResult = gameAnswer.extend({ model: game, chatId: z.string() })
export type GameGenerationResult = z.output<typeof gameGenerationResult>
