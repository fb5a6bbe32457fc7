import { ApiError } from '@makebelieve/contract/errors'
import type { Storage, StoredFile } from '../storage/storage.ts'
import { codeFile, playedFiles } from './played.ts'
import type { VersionRow } from './version-rows.ts'

export async function openFile(
  storage: Storage,
  { folder }: Pick<VersionRow, 'folder'>,
  path: string,
): Promise<StoredFile> {
  const file = await storage.get(folder + path)
  if (!file) throw new ApiError('not_found', 'There is no such file.')
  return file
}

export async function textOf(storage: Storage, folder: string, path: string): Promise<string> {
  return new Response((await openFile(storage, { folder }, path)).body).text()
}

export const codeOf = (storage: Storage, { folder, kind }: Pick<VersionRow, 'folder' | 'kind'>) =>
  textOf(storage, folder, codeFile[kind])

/** What the engine wrote about a version. */
export async function reportOf(storage: Storage, folder: string): Promise<object> {
  return JSON.parse(await textOf(storage, folder, playedFiles.report))
}
