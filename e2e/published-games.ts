import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { place } from './place.ts'

type Published = CallAnswer<'publish'>['item']

/** Calls the API as the one whose browser this is. */
export async function callAs<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const headers = { origin: place.appOrigin }
  const answer = data
    ? await page.request.post(path, { data, headers, timeout: 110_000, maxRetries: 1 })
    : await page.request.get(path, { maxRetries: 1 })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  return answer.json()
}

export async function userIdOf(page: Page): Promise<string> {
  const { user } = await callAs<CallAnswer<'session'>>(page, '/api/session')
  return user?.userId ?? ''
}

/** Makes one real game; the answer is its id. */
export async function makeGame(page: Page, prompt: string): Promise<string> {
  const wish = { code: prompt, userId: await userIdOf(page), history: [], isNewChat: true }
  const { resultJson } = await callAs<CallAnswer<'createGame'>>(page, '/api/game/create-game', wish)
  return resultJson.model?.modelId ?? ''
}

export async function publishGame(page: Page, modelId: string, modelName: string): Promise<Published> {
  const wish = { modelId, modelName, userId: await userIdOf(page) }
  return (await callAs<CallAnswer<'publish'>>(page, '/api/community/publish-creation', wish)).item
}

/** A copy, which is as good as a game for tests of lists, and takes no time to make. */
export async function copyGame(page: Page, { encryptedId }: Published): Promise<string> {
  return (await callAs<CallAnswer<'remix'>>(page, '/api/community/remix', { encryptedId })).modelId
}

/** One game and copies of it, each published under its name. */
export async function publishGames(page: Page, prompt: string, names: string[]): Promise<Published[]> {
  const [first = '', ...others] = names
  const published = [await publishGame(page, await makeGame(page, prompt), first)]
  for (const name of others) {
    const copy = published[0] ? await copyGame(page, published[0]) : ''
    published.push(await publishGame(page, copy, name))
  }
  return published
}
