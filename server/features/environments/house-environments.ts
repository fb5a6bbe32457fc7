import { environmentCategory } from '@makebelieve/contract/entities/environment'
import type { Pool } from 'pg'
import { houseVersions } from '../../creations/house-versions.ts'
import { environmentDetails } from '../../engines/environment-details.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { deleteEnvironment } from './delete-environment.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

/** Environments that come with the program. */
export function houseEnvironments({ pool, storage, queue }: Services) {
  return {
    engine: new URL('../../engines/showcase-environment.ts', import.meta.url).href,

    ...houseVersions(
      { pool, storage },
      {
        kind: 'environment',
        titleOf: (plan) => String(plan.title),
        async begin(session, { userId, report: { plan } }, id) {
          const category = environmentCategory.parse(plan.category)
          await session.query('insert into environment (id, user_id, category) values ($1, $2, $3)', [
            id,
            userId,
            category,
          ])
        },
        read: (details) => environmentDetails.parse(details),
      },
    ),

    remove: (userId: string, creationId: string) => deleteEnvironment({ pool, queue }, userId, creationId),
  }
}
