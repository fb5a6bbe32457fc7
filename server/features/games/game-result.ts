import type { GameAnswer, GameGenerationResult } from '@makebelieve/contract/entities/game-answer'
import type { Pool } from 'pg'
import { codeOf } from '../../creations/files.ts'
import { findVersion, linksOf } from '../../creations/version-rows.ts'
import { madeByRun } from '../../creations/versions.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import type { Storage } from '../../storage/storage.ts'
import { findGame, linkedGame } from './game-rows.ts'

type Services = { pool: Pool; storage: Storage; links: PlayLinks }

/** The structured answer about what a run made, with the code. */
export async function resultOf(
  { pool, storage, links }: Services,
  userId: string,
  runId: string,
): Promise<{ resultJson: GameGenerationResult }> {
  const { creationId, versionId } = await madeByRun(pool, runId)
  const game = await findGame(pool, userId, creationId)
  const version = await findVersion<GameAnswer>(pool, 'game', game, versionId)
  const model = { ...linkedGame(links, game), versionId, ...linksOf(links, 'game', versionId) }
  const threejsCode = await codeOf(storage, version)
  return { resultJson: { ...version.answer, threejsCode, model, chatId: game.chatId } }
}
