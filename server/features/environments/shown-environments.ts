import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { Pool } from 'pg'
import { copyVersion } from '../../creations/copy-version.ts'
import { noSuch } from '../../creations/played.ts'
import { shownVersions } from '../../creations/shown-versions.ts'
import { findVersion } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { proofOf } from './environment-files.ts'
import { findTrial } from './trials.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue; links: PlayLinks }
type Copy = { versionId: string; userId: string; name: string }
type Copied = { modelId: string }

type ShownRow = {
  versionId: string
  category: EnvironmentCategory
  name: string
  description: string
  prompt: string
  proven: boolean
}

/** Environments as the community asks for them: a version of one is what is shown. */
export function shownEnvironments(services: Services) {
  const { storage, links } = services

  return {
    ...shownVersions('environment', links),

    async find(db: Queryable, id: string, versionId?: string) {
      const { rows } = await db.query<ShownRow>(
        `select creation_version.id as "versionId", category, creation.name, proven,
           coalesce(answer #>> '{}', '') as description,
           (select prompt from creation_version as first where first.creation_id = $1 order by number limit 1) as prompt
         from creation_version join environment on environment.id = creation_id
         join creation on creation.id = creation_id
         where creation_id = $1 and deleted_at is null and creation_version.id = coalesce($2, creation_version.id)
         order by number desc limit 1`,
        [id, versionId ?? null],
      )
      return rows[0] && { ...rows[0], type: 'environment' as const }
    },

    /** What a visitor made is for whoever knows its id. */
    lendsTo: async (db: Queryable, id: string) => (await findTrial(db, id)) !== undefined,

    async proof(db: Queryable, id: string, versionId: string) {
      const { folder } = await findVersion(db, 'environment', { id, versionId })
      return { of: 'environment' as const, proof: await proofOf(storage, { id, versionId, folder }) }
    },

    highlights: async () => ({ traits: [] }),

    async copy(
      { versionId, userId, name }: Copy,
      note: (session: Queryable, copied: Copied) => Promise<void>,
    ): Promise<Copied> {
      const copy = { kind: 'environment', versionId, userId, name } as const
      const modelId = await copyVersion(services, copy, async (session, id) => {
        const { rowCount } = await session.query(
          `insert into environment (id, user_id, category)
           select $1, $2, category from creation_version join environment on environment.id = creation_id
           where creation_version.id = $3`,
          [id, userId, versionId],
        )
        if (rowCount === 0) throw noSuch('environment')
        await note(session, { modelId: id })
      })
      return { modelId }
    },
  }
}
