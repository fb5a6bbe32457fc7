import type { CommunityType } from '@makebelieve/contract/creation-kind'
import type { SignedFile } from '@makebelieve/contract/entities/signed-file'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import { modelFiles } from './model-rows.ts'

type Own = { type: CommunityType; modelImage: SignedFile; modelLink: string }

/** Models as the list of somebody's creations shows them: with a picture, and the file to take along. */
export function ownModels(links: PlayLinks) {
  return async (db: Queryable, ids: string[]) => {
    const { rows } = await db.query<{ id: string }>('select id from model where id = any($1)', [ids])
    return new Map(
      rows.map(({ id }): [string, Own] => [
        id,
        {
          type: 'model',
          modelImage: links.file(id, modelFiles.preview),
          modelLink: links.file(id, modelFiles.full).signedUrl,
        },
      ]),
    )
  }
}
