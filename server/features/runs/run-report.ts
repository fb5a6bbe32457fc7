import type { RunReport } from '@makebelieve/contract/calls/runs'
import { communityTypeOf } from '@makebelieve/contract/creation-kind'
import { ApiError, type ErrorBody } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { lookAtRun } from '../../runs/watch-run.ts'

type Row = Pick<RunReport, 'kind' | 'state' | 'cost' | 'prompt'> & {
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
  failure: ErrorBody | null
  modelId: string | null
  versionId: string | null
  modelType: string | null
  modelName: string | null
}

/** All that a user may know of a run: how it stands, and what came of it. */
export async function reportOfRun(pool: Pool, runId: string): Promise<RunReport> {
  const { rows } = await pool.query<Row>(
    // A model is its own only version; games and environments have theirs.
    `select run.kind, run.state, run.cost, coalesce(input ->> 'prompt', '') as prompt,
       run.created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt",
       (select data from run_event where run_id = run.id and type = 'error') as failure,
       creation.id as "modelId", coalesce(version.id, creation.id) as "versionId", creation.name as "modelName",
       coalesce((select model_type from game where game.id = creation.id), creation.kind) as "modelType"
     from run
     left join creation_version as version on version.run_id = run.id
     left join creation on creation.id = coalesce(version.creation_id, run.id) and deleted_at is null
     where run.id = $1`,
    [runId],
  )
  if (!rows[0]) throw new ApiError('not_found', "We can't find that run.")
  const { createdAt, startedAt, endedAt, failure, modelId, versionId, modelType, modelName, ...row } = rows[0]
  const { ended, stage, progress } = await lookAtRun(pool, runId)
  return {
    runId,
    ...row,
    ended,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    stage,
    progress,
    ...(modelId !== null && {
      creation: {
        modelId,
        versionId: versionId ?? modelId,
        modelType: communityTypeOf(modelType),
        modelName: modelName ?? '',
      },
    }),
    ...(failure && { error: failure }),
  }
}
