import type { CommunityType } from '@makebelieve/contract/creation-kind'
import type { SignedFile } from '@makebelieve/contract/entities/signed-file'
import { playedFiles } from '../../creations/played.ts'
import { newestOf } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'

type Own = { type: CommunityType; modelImage: SignedFile }

/** Environments as the list of somebody's creations shows them: with the picture of the newest version. */
export function ownEnvironments(links: PlayLinks) {
  return async (db: Queryable, ids: string[]) => {
    const newest = await newestOf(db, 'environment', ids)
    return new Map(
      newest.map(({ id, versionId }): [string, Own] => [
        id,
        { type: 'environment', modelImage: links.file(versionId, playedFiles.preview) },
      ]),
    )
  }
}
