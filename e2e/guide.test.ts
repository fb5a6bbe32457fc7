import { routes } from '@makebelieve/contract/routes'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { expectAccessible, expectFits, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()

describe('as somebody who wonders what to write', () => {
  it('I read the Prompt Guide in light and dark, on every screen', async () => {
    const { page } = await visit(routes.guide)
    for (const name of ['A good prompt in five lines', 'Kinds of games', 'Words by topic', 'Changes by chat'])
      await page.getByRole('heading', { name, level: 2 }).waitFor()
    await page.getByRole('heading', { name: 'Tower defence game' }).waitFor()
    expect(await page.title()).toBe('Prompt Guide · Makebelieve')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'guide')
  })

  it.runIf(isThorough('guide'))(
    'I unfold a topic and see its words, and am told honestly what it cannot do yet',
    async () => {
      const { page } = await visit(routes.guide)
      await page.locator('summary', { hasText: "What it won't make" }).click()
      await page.getByText("The cat can't wear or hold things in a game yet").waitFor()
      const word = page.getByText('ocean floor')
      expect(await word.isVisible()).toBe(false)
      await page.locator('summary', { hasText: 'Places' }).first().press('Enter')
      await word.waitFor()
    },
  )

  it('I search, and only what has my words stays, unfolded', async () => {
    const { page } = await visit(routes.guide)
    const box = page.getByRole('searchbox', { name: 'Search the guide' })
    await box.fill('Ocean floor')
    await page.getByRole('status').getByText('1 entry found').waitFor()
    await page.getByText('ocean floor').waitFor()
    expect(await page.getByRole('heading', { name: 'Kinds of games' }).count()).toBe(0)
    await expectAccessible(page)
    await screenshots(page, 'guide-found')
    await box.fill('xyzzy')
    await page.getByRole('status').getByText('No entries for that word.').waitFor()
    await box.fill('')
    await page.getByRole('heading', { name: 'Kinds of games' }).waitFor()
  })

  it.runIf(isThorough('guide'))('I search without script as well', async () => {
    const { page } = await visit(routes.guide, { javaScriptEnabled: false })
    await page.getByRole('searchbox', { name: 'Search the guide' }).fill('ocean floor')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('1 entry found').waitFor()
  })

  it('I try an example with one click, and its words are already typed', async () => {
    const { page } = await visit(routes.guide)
    await page.getByRole('link', { name: 'Try it: Snake game' }).click()
    await page.waitForURL(/\/\?creation=game&prompt=A\+snake/)
    const box = page.getByRole('textbox', { name: 'Describe the game you want to create' })
    await expect.poll(() => box.inputValue()).toMatch(/^A snake game/)
  })
})
