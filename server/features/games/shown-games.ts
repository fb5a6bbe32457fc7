import { communityTypeOf } from '@makebelieve/contract/creation-kind'
import type { GameType } from '@makebelieve/contract/entities/game'
import type { Pool } from 'pg'
import { shownVersions } from '../../creations/shown-versions.ts'
import { findVersion } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { type Copied, type Copy, copyGame } from './copy-game.ts'
import { proofOf } from './game-files.ts'
import { highlightsOf } from './highlights.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue; links: PlayLinks }

type ShownRow = {
  versionId: string
  modelType: GameType
  name: string
  description: string
  prompt: string
  proven: boolean
  dimension: '2d' | '3d'
}

/** Games as the community asks for them: a version of one is what is shown. */
export function shownGames(services: Services) {
  const { storage, links } = services

  return {
    /** It is described by its goal: the introduction speaks to the one who asked for it. */
    async find(db: Queryable, id: string, versionId?: string) {
      const { rows } = await db.query<ShownRow>(
        `select creation_version.id as "versionId", model_type as "modelType", creation.name, proven, dimension,
           coalesce(answer #>> '{analysis,coreGame,Goal}', answer ->> 'introduction', '') as description,
           (select prompt from creation_version as first where first.creation_id = $1 order by number limit 1) as prompt
         from creation_version join game on game.id = creation_id join creation on creation.id = creation_id
         where creation_id = $1 and deleted_at is null and creation_version.id = coalesce($2, creation_version.id)
         order by number desc limit 1`,
        [id, versionId ?? null],
      )
      if (!rows[0]) return undefined
      const { modelType, ...row } = rows[0]
      return { ...row, type: communityTypeOf(modelType) }
    },

    ...shownVersions('game', links),

    async proof(db: Queryable, id: string, versionId: string) {
      const proof = await proofOf(storage, await findVersion(db, 'game', { id, versionId }))
      return { of: 'game' as const, proof }
    },

    highlights: (db: Queryable, id: string, versionId: string) =>
      highlightsOf({ db, storage }, id, versionId),

    copy: (copy: Copy, note: (session: Queryable, copied: Copied) => Promise<void>) =>
      copyGame(services, copy, note),
  }
}
