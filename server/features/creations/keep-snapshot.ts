import type { SignedFile } from '@makebelieve/contract/entities/signed-file'
import { ApiError } from '@makebelieve/contract/errors'
import { playedFiles } from '../../creations/played.ts'
import { stagePicture } from '../../creations/stage-picture.ts'
import { findOwn, findVersion } from '../../creations/version-rows.ts'
import type { CreationsServices } from './creations.ts'

type Snapshot = {
  image: string
  type: 'Environment' | 'Game' | 'Model'
  modelId: string
  versionId?: string
  saveToDatabase: boolean
}

const kinds = { Game: 'game', Environment: 'environment' } as const

/** Keeps a picture that a page took of its stage: as the preview of the version that it shows, or beside it. */
export async function keepSnapshot(
  { pool, storage, links }: CreationsServices,
  userId: string,
  { image, type, modelId, versionId, saveToDatabase }: Snapshot,
): Promise<SignedFile> {
  if (type === 'Model')
    throw new ApiError('not_implemented', "A model's picture is always the one taken of its mesh.")
  const kind = kinds[type]
  const version = await findVersion(pool, kind, await findOwn(pool, kind, userId, modelId), versionId)
  const path = saveToDatabase ? playedFiles.preview : playedFiles.snapshot
  await storage.put(version.folder + path, await stagePicture(image), { type: 'image/webp' })
  return links.file(version.id, path)
}
