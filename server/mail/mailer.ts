import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Environment } from '../env.ts'
import type { Log } from '../log.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Who gets the answer, when that is not the sender. */
  replyTo?: string
}

/** Sends one mail, or throws. */
export type Mailer = { send(mail: Mail): Promise<void> }

type Settings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

export function openMailer(env: Settings, log: Log): Mailer {
  return env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, log)
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}

/** Without a mail server, mails are kept as files and shown in the log, so that their links can still be used. */
function outboxMailer(folder: string, from: string, log: Log): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = new Date().toISOString()
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`
      await writeFile(join(folder, name), JSON.stringify({ from, ...mail, sentAt }, null, 2), { mode: 0o600 })
      log.info(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`)
    },
  }
}
