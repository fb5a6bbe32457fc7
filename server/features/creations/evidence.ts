import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CommunityType, CreationKind } from '@makebelieve/contract/creation-kind'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { Dimension } from '@makebelieve/contract/entities/game'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { offersBeside } from '../../creations/guessed.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'

/** What a kind of creations knows of one of its own. The feature of that kind answers; compose.ts brings them together. */
export type ProvenKind = {
  find(db: Queryable, id: string, versionId?: string): Promise<ProvenState | undefined>
  proof(db: Queryable, id: string, versionId: string): Promise<{ proof: Proof }>
  page?: { link(versionId: string): string }
}
type ProvenState = {
  versionId: string
  type: CommunityType
  name: string
  prompt: string
  proven: boolean
  dimension?: Dimension
  category?: EnvironmentCategory
}
type Proof = Pick<GameProof, 'checks' | 'requirements'>
export type ProvenKinds = Partial<Record<CreationKind, ProvenKind>>

export type EvidenceServices = {
  pool: Pool
  proven: ProvenKinds
  appOrigin: string
  /** The address of a creation's page, which everybody can open once it is published. */
  pageOf(kind: CreationKind, id: string): string
}

type Asked = { modelId: string; versionId?: string }
type OwnRow = { kind: CreationKind; published: boolean }

/** A state of somebody's own creation, whatever its kind. Of another's nobody learns that it exists. */
export async function ownState({ pool, proven }: EvidenceServices, userId: string, asked: Asked) {
  const { modelId, versionId } = asked
  const { rows } = isUuid(modelId)
    ? await pool.query<OwnRow>(
        `select kind, exists (
           select 1 from publication where publication.id = creation.id and withdrawn_at is null
         ) as published
         from creation where id = $1 and user_id = $2 and deleted_at is null`,
        [modelId, userId],
      )
    : { rows: [] }
  const kind = rows[0] && proven[rows[0].kind]
  if (!rows[0] || !kind) throw new ApiError('not_found', "We can't find that creation.")
  const wanted = versionId === undefined || isUuid(versionId)
  const state = wanted ? await kind.find(pool, modelId, versionId) : undefined
  if (!state) throw new ApiError('not_found', 'This creation has no such version.')
  return { ...rows[0], answers: kind, state }
}

/** What was proven of a creation, as its maker asks for it. */
export async function evidenceOf(
  services: EvidenceServices,
  userId: string,
  asked: Asked,
): Promise<CallAnswer<'getEvidence'>> {
  const { pool, appOrigin, pageOf } = services
  const { kind, published, answers, state } = await ownState(services, userId, asked)
  const { type: modelType, name: modelName, versionId, ...told } = state
  const { proof } = await answers.proof(pool, asked.modelId, versionId)
  const playUrl = answers.page?.link(versionId)
  const offers = await offersBeside(pool, versionId)
  return {
    modelId: asked.modelId,
    versionId,
    modelType,
    modelName,
    prompt: told.prompt,
    proven: told.proven,
    dimension: told.dimension,
    category: told.category,
    checks: proof.checks,
    requirements: proof.requirements,
    unmet: proof.requirements.filter(({ status }) => status !== 'met').map(({ claim }) => claim),
    ...(offers && { offers }),
    published,
    pageUrl: pageOf(kind, asked.modelId),
    // A path where the app serves its creations itself, an address where they have an origin of their own.
    playUrl: playUrl && new URL(playUrl, appOrigin).href,
  }
}
