import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { ownCopy } from './originals.ts'
import { callAs, publishGame } from './published-games.ts'
import {
  absent,
  callerOf,
  expectAccessible,
  expectFits,
  mailTo,
  newPerson,
  screenshots,
  signUp,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors({ stage: 'light' })

async function asAdministrator(path: string): Promise<Page> {
  const { page } = await visit(path, { returning: administrator })
  return page
}

let games = 0

/** A game that somebody has published. */
async function somebodysGame() {
  const maker = await absent(newPerson('Grace'))
  const makers = await callerOf(maker)
  const { modelId } = await ownCopy(makers, 'game')
  const name = `Desk cat ${Date.now()}-${++games}`
  const { encryptedId = '' } = await publishGame(makers, modelId, name)
  return { makers, maker, modelId, encryptedId, name }
}

async function reportedGame() {
  const game = await somebodysGame()
  const report = { encryptedId: game.encryptedId, reason: 'hurtful', words: 'It laughs at my name.' }
  await callAs(await callerOf(), '/api/community/report', report)
  return game
}

const expectGood = async (page: Page, name: string) => {
  await screenshots(page, name)
  await expectAccessible(page)
  for (const width of Object.values(widths)) await expectFits(page, width)
}

describe('as an administrator', () => {
  it('I see everybody’s creations, with a count for each kind', async () => {
    await somebodysGame()
    const page = await asAdministrator('/?tab=admin')
    await page.getByRole('heading', { name: 'Admin', exact: true }).waitFor()
    expect(await page.getByRole('tab').allTextContents()).toEqual(['All', 'Models', 'Games', 'Environments'])
    for (const name of [/^Models \d+/, /^Games \d+/, /^Environments \d+/])
      await page.getByRole('heading', { name }).waitFor()
    const rows = page.getByRole('region', { name: /^Games/ }).getByRole('listitem')
    expect(await rows.first().getByRole('link', { name: /^Open/ }).count()).toBe(1)
    await expectGood(page, 'admin')
  })

  it('I find a game by its name, and open it although it is not mine', async () => {
    const { name } = await somebodysGame()
    const page = await asAdministrator('/?tab=admin')
    await page.getByRole('tab', { name: 'Games' }).click()
    await page.getByLabel('Search by name or maker').fill('Grace')
    const rows = page.getByRole('region', { name: /^Games/ }).getByRole('listitem')
    await rows.first().getByText('by Grace').waitFor()
    await rows.first().getByRole('link', { name: /^Open/ }).click()
    await page.waitForURL('**/game/*')
    await page.getByRole('heading', { name, level: 1 }).waitFor()
  })

  it.runIf(isThorough('admin'))('Export opens the publish dialog, and its maker is told', async () => {
    const { makers, maker, modelId } = await somebodysGame()
    const { user } = await callAs<{ user: { userId: string } }>(makers, '/api/session')
    await callAs(makers, '/api/community/unpublish-creation', { modelId, userId: user.userId })
    const page = await asAdministrator('/?tab=admin')
    const row = page
      .getByRole('region', { name: /^Games/ })
      .getByRole('listitem')
      .first()
    await row.getByRole('button', { name: /^Export/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish to Creator Hub' })
    await dialog.getByLabel('Name').fill('Chosen dog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Game published successfully to Creator Hub!').waitFor()
    await row.getByText('Published').waitFor()
    const mail = await mailTo(maker.email, 'Your creation is on the Creator Hub')
    expect(mail.text, 'a letter carries no word that somebody chose').not.toContain('Chosen dog')
    await page.goto(mail.link)
    await page.getByRole('heading', { name: 'Chosen dog', level: 1 }).waitFor()
  })

  it.runIf(isThorough('admin'))('I read why something was reported, and dismiss it', async () => {
    const { name, encryptedId } = await reportedGame()
    const page = await asAdministrator('/admin/reports')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await card.getByText('It laughs at my name.').waitFor()
    await card.getByText('Hurtful').waitFor()
    await expectGood(page, 'admin-reports')
    await card.getByRole('button', { name: /^Dismiss/ }).click()
    await page.getByText('Dismissed. It stays where it is.').waitFor()
    await card.waitFor({ state: 'detached' })
    expect((await page.request.get(`/game/${encryptedId}`)).status()).toBe(200)
  })

  it('I take it down with a note, which its maker gets by mail', async () => {
    const { name, encryptedId, maker } = await reportedGame()
    const page = await asAdministrator('/admin/reports')
    await page.getByRole('button', { name: `Unpublish: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Take it off the Creator Hub' })
    await dialog.getByLabel('Note to the maker').fill('Please do not laugh at names.')
    await screenshots(page, 'admin-take-down')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText("It's off the Creator Hub, and its maker has been told.").waitFor()
    const mail = await mailTo(maker.email, 'Your creation was taken off the Creator Hub')
    expect(mail.text).toContain('Please do not laugh at names.')
    expect((await (await callerOf()).request.get(`/game/${encryptedId}`)).status()).toBe(404)
  })

  it('I read what people wrote to us', async () => {
    const message = {
      name: 'Mary',
      email: 'mary@example.com',
      topic: 'press',
      message: 'May I write about you?',
    }
    await callAs(await callerOf(), '/api/contact/send-message', message)
    const page = await asAdministrator('/admin/messages')
    await page.getByText('May I write about you?').first().waitFor()
    await expectGood(page, 'admin-messages')
  })

  it.runIf(isThorough('admin'))('I go from desk to desk', async () => {
    const page = await asAdministrator('/')
    await page.getByRole('button', { name: /your menu/i }).click()
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    const desks = page.getByRole('navigation', { name: 'Administration' })
    await desks.getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
    await desks.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
    await desks.getByRole('link', { name: 'Queue' }).click()
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  })

  it.runIf(isThorough('admin'))('I am told when a list cannot be had, and try again', async () => {
    const page = await asAdministrator('/about')
    await page.route('**/api/v1/admin/games', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/?tab=admin')
    await page.getByText('Failed to fetch games with status: 500').waitFor()
    await page.unroute('**/api/v1/admin/games')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: /^Games \d+/ }).waitFor()
  })
})

describe('as somebody else', () => {
  it.runIf(isThorough('admin'))('I see the landing where administrators see their desk', async () => {
    const { page } = await visit('/?tab=admin')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByRole('heading', { name: 'Admin', exact: true }).count()).toBe(0)
    await signUp(page)
    await page.getByRole('heading', { name: 'Plans' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Admin', exact: true }).count()).toBe(0)
  })

  it.each(['reports', 'messages', 'queue', 'providers', 'testimonials'])(
    '/admin/%s does not exist for me',
    async (desk) => {
      const visitor = await (await callerOf()).request.get(`/admin/${desk}`)
      expect(new URL(visitor.url()).pathname).toBe('/sign-in')
      const member = await (await callerOf(await absent())).request.get(`/admin/${desk}`)
      expect(member.status()).toBe(404)
    },
  )
})
