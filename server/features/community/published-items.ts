import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import type { Queryable } from '../../database/transaction.ts'
import { communityItemOf, creationColumns, type PublishedRow, publishedCreations } from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'

/** Creations by their ids, as cards show them, for other features. What is not shown is left out. */
export async function publishedItems(
  db: Queryable,
  ids: EncryptedIds,
  wanted: string[],
): Promise<Map<string, CommunityItem>> {
  const { rows } = await db.query<PublishedRow>(
    `select ${creationColumns} from ${publishedCreations}
     where publication.id = any($1) and publication.withdrawn_at is null`,
    [wanted],
  )
  return new Map(rows.map((row) => [row.id, communityItemOf(ids, row, row)]))
}
