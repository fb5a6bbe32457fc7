import type { Call, CallDefinition } from '@makebelieve/contract/call'
import { checkInput } from '@makebelieve/contract/check-input'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import type { Hono } from 'hono'
import { z } from 'zod'
import { checkToken } from './check-token.ts'
import type { AppContext, AppEnv } from './context.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
/** A handler may always answer with a response of its own, e.g. one that a library made. */
type Answer<S> = Response | (S extends z.ZodType ? z.input<S> : never)

export type CallArguments<D extends CallDefinition> = {
  params: Parsed<D['params']>
  query: Parsed<D['query']>
  body: Parsed<D['body']>
  c: AppContext
}

/** The calls this server really answers; the reference is made from this list. */
export type Registry = { app: Hono<AppEnv>; calls: Call[] }

/**
 * Lets the server answer a call of the contract. What goes in is checked here, so a handler sees only valid values;
 * outside production what goes out is checked as well, so contract and server cannot drift apart unnoticed.
 */
export function registerCall<D extends CallDefinition>(
  registry: Registry,
  call: Call<D>,
  handle: (input: CallArguments<D>) => Promise<Answer<D['answer']>> | Answer<D['answer']>,
): void {
  registry.calls.push(call)
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  registry.app.on(call.method, path, async (c) => {
    await checkToken(c, call)
    const answer = await handle({
      params: check(call.params, c.req.param()) as Parsed<D['params']>,
      query: check(call.query, c.req.query()) as Parsed<D['query']>,
      body: check(call.body, c.var.json) as Parsed<D['body']>,
      c,
    })
    if (answer instanceof Response) return answer
    return c.json(checkAnswer(call, answer))
  })
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const checked = checkInput(schema, value)
  if (checked.ok) return checked.value
  const { code, message, fields } = checked
  const sentence = specified.has(message) ? message : `${message.replace(/\.$/, '')}.`
  throw new ApiError(code, sentence, { ...(fields && { fields }) })
}

/** What the specification words ends as it does there, without a full stop. */
const specified = new Set<string>(Object.values(texts.publishing))

function checkAnswer(call: Call, answer: unknown): object {
  if (process.env.NODE_ENV === 'production' || !(call.answer instanceof z.ZodType)) return answer as object
  const checked = checkInput(call.answer, answer)
  if (!checked.ok) throw new Error(`${call.name} answered against its contract: ${checked.message}`)
  return answer as object
}
