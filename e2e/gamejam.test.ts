import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { routes } from '@makebelieve/contract/routes'
import { openPool } from '@makebelieve/server/database/connect'
import { startPostgres } from '@makebelieve/server/database/postgres'
import { quietLog } from '@makebelieve/server/testing/quiet-log'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownCopy } from './originals.ts'
import { place } from './place.ts'
import { callAs, type Published, publishGame } from './published-games.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

/** The page may be as old as that for visitors. */
const shared = { timeout: 15_000, interval: 1_000 }

async function expectCards(page: Page, names: string[]): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload()
      await hydrated(page)
      return page.locator('article h3 a').evaluateAll((links) => links.map((a) => a.firstChild?.textContent))
    }, shared)
    .toEqual(names)
}

describe('in the weekly game jam', () => {
  it('as a visitor I see the theme, the prize and the rules, and who has entered: nobody yet', async () => {
    const { page } = await visit(routes.gameJam)
    const { week } = await callAs<CallAnswer<'getJam'>>(page, '/api/gamejam/current')
    await page.getByText(week.theme, { exact: true }).waitFor()
    await page.getByText('Win upto $200 in Weekly Game Jams').waitFor()
    await page.getByText('$150 cash plus $20 Pro perks').first().waitFor()
    await page.getByText('No entries yet. Be the first.').waitFor()
    await page.getByText('No jam has ended yet.').waitFor()
    expect(await page.title()).toBe('Game jam · Makebelieve')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'gamejam-empty')
    await page.getByRole('link', { name: 'Sign in to enter' }).click()
    await page.waitForURL('**/sign-in?next=%2Fgamejam')
  })

  it('I enter my games, up to three; others vote by liking; a week later the winner stands there', {
    timeout: 150_000,
  }, async () => {
    const { page } = await visit('/about', { as: newPerson() })
    const games: Published[] = []
    for (const name of ['Jam one', 'Jam two', 'Jam three', 'Jam four']) {
      const { modelId } = await ownCopy(page, 'game')
      games.push(await publishGame(page, modelId, name))
    }
    await page.goto(routes.gameJam)
    await hydrated(page)
    for (const name of ['Jam one', 'Jam two', 'Jam three']) {
      await page.getByRole('button', { name: `Enter this game: ${name}` }).click()
      await page.getByText(`${name} is in. Good luck!`).waitFor()
    }
    await page.getByText("You've entered 3 games, the most for one week.").waitFor()
    expect(await page.getByRole('button', { name: /Enter this game/ }).count()).toBe(0)
    await page.getByRole('link', { name: /^Jam three/ }).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'gamejam-entered')

    const { page: fan } = await visit(routes.gameJam, { as: newPerson() })
    await expectCards(fan, ['Jam one', 'Jam two', 'Jam three'])
    const card = fan.getByRole('article').filter({ hasText: 'Jam two' })
    await card.getByRole('button', { name: 'Like, 0 likes this week' }).click()
    await card.getByRole('button', { name: 'Like, 1 like this week', pressed: true }).waitFor()
    await expectCards(fan, ['Jam two', 'Jam one', 'Jam three'])

    await letAWeekPass()
    await expectCards(fan, [])
    await fan.getByText('Won by Jam two by Ada, with 1 like.').waitFor()
    await fan.getByRole('heading', { name: 'Rooftops' }).waitFor()
    await expectAccessible(fan)
    for (const width of Object.values(widths)) await expectFits(fan, width)
    await screenshots(fan, 'gamejam-past')
    await fan.getByRole('link', { name: 'Jam two' }).click()
    await fan.waitForURL(`**${routes.game(games[1]?.encryptedId ?? '')}`)
  })
})

/** As if this week had been the last. */
async function letAWeekPass(): Promise<void> {
  const { connection } = await startPostgres({ dataDir: place.dataDir, log: quietLog, guest: true })
  const pool = await openPool(connection, quietLog)
  try {
    await pool.query(
      `insert into jam_week (starts, theme) select starts - 7, 'Rooftops' from jam_week where closed_at is null`,
    )
    await pool.query('update jam_entry set week = week - 7')
    await pool.query(`update creation_like set at = at - interval '7 days'`)
  } finally {
    await pool.end()
  }
}
