import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { place } from './place.ts'

export type Published = CallAnswer<'publish'>['item']

/** Whoever can call the API with the cookies of one person: a page, above all. */
export type Caller = Pick<Page, 'request'>

/** Calls the API as the one whose browser this is. */
export async function callAs<Answer>(page: Caller, path: string, data?: object): Promise<Answer> {
  const headers = { origin: place.appOrigin }
  const answer = data
    ? await page.request.post(path, { data, headers, timeout: 110_000, maxRetries: 1 })
    : await page.request.get(path, { maxRetries: 1 })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  return answer.json()
}

export async function userIdOf(page: Caller): Promise<string> {
  const { user, guest } = await callAs<CallAnswer<'session'>>(page, '/api/session')
  return (user ?? guest)?.userId ?? ''
}

/** Makes one real game; the answer is its id. */
export async function makeGame(page: Caller, prompt: string): Promise<string> {
  const wish = { code: prompt, userId: await userIdOf(page), history: [], isNewChat: true }
  const { resultJson } = await callAs<CallAnswer<'createGame'>>(page, '/api/game/create-game', wish)
  return resultJson.model?.modelId ?? ''
}

export async function publishGame(page: Caller, modelId: string, modelName: string): Promise<Published> {
  const wish = { modelId, modelName, userId: await userIdOf(page) }
  return (await callAs<CallAnswer<'publish'>>(page, '/api/community/publish-creation', wish)).item
}
