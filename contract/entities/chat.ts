import { z } from 'zod'
import { plainText } from '../text-rules.ts'
import { tolerant } from '../tolerant.ts'
import { gameAnswer } from './game-answer.ts'

const timestamp = plainText({ max: 64 })
const flags = { isError: z.boolean().optional(), outOfCredits: z.boolean().optional() }

export const modelChatMessage = tolerant({
  type: z.enum(['user', 'image', 'bot']),
  message: z.string(),
  timestamp,
  originalUrl: z.string().optional(),
  imageUrl: z.string().optional(),
  ...flags,
})
export type ModelChatMessage = z.output<typeof modelChatMessage>

export const environmentChatMessage = tolerant({
  type: z.enum(['user', 'system']),
  message: z.string(),
  timestamp,
  threeJsContent: z.string().optional(),
  ...flags,
})
export type EnvironmentChatMessage = z.output<typeof environmentChatMessage>

/** Long enough for a whole program in one message. */
const messageText = plainText({ max: 1_000_000, blank: true, exact: true })

const gameShape = {
  type: z.enum(['user', 'assistant']),
  content: z.array(z.object({ text: z.union([messageText, gameAnswer]) })),
  timestamp,
  isTyping: z.boolean().optional(),
}
const aliases = { type: ['role'] }

export const gameChatMessage = tolerant(gameShape, aliases)
export type GameChatMessage = z.output<typeof gameChatMessage>

/** A message sent along as history; when it was said does not matter to the next answer. */
export const historyMessage = tolerant({ ...gameShape, timestamp: timestamp.optional() }, aliases)
