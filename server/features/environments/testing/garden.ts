import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { expect } from 'vitest'
import type { Extras } from '../../../compose.ts'
import type { Visitor } from '../../../testing/app.ts'

const module = pathToFileURL(join(import.meta.dirname, 'garden-engine.ts')).href

/** The product with the engine of gardens. */
export const withGarden: Extras = { environmentModules: { environment: module, export: module } }

export type Created = CallAnswer<'createEnvironment'>

type More = { query?: Record<string, string>; headers?: Record<string, string> }

export const create = (visitor: Visitor, prompt: string, { query = {}, headers = {} }: More = {}) =>
  visitor.request(
    `/api/environment/create-environment/${encodeURIComponent(prompt)}?${new URLSearchParams(query)}`,
    { headers: { 'Idempotency-Key': randomUUID(), ...headers } },
  )

export async function created(visitor: Visitor, prompt: string, more?: More): Promise<Created> {
  return answered<Created>(await create(visitor, prompt, more))
}

export async function answered<Answer>(answer: Response): Promise<Answer> {
  const body = await answer.json()
  expect([answer.status, body]).toEqual([200, expect.anything()])
  return body as Answer
}

/** Status and message of what was refused. */
export async function refusal(answer: Response): Promise<[number, string]> {
  const { message } = (await answer.json()) as { message: string }
  return [answer.status, message]
}

/** The script of what was made, which is the first part of the content. */
export const codeIn = ({ content }: Created) => content[0].text

/** What `store-environment` takes. */
export const toStore = (userId: string, made: Created, environmentName = 'My garden') => ({
  htmlText: made.htmlText,
  jsText: codeIn(made),
  userId,
  environmentName,
})
