import { randomUUID } from 'node:crypto'
import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { dimensionMeant } from '@makebelieve/generation/brief/view'
import type { Pool } from 'pg'
import { findVersion, linkedVersion, linksOf, versionsOf } from '../../creations/version-rows.ts'
import { nameVersion, restoreVersion } from '../../creations/versions.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CodeWork } from '../../engines/code-work.ts'
import type { FreeWork } from '../../engines/free-work.ts'
import type { Environment } from '../../env.ts'
import type { AppContext } from '../../http/context.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker, requireMakerSelf } from '../../http/require-user.ts'
import type { Queue } from '../../queue/queue.ts'
import { acceptRun, followRun } from '../../runs/follow-run.ts'
import type { RunLimits } from '../../runs/limits.ts'
import type { RunNews } from '../../runs/run-news.ts'
import type { RunStreams } from '../../runs/run-stream.ts'
import { streamRun } from '../../runs/stream-response.ts'
import type { Storage } from '../../storage/storage.ts'
import { addMessage, readChat } from './chat-rows.ts'
import { deleteGame } from './delete-game.ts'
import { editing } from './editing.ts'
import { proofOf, sendExport } from './game-files.ts'
import { resultOf } from './game-result.ts'
import { findGame, type GameRow, gamesOf, linkedGame, noteDimension } from './game-rows.ts'
import { openChat } from './game-run.ts'
import { recasting } from './recasting.ts'
import { settingsOf, submitGame } from './submit-game.ts'

export type GameServices = {
  env: Environment
  pool: Pool
  queue: Queue
  storage: Storage
  news: RunNews
  streams: RunStreams
  limits: RunLimits
  links: PlayLinks
  codeWork: CodeWork
  freeWork: FreeWork
}

export function gamesFeature(registry: Registry, services: GameServices): void {
  making(registry, services)
  finding(registry, services)
  changing(registry, services)
  editing(registry, services)
  recasting(registry, services)
  talking(registry, services)
}

/** The two modes: Quick answers when it is done, the agent tells what it does. And repairs, which are free. */
function making(registry: Registry, services: GameServices): void {
  const { pool, streams } = services

  registerCall(registry, calls.createGame, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.userId)
    const { code, isNewChat, mode, chatName, options } = body
    const game = body.modelId ? await findGame(pool, user.id, body.modelId) : undefined
    const chatId = body.chatId ?? game?.chatId ?? randomUUID()
    const input = {
      prompt: code,
      chatId,
      chatName,
      isNewChat,
      gameId: game?.id,
      dimension: dimensionMeant(code) ?? mode,
      models: body.models ?? [],
      anyway: body.anyway,
      ...settingsOf(options),
    }
    const order = { userId: user.id, kind: 'quick', input, request: body } as const
    const runId = await submitGame(c, services, order)
    return followRun(c, services, runId, () => resultOf(services, user.id, runId))
  })

  registerCall(registry, calls.startAgent, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.user_id)
    const { prompt, game_id, game_type, options } = body
    const game = game_id ? await findGame(pool, user.id, game_id) : undefined
    const chatId = body.chat_id ?? game?.chatId ?? randomUUID()
    // What the words say about it is surer than a switch that nobody may have touched.
    const dimension = dimensionMeant(prompt) ?? game_type
    const place = { chatId, isNewChat: body.chat_id === undefined, gameId: game?.id, dimension }
    const { models = [], anyway } = body
    const input = { prompt, ...place, models, anyway, ...settingsOf(options) }
    const order = { userId: user.id, kind: 'agent', input, request: body } as const
    const runId = await submitGame(c, services, order)
    return acceptRun(c, runId) ?? streamRun(c, streams, runId)
  })

  registerCall(registry, calls.fixGame, async ({ c, body }) => {
    const user = await requireMaker(c)
    const { error, modelId, versionId } = body
    const game = await findGame(pool, user.id, modelId)
    const version = await findVersion(pool, 'game', game, versionId)
    const { id: gameId, dimension, chatId } = game
    const place = { chatId: body.chatId ?? chatId, isNewChat: false, gameId, dimension }
    const input = {
      prompt: `Fix it: ${error}`,
      ...place,
      models: [],
      repair: { versionId: version.id, error },
    }
    const order = { userId: user.id, kind: 'quick', input, request: body, free: true } as const
    const runId = await submitGame(c, services, order)
    return followRun(c, services, runId, () => resultOf(services, user.id, runId))
  })
}

/** Reading what is there. */
function finding(registry: Registry, { pool, storage, links }: GameServices): void {
  registerCall(registry, calls.getGames, async ({ c, params }) => {
    const user = await requireMakerSelf(c, params.userId)
    privately(c)
    const chats = Map.groupBy(await gamesOf(pool, user.id), ({ chatId }) => chatId)
    return [...chats.values()].map((games) => games.map((game) => linkedGame(links, game)))
  })

  registerCall(registry, calls.getVersions, async ({ c, params }) => {
    const { game } = await gameAsked(c, params.modelId)
    privately(c)
    const versions = await versionsOf(pool, game.id)
    return { modelId: game.id, versions: versions.map((version) => linkedVersion(links, version)) }
  })

  registerCall(registry, calls.getProof, async ({ c, params, query }) => {
    const { game } = await gameAsked(c, params.modelId)
    return proofOf(storage, await findVersion(pool, 'game', game, query.versionId))
  })

  registerCall(registry, calls.exportGame, async ({ c, params, query }) => {
    const { game } = await gameAsked(c, params.modelId)
    return sendExport(c, storage, await findVersion(pool, 'game', game, query.versionId), query.format)
  })

  registerCall(registry, calls.gameAssets, async ({ c, body }) => {
    const { game } = await gameAsked(c, body.modelId)
    const version = await findVersion(pool, 'game', game, body.versionId)
    privately(c)
    return { modelId: game.id, modelName: game.name, ...linksOf(links, 'game', version.id) }
  })

  async function gameAsked(c: AppContext, modelId: string): Promise<{ game: GameRow }> {
    const user = await requireMaker(c)
    return { game: await findGame(pool, user.id, modelId) }
  }
}

/** Changing what is there, other than by a run. */
function changing(registry: Registry, { env, pool, queue, links }: GameServices): void {
  registerCall(registry, calls.restoreVersion, async ({ c, body }) => {
    const user = await requireMaker(c)
    const version = await restoreVersion(pool, 'game', user.id, body)
    await noteDimension(pool, body.modelId)
    const game = await findGame(pool, user.id, body.modelId)
    return { model: linkedGame(links, game), version: linkedVersion(links, version) }
  })

  registerCall(registry, calls.nameVersion, async ({ c, body }) => {
    const user = await requireMaker(c)
    await nameVersion(pool, 'game', user.id, body)
    return { success: true as const }
  })

  registerCall(registry, calls.deleteGame, async ({ c, body }) => {
    const user = await requireMakerSelf(c, body.userId)
    if (env.MY_CREATIONS_DELETE === 'models')
      throw new ApiError('not_implemented', texts.toasts.gameDeletionMissing)
    await deleteGame({ pool, queue }, user.id, body.game.modelId)
    return { success: true as const, result: { success: true as const } }
  })
}

/** The chats that games come out of. */
function talking(registry: Registry, { pool }: GameServices): void {
  registerCall(registry, calls.getChat, async ({ c, params }) => {
    const user = await requireMaker(c)
    privately(c)
    return readChat(pool, user.id, params.chatId)
  })

  registerCall(registry, calls.storeAgentMessage, async ({ c, body }) => {
    const { id: userId } = await requireMakerSelf(c, body.user_id)
    const { message, chat_id: chatId, game_id, game_name, role } = body
    const gameId = game_id && (await findGame(pool, userId, game_id)).id
    await inTransaction(pool, async (session) => {
      await openChat(session, userId, chatId, game_name ?? null)
      await addMessage(session, { userId, chatId, role, text: message.text, gameId })
    })
    return { success: true as const }
  })

  registerCall(registry, calls.storeAgentGame, async ({ c, body }) => {
    const { id: userId } = await requireMakerSelf(c, body.user_id)
    const { id } = await findGame(pool, userId, body.game_id)
    await inTransaction(pool, async (session) => {
      await openChat(session, userId, body.chat_id, body.gameName)
      await session.query('update game set chat_id = $2 where id = $1', [id, body.chat_id])
      await session.query('update creation set name = $2 where id = $1', [id, body.gameName])
    })
    return { success: true as const }
  })
}
