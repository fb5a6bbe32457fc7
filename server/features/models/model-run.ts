import { modelName } from '@makebelieve/contract/constants'
import { threeDOptions } from '@makebelieve/contract/entities/generation-options'
import { z } from 'zod'
import type { Queryable } from '../../database/transaction.ts'
import { modelDetails } from '../../engines/model-details.ts'
import { type EngineDefinition, GenerationFailure } from '../../runs/generator.ts'
import { folderOf } from '../../runs/run-folder.ts'
import { type KeepCreation, keepCreation, type RunningRun } from '../../runs/run-state.ts'
import type { Storage } from '../../storage/storage.ts'
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

/** How models are made. */
export function modelEngine(storage: Storage, { model: module }: ModelModules): EngineDefinition {
  /** The plan behind the picture, or where there is none, the picture itself. */
  async function prepare(db: Queryable, { userId, input }: RunningRun): Promise<object> {
    const picture = await findPicture(db, userId, modelInput.parse(input).pictureId)
    if (picture?.plan) return { plan: picture.plan }
    const file = picture && (await storage.get(picture.folder + pictureFile))
    if (!file)
      throw new GenerationFailure('The picture that this should be made from is gone. Make it again.')
    return { picture: new Uint8Array(await new Response(file.body).arrayBuffer()) }
  }

  return { module, prepare, keep }
}

/** What was paid for is kept at once, with a name: whoever closes the page meanwhile finds it in the list. */
const keep: KeepCreation = async (session, run, { name: title, details }) => {
  const { prompt, pictureId } = modelInput.parse(run.input)
  const { plan, answer } = modelDetails.parse(details)
  // An upload came without words: its title is what its file was called.
  const name = plan ? modelName(title, prompt) : title
  await keepCreation(session, run, { kind: 'model', name })
  await session.query(
    `insert into model (id, user_id, prompt, answer, plan, picture_id, folder) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      run.id,
      run.userId,
      plan ? prompt : '',
      answer,
      plan ? JSON.stringify(plan) : null,
      pictureId,
      folderOf(run),
    ],
  )
  const model = modelEntity(await findModel(session, run.userId, run.id))
  return [{ type: 'upload_to_s3', game_id: run.id, model }]
}
