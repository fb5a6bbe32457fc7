import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { guardOf } from '../script/testing/guard.ts'
import { isThorough, sampled } from '../script/testing/sample.ts'
import { place } from './place.ts'
import {
  absent,
  callerOf,
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

/** The first page, the Creator Hub and the pages to read are looked at in files of their own. */
const publicPages = ['/plans', '/no-such-page']

describe('as a visitor', () => {
  it.each(sampled('pages of the shell', publicPages, String))(
    '%s is accessible in light and dark, and fits every screen',
    async (path) => {
      const { page } = await visit(path)
      await expectAccessible(page)
      for (const width of Object.values(widths)) await expectFits(page, width)
      await screenshots(page, `shell${path.replaceAll('/', '-')}`)
    },
  )

  it('I can go from page to page by the header', async () => {
    const { page } = await visit('/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about')
    await header.getByRole('link', { name: 'CreatorHub' }).click()
    await page.getByRole('heading', { name: 'Creator Hub' }).waitFor()
    expect(await header.getByRole('link', { name: 'My Creations' }).count()).toBe(0)
    await header.getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('heading', { name: 'Plans' }).waitFor()
  })

  it('I see a dot in the header while it is looked up who I am', async () => {
    // Without scripts nothing takes the place of what the page begins with; without a cookie there is nobody to look up.
    const { page } = await visit('/plans', {
      javaScriptEnabled: false,
      extraHTTPHeaders: { cookie: 'makebelieve.session_token=of-yesterday' },
    })
    await page.getByRole('banner').getByRole('status', { name: "Checking if you're signed in" }).waitFor()
  })

  it('I find the same links in a sheet on my phone, and can close it with Escape', async () => {
    const { page } = await visit('/', { viewport: { width: widths.phone, height: 800 } })
    const menu = page.getByRole('button', { name: /menu/i })
    await menu.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('link', { name: 'About' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await menu.click()
    await sheet.getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about')
  })

  it('I choose the dark theme, and it is there from the first byte when I come back', async () => {
    const { page } = await visit('/')
    await page.getByRole('contentinfo').getByRole('radio', { name: /dark/i }).click({ force: true })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    const html = await (await page.request.get('/')).text()
    expect(html).toMatch(/<html[^>]*data-theme="dark"/)
  })

  it.runIf(isThorough('shell'))('a page that does not exist says so and leads back', async () => {
    const { page } = await visit('/')
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    expect(await page.getByRole('link', { name: /home|back/i }).count()).toBeGreaterThan(0)
  })

  it.runIf(isThorough('shell'))(
    'I see the price of every plan, and that two of them are not there yet',
    async () => {
      const { page } = await visit('/plans')
      for (const price of ['$0', '$20', '$200']) await page.getByText(price, { exact: true }).waitFor()
      const pro = page.getByRole('button', { name: /pro/i })
      await pro.focus()
      await page.getByText('Coming soon').first().waitFor()
      expect(await pro.getAttribute('aria-disabled')).toBe('true')
    },
  )

  it.runIf(isThorough('shell'))('the reference of the API is readable and accessible', async () => {
    const { page } = await visit('/')
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'Makebelieve API' }).waitFor()
    await page.locator('details').first().click()
    await expectAccessible(page)
    await expectFits(page, widths.phone)
  })

  it('what only developers see is not there', async () => {
    for (const path of ['/dev/ui', '/dev/read', '/api/dev/read?text=a+castle'])
      expect((await fetch(place.appOrigin + path)).status, path).toBe(404)
  })
})

describe('as a member', () => {
  it('I have a menu with my balance, and My Creations in the header', async () => {
    const { page } = await visit('/', { as: newPerson() })
    const menu = page.getByRole('button', { name: /your menu/i })
    await menu.click()
    await page.getByText('2,000 credits').last().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'My Creations' }).first().waitFor()
    await expectAccessible(page)
  })

  it('while it is being checked who I am, a dot keeps my place', async () => {
    const member = await callerOf(await absent())
    const html = await (await member.request.get('/')).text()
    expect(html).toContain('account-dot')
  })
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function scriptSources(headers: Record<string, string>): string[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '') ?? []
  return sources.split(' ')
}

const head = guardOf(import.meta.filename, 'the head', ['web/root.tsx', 'web/ui/page-meta.ts', 'web/public'])

describe('the first page', () => {
  it('loads at most 130 KB of compressed JavaScript', async () => {
    const { page: earlier } = await visit('/about')
    const page = await earlier.context().newPage()
    const scripts: Promise<[url: string, size: number]>[] = []
    const sizeOf = async (request: Request): Promise<[string, number]> => {
      const answer = await request.response()
      return [request.url(), answer ? gzipSync(await answer.body()).length : 0]
    }
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(sizeOf(request))
    })
    await page.goto(`${place.appOrigin}/`)
    await hydrated(page)
    // Those that come may ask for others.
    const sizes = new Map<string, number>()
    for (const script of scripts) sizes.set(...(await script))
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(130_000)
  })

  it('is the same for all visitors, and its policy lets only its own scripts run', async () => {
    const { page, problems } = await visit('/')
    const answer = await page.request.get('/')
    const sources = scriptSources(answer.headers())
    const html = await answer.text()
    expect(html).not.toContain('nonce')
    const own = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => hashOf(code))
    expect(own.length).toBeGreaterThan(1)
    const files = sources.filter((source) => !source.startsWith("'"))
    expect(files).toContain(`${place.appOrigin}/assets/`)
    for (const file of files) expect(file).toMatch(/^http:\/\/[^/]+\/assets\/$/)
    expect(sources.filter((source) => source.startsWith("'"))).toEqual(own)

    const ran = await page.evaluate(async () => {
      const refused = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', resolve, { once: true }),
      )
      const smuggled = document.createElement('script')
      smuggled.textContent = 'document.title = "smuggled"'
      document.body.append(smuggled)
      await refused
      return document.title
    })
    expect(ran).not.toBe('smuggled')
    expect(problems.splice(0).join()).toContain('Content Security Policy')
  })

  it('has a policy with a nonce of its own for each member', async () => {
    const member = await callerOf(await absent())
    const nonces = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const answer = await member.request.get('/')
      const [nonce = '', ...others] = scriptSources(answer.headers())
      expect(others).toEqual(["'strict-dynamic'"])
      const mark = `nonce="${/^'nonce-(.+)'$/.exec(nonce)?.[1]}"`
      for (const [tag] of (await answer.text()).matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(mark)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2)
  })

  it.runIf(head.hasChanged || isThorough('shell'))(
    'brings its icons, and a picture for those who share its link',
    head.mark,
    async () => {
      const { page } = await visit('/')
      const hrefs = await page
        .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const manifest = await page.request.get(
        (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '',
      )
      expect(manifest.headers()['content-type']).toBe('application/manifest+json')
      const { name, icons } = await manifest.json()
      expect(name).toBe('Makebelieve')
      const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      expect(card).toMatch(/^http/)
      const pictures = ['/favicon.ico', ...hrefs, ...icons.map(({ src }: { src: string }) => src), card]
      expect(pictures.length).toBeGreaterThan(8)
      for (const picture of pictures) {
        const answer = await page.request.get(picture)
        expect([picture, answer.status()]).toEqual([picture, 200])
        expect(answer.headers()['content-type']).toMatch(/^image\//)
      }
      const size = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      }, new URL(card).pathname)
      expect(size).toEqual([1200, 630])
    },
  )

  it('its built files are compressed and kept for good', async () => {
    const stranger = await callerOf()
    const html = await (await stranger.request.get('/')).text()
    const script = /\/assets\/framework-[\w-]+\.js/.exec(html)?.[0] ?? ''
    const answer = await stranger.request.get(script, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await stranger.request.get('/assets/none.js')).status()).toBe(404)
  })
})
