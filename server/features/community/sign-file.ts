import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { playPath } from '../../http/play-links.ts'
import { isKey } from '../../storage/key.ts'
import { findCreation } from './creation-rows.ts'
import { kindIn, type ShownKinds } from './shown-kind.ts'

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
  const owner = file && (await kind.whose(pool, file.versionId))
  const creation = owner && (await findCreation(pool, owner.id))
  if (!file || !creation) throw noSuchFile()
  if (creation.userId !== userId && creation.versionId !== file.versionId) throw noSuchFile()
  return kind.link(file.versionId, file.path)
}

/** What an address leads to. Whose server it names does not matter: the answer is always a link to this one. */
function fileAt(address: string): { versionId: string; path: string } | undefined {
  const pathname = URL.parse(address, 'http://here.invalid')?.pathname
  if (!pathname?.startsWith(playPath)) return undefined
  const [ticket = '', ...rest] = pathname.slice(playPath.length).split('/')
  // With the signature of an older link, or without one.
  const [versionId = ''] = ticket.split('.')
  const path = rest.join('/')
  return isUuid(versionId) && isKey(path) ? { versionId, path } : undefined
}

function noSuchFile(): ApiError {
  return new ApiError('not_found', 'There is no such file.')
}
