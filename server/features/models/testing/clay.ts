import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { expect } from 'vitest'
import type { Extras } from '../../../compose.ts'
import type { Visitor } from '../../../testing/app.ts'

const module = pathToFileURL(join(import.meta.dirname, 'clay-engine.ts')).href

/** The product with the engine of clay. */
export const withClay: Extras = {
  modelModules: { model: module, picture: module, look: module, export: module },
}

export const ask = (visitor: Visitor, prompt: string, body?: object) =>
  visitor.post(`/api/models/get-image/${encodeURIComponent(prompt)}`, body)

export type Picture = Required<CallAnswer<'getImage'>>

export async function drawn(visitor: Visitor, prompt: string, body?: object): Promise<Picture> {
  return answered<Picture>(await ask(visitor, prompt, body))
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

export const convert = (visitor: Visitor, body: object, key: string = randomUUID()) =>
  visitor.request('/api/models/get-3d', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  })

export type Converted = Required<CallAnswer<'get3d'>>

export async function made(visitor: Visitor, prompt = 'a lump'): Promise<Converted> {
  const { imageUrl } = await drawn(visitor, prompt)
  return answered<Converted>(await convert(visitor, { imageUrl }))
}
