import { calls } from '@makebelieve/contract/calls/index'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { administratorAddresses } from '../../auth/administrators.ts'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import { isUuid } from '../../database/uuid.ts'
import type { AppContext } from '../../http/context.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { reported, takenDown } from '../../mail/letters.ts'
import type { Mail } from '../../mail/mailer.ts'
import { forgetReports, openReports, reportedCreations } from './report-rows.ts'
import { takeDown } from './take-down.ts'

type Services = {
  pool: Pool
  secret: string
  appOrigin: string
  adminEmails: string[] | undefined
  ids: { encrypt(id: string): string; decrypt(text: string): string | undefined }
  /** Its page, which its maker may open even when nobody else does. */
  pageOf(kind: CreationKind, id: string): string
  sendMail(mail: Mail): Promise<void>
}

export const reportsPage = '/admin/reports'

/** Everybody may say what is wrong with what is shown; administrators decide. */
export function reportsFeature(registry: Registry, services: Services): void {
  const { pool, ids, appOrigin, adminEmails, pageOf, sendMail } = services
  const keep = openReports(pool, services.secret)

  registerCall(registry, calls.reportCreation, async ({ c, body: { encryptedId, reason, words } }) => {
    const user = await c.var.user()
    const shown = await findShown(pool, ids.decrypt(encryptedId))
    if (shown.userId === user?.id)
      throw new ApiError('unprocessable', 'This is your own creation. You can take it back at any time.')
    const sender = { userId: user?.id ?? null, address: c.var.clientAddress }
    const first = await keep({ creationId: shown.id, reason, words }, sender)
    if (first)
      for (const email of await administratorAddresses(pool, adminEmails))
        await sendMail(reported(email, `${appOrigin}${reportsPage}#${shown.id}`))
    return { success: true as const }
  })

  async function administer(c: AppContext): Promise<void> {
    await requireAdministrator(c, adminEmails)
    c.header('Cache-Control', 'no-store')
  }

  registerCall(registry, calls.adminReports, async ({ c }) => {
    await administer(c)
    const rows = await reportedCreations(pool)
    return { creations: rows.map((row) => ({ ...row, encryptedId: ids.encrypt(row.modelId) })) }
  })

  registerCall(registry, calls.adminDismissReports, async ({ c, params }) => {
    await administer(c)
    await forgetReports(pool, idIn(params.modelId))
    return { success: true as const }
  })

  registerCall(registry, calls.adminUnpublish, async ({ c, params, body }) => {
    await administer(c)
    const id = idIn(params.modelId)
    const { kind, makersEmail } = await takeDown(pool, id, body.note)
    await sendMail(takenDown(body.note)(makersEmail, pageOf(kind, id)))
    return { success: true as const }
  })
}

type Shown = { id: string; name: string; userId: string }

async function findShown(pool: Pool, id: string | undefined): Promise<Shown> {
  const { rows } = await pool.query<Shown>(
    'select id, name, user_id as "userId" from publication where id = $1 and withdrawn_at is null',
    [id ?? null],
  )
  if (!rows[0]) throw noSuchCreation()
  return rows[0]
}

function idIn(text: string): string {
  if (!isUuid(text)) throw noSuchCreation()
  return text
}

function noSuchCreation(): ApiError {
  return new ApiError('not_found', "We can't find that creation.")
}
