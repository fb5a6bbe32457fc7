import { monthlyFreeGames } from '@makebelieve/contract/plans'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import {
  expectAccessible,
  expectFits,
  framesPass,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

const quotes = (page: Page) => page.getByRole('region', { name: 'What people say' })
const shownQuote = (page: Page) => quotes(page).locator('[data-shown] blockquote').textContent()

/** Goes there, and waits until the script that turns them has come. */
async function seeQuotes(page: Page) {
  await quotes(page).scrollIntoViewIfNeeded()
  await quotes(page).getByRole('button', { name: 'Next quote' }).waitFor()
  await page.mouse.move(0, 0)
}

describe('the first page below the box', () => {
  it('is accessible with everything open, and fits every screen', async () => {
    const { page } = await visit('/')
    await seeQuotes(page)
    await page.locator('.faq details').first().locator('summary').click()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'landing')
  })

  it('tells me in order what it makes, how it is proven, what is said, what it costs, and what I may ask', async () => {
    const { page } = await visit('/')
    const headings = await page.locator('main h2').allTextContents()
    const told = [
      'One sentence is enough',
      'Proven first, then shown',
      'What people say',
      'Plans',
      'Questions and answers',
      'Win upto $200 in Weekly Game Jams',
      'Jam awards',
    ]
    expect(headings.filter((heading) => told.includes(heading))).toEqual(told)

    const kinds = page.getByRole('region', { name: 'One sentence is enough' })
    const games = kinds.getByRole('listitem').filter({ hasText: 'Games' }).first()
    for (const dimension of ['2D', '3D'])
      expect(await games.getByText(dimension, { exact: true }).isVisible()).toBe(true)
    for (const kind of ['3D models', 'Environments', 'Education simulations']) {
      const here = kinds.getByRole('listitem').filter({ hasText: kind }).getByText('Here now')
      expect(await here.isVisible()).toBe(true)
    }

    const questions = page.locator('.faq details')
    expect(await questions.count()).toBe(7)
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').press('Enter')
    expect(await page.locator('.faq details[open]').count()).toBe(1)
    await page.getByText(`up to ${monthlyFreeGames} games per month`).waitFor()

    const jam = page.getByRole('region', { name: 'Win upto $200 in Weekly Game Jams' })
    expect(await jam.getByText('$150 cash plus $20 Pro perks').isVisible()).toBe(true)
    expect(await jam.getByRole('link').getAttribute('href')).toBe('/gamejam')
    const awards = page.getByText('No jam has ended yet. The first winners will appear here.')
    expect(await awards.isVisible()).toBe(true)
  })

  it.runIf(isThorough('landing'))('hides one block on my phone', async () => {
    const { page } = await visit('/', { viewport: { width: widths.phone, height: 800 } })
    const awards = page.locator('.awards')
    expect(await awards.isVisible()).toBe(false)
    await page.setViewportSize({ width: widths.tablet, height: 800 })
    expect(await awards.isVisible()).toBe(true)
    await page.setViewportSize({ width: widths.tablet - 1, height: 800 })
    expect(await awards.isVisible()).toBe(false)
  })

  it('never moves under my eyes', async () => {
    const { page } = await visit('/')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (let y = 0; y < 6_000; y += 600) {
      await page.evaluate((top) => scrollTo({ top }), y)
      await framesPass(page, 4)
    }
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })

  it.runIf(isThorough('landing'))(
    'is the same when I come from another page, and its links find their places',
    async () => {
      const { page } = await visit('/about')
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
      const plans = page.getByRole('heading', { name: 'Plans', exact: true })
      await plans.waitFor()
      await page.getByRole('heading', { name: 'Questions and answers' }).waitFor()
      let y = -1
      // It has arrived when it no longer moves.
      const arrives = async () => {
        const before = y
        y = (await plans.boundingBox())?.y ?? -1
        return y === before && y > 0 && y < 400
      }
      await expect.poll(arrives).toBe(true)
      await seeQuotes(page)
    },
  )
})

describe('what people say', () => {
  it('takes turns every five seconds, and a screen reader is left alone', async () => {
    const { page } = await visit('/')
    await page.clock.install()
    await seeQuotes(page)
    const stack = quotes(page).locator('.stack')
    // While somebody points at them, the clock can be stopped without one more turn.
    await stack.hover()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.move(0, 0)
    expect(await stack.getAttribute('aria-live')).toBe('off')
    const first = await shownQuote(page)
    await page.clock.runFor(4_900)
    expect(await shownQuote(page)).toBe(first)
    await page.clock.runFor(200)
    expect(await shownQuote(page)).not.toBe(first)
  })

  it.runIf(isThorough('landing'))('waits while I point at it or am inside with the keyboard', async () => {
    const { page } = await visit('/')
    await page.clock.install()
    await seeQuotes(page)
    const first = await shownQuote(page)
    await quotes(page).locator('.stack').hover()
    await page.clock.runFor(12_000)
    expect(await shownQuote(page)).toBe(first)
    await page.mouse.move(0, 0)
    await quotes(page).getByRole('button', { name: 'Previous quote' }).focus()
    await page.clock.runFor(12_000)
    expect(await shownQuote(page)).toBe(first)
    await page.locator(':focus').blur()
    await page.clock.runFor(5_100)
    expect(await shownQuote(page)).not.toBe(first)
  })

  it('goes on and back by my hand and is then read to me, marked as examples as long as nobody was quoted', async () => {
    const { page } = await visit('/')
    await seeQuotes(page)
    expect(await quotes(page).locator('.stack > div').count()).toBeGreaterThan(1)
    for (const quote of await quotes(page).locator('.stack > div').all())
      expect(await quote.getByText('Example', { exact: true }).count()).toBe(1)
    const first = await shownQuote(page)
    await quotes(page).getByRole('button', { name: 'Next quote' }).press('Enter')
    expect(await quotes(page).locator('.stack').getAttribute('aria-live')).toBe('polite')
    expect(await shownQuote(page)).not.toBe(first)
    await quotes(page).getByRole('button', { name: 'Previous quote' }).press('Enter')
    expect(await shownQuote(page)).toBe(first)
    await quotes(page).getByRole('button', { name: 'Previous quote' }).press('Enter')
    expect(await quotes(page).locator('[data-shown]').getAttribute('aria-label')).toBe('4 of 4')
  })

  it.runIf(isThorough('landing'))('stands still when I ask for less motion, unless I let it go', async () => {
    const { page } = await visit('/', { reducedMotion: 'reduce' })
    await page.clock.install()
    await seeQuotes(page)
    const first = await shownQuote(page)
    await page.clock.runFor(12_000)
    expect(await shownQuote(page)).toBe(first)
    await quotes(page).getByRole('button', { name: 'Play the quotes' }).click()
    await page.mouse.move(0, 0)
    await page.locator(':focus').blur()
    await page.clock.runFor(5_100)
    expect(await shownQuote(page)).not.toBe(first)
  })

  it.runIf(isThorough('landing'))('all of it is there without a script', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    const all = await page.locator('.stack blockquote').all()
    expect(all.length).toBeGreaterThan(1)
    for (const quote of all) expect(await quote.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Start for free' }).click()
    await page.waitForURL('**/sign-up?')
  })
})

describe('as an administrator', () => {
  it('I keep what somebody really said, and it stands on the first page while I feature it', async () => {
    const { page } = await visit('/admin/testimonials', { returning: administrator })
    await page.getByText('No quotes yet.').waitFor()
    await page.getByLabel('What they said').fill('My class made twelve games in one lesson.')
    await page.getByLabel('Who said it').fill('Mira')
    await page.getByLabel('What they do').fill('teacher')
    await page.getByLabel('Where they said it').fill('A mail to us; she agreed')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Feature it' }).click()
    await page.getByRole('button', { name: 'Take it off the home page' }).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'admin-testimonials')
    await page.setViewportSize({ width: widths.desktop, height: 900 })

    await page.goto('/')
    await quotes(page).getByText('My class made twelve games in one lesson.').waitFor()
    await quotes(page).getByText('Mira, teacher').waitFor()
    expect(await quotes(page).getByText('Example', { exact: true }).count()).toBe(0)

    await page.goto('/admin/testimonials')
    await hydrated(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const kept = page.getByRole('region', { name: 'Saved' })
    await kept.getByLabel('Who said it').fill('Mira B.')
    await kept.getByRole('button', { name: 'Save' }).click()
    await kept.getByText('Mira B.').waitFor()
    await kept.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No quotes yet.').waitFor()
  })
})

describe('the plans', () => {
  const openFree = (page: Page) => page.getByRole('button', { name: 'Start for free' }).click()

  it('I see what the free plan is before I take it', async () => {
    const { page } = await visit('/plans')
    await openFree(page)
    const dialog = page.getByRole('dialog', { name: 'Confirm your plan' })
    await dialog.getByText('$0').waitFor()
    await dialog.getByText(`Up to ${monthlyFreeGames} games`).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').textContent()).toBe('Start for free')
    await openFree(page)
    await dialog.getByRole('link', { name: 'Confirm and sign up' }).click()
    await page.waitForURL('**/sign-up')
  })

  it.runIf(isThorough('landing'))('when it cannot be loaded, I am told so and can try again', async () => {
    const { page } = await visit('/plans')
    await page.route('**/api/payment/plan/free', (route) => route.abort())
    await openFree(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Error loading plan details. Please try again.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/payment/plan/free')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await dialog.getByText('$0').waitFor()
    expect(await dialog.getByText('Error loading').count()).toBe(0)
  })

  it.runIf(isThorough('landing'))('as a visitor I find Pro and Studio coming soon', async () => {
    const { page } = await visit('/plans')
    for (const name of ['Upgrade to Pro', 'Upgrade to Studio']) {
      const button = page.getByRole('button', { name })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await button.getAttribute('aria-describedby')).toBeTruthy()
    }
    expect(await page.getByRole('tooltip', { includeHidden: true }).allTextContents()).toEqual([
      'Coming soon',
      'Coming soon',
    ])
  })

  it.runIf(isThorough('landing'))(
    'as a member I have the free plan, and Studio is by invitation',
    async () => {
      const { page } = await visit('/plans', { as: newPerson() })
      await page.getByRole('button', { name: 'Invite Only' }).waitFor()
      await page.getByRole('button', { name: 'Your plan' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your plan' })
      await dialog.getByText('$0').waitFor()
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  )
})
