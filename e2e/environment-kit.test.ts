import { readFrameMessage } from '@makebelieve/contract/frame-messages'
import { budget, type Pose, type Scene } from '@makebelieve/kit/environment/scene'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { environmentPage, slowScreen } from './environment-kit-page.ts'
import { isTurn } from './journeys.ts'
import { openGame } from './kit-page.ts'
import { place } from './place.ts'
import { expectAccessible, expectFits } from './visitor.ts'

let browser: Browser
let html: string
let context: BrowserContext
const problems: string[] = []

/** Without a graphics card, and among other tests, a page may take long to draw. */
const patient = { timeout: 300_000 }

/** Small and plain, because nothing here is about beauty and the test machine draws without a graphics card. */
const plain: Partial<Scene> = {
  covers: [],
  waters: [],
  air: { sight: 60, wind: 0.3, ambient: 1, particles: [] },
}
/** A sixteenth of the pixels. */
const desk = { viewport: { width: 480, height: 300 }, deviceScaleFactor: 0.25 }

beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
  html = await environmentPage(plain)
})
afterEach(() => expect(problems.splice(0)).toEqual([]))
afterAll(() => browser.close())

async function open(options: BrowserContextOptions = {}, framed = false): Promise<Page> {
  context = await browser.newContext({ ...desk, ...options })
  context.setDefaultTimeout(90_000)
  await slowScreen(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openGame(page, html, framed)
  return page
}

type Handle = { pose(): Pose; hour(): number; mode(): string; info(): { drawCalls: number } }
type Debug = { makebelieve: Handle }
const pose = (page: Page) => page.evaluate(() => (window as unknown as Debug).makebelieve.pose())
const hour = (page: Page) => page.evaluate(() => (window as unknown as Debug).makebelieve.hour())
const mode = (page: Page) => page.evaluate(() => (window as unknown as Debug).makebelieve.mode())
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A busy machine draws slowly; nothing here is about speed. */
function eventually<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 60_000 })
}

async function hold(page: Page, key: string, until: () => Promise<void>): Promise<void> {
  await page.keyboard.down(key)
  await until()
  await page.keyboard.up(key)
}

// A page with a scene takes longest to open: whoever has a desk walks on in the same one.
describe('with a keyboard and a mouse', () => {
  let page: Page
  beforeAll(async () => {
    page = await open()
  }, 300_000)
  afterAll(() => context.close())

  it('I walk, turn, fly, look from around, and change the hour', patient, async () => {
    await page.getByRole('heading', { name: 'A meadow of boxes' }).waitFor()
    await expectAccessible(page)

    await hold(page, 'KeyW', async () => {
      await eventually(async () => (await pose(page)).at[2]).toBeLessThan(0)
    })
    await page.getByRole('heading', { name: 'A meadow of boxes' }).waitFor({ state: 'hidden' })
    const before = (await pose(page)).yaw
    await hold(page, 'ArrowLeft', async () => {
      await eventually(async () => (await pose(page)).yaw).toBeGreaterThan(before + 0.5)
    })

    const slider = page.getByRole('slider', { name: 'Time of day' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await hour(page)).toBe(10.25)
    await page.keyboard.press('End')
    expect(await hour(page)).toBe(24)
    expect(await slider.getAttribute('aria-valuetext')).toBe('0:00, night')

    await press(page, 'Fly').click()
    expect(await mode(page)).toBe('fly')
    await page.keyboard.press('Tab')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await hold(page, 'Space', async () => {
      await eventually(async () => (await pose(page)).at[1]).toBeGreaterThan(4)
    })
    await page.keyboard.press('KeyO')
    expect(await mode(page)).toBe('orbit')
    const drawn = await page.evaluate(() => (window as unknown as Debug).makebelieve.info())
    expect(drawn.drawCalls).toBeGreaterThan(0)
    expect(drawn.drawCalls).toBeLessThanOrEqual(budget.drawCalls)
    expect(await press(page, 'Look from outside').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Digit2')
    await eventually(async () => (await pose(page)).at[0]).toBeCloseTo(8, 0)
    await page.keyboard.press('KeyR')
    await eventually(async () => (await pose(page)).at[2]).toBeCloseTo(2, 0)
    expect(await mode(page)).toBe('walk')
  })

  it.runIf(isTurn('beside a walk', 'help'))(
    'I read the help, mute, and take a picture',
    patient,
    async () => {
      await page.keyboard.press('KeyH')
      await page.getByRole('dialog', { name: 'Looking around' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('radio', { name: 'Low' }).check({ force: true })
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.keyboard.press('KeyM')
      await press(page, 'Unmute').click()
      await press(page, 'Mute').waitFor()

      await page.keyboard.press('KeyP')
      await page.getByRole('toolbar', { name: 'Photo' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('slider', { name: 'Zoom' }).focus()
      await page.keyboard.press('ArrowRight')
      await press(page, 'Next view').click()
      await press(page, 'Take the picture').click()
      const print = page.getByRole('img', { name: 'A picture of A meadow of boxes' })
      // As fine as the screen, whatever the quality.
      await eventually(() => print.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
        desk.viewport.width * desk.deviceScaleFactor,
      )
      expect(await page.getByRole('link', { name: 'Save' }).getAttribute('download')).toBe(
        'A-meadow-of-boxes.png',
      )
      await expectAccessible(page)
      await press(page, 'Close').click()
      await press(page, 'Leave photo mode').click()
      await page.getByRole('toolbar', { name: 'Photo' }).waitFor({ state: 'hidden' })
    },
  )

  it('I drag to look around, and come closer with the wheel', patient, async () => {
    await page.keyboard.press('KeyR')
    const before = await pose(page)
    await page.mouse.move(240, 180)
    await page.mouse.down()
    await page.mouse.move(340, 200, { steps: 4 })
    await page.mouse.up()
    await eventually(async () => (await pose(page)).yaw).toBeGreaterThan(before.yaw + 0.2)
    await press(page, 'Look from outside').click()
    const far = async () => Math.hypot((await pose(page)).at[0], (await pose(page)).at[2] + 6)
    let outside = await far()
    // It glides there, and has arrived when it no longer moves.
    await eventually(async () => {
      const earlier = outside
      outside = await far()
      return outside > 2 && outside === earlier
    }).toBe(true)
    await page.mouse.move(240, 180)
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -200)
    await eventually(far).toBeLessThan(outside * 0.8)
  })
})

describe('with my fingers', () => {
  it.runIf(isTurn('beside a walk', 'fingers'))(
    'I walk with the stick, look by dragging, and reach every button',
    patient,
    async () => {
      const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
      await page.getByText('Drag to look around').waitFor()
      await expectAccessible(page)
      await expectFits(page, 390)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const name of [
        'Walk',
        'Fly',
        'Look from outside',
        'Take a photo',
        'Mute',
        'Help and settings',
        'Jump or rise',
      ]) {
        const box = await press(page, name).boundingBox()
        expect(box && Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44)
        expect(
          box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844,
          name,
        ).toBe(true)
      }
      const stick = await page.locator('.me-stick').boundingBox()
      if (!stick) throw new Error('There is no stick')
      const touch = await context.newCDPSession(page)
      const at = (x: number, y: number) => [{ x, y }]
      const middle = stick.x + stick.width / 2
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: at(middle, stick.y + 8),
      })
      await eventually(async () => (await pose(page)).at[2]).toBeLessThan(0)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      const before = (await pose(page)).yaw
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300, 400) })
      for (const x of [280, 240, 200])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, 400) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await eventually(async () => (await pose(page)).yaw).toBeLessThan(before - 0.3)
      await context.close()
    },
  )
})

describe('in the frame of a page', () => {
  type Around = { heard: { type: string }[]; port: MessagePort }
  const heard = (page: Page) => page.evaluate(() => (window as unknown as Around).heard)
  const say = (page: Page, message: unknown) =>
    page.evaluate((said) => (window as unknown as Around).port.postMessage(said), message)

  it.runIf(isThorough('environment-kit'))(
    'it is ready, beats, keeps its settings with the page, and shows its picture',
    {
      timeout: 120_000,
    },
    async () => {
      const page = await open({}, true)
      const frame = page.frameLocator('iframe')
      await eventually(() => heard(page)).toContainEqual({ type: 'ready' })
      await say(page, { type: 'start', muted: true, reducedMotion: true, save: '{"quality":"low"}' })
      await frame.getByRole('button', { name: 'Unmute' }).waitFor()
      await frame.getByRole('button', { name: 'Help and settings' }).click()
      expect(await frame.getByRole('radio', { name: 'Low' }).isChecked()).toBe(true)
      expect(await frame.getByRole('switch', { name: 'Less motion' }).isChecked()).toBe(true)
      await say(page, { type: 'pause' })
      await say(page, { type: 'resume' })
      await say(page, { type: 'restart' })
      await frame.getByRole('dialog').waitFor({ state: 'detached' })
      await say(page, { type: 'screenshot' })
      const typesHeard = async () => new Set((await heard(page)).map(({ type }) => type))
      await eventually(typesHeard).toEqual(new Set(['ready', 'heartbeat', 'save', 'screenshot']))
      for (const message of await heard(page)) expect(readFrameMessage(message)).toEqual(message)
      await context.close()
    },
  )
})
