import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  request,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { isAll, isDue } from '../script/testing/sample.ts'
import { isStandIn, lightStage, realStage } from './light-stage.ts'
import { place } from './place.ts'
import type { Caller } from './published-games.ts'

export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const

const artifacts = join(import.meta.dirname, '../artifacts')
let addresses = 0

/** A refused call is shown by the page itself, and is no fault. */
const knownLines = ['Failed to load resource']
/** The library says in the console what it could not do, which is what a light stage wants. */
const lightLines = [...knownLines, 'THREE.WebGLRenderer: ']

/** Rate limits count by address. */
function ownAddress() {
  const last = (addresses++ % 250) + 1
  return { 'x-forwarded-for': `10.${process.pid % 250}.${Math.floor(addresses / 250)}.${last}` }
}

/** Somebody with a browser of their own: no cookies, an address of their own, and an eye on the console. */
export type Visitor = { page: Page; problems: string[] }

type Visit = BrowserContextOptions & {
  /** Signs this person up before the first page is opened. */
  as?: Person
  /** Signs in somebody who has an account already, before the first page is opened. */
  returning?: Pick<Person, 'email' | 'password'>
  /** Whether creations run on their stage, or a stand-in is shown that draws next to nothing. */
  stage?: 'real' | 'light'
}

type Address = string | ((caller: Caller) => Promise<string>)

export type Visits = ReturnType<typeof useVisitors>

/** Gives a test file its visitors; each is gone after its test, and none may have seen an error in the console. */
export function useVisitors(usual: Visit = {}) {
  let browser: Browser
  const open: Visitor[] = []

  beforeAll(async () => {
    browser = await chromium.connect(place.browserEndpoint)
  })
  afterEach(async () => {
    const seen = open.splice(0)
    await Promise.all(seen.map(({ page }) => page.context().close()))
    await Promise.all(callers.splice(0).map((caller) => caller.dispose()))
    expect(seen.flatMap(({ problems }) => problems)).toEqual([])
  })
  afterAll(() => browser.close())

  /** Opens an address, or one that is found out first by calls of whoever opens it. */
  return async function visit(path: Address = '/', wish: Visit = {}): Promise<Visitor> {
    const { as, returning, stage, ...options } = { ...usual, ...wish }
    const context = await browser.newContext({
      baseURL: place.appOrigin,
      viewport: { width: widths.desktop, height: 900 },
      // A scene that is drawn without a graphics card takes as long as it has pixels.
      ...(stage === 'real' && { deviceScaleFactor: 0.25 }),
      extraHTTPHeaders: ownAddress(),
      // What is intercepted in a test would not be asked for by the page itself.
      serviceWorkers: 'block',
      ...options,
    })
    if (stage === 'light') await lightStage(context)
    if (stage === 'real') await realStage(context)
    if (as) await register(context.request, as)
    if (returning) await signIn(context.request, returning, options.baseURL)
    const address = typeof path === 'string' ? path : await path(context)
    const page = await context.newPage()
    const visitor = { page, problems: [] as string[] }
    const known = stage === 'light' ? lightLines : knownLines
    page.on('pageerror', (error) => visitor.problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !known.some((line) => message.text().startsWith(line)))
        visitor.problems.push(message.text())
    })
    open.push(visitor)
    await page.goto(address)
    if (options.javaScriptEnabled !== false) await hydrated(page)
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

/** Signs somebody up through the API, so that tests of other pages do not depend on the sign-up page. */
async function register(by: APIRequestContext, person: Person): Promise<void> {
  const origin = place.appOrigin
  const answer = await by.post('/api/auth/sign-up/email', { data: person, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Somebody who has an account, and no page open. */
export async function absent(person = newPerson()): Promise<Person> {
  await register((await callerOf()).request, person)
  return person
}

/** Calls the API in the name of somebody who has an account, or of a stranger, without a browser. */
export async function callerOf(person?: Pick<Person, 'email' | 'password'>): Promise<Caller> {
  const caller = await request.newContext({ baseURL: place.appOrigin, extraHTTPHeaders: ownAddress() })
  callers.push(caller)
  if (person) await signIn(caller, person)
  return { request: caller }
}

const callers: APIRequestContext[] = []

async function signIn(
  by: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
  origin = place.appOrigin,
): Promise<void> {
  const data = { email, password }
  const answer = await by.post('/api/auth/sign-in/email', { data, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A visitor signs up and sees the same page as a member; who is a member from the start is opened with `as`. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  await register(page.request, person)
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

/** A picture of the page at phone, tablet and desktop width, to be looked at after `script/test --all`. */
export async function screenshots(page: Page, name: string): Promise<void> {
  if (!isAll()) return
  mkdirSync(artifacts, { recursive: true })
  const before = page.viewportSize()
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(artifacts, `${name}-${device}.png`), fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

/** How often each test has looked so far. */
const looks = new Map<string, number>()

/** What axe asks of colours. Everything else it asks is the same by day and by night. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Nothing that axe can find is wrong with the page, in the light and in the dark. It takes longer than most tests do otherwise, so
 * that each place that asks for it has its turn: four commits look at all of them.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { currentTestName = '' } = expect.getState()
  const times = (looks.get(currentTestName) ?? 0) + 1
  looks.set(currentTestName, times)
  if (!isDue(`${currentTestName} ${times}`, 4)) return
  expect(await violationsIn(page, 'light')).toEqual([])
  expect(await violationsIn(page, 'dark', colourRules)).toEqual([])
}

/**
 * What is in order need not be described, and a page without frames, or with a stand-in in them, needs no second page to put the
 * findings of its frames together: what is found wrong is the same, for less than half of the work.
 */
async function violationsIn(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const only = rules && { runOnly: { type: 'rule' as const, values: rules } }
  const iframes = page.frames().some((frame) => frame !== page.mainFrame() && !isStandIn(frame))
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes, ...only })
  const { violations } = await (iframes ? axe : axe.setLegacyMode()).analyze()
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Waits until what was asked of the page has been drawn, and what follows from that as well. */
export async function framesPass(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Where something stands, once it has come to rest: in two pictures one after the other at the same place. */
export async function restingBox(part: Locator) {
  let box = await part.boundingBox()
  const rests = async () => {
    const before = box
    await framesPass(part.page(), 1)
    box = await part.boundingBox()
    return isDeepStrictEqual(box, before)
  }
  await expect.poll(rests).toBe(true)
  return box
}

/** The page never scrolls sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
}
