import { downloads } from '@makebelieve/contract/constants'
import { type GameProof, gameProof } from '@makebelieve/contract/entities/game-proof'
import { reportOf } from '../../creations/files.ts'
import { playedFiles, zipFile } from '../../creations/played.ts'
import type { VersionRow } from '../../creations/version-rows.ts'
import type { AppContext } from '../../http/context.ts'
import { sendDownload } from '../../http/send-download.ts'
import type { Storage } from '../../storage/storage.ts'

/** The report of the engine holds the proof and more; what is told is what the contract names. */
export async function proofOf(storage: Storage, version: VersionRow): Promise<GameProof> {
  const report = await reportOf(storage, version.folder)
  return gameProof.parse({ ...report, modelId: version.creationId, versionId: version.id })
}

const formats = {
  zip: { path: zipFile.game, name: downloads.game.file },
  offline: { path: playedFiles.offline, name: 'game.html' },
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
