import { randomUUID } from 'node:crypto'
import { headers } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { AppContext } from './context.ts'

/** The key that the client chose for its request; without one, every request is another. */
export function idempotencyKeyOf(c: AppContext): string {
  const key = c.req.header(headers.idempotencyKey) ?? randomUUID()
  if (!/^[\x21-\x7e]{1,128}$/.test(key))
    throw new ApiError('invalid_input', `${headers.idempotencyKey} must be 1 to 128 visible characters.`)
  return key
}
