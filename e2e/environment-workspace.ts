import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { place } from './place.ts'
import { callAs, userIdOf } from './published-games.ts'
import { hydrated, signUp, type Visitor } from './visitor.ts'

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

/** Says what a scene says, and draws next to nothing. */
const lightScene = `
  const open = () => {
    const { port1, port2 } = new MessageChannel()
    parent.postMessage({ type: 'hello' }, '*', [port2])
    return port1
  }
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 400
  canvas.getContext('2d').fillRect(0, 0, 640, 400)
  document.body.append(canvas)
  const port = window.makebelievePort ?? open()
  port.onmessage = ({ data }) => {
    if (data.type === 'screenshot') port.postMessage({ type: 'screenshot', image: canvas.toDataURL('image/jpeg') })
  }
  port.postMessage({ type: 'ready' })
  setInterval(() => port.postMessage({ type: 'heartbeat' }), 1000)
  window.makebelieve = {}
`

/**
 * Puts a stand-in on the stage, for tests about what is around it: without a graphics card, a real scene keeps all
 * cores busy. Some tests of each file go without it.
 */
export async function lightStage({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.context().route('**/play/*/environment.js', (route) =>
    route.fulfill({
      body: lightScene,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}

/**
 * The real scene may load three.js. Visitors of tests have a header of their own, which makes the browser ask a server
 * first whether it may be sent from a sandboxed frame; somebody who intercepts is not asked.
 */
export async function realStage({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.context().route('**/vendor/**', (route) => route.continue())
}

/** A scene that is drawn without a graphics card takes a while. */
const slow = { timeout: 60_000 }

export async function openEnvironments(visitor: Visitor, query = ''): Promise<EnvironmentWorkspace> {
  await signUp(visitor.page)
  return visitEnvironments(visitor.page, query)
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
      const element = await stage.locator('iframe').elementHandle(slow)
      const frame = await element?.contentFrame()
      if (!frame) throw new Error('There is no environment on the stage')
      await frame.waitForFunction(() => 'makebelieve' in window, undefined, slow)
      return frame
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
export async function makeEnvironment(page: Page, prompt: string): Promise<CallAnswer<'createEnvironment'>> {
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
