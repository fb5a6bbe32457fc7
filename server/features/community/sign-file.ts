import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { fileAt } from '../../http/play-links.ts'
import { findCreation } from './creation-rows.ts'
import { kindIn, type ShownKind, type ShownKinds } from './shown-kind.ts'

export const signedTypes = { models: 'model', environments: 'environment', games: 'game' } as const

type Wish = { originalUrl: string; type: keyof typeof signedTypes }

/** A new link to a file in place of an older one, for whoever may see it: its maker, and all once it is published. */
export async function signFile(
  { pool, kinds }: { pool: Pool; kinds: ShownKinds },
  userId: string | undefined,
  { originalUrl, type }: Wish,
): Promise<string> {
  const kind = kindIn(kinds, signedTypes[type])
  const file = fileAt(originalUrl)
  if (!file || !(await maySee(pool, kind, file.id, userId)))
    throw new ApiError('not_found', "We can't find that file.")
  return kind.link(file.id, file.path)
}

async function maySee(db: Queryable, kind: ShownKind, versionId: string, userId?: string): Promise<boolean> {
  const owner = await kind.whose(db, versionId)
  if (!owner) return (await kind.lendsTo?.(db, versionId, userId)) ?? false
  const creation = await findCreation(db, owner.id)
  return creation !== undefined && (creation.userId === userId || creation.versionId === versionId)
}
