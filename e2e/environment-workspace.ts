import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { runningFrame } from './frame.ts'
import { place } from './place.ts'
import { type Caller, callAs, userIdOf } from './published-games.ts'
import { hydrated, newPerson, type Visits } from './visitor.ts'

/** The workspace of environments. */
export type EnvironmentWorkspace = {
  page: Page
  box: Locator
  messages: Locator
  shelf: Locator
  stage: Locator
  /** Sends a message, and waits until what it asked for is there. */
  ask(text: string): Promise<void>
  /** Waits until nothing is being made. */
  ready(): Promise<void>
  /** Waits until one can walk on the stage. */
  walkable(): Promise<Frame>
  /** Presses a button of the toolbar, which may have moved into its 'More' menu. */
  press(name: string): Promise<void>
}

/** Whatever draws goes before whatever makes, and without a graphics card drawing takes all there is. */
const slow = { timeout: 150_000 }

/** The workspace of somebody who has just signed up. */
export async function openEnvironments(
  visit: Visits,
  query = '',
  wish: Parameters<Visits>[1] = {},
): Promise<EnvironmentWorkspace> {
  const { page } = await visit(`/?creation=environment${query}`, { ...wish, as: newPerson() })
  const workspace = environmentsOn(page)
  await workspace.box.waitFor({ state: 'attached' })
  return workspace
}

export async function visitEnvironments(page: Page, query = ''): Promise<EnvironmentWorkspace> {
  await page.goto(`/?creation=environment${query}`)
  await hydrated(page)
  const workspace = environmentsOn(page)
  await workspace.box.waitFor({ state: 'attached' })
  return workspace
}

export function environmentsOn(page: Page): EnvironmentWorkspace {
  const box = page.getByRole('textbox', { name: 'Describe the environment you want to create' })
  const messages = page.getByRole('log', { name: 'Messages' })
  const stage = page.getByRole('region', { name: 'Stage' })
  const ready = async () => {
    await messages.getByText('Generating environment...').waitFor({ state: 'detached', ...slow })
  }
  return {
    page,
    box,
    messages,
    stage,
    shelf: page.getByRole('complementary', { name: 'Previous Environments' }),
    ready,
    async ask(text) {
      // Who says it, unseen, begins every message. That it is being made may be over before anybody has looked.
      const said = messages.locator('li > .sr-only:first-child')
      const before = await said.count()
      await box.fill(text)
      await box.press('Enter')
      await expect.poll(() => said.count(), slow).toBeGreaterThanOrEqual(before + 2)
      await ready()
    },
    async walkable() {
      return runningFrame(stage.locator('iframe'), slow.timeout)
    },
    async press(name) {
      const button = stage.getByRole('button', { name, exact: true })
      if ((await button.count()) > 0) await button.click()
      else {
        await stage.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name }).click()
      }
    },
  }
}

/** Makes an environment through the API, for tests that are not about making one. */
export async function makeEnvironment(
  page: Caller,
  prompt: string,
): Promise<CallAnswer<'createEnvironment'>> {
  const address = `/api/environment/create-environment/${encodeURIComponent(prompt)}`
  const headers = { 'Idempotency-Key': randomUUID(), 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.get(address, { headers, timeout: 90_000 })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()])
  return answer.json()
}

/** Shows it to everybody; the answer is what its public address carries. */
export async function publishEnvironment(page: Page, modelId: string, modelName: string): Promise<string> {
  const wish = {
    modelId,
    modelName,
    userId: await userIdOf(page),
    showPrompt: true,
    modelType: 'Environment',
  }
  const { item } = await callAs<CallAnswer<'publish'>>(page, '/api/community/publish-creation', wish)
  expect(item.encryptedId).toBeDefined()
  return item.encryptedId ?? ''
}

export const pageOf = (encryptedId: string) =>
  `${place.appOrigin}/environment?id=${encodeURIComponent(encryptedId)}`
