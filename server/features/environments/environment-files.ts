import { downloads } from '@makebelieve/contract/constants'
import { type EnvironmentFormat, environmentCategory } from '@makebelieve/contract/entities/environment'
import { type EnvironmentProof, environmentProof } from '@makebelieve/contract/entities/environment-proof'
import { ApiError } from '@makebelieve/contract/errors'
import { z } from 'zod'
import { codeOf, reportOf } from '../../creations/files.ts'
import { playedFiles, zipFile } from '../../creations/played.ts'
import type { FreeWork } from '../../engines/free-work.ts'
import type { Storage } from '../../storage/storage.ts'
import type { EnvironmentModules } from './modules.ts'

/** A version that somebody may see, or what a visitor made, which is its own only version. */
export type Seen = { id: string; versionId: string; name: string; folder: string }

/** The report of the engine holds the proof and more; what is told is what the contract names. */
export async function proofOf(
  storage: Storage,
  { id, versionId, folder }: Omit<Seen, 'name'>,
): Promise<EnvironmentProof> {
  const report = await reportOf(storage, folder)
  return environmentProof.parse({ figures: {}, ...report, modelId: id, versionId })
}

const formats: Record<EnvironmentFormat, { path: string; name: string }> = {
  zip: { path: zipFile.environment, name: downloads.environment.file },
  offline: { path: playedFiles.offline, name: 'environment.html' },
  lesson: { path: 'lesson.html', name: 'lesson-sheet.html' },
}

/** What was brought along has no plan, and is shown as a scene. */
const planned = z.object({ plan: z.object({ category: environmentCategory.optional() }).optional() })

type Services = { storage: Storage; freeWork: FreeWork; modules: EnvironmentModules }

/** Where an environment lies in the form that somebody wants. Made when it is first asked for, and kept with it. */
export async function exported(
  { storage, freeWork, modules }: Services,
  asker: string,
  { versionId, name: title, folder }: Seen,
  format: EnvironmentFormat,
): Promise<{ key: string; name: string }> {
  const { path, name } = formats[format]
  const key = folder + path
  if (await storage.head(key)) return { key, name }
  if (format === 'lesson')
    throw new ApiError('not_found', "Only education simulations have a lesson sheet, and this isn't one.")
  const code = await codeOf(storage, { folder, kind: 'environment' })
  const { plan } = planned.parse(await reportOf(storage, folder))
  const task = { id: versionId, input: { code, title, category: plan?.category } }
  const { files } = await freeWork.do(asker, modules.export, task)
  for (const file of files) await storage.put(folder + file.path, file.bytes, { type: file.type })
  return { key, name }
}
