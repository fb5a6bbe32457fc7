import { maxBodyBytes } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { paths } from '@makebelieve/contract/paths'
import { unfitText } from '@makebelieve/contract/text-rules'
import { texts } from '@makebelieve/contract/texts'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from './context.ts'

/** The calls that take a form, because pictures come as files. */
const forms = new Set(
  [paths.uploadImage, paths.createEnvironmentFromPicture].map((call) => call.split(' ')[1]),
)
const formType = /^multipart\/form-data\b/i

/** Bodies over the limit are refused before they are read, whether or not they say how long they are. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => {
    const message = forms.has(c.req.path) ? texts.upload.tooLarge : tooLarge
    throw new ApiError('too_large', message)
  },
})
const tooLarge = 'The request is too large: at most 11 MB are accepted.'

/** A form that a page takes: a few lines of text. */
export const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new ApiError('too_large', 'The form is too large: at most 64 KB are accepted.')
  },
})

const carriesBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const jsonType = /^application\/json\b/i

/**
 * Reads a JSON body once, and refuses what no honest client sends: another type, broken JSON, keys that reach for
 * prototypes, text that no database can hold.
 */
export const readJson = createMiddleware<AppEnv>(async (c, next) => {
  if (!carriesBody.has(c.req.method)) return next()
  if (forms.has(c.req.path) && formType.test(c.req.header('content-type') ?? '')) {
    c.set('json', await readForm(c))
    return next()
  }
  const text = await c.req.text()
  if (text === '') return next()
  if (!jsonType.test(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'Send the request as application/json.')
  const body = parseJson(text)
  const problem = unfitPart(body)
  if (problem) throw new ApiError('invalid_input', problem)
  c.set('json', body)
  return next()
})

async function readForm(c: AppContext): Promise<unknown> {
  try {
    return Object.fromEntries(await c.req.formData())
  } catch (cause) {
    throw new ApiError('invalid_input', 'The form is incomplete.', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('invalid_input', 'The request is not valid JSON.', { cause })
  }
}

function unfitPart(value: unknown): string | undefined {
  if (typeof value === 'string') return unfitText(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, '__proto__')) return 'The key __proto__ is not allowed.'
  for (const [key, part] of Object.entries(value)) {
    const problem = unfitText(key) ?? unfitPart(part)
    if (problem) return problem
  }
  return undefined
}
