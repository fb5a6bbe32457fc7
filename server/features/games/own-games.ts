import { type CommunityType, communityTypeOf } from '@makebelieve/contract/creation-kind'
import type { GameType } from '@makebelieve/contract/entities/game'
import type { SignedFile } from '@makebelieve/contract/entities/signed-file'
import { playedFiles } from '../../creations/played.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'

type Row = { id: string; modelType: GameType; versionId: string }

/** Games as the list of somebody's creations shows them: with the picture of the newest version. */
export function ownGames(links: PlayLinks) {
  return async (db: Queryable, ids: string[]) => {
    const { rows } = await db.query<Row>(
      `select distinct on (game.id) game.id, model_type as "modelType", creation_version.id as "versionId"
       from game join creation_version on creation_id = game.id where game.id = any($1) order by game.id, number desc`,
      [ids],
    )
    return new Map(
      rows.map(({ id, modelType, versionId }): [string, { type: CommunityType; modelImage: SignedFile }] => [
        id,
        { type: communityTypeOf(modelType), modelImage: links.file(versionId, playedFiles.preview) },
      ]),
    )
  }
}
