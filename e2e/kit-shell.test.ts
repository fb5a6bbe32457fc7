import { readFrameMessage } from '@makebelieve/contract/frame-messages'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isThorough, sampled } from '../script/testing/sample.ts'
import { gamePage, openGame } from './kit-page.ts'
import { place } from './place.ts'
import { expectAccessible, expectFits, framesPass } from './visitor.ts'

let browser: Browser
let html: { dots: string; cups: string }
let context: BrowserContext
let problems: string[]

beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
  html = { dots: await gamePage('dots'), cups: await gamePage('cups') }
})
afterEach(async () => {
  await context.close()
  expect(problems).toEqual([])
})
afterAll(() => browser.close())

async function open(
  genre: 'dots' | 'cups',
  options: BrowserContextOptions = {},
  framed = false,
): Promise<Page> {
  // Few pixels: nothing here is about beauty.
  const few = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.25 }
  context = await browser.newContext({ ...few, ...options })
  const page = await context.newPage()
  problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openGame(page, html[genre], framed)
  return page
}

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Dots = {
  x: number
  y: number
  score: number
  lives: number
  tick: number
  dots: { x: number; y: number; bad: boolean }[]
}
type Debug = { makebelieve: { world(): Dots & { open: number[]; fish: number[] }; screen(): string } }
const world = (page: Page) => page.evaluate(() => (window as unknown as Debug).makebelieve.world())
const screen = (page: Page) => page.evaluate(() => (window as unknown as Debug).makebelieve.screen())
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A busy machine draws slowly; nothing here is about speed. */
function eventually<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 20_000 })
}

/** Walks to what is wanted with the arrow keys, as a person would, until the game ends. */
async function walk(page: Page, wanted: (dot: Dots['dots'][number]) => boolean): Promise<void> {
  const held = new Set<string>()
  while ((await screen(page)) === 'play') {
    const { x, y, dots } = await world(page)
    const goal = dots.find(wanted)
    const keys = new Set<string>()
    if (goal && goal.x < x - 9) keys.add('ArrowLeft')
    if (goal && goal.x > x + 9) keys.add('ArrowRight')
    if (goal && goal.y < y - 9) keys.add('ArrowUp')
    if (goal && goal.y > y + 9) keys.add('ArrowDown')
    for (const key of held) if (!keys.has(key)) await page.keyboard.up(key)
    for (const key of keys) if (!held.has(key)) await page.keyboard.down(key)
    held.clear()
    for (const key of keys) held.add(key)
    await framesPass(page, 1)
  }
  for (const key of held) await page.keyboard.up(key)
}

describe('with a keyboard', () => {
  it('I read the title, play, pause, win and play again, and every screen is accessible', async () => {
    const page = await open('dots')
    await heading(page, 'Orbit Cat').waitFor()
    await page.getByText('Collect 5 fish and stay away from the dogs.').waitFor()
    await expectAccessible(page)
    expect(await press(page, 'Play').evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await page.keyboard.down('KeyD')
    await eventually(async () => (await world(page)).x).toBeGreaterThan(340)
    await page.keyboard.up('KeyD')
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await heading(page, 'Paused').waitFor()
    const { tick } = await world(page)
    await expectAccessible(page)
    expect((await world(page)).tick).toBe(tick)
    await page.keyboard.press('Escape')
    await eventually(async () => (await world(page)).tick).toBeGreaterThan(tick)

    await walk(page, ({ bad }) => !bad)
    await page.getByText('You found every one of them.').waitFor()
    await page.getByText('New best!').waitFor()
    await page.getByRole('img', { name: /of 3 stars/ }).waitFor()
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await eventually(() => screen(page)).toBe('play')
    expect((await world(page)).score).toBe(0)
  })

  it.runIf(isThorough('kit-shell'))(
    'I lose, see why, and can try again or go back to the title with my best score',
    async () => {
      const page = await open('dots')
      await page.keyboard.press('Enter')
      await walk(page, ({ bad }) => bad)
      await page.getByText('The dogs wore you out.').waitFor()
      await expectAccessible(page)
      await press(page, 'Title').click()
      await heading(page, 'Orbit Cat').waitFor()
    },
  )

  it.runIf(isThorough('kit-shell'))(
    'I restart and find the same game; playing again is another one',
    async () => {
      const page = await open('dots')
      await page.keyboard.press('Enter')
      const first = (await world(page)).dots
      await page.keyboard.press('KeyR')
      expect((await world(page)).dots).toEqual(first)
      await page.keyboard.press('KeyP')
      await press(page, 'Title').click()
      await press(page, 'Play').click()
      expect((await world(page)).dots).not.toEqual(first)
    },
  )

  it('I change the settings, and they are there when I come back', async () => {
    const page = await open('dots')
    await page.getByRole('radio', { name: 'Hard' }).check({ force: true })
    await press(page, 'Play').click()
    await page.keyboard.press('Escape')
    for (const name of ['Music', 'Colour-safe', 'Captions', 'Less motion'])
      await page.getByRole('switch', { name }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.colours)).toBe('safe')
    await press(page, 'Resume').click()
    await page.keyboard.press('KeyM')
    await press(page, 'Unmute').waitFor()
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Hard' }).isChecked()).toBe(true)
    await press(page, 'Play').click()
    await press(page, 'Unmute').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('switch', { name: 'Music' }).isChecked()).toBe(false)
    expect(await page.getByRole('switch', { name: 'Captions' }).isChecked()).toBe(true)
  })

  it.runIf(isThorough('kit-shell'))('I read in words what happens', async () => {
    const page = await open('dots')
    await page.keyboard.press('Enter')
    const walking = walk(page, ({ bad }) => !bad)
    await page.getByText('You collected a fish').waitFor({ state: 'attached' })
    await walking
  })

  it('I move among choices with arrows and pick with Enter', async () => {
    const page = await open('cups')
    await page.keyboard.press('Enter')
    const cup = (number: number) => page.getByRole('button', { name: `Cup ${number}` })
    await eventually(async () => (await world(page)).tick).toBeGreaterThan(10)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await cup(5).evaluate((button) => button === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await eventually(async () => (await world(page)).open).toEqual([4])
    expect(await cup(5).getAttribute('aria-disabled')).toBe('true')
    // Whoever cannot see the stage finds the same choices by their names.
    for (const place of (await world(page)).fish) {
      if (place === 4) continue
      await cup(place + 1).click()
      await eventually(async () => (await world(page)).open).toContain(place)
    }
    await page.getByText('All the fish are found.').waitFor()
  })
})

describe('with my fingers', () => {
  it('I play with buttons on the screen, which lie below the stage', async () => {
    const page = await open('dots', phone)
    await press(page, 'Play').tap()
    const pad = page.getByRole('group', { name: 'Controls' })
    await pad.waitFor()
    await expectAccessible(page)
    const stick = await page.locator('.mb-stick').boundingBox()
    if (!stick) throw new Error('There is no stick')
    const touch = await context.newCDPSession(page)
    const at = (part: number) => [{ x: stick.x + stick.width * part, y: stick.y + stick.height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) })
    await eventually(async () => (await world(page)).x).toBeGreaterThan(340)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.1) })
    await eventually(async () => (await world(page)).x).toBeLessThan(300)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await press(page, 'Jump home').tap()
    await eventually(async () => (await world(page)).x).toBe(320)
    await press(page, 'Pause').tap()
    await heading(page, 'Paused').waitFor()
  })

  it.runIf(isThorough('kit-shell'))('I tap a choice', async () => {
    const page = await open('cups', phone)
    await press(page, 'Play').tap()
    await eventually(async () => (await world(page)).tick).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'Cup 3' }).tap()
    await eventually(async () => (await world(page)).open).toEqual([2])
  })

  const screens = [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 720],
    [2560, 1440],
  ] as const
  it.each(sampled('screens of the kit', screens, String))(
    'everything can be reached at %i × %i',
    async (width, height) => {
      const page = await open('dots', { viewport: { width, height }, hasTouch: true })
      const reachable = async (name: string) => {
        const button = press(page, name)
        await button.scrollIntoViewIfNeeded()
        const box = await button.boundingBox()
        expect(
          box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          name,
        ).toBe(true)
        expect(box?.height, name).toBeGreaterThanOrEqual(44)
      }
      await reachable('Play')
      await press(page, 'Play').tap()
      for (const name of ['Pause', 'Mute', 'Jump home']) await reachable(name)
      await press(page, 'Pause').tap()
      for (const name of ['Resume', 'Restart', 'Title']) await reachable(name)
      await expectFits(page, width)
    },
  )
})

describe('when a proof is watched', () => {
  it('it plays by itself, faster if I like, and ends with an invitation', async () => {
    const page = await open('dots')
    await page.evaluate(() => {
      const { makebelieve } = window as unknown as { makebelieve: { replay(replay: unknown): void } }
      makebelieve.replay({
        seed: 7,
        inputs: [
          [60, 2],
          [120, 4],
        ],
      })
    })
    await page.getByRole('group', { name: 'Watching the proof' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '4×' }).check({ force: true })
    await heading(page, /proof/).waitFor()
    await press(page, 'Play it yourself').click()
    expect(await screen(page)).toBe('play')
    expect(await page.getByText('Watching the proof').count()).toBe(0)
  })
})

describe('when a game breaks', () => {
  it('it says so, and I can start it again', async () => {
    const page = await open('dots')
    await page.keyboard.press('Enter')
    await page.evaluate(() => Object.assign((window as unknown as Debug).makebelieve.world(), { dots: null }))
    await heading(page, 'Something broke').waitFor()
    await expectAccessible(page)
    expect(problems).not.toEqual([])
    problems = []
    await page.keyboard.press('Enter')
    await eventually(() => screen(page)).toBe('play')
    expect((await world(page)).dots.length).toBeGreaterThan(0)
  })
})

describe('in the frame of a page', () => {
  type Around = { heard: unknown[]; hello: unknown; port: MessagePort }
  const heard = (page: Page) => page.evaluate(() => (window as unknown as Around).heard)
  const say = (page: Page, message: unknown) =>
    page.evaluate((said) => (window as unknown as Around).port.postMessage(said), message)

  it('it says hello, is ready, beats, keeps its saves with the page and obeys it', async () => {
    const page = await open('dots', {}, true)
    const frame = page.frameLocator('iframe')
    await eventually(() => heard(page)).toContainEqual({ type: 'ready' })
    expect(await page.evaluate(() => (window as unknown as Around).hello)).toEqual({
      data: { type: 'hello' },
      origin: 'null',
      fromFrame: true,
    })
    await say(page, { type: 'start', muted: true, reducedMotion: true, save: '{"best normal":90}' })
    await frame.getByText('Best score: 90').waitFor()
    await say(page, { type: 'restart' })
    await frame.getByRole('button', { name: 'Unmute' }).waitFor()
    await say(page, { type: 'pause' })
    await frame.getByRole('heading', { name: 'Paused' }).waitFor()
    await frame.getByRole('switch', { name: 'Captions' }).click()
    await say(page, { type: 'resume' })
    await frame.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'detached' })
    await say(page, { type: 'screenshot' })
    const typesHeard = async () =>
      new Set((await heard(page)).map((message) => (message as { type: string }).type))
    await eventually(typesHeard).toEqual(new Set(['ready', 'heartbeat', 'save', 'score', 'screenshot']))
    for (const message of await heard(page)) expect(readFrameMessage(message)).toEqual(message)
    await say(page, { type: 'replay', replay: { seed: 7, inputs: [[30, 2]] } })
    await frame.getByText('Watching the proof').waitFor()
  })
})
