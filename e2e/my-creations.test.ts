import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { isTurn } from './journeys.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors({ stage: 'light' })
/** Two cores serve browser and server: what takes a moment here may take seconds there. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })
const address = '/?tab=mycreations'

/** Somebody who has made this many games, on the page that lists them. */
async function makerOf(count: number): Promise<Page> {
  const withCopies = async (caller: Caller) => {
    for (let made = 0; made < count; made++) await ownCopy(caller, 'game')
    return address
  }
  return (await visit(withCopies, { as: newPerson() })).page
}

const cardsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Creations' })

async function choose(page: Page, item: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Menu for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('my creations', () => {
  it.runIf(isThorough('my-creations'))(
    'are mine alone: as a visitor I am asked to sign in, and come back to them',
    async () => {
      const person = newPerson()
      const { page } = await visit('/about', { as: person })
      await page.context().clearCookies()
      await page.goto(address)
      await page.waitForURL('**/sign-in?*')
      await page.getByLabel('E-mail').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await heading(page).waitFor()
    },
  )

  it.runIf(isThorough('my-creations'))('are none at first, and that is said', async () => {
    const page = await makerOf(0)
    await heading(page).waitFor()
    await page.getByText('No creations found.').waitFor()
    await page.getByRole('link', { name: 'Make something' }).waitFor()
    await expectAccessible(page)
  })

  it('come eight to a page, and a search or a filter begins at the first', async () => {
    const page = await makerOf(10)
    await cardsOf(page).first().waitFor()
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
    const cards = cardsOf(page)
    expect(await cards.count()).toBe(8)
    await pages.getByRole('button', { name: 'Page 2' }).click()
    await eventually(() => cards.count()).toBe(2)
    await page.getByRole('radio', { name: 'Games' }).check({ force: true })
    await eventually(() => cards.count()).toBe(8)
    await pages.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => cards.count()).toBe(2)
    await page.getByRole('searchbox', { name: 'Search your creations' }).fill('Firsst')
    await eventually(() => cards.count()).toBe(8)
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'my-creations')
    await page.getByRole('radio', { name: 'Models' }).check({ force: true })
    await page.getByText('No creations found.').waitFor()
    expect(await pages.count()).toBe(0)
  }, 90_000)

  it.runIf(isThorough('my-creations'))(
    'I open one, it is selected in the workspace, and going back finds the page that I left',
    async () => {
      const page = await makerOf(9)
      await page.getByRole('button', { name: 'Page 2' }).click()
      const cards = cardsOf(page)
      await eventually(() => cards.count()).toBe(1)
      await cards.first().getByRole('link').click()
      await page.waitForURL(/\?creation=game&id=/)
      await page.getByRole('region', { name: 'Stage' }).locator('iframe').waitFor()
      await page.goBack()
      await heading(page).waitFor()
      await eventually(() => cards.count()).toBe(1)
    },
    90_000,
  )

  it.runIf(isTurn('deleting', 'any creation'))('I delete one after being asked', async () => {
    const page = await makerOf(1)
    await choose(page, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
    await dialog.getByText('Are you sure you want to delete the game "').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await choose(page, 'Delete')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/game/delete-game', async (route) => {
      await held.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Deleting...').waitFor()
    held.resolve()
    await page.getByText('Game deleted successfully').waitFor()
    await page.getByText('No creations found.').waitFor()
  })

  it.runIf(isThorough('my-creations'))('where the server keeps games, I am warned', async () => {
    const page = await makerOf(1)
    await page.route('**/api/game/delete-game', (route) =>
      route.fulfill({
        status: 501,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'not_implemented', message: 'Game deletion is not yet implemented' }),
      }),
    )
    await choose(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Not Implemented').waitFor()
    await page.getByText('Game deletion is not yet implemented').waitFor()
    expect(await cardsOf(page).count()).toBe(1)
  })

  it.runIf(isThorough('my-creations'))('one that could not be deleted stays, and I am told', async () => {
    const page = await makerOf(1)
    await page.route('**/api/game/delete-game', (route) => route.fulfill({ status: 500 }))
    await choose(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete game').waitFor()
    expect(await cardsOf(page).count()).toBe(1)
  })

  it.runIf(isThorough('my-creations'))(
    'I export a game as a zip, and cannot publish it from here',
    async () => {
      const page = await makerOf(1)
      await page.getByRole('button', { name: /^Menu for / }).click()
      expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Export', 'Delete'])
      const downloading = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Export' }).click()
      expect((await downloading).suggestedFilename()).toBe('game.zip')
    },
  )

  it.runIf(isThorough('my-creations'))(
    'models can be published from here, and say when they cannot be downloaded',
    async () => {
      const page = await makerOf(0)
      await page.route('**/api/creations/get-creations/**', (route) =>
        route.fulfill({
          json: {
            items: [
              { modelId: 'm', modelType: 'model', modelName: 'Teapot', designDate: '2026-01-01T00:00:00Z' },
            ],
            page: 1,
            pageSize: 8,
            total: 1,
          },
        }),
      )
      await page.reload()
      await hydrated(page)
      await page.getByText('Preview Unavailable').waitFor()
      await choose(page, 'Export')
      await page.getByText('Model download link not available').waitFor()
      await choose(page, 'Publish to Creator Hub')
      const dialog = page.getByRole('dialog', { name: 'Publish to Creator Hub' })
      // Where the server says why, that is said instead.
      await page.route('**/api/community/publish-creation', (route) =>
        route.fulfill({ status: 500, body: '' }),
      )
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Failed to publish model. Please try again later.').waitFor()
      await page.route('**/api/community/publish-creation', (route) => route.fulfill({ json: { item: {} } }))
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Model published successfully to Creator Hub!').waitFor()
      await dialog.waitFor({ state: 'hidden' })
    },
  )

  it.runIf(isThorough('my-creations'))(
    'that cannot be loaded say so, and can be asked for again',
    async () => {
      const page = await makerOf(0)
      const calls = '**/api/creations/get-creations/**'
      await page.route(calls, (route) => route.fulfill({ status: 500 }))
      await page.reload()
      await hydrated(page)
      await page.getByText('Error loading your creations. Please try again later.').waitFor()
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('No creations found.').waitFor()
    },
  )
})
