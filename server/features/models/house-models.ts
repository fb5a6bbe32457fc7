import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { modelDetails } from '../../engines/model-details.ts'
import type { Queue } from '../../queue/queue.ts'
import type { GeneratedFile } from '../../runs/generator.ts'
import { filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { deleteModel } from './delete-model.ts'
import { modelById, modelFiles } from './model-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type HouseModel = {
  userId: string
  /** The model that this takes the place of; without, it is a new one. */
  creationId?: string
  prompt: string
  report: { plan: Record<string, unknown>; answer: unknown }
  picture: Uint8Array
}

/** A model is its own only version. */
export type PlacedModel = { creationId: string; versionId: string }

/** Models that come with the program: nobody pays for them, so no run makes them. */
export function houseModels({ pool, storage, queue }: Services) {
  return {
    engine: new URL('../../engines/showcase-model.ts', import.meta.url).href,

    /**
     * Writes a model of which the plan, the proof and a picture are known, and the mesh is still to be built. `note` is
     * written together with it or not at all.
     */
    async place(
      model: HouseModel,
      note: (session: Queryable, placed: PlacedModel) => Promise<void>,
    ): Promise<PlacedModel> {
      const { userId, creationId: id = randomUUID() as string, report, picture } = model
      const placed = { creationId: id, versionId: id }
      // A folder of its own each time: what was made of an earlier plan, in whatever form, is not taken for this one.
      const folder = `${filesOfRun(userId, id)}${randomUUID()}/`
      await storage.put(folder + modelFiles.preview, picture, { type: 'image/webp' })
      await storage.put(folder + modelFiles.report, JSON.stringify(report), { type: 'application/json' })
      await inTransaction(pool, async (session) => {
        await writeModel(session, model, id, folder)
        await note(session, placed)
      })
      return placed
    },

    async planOf(id: string): Promise<object> {
      const { rows } = await pool.query<{ plan: object | null }>('select plan from model where id = $1', [id])
      if (!rows[0]?.plan) throw new Error('There is no such model')
      return rows[0].plan
    },

    /** Puts what was built where it is viewed. */
    async fill(id: string, files: GeneratedFile[], details: object | undefined): Promise<void> {
      const model = await modelById(pool, id)
      if (!model) throw new Error('The model was deleted while it was being built')
      for (const { path, type, bytes } of files) await storage.put(model.folder + path, bytes, { type })
      const { plan, answer } = modelDetails.parse(details)
      await pool.query('update model set plan = $2, answer = $3 where id = $1', [
        id,
        JSON.stringify(plan),
        answer,
      ])
    },

    remove: (userId: string, id: string) => deleteModel({ pool, queue }, userId, id),
  }
}

async function writeModel(
  session: Queryable,
  { userId, prompt, report }: HouseModel,
  id: string,
  folder: string,
): Promise<void> {
  const { plan, answer } = modelDetails.parse(report)
  await session.query(
    `insert into creation (id, user_id, kind, name) values ($1, $2, 'model', $3)
     on conflict (id) do update set name = excluded.name`,
    [id, userId, report.plan.title],
  )
  await session.query(
    `insert into model (id, user_id, prompt, answer, plan, folder) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set prompt = excluded.prompt, answer = excluded.answer, plan = excluded.plan,
       folder = excluded.folder`,
    [id, userId, prompt, answer, JSON.stringify(plan), folder],
  )
}
