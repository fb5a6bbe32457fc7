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
    await page.setViewportSize({ width: widths.phone, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
    await screenshots(page, 'education')
  })

  it('I look for a topic by a word, a subject and an age, and am offered to make what is not there', async () => {
    const { page } = await visit('/education')
    const listed = await page.locator('details a[href^="/education/"]').count()
    expect(listed).toBeGreaterThan(180)
    await page.getByText(`${listed} topics`, { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search topics' }).fill('pizza')
    await page.getByRole('link', { name: /fractions/i }).waitFor()
    await page.getByRole('combobox', { name: 'Age' }).selectOption('18')
    await page.getByText('No topic by that name').waitFor()
    await page.getByRole('link', { name: 'Make “pizza”' }).click()
    await page.waitForURL(/type=simulation/)
  })

  it('I unfold a subject with a key, open a topic of it, and find it unfolded when I come back or follow a link to it', async () => {
    const { page } = await visit('/education')
    const pendulum = page.getByRole('link', { name: 'A pendulum', exact: true })
    const isShown = () => pendulum.isVisible()
    expect(await isShown()).toBe(false)
    await page.locator('summary', { hasText: 'Physics' }).press('Enter')
    await expect.poll(isShown).toBe(true)
    await pendulum.click()
    await page.getByRole('heading', { name: 'A pendulum', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(isShown).toBe(true)

    const guest = await visit('/education#mathematics')
    await expect
      .poll(() =>
        guest.page
          .getByRole('link', { name: /fractions/i })
          .first()
          .isVisible(),
      )
      .toBe(true)
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
