import { downloads } from '@makebelieve/contract/constants'
import { type GameProof, gameProof } from '@makebelieve/contract/entities/game-proof'
import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext } from '../../http/context.ts'
import { sendDownload } from '../../http/send-download.ts'
import type { Storage, StoredFile } from '../../storage/storage.ts'
import { gameFiles, type VersionRow } from './game-rows.ts'

export async function openFile(storage: Storage, { folder }: VersionRow, path: string): Promise<StoredFile> {
  const file = await storage.get(folder + path)
  if (!file) throw new ApiError('not_found', 'There is no such file.')
  return file
}

export async function codeOf(storage: Storage, version: VersionRow): Promise<string> {
  return new Response((await openFile(storage, version, gameFiles.code)).body).text()
}

/** The report of the engine holds the proof and more; what is told is what the contract names. */
export async function proofOf(storage: Storage, version: VersionRow): Promise<GameProof> {
  const { body } = await openFile(storage, version, gameFiles.report)
  const report = (await new Response(body).json()) as object
  return gameProof.parse({ ...report, modelId: version.gameId, versionId: version.id })
}

const formats = {
  zip: { path: gameFiles.zip, name: downloads.game.file },
  offline: { path: gameFiles.offline, name: 'game.html' },
}

export function sendExport(
  c: AppContext,
  storage: Storage,
  { folder }: VersionRow,
  format: keyof typeof formats,
): Promise<Response> {
  const { path, name } = formats[format]
  return sendDownload(c, storage, { key: folder + path, name })
}
