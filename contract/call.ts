import type { z } from 'zod'
import { type CallName, paths } from './paths.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: what goes in, what comes out, and what it is for. */
export type CallDefinition = {
  /** Groups calls in the reference at /api/docs. */
  tag: string
  /** One sentence: what the call does. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Begins a run: takes an idempotency key, and answers 202 at once when asked with `Prefer: respond-async`. */
  startsRun?: true
  /** The JSON answer, or `stream` for server-sent events, or `file` for anything else. */
  answer: z.ZodType | 'stream' | 'file'
}

export type Call<D extends CallDefinition = CallDefinition> = D & {
  name: CallName
  method: Method
  /** Path with `{param}` segments, exactly as the specification spells it. */
  path: string
}

/**
 * Joins a definition to its method and path. The paths stand in a table of their own, free of zod, so that the
 * browser can make a call without loading a schema library.
 */
export function defineCall<const D extends CallDefinition>(name: CallName, definition: D): Call<D> {
  const [method, path] = paths[name].split(' ') as [Method, string]
  return { ...definition, name, method, path }
}
