import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { runningFrame } from './frame.ts'
import { place } from './place.ts'
import { expectAccessible, expectFits, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()
vi.setConfig({ testTimeout: 120_000 })
const still = { reducedMotion: 'reduce' } as const

/** The simulation on the page, once it can be talked to. */
const simulationOn = (page: Awaited<ReturnType<typeof visit>>['page']) => runningFrame(page.locator('iframe'))

describe('education', () => {
  it('is accessible and fits every screen', async () => {
    const { page } = await visit('/education', still)
    await page.getByRole('heading', { name: 'Physics' }).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'education')
  })

  it('I look for a topic by a word, a subject and an age, and am offered to make what is not there', async () => {
    const { page } = await visit('/education')
    const all = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .count()
    expect(all).toBeGreaterThanOrEqual(80)
    await page.getByRole('searchbox', { name: 'Search topics' }).fill('pizza')
    await page.getByRole('link', { name: /fractions/i }).waitFor()
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18')
    await page.getByText('No topic by that name').waitFor()
    await page.getByRole('link', { name: 'Make “pizza”' }).click()
    await page.waitForURL(/type=simulation/)
  })

  it('I open a topic, change it, and copy a link that opens the same for my class, with fixed settings', async () => {
    const { page } = await visit('/education/pendulum', still)
    const frame = await simulationOn(page)
    await frame.getByRole('spinbutton', { name: 'Length of the string, m' }).fill('2.5')
    await frame.getByRole('spinbutton', { name: 'Length of the string, m' }).press('Enter')
    await frame.getByRole('combobox', { name: 'Words for' }).selectOption('young')
    await page.getByRole('checkbox', { name: 'Pupils can see the settings but not change them' }).check()
    const link = page.getByRole('textbox', { name: 'Class link' })
    await expect
      .poll(() => link.inputValue())
      .toBe(`${place.appOrigin}/education/pendulum?level=young&length=2.5&fixed=1`)

    const pupil = await visit('/education/pendulum?level=young&length=2.5&fixed=1', still)
    const opened = await simulationOn(pupil.page)
    const length = opened.getByRole('spinbutton', { name: 'Length of the string, m' })
    await expect.poll(() => length.inputValue()).toBe('2.5')
    expect(await length.isDisabled()).toBe(true)
    await opened.getByText('A long string makes it swing slowly').waitFor()
  })

  it.runIf(isThorough('education'))(
    'I print a lesson sheet, and put the topic into a page of my school',
    async () => {
      const { page } = await visit('/education/pendulum', still)
      const sheet = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Lesson sheet' }).click()
      await (await sheet).getByRole('heading', { name: 'For the teacher: answers' }).waitFor()

      const school = await visit('/embed/education/pendulum?length=2', still)
      const frame = await simulationOn(school.page)
      const length = frame.getByRole('spinbutton', { name: 'Length of the string, m' })
      await expect.poll(() => length.inputValue()).toBe('2')
      await expectFits(school.page, widths.phone)
    },
  )

  it.runIf(isThorough('education'))('a topic that is not there says so', async () => {
    const { page } = await visit('/education/perpetual-motion')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  })
})
