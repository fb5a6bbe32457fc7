import { modelName } from '@makebelieve/contract/constants'
import { threeDOptions } from '@makebelieve/contract/entities/generation-options'
import type { MeshService } from '@makebelieve/generation/providers/mesh/mesh-service'
import type { NoteCall } from '@makebelieve/generation/providers/usage'
import { z } from 'zod'
import type { Queryable } from '../../database/transaction.ts'
import { modelDetails } from '../../engines/model-details.ts'
import { type Direct, type EngineDefinition, GenerationFailure } from '../../runs/generator.ts'
import { folderOf } from '../../runs/run-folder.ts'
import { type KeepCreation, keepCreation, type RunningRun } from '../../runs/run-state.ts'
import type { Storage } from '../../storage/storage.ts'
import { askMeshService } from './ask-mesh-service.ts'
import { findModel, modelEntity } from './model-rows.ts'
import type { ModelModules } from './modules.ts'
import { findPicture, pictureFile } from './picture-rows.ts'

/** What a run of a model is about. */
export const modelInput = z.object({
  /** What the picture was drawn from; of an upload, what its file was called. */
  prompt: z.string(),
  pictureId: z.string(),
  options: threeDOptions.optional(),
})
export type ModelInput = z.output<typeof modelInput>

/** A service that makes models of pictures, and how its calls are written down. */
export type MeshMaker = {
  mesh: MeshService
  noteFor?(run: RunningRun): NoteCall
  /** Whether what it made passed the proof. */
  noteResult?(run: RunningRun, proven: boolean): void
}

/** How runs make models: by a service where there is one, and by the built-in engine where it fails. */
export function modelRuns(
  storage: Storage,
  { model: module }: ModelModules,
  maker?: MeshMaker,
): EngineDefinition {
  /** The plan behind the picture, or where there is none, the picture itself. A service always wants the picture. */
  async function prepare(db: Queryable, { userId, input }: RunningRun): Promise<object> {
    const found = await findPicture(db, userId, modelInput.parse(input).pictureId)
    const plan = found?.plan ? { plan: found.plan } : {}
    if (found?.plan && !maker) return plan
    const file = found && (await storage.get(found.folder + pictureFile))
    if (!file) throw new GenerationFailure('The picture for this model is gone. Make it again.')
    // What a service drew goes by its title, as its words may be long; an upload by the name of its file.
    const named = found.drawing && !found.plan ? { title: found.title } : {}
    return { ...plan, ...named, picture: new Uint8Array(await new Response(file.body).arrayBuffer()) }
  }

  if (!maker) return { module, prepare, keep }
  const direct: Direct = async (stage) => {
    const { prompt, options = {} } = modelInput.parse(stage.run.input)
    const { picture } = z.object({ picture: z.instanceof(Uint8Array) }).parse(stage.input)
    stage.waits()
    const note = maker.noteFor?.(stage.run)
    const service = await askMeshService(maker.mesh, { picture, prompt, options }, stage, note)
    const product = await stage.work({ service })
    maker.noteResult?.(stage.run, modelDetails.parse(product.details).adopted ?? false)
    return product
  }
  return { module, prepare, direct, keep }
}

/** What was paid for is kept at once, with a name: whoever closes the page meanwhile finds it in the list. */
const keep: KeepCreation = async (session, run, { name: title, details }) => {
  const { prompt, pictureId } = modelInput.parse(run.input)
  const { plan, answer } = modelDetails.parse(details)
  const isWorded = plan !== undefined || !!(await findPicture(session, run.userId, pictureId))?.drawing
  // An upload came without words: its title is what its file was called.
  const name = isWorded ? modelName(title, prompt) : title
  await keepCreation(session, run, { kind: 'model', name })
  await session.query(
    `insert into model (id, user_id, prompt, answer, plan, picture_id, folder) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      run.id,
      run.userId,
      isWorded ? prompt : '',
      answer,
      plan ? JSON.stringify(plan) : null,
      pictureId,
      folderOf(run),
    ],
  )
  const model = modelEntity(await findModel(session, run.userId, run.id))
  return [{ type: 'upload_to_s3', game_id: run.id, model }]
}
