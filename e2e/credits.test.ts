import { describe, expect, it } from 'vitest'
import { administrator } from './administrator.ts'
import {
  callerOf,
  expectAccessible,
  expectFits,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

describe('my credits', () => {
  it('I see where they came from, and how many there are', async () => {
    const { page } = await visit('/credits', { as: newPerson() })
    await page.getByRole('cell', { name: /Free credits for/ }).waitFor()
    await page.getByRole('cell', { name: /^\+2,000/ }).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'credits')
  })

  it('are mine alone: without a session I am asked to sign in', async () => {
    const answer = await (await callerOf()).request.get('/credits')
    expect(new URL(answer.url()).pathname).toBe('/sign-in')
  })
})

describe('the queue', () => {
  it('as an administrator I see what runs, waits and failed', async () => {
    const { page } = await visit('/about', { returning: administrator })
    await page.getByRole('button', { name: /your menu/i }).click()
    await page.getByRole('link', { name: 'Queue' }).click()
    await page.waitForURL('**/admin/queue')
    for (const name of ['Running', 'Waiting', 'Failed']) await page.getByRole('heading', { name }).waitFor()
    await expectAccessible(page)
    await expectFits(page, widths.phone)
    await screenshots(page, 'queue')
  })
})
