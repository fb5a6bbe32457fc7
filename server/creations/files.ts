import { ApiError } from '@makebelieve/contract/errors'
import { z } from 'zod'
import type { Storage, StoredFile } from '../storage/storage.ts'
import { codeFile, playedFiles } from './played.ts'
import type { VersionRow } from './version-rows.ts'

export async function openFile(
  storage: Storage,
  { folder }: Pick<VersionRow, 'folder'>,
  path: string,
): Promise<StoredFile> {
  const file = await storage.get(folder + path)
  if (!file) throw new ApiError('not_found', "We can't find that file.")
  return file
}

export async function textOf(storage: Storage, folder: string, path: string): Promise<string> {
  return new Response((await openFile(storage, { folder }, path)).body).text()
}

export const codeOf = (storage: Storage, { folder, kind }: Pick<VersionRow, 'folder' | 'kind'>) =>
  textOf(storage, folder, codeFile[kind])

/** What the engine wrote about a version. */
export async function reportOf(storage: Storage, folder: string): Promise<object> {
  return withPrompt(JSON.parse(await textOf(storage, folder, playedFiles.report)))
}

/** A report, and the words of its plan where proofs have theirs. */
export function withPrompt(report: object): object {
  const { data } = planned.safeParse(report)
  return { ...report, prompt: data?.plan.prompt }
}
const planned = z.object({ plan: z.object({ prompt: z.string().min(1) }) })
