import { ApiError, type ErrorBody, errorCodeOf } from '@makebelieve/contract/errors'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOutage } from '../database/outage.ts'
import type { AppContext, AppEnv } from './context.ts'

/** The one place where a failure becomes an answer: a code and a sentence, never a stack. */
export function answerFailure(error: unknown, c: Context<AppEnv>): Response {
  const failure = asApiError(error)
  if (isOutage(error)) c.var.log?.warn(`A request failed because the database is away (${String(error)})`)
  else if (failure.status >= 500) c.var.log?.error({ err: error }, 'A request failed')
  const { code, message, fields, checks, offers } = failure
  return c.json<ErrorBody>(
    { code, message, ...(fields && { fields }), ...(checks && { checks }), ...(offers && { offers }) },
    failure.status,
  )
}

export function answerNotFound(c: AppContext): Response {
  return answerFailure(new ApiError('not_found', `There is nothing at ${c.req.method} ${c.req.path}.`), c)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException && error.status < 500)
    return new ApiError(errorCodeOf(error.status), error.message || "We couldn't understand the request.")
  return new ApiError('internal', 'Something went wrong on our side. Please try again in a moment.')
}
