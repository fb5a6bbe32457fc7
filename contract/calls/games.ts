import { z } from 'zod'
import { anyway } from '../anyway.ts'
import { defineCall } from '../call.ts'
import { maxErrorCharacters } from '../constants.ts'
import { gameChatMessage, historyMessage } from '../entities/chat.ts'
import { dimension, game } from '../entities/game.ts'
import { gameGenerationResult } from '../entities/game-answer.ts'
import { castMember, shownAs } from '../entities/game-cast.ts'
import { gameProof } from '../entities/game-proof.ts'
import { gameOptions } from '../entities/generation-options.ts'
import { modelInGame } from '../entities/model.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, name, plainText, program, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'
import {
  changedVersion,
  namedVersion,
  oneVersion,
  savedCode,
  triedCode,
  versionList,
} from './version-bodies.ts'

const tag = 'Games'

/** Models of the user's own that play a part in a new game. */
const models = z.array(modelInGame).max(4).optional()

export const gameCalls = {
  createGame: defineCall('createGame', {
    tag,
    startsRun: true,
    summary:
      'Generates a game in Quick mode, or changes the game of a chat. Asked for text/event-stream, it streams the run. Of the options, seed (or stable_seed) and num_inference_steps matter to a new game: from 41 on two designs are built and played against each other, from 71 on three. The others are accepted and ignored.',
    body: z.strictObject({
      /** What the user wrote: the call has no other field for it. */
      code: prompt,
      userId: id,
      history: z.array(historyMessage).default([]),
      isNewChat: z.boolean().default(true),
      mode: dimension.default('2d'),
      chatId: id.optional(),
      /** The game that the prompt is a change of; without it, the one of the chat. */
      modelId: id.optional(),
      chatName: name.optional(),
      options: gameOptions.optional(),
      models,
      anyway,
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
    answer: versionList,
  }),

  restoreVersion: defineCall('restoreVersion', {
    tag,
    summary: "Goes back to a version: it becomes the newest again. Nothing is lost, and it's free.",
    body: oneVersion,
    answer: changedVersion(game),
  }),

  nameVersion: defineCall('nameVersion', {
    tag,
    summary: 'Gives a version a name.',
    body: namedVersion,
    answer: success,
  }),

  getProof: defineCall('getProof', {
    tag,
    summary: 'The evidence for a version of a game, the newest unless asked otherwise.',
    params: z.object({ modelId: id }),
    query: z.object({ versionId: id.optional() }),
    answer: gameProof,
  }),

  tryCode: defineCall('tryCode', {
    tag,
    summary:
      "Plays edited code without saving it: answers with the page of a draft that's kept for an hour. Free.",
    body: triedCode(program),
    answer: z.object({ htmlUrl: signedFile }),
  }),

  saveCode: defineCall('saveCode', {
    tag,
    summary:
      "Saves edited code as a version. Bots play it first; what fails answers 422 with the checks and is not saved. With unproven, it's saved as it is and marked as unproven. Free.",
    body: savedCode(program),
    answer: changedVersion(game),
  }),

  fixGame: defineCall('fixGame', {
    tag,
    startsRun: true,
    summary:
      'Repairs a version in which an error was seen: proves it again, tunes what fails, and builds it anew from its plan. Asked for text/event-stream, it streams the run. Nothing is charged.',
    body: z.strictObject({
      modelId: id,
      versionId: id,
      /** What the frame complained about. */
      error: plainText({ max: maxErrorCharacters }),
      /** Where the exchange is noted; by default the chat of the game. */
      chatId: id.optional(),
    }),
    answer: z.object({ resultJson: gameGenerationResult }),
  }),

  getCast: defineCall('getCast', {
    tag,
    summary:
      "Who plays in the newest version of a game: those whom recast-game can show as somebody's own drawing or model. A game whose code a language model wrote has nobody to choose from.",
    params: z.object({ modelId: id }),
    answer: z.object({ modelId: z.string(), members: z.array(castMember) }),
  }),

  cutOut: defineCall('cutOut', {
    tag,
    summary:
      'Cuts a picture out (JPEG, PNG, GIF or WebP of at most 10 MB, as multipart/form-data): takes its background away and trims it. Answers a WebP as a data URL, and keeps nothing. What moves, is damaged or has nothing on it answers 422. Free.',
    // Type and size answer 415 and 413 with texts of their own, see `checkUpload`.
    body: z.strictObject({ image: z.file() }),
    answer: z.object({ picture: z.string() }),
  }),

  recastGame: defineCall('recastGame', {
    tag,
    startsRun: true,
    summary:
      "Shows somebody of a game's cast as one's own drawing, as a model of one's own, or as usual again: an edit of the newest version, proven like any other. Asked for text/event-stream, it streams the run. Nothing is charged.",
    body: z.strictObject({
      modelId: id,
      /** The id of somebody whom get-cast tells of. */
      member: id,
      shownAs,
      /** Where the exchange is noted; by default the chat of the game. */
      chatId: id.optional(),
    }),
    answer: z.object({ resultJson: gameGenerationResult }),
  }),

  exportGame: defineCall('exportGame', {
    tag,
    summary: 'Downloads a game: game.zip, or one HTML file that plays offline.',
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
    startsRun: true,
    summary:
      'Starts an agent and streams what it does; the run is named in the Run-Id header. Of the options, seed (or stable_seed) and num_inference_steps matter to a new game: from 71 on it may grow by two levels instead of one. The others are accepted and ignored.',
    body: z.strictObject({
      prompt,
      user_id: id,
      /** Without them, a new chat and a new game begin. */
      chat_id: id.optional(),
      game_id: id.optional(),
      game_type: dimension.default('2d'),
      options: gameOptions.optional(),
      models,
      anyway,
    }),
    answer: 'stream',
  }),
}
