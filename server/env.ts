import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { maxQueuedInAll, maxQueuedPerUser, maxRunningPerUser } from '@makebelieve/contract/constants'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

/**
 * Every setting of the server, with its meaning and default. `.env.example` and the table in the README are made
 * from this one table, and a test keeps them so.
 */
type Field = { about: string; schema: z.ZodType; default?: string }

const text = z.string().min(1)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://makebelieve.example' })
  .transform((url) => new URL(url).origin)
const oneOf = <const T extends string[]>(...values: T) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` })
const flag = oneOf('true', 'false').transform((value) => value === 'true')
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number such as 2.5')
  .transform(Number)

const emailList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(z.email('must be e-mail addresses, separated by a comma')).max(2, 'takes at most two addresses'),
  )

function field<S extends z.ZodType>(
  about: string,
  schema: S,
  fallback: string,
): Field & { schema: S; default: string }
function field<S extends z.ZodType>(about: string, schema: S): Field & { schema: z.ZodOptional<S> }
function field(about: string, schema: z.ZodType, fallback?: string): Field {
  return fallback === undefined ? { about, schema: schema.optional() } : { about, schema, default: fallback }
}

export const fields = {
  HOST: field('Address to listen on. 0.0.0.0 opens the server to the network.', text, '127.0.0.1'),
  PORT: field('Port to listen on.', count(0, 65535), '3000'),
  APP_ORIGIN: field('Public address of the app. Default: http://localhost and the port.', webAddress),
  CONTENT_ORIGIN: field(
    'Address that serves generated content, each creation on its own subdomain. Default: the app itself.',
    webAddress,
  ),
  ROLE: field('What this process does: web, worker, or everything.', oneOf('all', 'web', 'worker'), 'all'),
  DATA_DIR: field('Folder for the database, files, outbox and secret.', text, '.data'),
  DATABASE_URL: field(
    'PostgreSQL 15 or newer, which several servers can share. Default: its own PostgreSQL 18 in DATA_DIR.',
    text,
  ),
  SECRET: field(
    'Signs sessions and links, at least 32 characters. Default: created on first start and kept in DATA_DIR.',
    z.string().min(32, 'must have at least 32 characters'),
  ),
  ADMIN_EMAILS: field(
    'Up to two e-mail addresses of administrators, separated by a comma. Each is confirmed by e-mail, the first one also by the code printed at startup.',
    emailList,
  ),
  SHOWCASE: field(
    'Whether the Creator Hub shows the creations that come with the program: on or off.',
    oneOf('on', 'off'),
    'on',
  ),
  CHROMIUM_PATH: field(
    "Chromium that takes pictures of environments. Default: this machine's own, if it has one.",
    text,
  ),
  MY_CREATIONS_DELETE: field('What My Creations may delete.', oneOf('all', 'models'), 'all'),
  TRUST_PROXY: field('Trust X-Forwarded-For and X-Forwarded-Proto from a proxy in front.', flag, 'false'),
  METRICS_TOKEN: field('Bearer token for /api/metrics. Default: only this machine can read it.', text),
  LOG_LEVEL: field(
    'Lowest level of message to log.',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
  ),
  LOG_FORMAT: field('Log lines for people or for machines.', oneOf('pretty', 'json'), 'pretty'),

  WORKER_THREADS: field('Runs this process handles at a time. Default: one per core.', count(1, 64)),
  RUN_MEMORY_MB: field('Memory one run can use.', count(64, 65536), '1024'),
  RUN_CPU_SECONDS: field('Computing time one run can use.', count(1, 3600), '120'),
  MAX_RUNNING_PER_USER: field('Runs handled at a time for one user.', count(1, 1000), `${maxRunningPerUser}`),
  MAX_QUEUED_PER_USER: field('Runs that can wait for one user.', count(0, 1000), `${maxQueuedPerUser}`),
  MAX_QUEUED: field('Runs that can wait in total.', count(0, 100_000), `${maxQueuedInAll}`),

  S3_ENDPOINT: field('S3-compatible service for files. Default: files live in DATA_DIR.', webAddress),
  S3_REGION: field('Region of the bucket.', text, 'auto'),
  S3_BUCKET: field('Name of the bucket.', text),
  S3_ACCESS_KEY_ID: field('Access key.', text),
  S3_SECRET_ACCESS_KEY: field('Secret key.', text),
  S3_PREFIX: field('Put before every key in the bucket.', text),

  SMTP_URL: field(
    'Mail server, e.g. smtps://user:password@mail.example. Default: e-mails go to the log and DATA_DIR/outbox.',
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://host:port or smtps://user:password@host' }),
  ),
  MAIL_FROM: field('Sender of e-mails.', text, 'Makebelieve <no-reply@localhost>'),

  GOOGLE_CLIENT_ID: field('Sign in with Google: client id.', text),
  GOOGLE_CLIENT_SECRET: field('Sign in with Google: client secret.', text),
  GITHUB_CLIENT_ID: field('Sign in with GitHub: client id.', text),
  GITHUB_CLIENT_SECRET: field('Sign in with GitHub: client secret.', text),

  AI_PROVIDER: field(
    'Language provider. Default: none; the built-in engine makes everything.',
    oneOf('openai', 'anthropic', 'google', 'compatible'),
  ),
  AI_API_KEY: field('Key of the language provider.', text),
  AI_BASE_URL: field(
    'Address of an OpenAI-compatible service (AI_PROVIDER=compatible), or of a stand-in for another provider.',
    z.url('must be a web address'),
  ),
  AI_MODEL: field('Model of the language provider.', text),
  AI_MODEL_PLAN: field('A different model for plans. Default: AI_MODEL.', text),
  AI_MODEL_CODE: field('A different model for code and the Agent. Default: AI_MODEL.', text),
  AI_MODEL_REPAIR: field('A different model for repairs. Default: AI_MODEL_CODE.', text),
  AI_SEES_PICTURES: field('The model accepts pictures, so the Agent can look at screenshots.', flag, 'true'),
  AI_PRICE_INPUT: field('US dollars per million input tokens, for cost figures.', price),
  AI_PRICE_OUTPUT: field('US dollars per million output tokens.', price),
  AI_OUTPUT_TOKENS: field(
    'Tokens one answer can have; small models allow fewer.',
    count(500, 200_000),
    '16000',
  ),
  AI_RUN_STEPS: field('Steps one Agent run can take.', count(1, 200), '24'),
  AI_RUN_TOKENS: field('Tokens one run can use.', count(1000, 10_000_000), '400000'),
  AI_RUN_SECONDS: field('Seconds a provider can work on one run.', count(10, 3600), '240'),
  AI_RUN_COST: field('US dollars one run can cost, if prices are set. Default: no limit.', price),
  AI_USER_TOKENS_PER_DAY: field('Tokens one user can use in a day.', count(1000, 999_999_999), '4000000'),
  AI_TOKENS_PER_DAY: field(
    'Tokens all users together can use in a day.',
    count(1000, 999_999_999),
    '100000000',
  ),
  AI_OWN_KEYS: field('Users can bring their own keys for OpenAI, Anthropic and Google.', flag, 'true'),
  MODERATION_URL: field(
    'Service that checks prompts first, using the OpenAI moderation API format. Default: none.',
    z.url('must be a web address'),
  ),
  MODERATION_API_KEY: field('Key of that service.', text),

  IMAGE_PROVIDER: field(
    'Service that draws pictures for models. Default: none; the built-in engine draws.',
    oneOf('openai', 'google', 'fal', 'replicate', 'stable-diffusion'),
  ),
  IMAGE_API_KEY: field('Key of the picture service.', text),
  IMAGE_BASE_URL: field(
    'Address of a Stable Diffusion web API, or of a stand-in.',
    z.url('must be a web address'),
  ),
  IMAGE_MODEL: field('Model of the picture service.', text),
  IMAGE_PER_USER_PER_DAY: field('Pictures the service draws for one user in a day.', count(0, 100_000), '40'),
  IMAGE_PER_DAY: field(
    'Pictures the service draws for all users together in a day.',
    count(0, 1_000_000),
    '2000',
  ),
  IMAGE_LORA: field('Style (LoRA) it draws in, by address or name. Default: none.', text),

  MESH_PROVIDER: field(
    'Service that makes 3D models from pictures. Default: none; the built-in engine makes them.',
    oneOf(
      'trellis-fal',
      'trellis2-fal',
      'trellis-replicate',
      'trellis2-replicate',
      'trellis',
      'trellis2',
      'meshy',
      'tripo',
    ),
  ),
  MESH_API_KEY: field('Key of the 3D service.', text),
  MESH_BASE_URL: field(
    'Address of your own TRELLIS server, or of a stand-in.',
    z.url('must be a web address'),
  ),
  MESH_MODEL: field('Model or version of the 3D service.', text),
} satisfies Record<string, Field>

type Fields = typeof fields
export type Environment = { [Name in keyof Fields]: z.output<Fields[Name]['schema']> }

/** Settings that only make sense together. */
const groups: (keyof Fields)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
]

/** Reads and checks the settings; a wrong one stops the start and is named. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, ...rest }] of Object.entries<Field>(fields)) {
    // An empty value is how people switch a line of .env off.
    const given = variables[name]?.trim() || rest.default
    const parsed = schema.safeParse(given)
    if (parsed.success) values[name] = parsed.data
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
  }
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined)
    if (missing.length > 0 && missing.length < group.length)
      problems.push(
        `${missing.join(' and ')} must be set too, because ${group.find((name) => !missing.includes(name))} is`,
      )
  }
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = values
  if (AI_PROVIDER && !AI_MODEL) problems.push('AI_MODEL must be set too, because AI_PROVIDER is')
  if (AI_PROVIDER === 'compatible' && !AI_BASE_URL)
    problems.push('AI_BASE_URL must be set too, because AI_PROVIDER is compatible')
  if (AI_PROVIDER && AI_PROVIDER !== 'compatible' && !AI_API_KEY)
    problems.push('AI_API_KEY must be set too, because AI_PROVIDER is')
  if (problems.length > 0) throw new StartupError(`Wrong configuration: ${problems.join('; ')}.`)
  return { ...(values as Environment), DATA_DIR: resolve(values.DATA_DIR as string) }
}

/** The secret of this installation: given, or made on first start and kept. */
export function keepSecret(env: Pick<Environment, 'SECRET' | 'DATA_DIR'>): string {
  if (env.SECRET) return env.SECRET
  const file = join(env.DATA_DIR, 'secret')
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true })
    // 'wx': of two servers starting together one writes, both read the same.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}

/** The text of `.env.example`. */
export function exampleEnvironment(): string {
  const lines = Object.entries<Field>(fields).map(
    ([name, { about, default: fallback }]) =>
      `# ${about}\n${fallback === undefined ? '# ' : ''}${name}=${fallback ?? ''}`,
  )
  return `# Every setting of the server with its default. Copy to .env and change what you need.\n\n${lines.join('\n\n')}\n`
}

/** The table of settings in the README. */
export function environmentTable(): string {
  const rows = Object.entries<Field>(fields).map(
    ([name, { about, default: fallback }]) =>
      `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${about} |`,
  )
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}
