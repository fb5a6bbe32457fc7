import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { type Copied, type Copy, copyModel } from './copy-model.ts'
import { proofOfModel } from './model-files.ts'
import { modelById, modelFiles, noSuchModel } from './model-rows.ts'
import { findPicture } from './picture-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue; links: PlayLinks }

/** Models as the community asks for them. A model is never changed, so it is its own only version. */
export function shownModels(services: Services) {
  const { storage, links } = services

  return {
    async find(db: Queryable, id: string, versionId = id) {
      const row = versionId === id ? await modelById(db, id) : undefined
      if (!row) return undefined
      const { name, answer: description, prompt } = row
      return { versionId, type: 'model' as const, name, description, prompt, proven: true }
    },

    whose: modelById,

    lendsTo: async (db: Queryable, id: string, userId?: string) =>
      (await findPicture(db, userId, id)) !== undefined,

    link: (id: string, path: string) => links.file(id, path).signedUrl,

    async pictureKey(db: Queryable, id: string) {
      const row = await modelById(db, id)
      return row && row.folder + modelFiles.preview
    },

    async modelKey(db: Queryable, id: string, detail: 'full' | 'medium' | 'low') {
      const row = await modelById(db, id)
      return row && row.folder + modelFiles[detail]
    },

    async proof(db: Queryable, id: string) {
      const row = await modelById(db, id)
      if (!row) throw noSuchModel()
      return { of: 'model' as const, proof: await proofOfModel(storage, row) }
    },

    highlights: async () => ({ traits: [] }),

    copy: (copy: Copy, note: (session: Queryable, copied: Copied) => Promise<void>) =>
      copyModel(services, copy, note),
  }
}
