import { downloads } from '@makebelieve/contract/constants'
import { type GameProof, gameProof } from '@makebelieve/contract/entities/game-proof'
import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext } from '../../http/context.ts'
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

/** Always a download: a creation's page must not open on the app's own origin. */
export async function sendExport(
  c: AppContext,
  storage: Storage,
  version: VersionRow,
  format: keyof typeof formats,
): Promise<Response> {
  const { path, name } = formats[format]
  const { body, type, size } = await openFile(storage, version, path)
  const headers = {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
  }
  if (c.req.method !== 'HEAD') return c.body(body, 200, headers)
  // Hono drops the body of a HEAD; what is open behind it must be closed.
  await body.cancel()
  return c.body(null, 200, headers)
}
