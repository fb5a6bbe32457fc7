import { downloads } from '@makebelieve/contract/constants'
import type { ModelFormat } from '@makebelieve/contract/entities/model'
import { type ModelProof, modelProof } from '@makebelieve/contract/entities/model-proof'
import { ApiError } from '@makebelieve/contract/errors'
import { withPrompt } from '../../creations/files.ts'
import type { FreeWork } from '../../engines/free-work.ts'
import type { Storage } from '../../storage/storage.ts'
import { type ModelRow, modelFiles } from './model-rows.ts'
import type { ModelModules } from './modules.ts'

async function bytesAt(storage: Storage, key: string): Promise<Uint8Array> {
  const file = await storage.get(key)
  if (!file) throw new ApiError('not_found', "We can't find that file.")
  return new Uint8Array(await new Response(file.body).arrayBuffer())
}

/** The report of the engine holds the proof and more; what is told is what the contract names. */
export async function proofOfModel(storage: Storage, { id, folder }: ModelRow): Promise<ModelProof> {
  const report = JSON.parse(new TextDecoder().decode(await bytesAt(storage, folder + modelFiles.report)))
  return modelProof.parse({ ...withPrompt(report), modelId: id })
}

type Services = { storage: Storage; freeWork: FreeWork; modules: ModelModules }

/** Where a model lies in the form that somebody wants. Made when it is first asked for, and kept with the model. */
export async function exported(
  { storage, freeWork, modules }: Services,
  { id, userId, name: title, folder }: ModelRow,
  format: ModelFormat,
): Promise<{ key: string; name: string }> {
  const name = downloads.model.formats[format]
  const key = folder + name
  if (await storage.head(key)) return { key, name }
  const glb = await bytesAt(storage, folder + modelFiles.full)
  const { files } = await freeWork.do(userId, modules.export, { id, input: { glb, format, title } })
  for (const { type, bytes } of files) await storage.put(key, bytes, { type })
  return { key, name }
}
