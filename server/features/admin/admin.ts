import { calls } from '@makebelieve/contract/calls/index'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import type { AdminItem } from '@makebelieve/contract/entities/admin-item'
import type { Pool } from 'pg'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'

type Services = {
  pool: Pool
  adminEmails: string[] | undefined
  ids: { encrypt(id: string): string }
  /** Where the picture of a creation is served to those who may see it. */
  pictureOf(encryptedId: string): string
  /** Likewise the file of a model. */
  modelOf(encryptedId: string): string
}

/** Older ones than these are found on the pages of those who made them. */
export const mostListed = 2_000

/** What administrators see of everybody: all creations of a kind, newest first. */
export function adminFeature(registry: Registry, services: Services): void {
  const lists = { adminModels: 'model', adminGames: 'game', adminEnvironments: 'environment' } as const
  for (const [name, kind] of Object.entries(lists) as [keyof typeof lists, CreationKind][])
    registerCall(registry, calls[name], async ({ c }) => {
      await requireAdministrator(c, services.adminEmails)
      c.header('Cache-Control', 'no-store')
      return listKind(services, kind)
    })
}

type Row = {
  id: string
  name: string
  userId: string
  username: string
  type: string | null
  createdAt: Date
  published: boolean
}

const typeOf: Record<CreationKind, string> = { game: 'Game', model: '3d', environment: 'Environment' }

async function listKind(
  { pool, ids, pictureOf, modelOf }: Services,
  kind: CreationKind,
): Promise<AdminItem[]> {
  const { rows } = await pool.query<Row>(
    `select creation.id, coalesce(publication.name, creation.name) as name, creation.user_id as "userId", maker.name as username,
       game.model_type as type, creation.created_at as "createdAt",
       publication.id is not null as published
     from creation join app_user as maker on maker.id = creation.user_id
     left join game on game.id = creation.id
     left join publication on publication.id = creation.id and withdrawn_at is null
     where creation.kind = $1 and deleted_at is null
     order by creation.created_at desc limit ${mostListed}`,
    [kind],
  )
  return rows.map(({ id, name, type, createdAt, ...row }) => {
    const encryptedId = ids.encrypt(id)
    return {
      ...row,
      modelId: id,
      modelName: name,
      modelType: type ?? typeOf[kind],
      designDate: createdAt.toISOString(),
      encryptedId,
      modelImage: { signedUrl: pictureOf(encryptedId) },
      ...(kind === 'model' && { modelLink: modelOf(encryptedId) }),
    }
  })
}
