import { z } from 'zod'
import { defineCall } from '../call.ts'
import { gameChatMessage, historyMessage } from '../entities/chat.ts'
import { dimension, game } from '../entities/game.ts'
import { gameGenerationResult } from '../entities/game-answer.ts'
import { gameProof } from '../entities/game-proof.ts'
import { gameVersion } from '../entities/game-version.ts'
import { gameOptions } from '../entities/generation-options.ts'
import { id, name, plainText, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'

const tag = 'Games'

export const gameCalls = {
  createGame: defineCall('createGame', {
    tag,
    summary:
      'Generates a game in Quick mode, or changes the game of a chat. Asked for text/event-stream, it streams the run.',
    body: z.strictObject({
      /** What the user wrote: the call has no other field for it. */
      code: prompt,
      userId: id,
      history: z.array(historyMessage),
      isNewChat: z.boolean(),
      mode: dimension.default('2d'),
      chatId: id.optional(),
      chatName: name.optional(),
      options: gameOptions.optional(),
    }),
    answer: z.object({ resultJson: gameGenerationResult }),
  }),

  getGames: defineCall('getGames', {
    tag,
    summary: 'Lists the games of a user: one list per chat, newest first.',
    params: z.object({ userId: id }),
    answer: listOf(z.array(game)),
  }),

  getChat: defineCall('getChat', {
    tag,
    summary: 'Reads the messages of a chat, oldest first.',
    params: z.object({ chatId: id }),
    answer: z.object({
      chatId: z.string(),
      chatName: z.string().optional(),
      messages: z.array(gameChatMessage),
      /** The generation of this chat that is under way: its events can be followed and resumed. */
      openRun: z
        .object({ runId: z.string(), prompt: z.string(), mode: z.enum(['agent', 'quick-game']) })
        .optional(),
    }),
  }),

  deleteGame: defineCall('deleteGame', {
    tag,
    summary: 'Deletes a game of the signed-in user.',
    body: z.strictObject({ userId: id, game: tolerant({ modelId: id }) }),
    answer: success.extend({ result: success }),
  }),

  getVersions: defineCall('getVersions', {
    tag,
    summary: 'Lists the versions of a game, newest first; the newest is what the next edit changes.',
    params: z.object({ modelId: id }),
    answer: z.object({ modelId: z.string(), versions: z.array(gameVersion) }),
  }),

  restoreVersion: defineCall('restoreVersion', {
    tag,
    summary:
      'Goes back to a version: it becomes the newest once more. Nothing is lost and nothing is charged.',
    body: z.strictObject({ modelId: id, versionId: id }),
    answer: z.object({ model: game, version: gameVersion }),
  }),

  nameVersion: defineCall('nameVersion', {
    tag,
    summary: 'Gives a version a name.',
    body: z.strictObject({ modelId: id, versionId: id, name }),
    answer: success,
  }),

  getProof: defineCall('getProof', {
    tag,
    summary: 'The evidence for a version of a game, the newest unless asked otherwise.',
    params: z.object({ modelId: id }),
    query: z.object({ versionId: id.optional() }),
    answer: gameProof,
  }),

  exportGame: defineCall('exportGame', {
    tag,
    summary: 'A game to keep: game.zip, or one HTML file that plays without a network.',
    params: z.object({ modelId: id }),
    query: z.object({ format: z.enum(['zip', 'offline']).default('zip'), versionId: id.optional() }),
    answer: 'file',
  }),

  storeAgentMessage: defineCall('storeAgentMessage', {
    tag,
    summary: 'Adds a message to the chat of an agent game.',
    body: z.strictObject({
      message: z.strictObject({ text: plainText({ max: 1_000_000, exact: true }) }),
      chat_id: id,
      /** The assistant does not send it. */
      game_id: id.optional(),
      game_name: name.optional(),
      user_id: id,
      role: z.enum(['user', 'assistant']),
    }),
    answer: success,
  }),

  storeAgentGame: defineCall('storeAgentGame', {
    tag,
    summary: 'Names the game that an agent made and ties it to its chat.',
    body: z.strictObject({ prompt, user_id: id, chat_id: id, game_id: id, gameName: name }),
    answer: success,
  }),

  startAgent: defineCall('startAgent', {
    tag,
    summary: 'Starts an agent and streams what it does; the run is named in the Run-Id header.',
    body: z.strictObject({
      prompt,
      user_id: id,
      /** Without them, a new chat and a new game begin. */
      chat_id: id.optional(),
      game_id: id.optional(),
      game_type: dimension.default('2d'),
      options: gameOptions.optional(),
    }),
    answer: 'stream',
  }),
}
