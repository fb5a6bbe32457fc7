import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { originalOf } from './originals.ts'
import { place } from './place.ts'
import { callAs } from './published-games.ts'
import { expectAccessible, expectFits, hydrated, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors({ stage: 'light' })

/** A published game of the administrator's: it is only looked at. */
async function sharedGame() {
  const encryptedId = await originalOf('game')
  return { path: `/game/${encryptedId}`, encryptedId, name: 'First cat' }
}

describe('on the page of a creation', () => {
  it('I read the prompt that its maker wanted me to see', async () => {
    const { path } = await sharedGame()
    const { page } = await visit(path)
    await page.getByRole('figure').getByText('a cat collects fish').waitFor()
    await screenshots(page, 'share')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
  })

  it('I report it without an account, and am thanked', async () => {
    const { path } = await sharedGame()
    const { page } = await visit(path)
    await page.getByRole('button', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: "What's wrong with it?" })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    // Without a reason nothing is sent.
    await dialog.getByRole('radio', { name: "It copies someone else's work" }).check()
    await dialog.getByLabel('Tell us more').fill('My sister made this cat.')
    await screenshots(page, 'share-report')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await page.getByText('Thank you. A real person will look at it.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
  })

  it.runIf(isThorough('share'))('I cannot report what is mine', async () => {
    const { path } = await sharedGame()
    const { page } = await visit('/about')
    const { email, password } = administrator
    await callAs(page, '/api/auth/sign-in/email', { email, password })
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('link', { name: 'Change it' }).waitFor()
    expect(await page.getByRole('button', { name: 'Report' }).count()).toBe(0)
  })

  it.runIf(isThorough('share'))('I copy the code that shows it on my own page', async () => {
    const { path, encryptedId } = await sharedGame()
    const { page } = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Embed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add it to your own page' })
    const code = await dialog.getByLabel('Code to embed').inputValue()
    expect(code).toContain(`<iframe src="${place.appOrigin}/embed/game/${encryptedId}"`)
    await screenshots(page, 'share-embed')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await page.getByText('Code copied.').waitFor()
  })
})

describe('on the page of somebody else', () => {
  let other: Server
  let origin = ''
  beforeAll(async () => {
    // Another site, which has put the code into its page.
    other = createServer(({ url }, answer) => {
      const address = `${place.appOrigin}${url}`
      answer.setHeader('content-type', 'text/html')
      answer.end(
        `<!doctype html><title>A blog</title><iframe src="${address}" width="800" height="540"></iframe>`,
      )
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  })
  afterAll(() => void other.close())

  it('I play a creation in its frame', async () => {
    const { encryptedId, name } = await sharedGame()
    const { page } = await visit('/about', { stage: 'real' })
    await page.goto(`${origin}/embed/game/${encryptedId}`)
    const embed = page.frameLocator('iframe')
    await embed.getByRole('heading', { name }).waitFor()
    await embed.getByRole('button', { name: `Play ${name}` }).click()
    await embed.frameLocator('iframe').getByRole('button', { name: 'Play' }).click({ timeout: 20_000 })
    const back = embed.getByRole('link', { name: /Makebelieve, opens in a new tab/ })
    expect(await back.getAttribute('href')).toBe(`${place.appOrigin}/game/${encryptedId}`)
    expect(await back.getAttribute('target')).toBe('_blank')
  })

  it('no other page of Makebelieve can be framed', async () => {
    const policyOf = async (path: string) => {
      const answer = await fetch(place.appOrigin + path)
      return /frame-ancestors [^;]+/.exec(answer.headers.get('content-security-policy') ?? '')?.[0]
    }
    for (const path of ['/', '/about', '/account', '/embedded', '/creator-hub'])
      expect(await policyOf(path), path).toBe("frame-ancestors 'none'")
    expect(await policyOf('/embed/game/nothing')).toBe('frame-ancestors *')
  })

  it.runIf(isThorough('share'))('a creation that is gone says so', async () => {
    const { page } = await visit('/embed/game/nothing')
    await page.getByText('This creation is no longer shown.').waitFor()
    await expectAccessible(page)
    await expectFits(page, 320)
  })

  it.runIf(isThorough('share'))('the frame is accessible and fits', async () => {
    const { encryptedId } = await sharedGame()
    const { page } = await visit(`/embed/game/${encryptedId}`)
    expect(await page.getByRole('banner').count()).toBe(0)
    await expectAccessible(page)
    for (const width of [320, ...Object.values(widths)]) await expectFits(page, width)
    await screenshots(page, 'embed')
  })
})

describe('as a machine', () => {
  it('I find how to unfold a link in the head of its page', async () => {
    const { encryptedId, name, path } = await sharedGame()
    const head = await (await fetch(place.appOrigin + path)).text()
    const [link = ''] = /<link[^>]*type="application\/json\+oembed"[^>]*>/.exec(head) ?? []
    const address = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const answer = await fetch(new URL(address, place.appOrigin))
    expect(await answer.json()).toMatchObject({ title: name, html: expect.stringContaining(encryptedId) })
    expect(head).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="${place.appOrigin}${path}"`))
  })

  it('robots.txt leads me to a sitemap whose pages are all there, each with its one true address', async () => {
    const robots = await (await fetch(`${place.appOrigin}/robots.txt`)).text()
    const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
    const [pages = '', creations = ''] = await addressesIn(index)
    for (const address of await addressesIn(pages)) {
      const answer = await fetch(address)
      expect([address, answer.status]).toEqual([address, 200])
      const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(await answer.text())?.[0] ?? ''
      expect(canonical, address).toContain(`href="${address}"`)
    }
    // The list is kept for minutes: what is new need not be in it yet, but what is in it is there.
    for (const address of (await addressesIn(creations)).slice(0, 5))
      expect((await fetch(address)).status).toBe(200)
  })
})

async function addressesIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text()
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}
