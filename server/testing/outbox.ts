import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

export type SentMail = { to: string; subject: string; text: string; link: string }

/** What a server without a mail server has sent, the oldest first. */
export function readOutbox(dataDir: string): SentMail[] {
  const folder = join(dataDir, 'outbox')
  try {
    return readdirSync(folder, { encoding: 'utf8' })
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SentMail)
      .map((mail) => ({ ...mail, link: /https?:\S+/.exec(mail.text)?.[0] ?? '' }))
  } catch (error) {
    // Nothing was mailed yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The newest mail to an address about something, once there is one. */
export async function letterTo(dataDir: string, address: string, subject: string): Promise<SentMail> {
  const find = () => readOutbox(dataDir).findLast((mail) => mail.to === address && mail.subject === subject)
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const mail = find()
  if (!mail) throw new Error('The mail vanished')
  return mail
}
