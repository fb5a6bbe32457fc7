import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { place } from './place.ts'
import type { Caller } from './published-games.ts'
import { hydrated, newPerson, type Visits } from './visitor.ts'

/** The workspace of 3D models. */
export type ModelWorkspace = {
  page: Page
  box: Locator
  messages: Locator
  shelf: Locator
  stage: Locator
  canvas: Locator
  /** Sends a prompt, and waits for its picture. */
  draw(prompt: string): Promise<Locator>
  /** Presses Convert to 3D in the chat, and waits for the proof of the model. */
  convert(): Promise<void>
  /** Waits until the chat tells the proof of a model. */
  proven(): Promise<void>
  /** Waits until a model stands on the stage, and can be turned. */
  shown(): Promise<void>
}

/** A mesh takes a few seconds, and a stage that is drawn without a graphics card a few more. */
const slow = { timeout: 90_000 }

/** The workspace of somebody who has just signed up. */
export async function openModels(
  visit: Visits,
  query = '',
  wish: Parameters<Visits>[1] = {},
): Promise<ModelWorkspace> {
  const { page } = await visit(`/?creation=3d${query}`, { ...wish, as: newPerson() })
  const workspace = modelsOn(page)
  await workspace.box.waitFor()
  return workspace
}

export async function visitModels(page: Page, query = ''): Promise<ModelWorkspace> {
  await page.goto(`/?creation=3d${query}`)
  await hydrated(page)
  const workspace = modelsOn(page)
  await workspace.box.waitFor()
  return workspace
}

export function modelsOn(page: Page): ModelWorkspace {
  const box = page.getByRole('textbox', { name: 'Describe the model you want to create' })
  const messages = page.getByRole('log', { name: 'Messages' })
  const stage = page.getByRole('region', { name: 'Stage' })
  const proven = () => messages.getByRole('region', { name: 'Proof' }).waitFor(slow)
  const shown = () => stage.locator('[data-viewer=shown]').waitFor(slow)
  return {
    page,
    box,
    messages,
    stage,
    shelf: page.getByRole('complementary', { name: 'Previous Models' }),
    canvas: stage.locator('canvas'),
    proven,
    shown,
    async draw(prompt) {
      const pictures = messages.getByRole('img')
      const before = await pictures.count()
      await box.fill(prompt)
      await box.press('Enter')
      await expect.poll(() => pictures.count(), slow).toBe(before + 1)
      return pictures.last()
    },
    async convert() {
      await messages.getByRole('button', { name: 'Convert to 3D' }).click()
      await proven()
    },
  }
}

/** Makes a model through the API, for tests that are not about making one. */
export async function makeModel(
  page: Caller,
  prompt: string,
): Promise<{ modelId: string; modelName: string }> {
  const headers = { origin: place.appOrigin }
  const { user } = (await (await page.request.get('/api/session')).json()) as CallAnswer<'session'>
  const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answer = await page.request.post(path, { data, headers: { ...headers, ...key }, ...slow })
    expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()])
    return answer.json()
  }
  const picture = await ask<CallAnswer<'getImage'>>(`/api/models/get-image/${encodeURIComponent(prompt)}`, {})
  const made = await ask<CallAnswer<'get3d'>>('/api/models/get-3d', { imageUrl: picture.originalUrl })
  const { model } = await ask<CallAnswer<'storeModel'>>(`/api/models/store-model/${user?.userId}`, {
    modelName: `${picture.title} - ${prompt}`,
    modelLink: made.originalUrl,
  })
  return { modelId: model.modelId, modelName: model.modelName }
}

/** The card of a model on the shelf, which begins with its title; the button of its menu does not. */
export const cardOf = (prompt: string) => new RegExp(`^(?!Menu for ).+ - ${prompt}`)

/** How the camera stands, and how often the stage was drawn. */
export async function viewOf(canvas: Locator): Promise<{ yaw: number; drawn: number }> {
  const { yaw, drawn } = await canvas.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  return { yaw: Number(yaw), drawn: Number(drawn) }
}
