import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentTable, exampleEnvironment, keepSecret, readEnvironment } from './env.ts'

const root = join(import.meta.dirname, '..')
const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'makebelieve-env-'))

describe('the environment', () => {
  it('starts with nothing set', () => {
    const env = readEnvironment({})
    expect(env).toMatchObject({ PORT: 3000, ROLE: 'all', HOST: '127.0.0.1', TRUST_PROXY: false })
    expect(env.DATABASE_URL).toBeUndefined()
  })

  it('takes an empty value as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['ROLE', 'king'],
    ['APP_ORIGIN', 'makebelieve'],
    ['CONTENT_ORIGIN', 'ftp://files.example'],
    ['SECRET', 'short'],
    ['ADMIN_EMAILS', 'a@x.example,b@x.example,c@x.example'],
    ['ADMIN_EMAILS', 'not-an-address'],
    ['SMTP_URL', 'http://mail.example'],
    ['TRUST_PROXY', 'maybe'],
    ['AI_PROVIDER', 'oracle'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`Wrong configuration: ${name} `)
  })

  it('names every wrong field at once, in one sentence', () => {
    expect(() => readEnvironment({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT .*; ROLE .*\.$/)
  })

  it('names what is missing from a group', () => {
    expect(() => readEnvironment({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET must be set too')
    expect(() => readEnvironment({ S3_BUCKET: 'b' })).toThrow('S3_ENDPOINT and S3_ACCESS_KEY_ID')
  })

  it('lower-cases administrators and keeps only the origin of addresses', () => {
    const env = readEnvironment({
      ADMIN_EMAILS: ' Ann@X.example , bob@x.example',
      APP_ORIGIN: 'https://x.example/app/',
    })
    expect(env.ADMIN_EMAILS).toEqual(['ann@x.example', 'bob@x.example'])
    expect(env.APP_ORIGIN).toBe('https://x.example')
  })

  it('is complete in .env.example and in the README', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(exampleEnvironment())
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(environmentTable())
  })
})

describe('the secret', () => {
  it('is made once, kept, and readable for its owner alone', () => {
    const DATA_DIR = temporaryFolder()
    const secret = keepSecret({ DATA_DIR, SECRET: undefined })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(keepSecret({ DATA_DIR, SECRET: undefined })).toBe(secret)
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('is the given one when one is given', () => {
    const SECRET = 'x'.repeat(32)
    expect(keepSecret({ DATA_DIR: temporaryFolder(), SECRET })).toBe(SECRET)
  })
})
