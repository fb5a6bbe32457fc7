import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { place } from './place.ts'

export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const

const artifacts = join(import.meta.dirname, '../artifacts')
let addresses = 0

/** A refused call is shown by the page itself, and is no fault. */
const knownLines = ['Failed to load resource']

/** Somebody with a browser of their own: no cookies, an address of their own, and an eye on the console. */
export type Visitor = { page: Page; problems: string[] }

/** Gives a test file its visitors; each is gone after its test, and none may have seen an error in the console. */
export function useVisitors() {
  let browser: Browser
  const open: Visitor[] = []

  beforeAll(async () => {
    browser = await chromium.connect(place.browserEndpoint)
  })
  afterEach(async () => {
    const seen = open.splice(0)
    await Promise.all(seen.map(({ page }) => page.context().close()))
    expect(seen.flatMap(({ problems }) => problems)).toEqual([])
  })
  afterAll(() => browser.close())

  return async function visit(path = '/', options: BrowserContextOptions = {}): Promise<Visitor> {
    const address = `10.${process.pid % 250}.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`
    const context = await browser.newContext({
      baseURL: place.appOrigin,
      viewport: { width: widths.desktop, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': address },
      ...options,
    })
    const page = await context.newPage()
    const visitor = { page, problems: [] as string[] }
    page.on('pageerror', (error) => visitor.problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !knownLines.some((line) => message.text().startsWith(line)))
        visitor.problems.push(message.text())
    })
    open.push(visitor)
    await page.goto(path)
    await hydrated(page)
    return visitor
  }
}

/** Waits until React has taken the page over: before that, clicks are lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

let people = 0

export type Person = { name: string; email: string; password: string }

export function newPerson(name = 'Ada'): Person {
  return {
    name,
    email: `${name.toLowerCase()}-${process.pid}-${Date.now()}-${people++}@example.com`,
    password: 'correct horse battery',
  }
}

/** Signs a new person up through the API, so that tests of other pages do not depend on the sign-up page. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  const origin = place.appOrigin
  const answer = await page.request.post('/api/auth/sign-up/email', { data: person, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.reload()
  await hydrated(page)
  return person
}

/** The newest mail to an address, from the local outbox. */
export async function mailTo(address: string, subject: string): Promise<{ text: string; link: string }> {
  const outbox = place.outbox
  return expect
    .poll(() => newest(outbox, address, subject), { timeout: 15_000 })
    .toBeDefined()
    .then(() => {
      const mail = newest(outbox, address, subject)
      if (!mail) throw new Error('The mail vanished')
      return { text: mail.text, link: /https?:\S+/.exec(mail.text)?.[0] ?? '' }
    })
}

function newest(outbox: string, address: string, subject: string): { text: string } | undefined {
  const names = readdirSync(outbox, { encoding: 'utf8' }).sort().reverse()
  for (const name of names) {
    const mail = JSON.parse(readFileSync(join(outbox, name), 'utf8'))
    if (mail.to === address && mail.subject === subject) return mail
  }
  return undefined
}

/** A picture of the page at phone, tablet and desktop width, kept as artefacts of the test run. */
export async function screenshots(page: Page, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true })
  const before = page.viewportSize()
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(artifacts, `${name}-${device}.png`), fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

/** Nothing that axe can find is wrong with the page, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await axeFor(page).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
    )
    expect(found).toEqual([])
  }
}

/**
 * What is in order need not be described, and a page without frames needs no second page to put the findings of its frames
 * together: what is found wrong is the same, for less than half of the work.
 */
function axeFor(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return page.frames().length === 1 ? axe.setLegacyMode() : axe
}

/** The page never scrolls sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
}
