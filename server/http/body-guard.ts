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
  [paths.uploadImage, paths.createEnvironmentFromPicture, paths.cutOut].map((call) => call.split(' ')[1]),
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

/** No call of ours goes a tenth as deep; what comes after the guard may walk through a body by recursion. */
const deepestBody = 100
const tooDeep = `The request is nested too deeply: at most ${deepestBody} levels are accepted.`

/** Goes through a body level by level: one that is nested ever so deep must not fill the stack. */
function unfitPart(body: unknown): string | undefined {
  let level = [body]
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        const problem = unfitText(value)
        if (problem) return problem
      } else if (typeof value === 'object' && value !== null) {
        const problem = depth < deepestBody ? unfitKey(value) : tooDeep
        if (problem) return problem
        for (const part of Object.values(value)) next.push(part)
      }
    }
    level = next
  }
  return undefined
}

function unfitKey(value: object): string | undefined {
  if (Array.isArray(value)) return undefined
  if (Object.hasOwn(value, '__proto__')) return 'The key __proto__ is not allowed.'
  for (const key of Object.keys(value)) {
    const problem = unfitText(key)
    if (problem) return problem
  }
  return undefined
}
