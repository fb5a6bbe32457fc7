import type { CreationTrait } from '@makebelieve/contract/creation-kind'
import { findVersion } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { Storage } from '../../storage/storage.ts'
import { proofOf } from './game-files.ts'

type PlanRow = { genre: string | null; players: number | null; gentle: boolean | null }

const quickSeconds = 40
const puzzles = ['match-3', 'sokoban']

/** What can be said of a version in few words: how fast the bot won it, and what it is good for. */
export async function highlightsOf(
  { db, storage }: { db: Queryable; storage: Storage },
  id: string,
  versionId: string,
): Promise<{ wonSeconds?: number; traits: CreationTrait[] }> {
  const { evidence } = await proofOf(storage, await findVersion(db, 'game', { id, versionId }))
  const { rows } = await db.query<PlanRow>(
    `select plan #>> '{game,genre}' as genre, (plan #>> '{game,rules,players}')::int as players,
       (plan #>> '{game,rules,gentle}')::boolean as gentle from creation_version where id = $1`,
    [versionId],
  )
  const { genre, players, gentle } = rows[0] ?? { genre: null, players: null, gentle: null }
  // A win that took no time was none: such a proof has no replay.
  const wonSeconds = evidence.seconds > 0 ? evidence.seconds : undefined
  const has: Record<CreationTrait, boolean> = {
    quick: wonSeconds !== undefined && wonSeconds <= quickSeconds,
    gentle: gentle === true,
    'two-players': players === 2,
    puzzle: genre !== null && puzzles.includes(genre),
    quiz: genre === 'quiz',
  }
  const traits = (Object.keys(has) as CreationTrait[]).filter((trait) => has[trait])
  return { wonSeconds, traits }
}
