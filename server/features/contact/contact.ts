import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import { administratorAddresses } from '../../auth/administrators.ts'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import type { Mail } from '../../mail/mailer.ts'
import { contactLetter } from './contact-letter.ts'
import { openMessages } from './messages.ts'

type Services = {
  pool: Pool
  secret: string
  adminEmails: string[] | undefined
  sendMail(mail: Mail): Promise<void>
}

export function contactFeature(registry: Registry, { pool, secret, adminEmails, sendMail }: Services): void {
  const messages = openMessages(pool, secret)

  registerCall(registry, calls.sendMessage, async ({ c, body: { website, ...message } }) => {
    // Said like a success: a program that learns it was found out tries something else.
    if (website) return { success: true as const }
    const user = await c.var.user()
    await messages.keep(message, { userId: user?.id ?? null, address: c.var.clientAddress })
    for (const to of await administratorAddresses(pool, adminEmails))
      await sendMail(contactLetter(to, message))
    return { success: true as const }
  })

  registerCall(registry, calls.adminMessages, async ({ c, query }) => {
    await requireAdministrator(c, adminEmails)
    c.header('Cache-Control', 'no-store')
    return messages.list(query.before)
  })
}
