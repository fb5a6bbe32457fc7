import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { startServerProcess } from './server-process.ts'
import { expectAccessible, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-showcase-'))
let server: StartedProcess

beforeAll(async () => {
  server = await startServerProcess(dataDir, { SHOWCASE: 'on' })
  // The first of the shelf is placed last.
  const isWhole = async () => (await shown()).some(({ modelName }) => modelName === 'Rooftop Ninja')
  await vi.waitUntil(isWhole, { timeout: 60_000, interval: 200 })
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** All of them: there are more than a page holds. */
async function shown() {
  const all: CallAnswer<'getCommunity'>['items'] = []
  for (let page = 1; ; page++) {
    const answer = await fetch(`${server.origin}/api/community/get-creations?pageSize=100&page=${page}`)
    const { items, total } = (await answer.json()) as CallAnswer<'getCommunity'>
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

// No header of our own: a frame of no origin could not import three.js with one, as browsers ask before they send it.
const here = () => ({ baseURL: server.origin, extraHTTPHeaders: {} })

async function open(name: string, options: BrowserContextOptions = {}) {
  const game = (await shown()).find(({ modelName }) => modelName === name)
  const { page } = await visit(`/game/${game?.encryptedId}`, { ...here(), ...options })
  await page.getByRole('heading', { name }).first().waitFor()
  return page
}

// A server of its own, which fills its shelf first; that it does is tested beside it (server/features/showcase).
describe.runIf(isThorough('showcase'))('as the first visitor of a new installation', () => {
  it('I find games and models in the Creator Hub, with a picture of each', async () => {
    const { page } = await visit('/creator-hub', here())
    const cards = page.getByRole('article')
    expect(await cards.count()).toBe(8)
    await page.getByText('Makebelieve').nth(1).waitFor()
    const pictures = cards.locator('img')
    for (let card = 0; card < 8; card++) {
      await pictures.nth(card).scrollIntoViewIfNeeded()
      await expect
        .poll(() => pictures.nth(card).evaluate((picture: HTMLImageElement) => picture.naturalWidth), {
          timeout: 15_000,
        })
        .toBeGreaterThan(0)
    }
    await expectAccessible(page)
    await screenshots(page, 'showcase-hub')
  })

  it('I can play any of them at once, whether or not it was built already', async () => {
    const page = await open('Cupcake Match')
    await page.frameLocator('iframe').first().locator('canvas').first().waitFor({ timeout: 45_000 })
    await screenshots(page, 'showcase-game')
  })

  it('I can play those in three dimensions as well', async () => {
    const page = await open('The Hedge Maze', { viewport: { width: widths.phone, height: 844 } })
    await page.frameLocator('iframe').first().locator('canvas').first().waitFor({ timeout: 60_000 })
  })

  it('I read what each was asked for, and that nobody has viewed or liked it yet', async () => {
    const first = (await shown()).find(({ modelName }) => modelName === 'Rooftop Ninja')
    expect(first).toMatchObject({ username: 'Makebelieve', views: 0, likes: 0 })
    const { page } = await visit(`/game/${first?.encryptedId}`, here())
    await page
      .getByText(/ninja runs over rooftops/)
      .first()
      .waitFor()
  })

  it('I become the owner by signing up first: the house is nobody', async () => {
    const answer = await fetch(`${server.origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ email: 'house@makebelieve.invalid', password: 'correct horse battery' }),
    })
    expect(answer.status).toBe(401)
  })
})
