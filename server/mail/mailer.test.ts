import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../env.ts'
import { openLog } from '../log.ts'
import { openMailer } from './mailer.ts'

const log = openLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' })
const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Open https://example.com/x?a=1&b=2' }
const settings = (given: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), 'makebelieve-mail-')), ...given })

describe('with a mail server', () => {
  const received: { from: string; to: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const text = Buffer.concat(await stream.toArray()).toString()
      const { mailFrom, rcptTo } = session.envelope
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', text })
      done()
    },
  })
  let url = ''

  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  it('a mail arrives there', async () => {
    const env = settings({ SMTP_URL: url, MAIL_FROM: 'Makebelieve <hello@example.com>' })
    await openMailer(env, log).send(mail)
    expect(received[0]).toMatchObject({ from: 'hello@example.com', to: 'ada@example.com' })
    expect(received[0]?.text).toContain('https://example.com/x?a=1&b=2')
  })

  it('a mail server that does not answer is an error, so that the mail is tried again', async () => {
    await expect(openMailer(settings({ SMTP_URL: 'smtp://127.0.0.1:1' }), log).send(mail)).rejects.toThrow()
  })
})

it('without a mail server, a mail lies in the outbox', async () => {
  const env = settings()
  await openMailer(env, log).send(mail)
  const outbox = join(env.DATA_DIR, 'outbox')
  const [name = ''] = readdirSync(outbox)
  expect(JSON.parse(readFileSync(join(outbox, name), 'utf8'))).toMatchObject(mail)
})
