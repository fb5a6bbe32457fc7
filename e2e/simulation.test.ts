import type { SimulationHandle } from '@makebelieve/kit/simulation/screen/play'
import type { Frame, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { environmentsOn } from './environment-workspace.ts'
import { runningFrame } from './frame.ts'
import { expectAccessible, expectFits, newPerson, type Person, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()
vi.setConfig({ testTimeout: 120_000 })
const still = { reducedMotion: 'reduce' } as const

type InFrame = { makebelieve: SimulationHandle }

/** The workspace of environments, where it makes simulations. */
async function simulations(as?: Person) {
  const { page } = await visit('/?creation=environment&type=simulation', { ...still, as })
  const box = page.getByRole('textbox', { name: 'Describe the simulation you want to create' })
  const messages = page.getByRole('log', { name: 'Messages' })
  return {
    page,
    box,
    messages,
    async ask(text: string): Promise<Frame> {
      const done = messages.getByText('Environment generated successfully!')
      const before = await done.count()
      await box.fill(text)
      await box.press('Enter')
      await expect.poll(() => done.count(), { timeout: 60_000 }).toBe(before + 1)
      return frameOn(page)
    },
  }
}

const frameOn = (page: Page) => runningFrame(page.getByRole('region', { name: 'Stage' }).locator('iframe'))

const measure = (frame: Frame, readout: string) =>
  frame.evaluate((id) => (window as unknown as InFrame).makebelieve.measure(id), readout)
const time = (frame: Frame) => frame.evaluate(() => (window as unknown as InFrame).makebelieve.time())

describe('the workspace of simulations', () => {
  it('I ask for a pendulum on the Moon, see that it agrees with its equations, and change it by talking', async () => {
    const { page, messages, ask } = await simulations(newPerson())
    const frame = await ask('a pendulum on the Moon')
    expect(await frame.evaluate(() => (window as unknown as InFrame).makebelieve.values())).toMatchObject({
      gravity: 1.62,
    })
    await page.getByText('agrees with its equations').first().waitFor()
    await messages.getByText('We found both things you asked for').waitFor()

    const box = page.getByRole('textbox', { name: 'Describe the simulation you want to create' })
    await box.fill('length 2.5 m, for 8 year olds')
    await box.press('Enter')
    await messages.getByText('‘Length of the string’ is 2.5 m now.').waitFor({ timeout: 60_000 })
    await expect
      .poll(async () =>
        (await frameOn(page)).evaluate(() => (window as unknown as InFrame).makebelieve.values().length),
      )
      .toBe(2.5)
    await environmentsOn(page).press('Versions')
    await page.getByText('Version 1').waitFor()
  })

  it.runIf(isThorough('simulation'))(
    'I take it along with its lesson sheet, and save the numbers that I measured',
    async () => {
      const { page, ask } = await simulations()
      const frame = await ask('foxes and rabbits')
      await frame.getByRole('button', { name: 'Step' }).click()
      await frame.getByRole('button', { name: 'Save the numbers (CSV)' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save it' }).click()
      expect((await download).suggestedFilename()).toBe('predator-and-prey.csv')

      await environmentsOn(page).press('Download')
      const sheet = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Lesson sheet' }).click()
      expect((await sheet).suggestedFilename()).toBe('lesson-sheet.html')
    },
  )

  it.runIf(isThorough('simulation'))(
    'says honestly that it has no topic, and offers what it has',
    async () => {
      const { page, box, messages } = await simulations()
      await box.fill('wizards turn into frogs and frogs turn into princes')
      await box.press('Enter')
      await messages.getByText("We don't have a lesson on", { exact: false }).first().waitFor()
      await messages.getByRole('button', { name: 'Make it anyway', exact: false }).click()
      const frame = await frameOn(page)
      await frame.getByText("We don't have a ready-made topic for this").waitFor()
    },
  )
})

/** A topic that is there already, and need not be made. */
async function pendulum(): Promise<Frame> {
  const { page } = await visit('/education/pendulum', still)
  return runningFrame(page.locator('iframe'))
}

describe('a simulation', () => {
  it('is driven by the keyboard alone, and says what is to be seen', async () => {
    const frame = await pendulum()
    // Where nothing may move by itself, it waits.
    expect(await time(frame)).toBe(0)
    const play = frame.getByRole('button', { name: 'Play' })
    await play.focus()
    await play.press('Enter')
    await expect.poll(() => time(frame)).toBeGreaterThan(0.3)
    await frame.getByRole('button', { name: 'Pause' }).press('Enter')
    const stopped = await time(frame)
    // Whoever stops it reads what is there now, not what was there a moment ago.
    const speed = frame.locator('.ms-readouts > div', { hasText: 'Speed of the weight' }).locator('dd')
    expect(await speed.textContent()).toBe(`${(await measure(frame, 'speed')).toFixed(2)} m/s`)
    await frame.locator('body').press('.')
    expect(await time(frame)).toBeCloseTo(stopped + 0.1, 1)
    await frame.locator('body').press('r')
    expect(await time(frame)).toBe(0)

    const slider = frame.getByRole('slider', { name: 'Length of the string' })
    await slider.focus()
    await slider.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toBe('3.00 m')
    await frame
      .getByRole('status')
      .filter({ hasText: 'degrees to the right' })
      .first()
      .waitFor({ state: 'attached' })
    expect(await frame.getByRole('img', { name: /A pendulum\. The weight is/ }).count()).toBe(1)
  })

  it.runIf(isThorough('simulation'))('compares two runs side by side', async () => {
    const frame = await pendulum()
    await frame.getByRole('button', { name: 'Compare' }).click()
    await frame.getByRole('spinbutton', { name: 'Length of the string, m' }).fill('3')
    await frame.getByRole('spinbutton', { name: 'Length of the string, m' }).press('Enter')
    await frame.evaluate(() => (window as unknown as InFrame).makebelieve.step(60))
    expect(await frame.getByRole('img', { name: /run [AB]/ }).count()).toBe(2)
    await frame.getByRole('button', { name: 'Run A' }).click()
    const length = frame.getByRole('spinbutton', { name: 'Length of the string, m' })
    expect(await length.inputValue()).toBe('1')
  })

  it.runIf(isThorough('simulation'))('asks me to predict, and lets itself decide', async () => {
    const frame = await pendulum()
    await frame.getByRole('tab', { name: 'Predict' }).click()
    const question = frame.getByRole('group', { name: /five times as heavy/ })
    await question.getByRole('radio', { name: 'It gets longer' }).check()
    await frame.getByRole('button', { name: 'Run it and see' }).first().click()
    await frame.getByText(/It is: It stays the same\. We ran both/).waitFor()
    await frame.getByRole('tab', { name: 'Formulas' }).click()
    expect(await frame.locator('math').count()).toBeGreaterThan(0)
    await frame.getByRole('tab', { name: 'Check it' }).click()
    await frame.getByRole('button', { name: 'Check it here and now' }).click()
    await frame.getByText(/(\d+) of \1 hold/).waitFor()
  })

  it('is accessible, fits a phone, and measures what it should', async () => {
    const frame = await pendulum()
    const page = frame.page()
    await frame.evaluate(() => (window as unknown as InFrame).makebelieve.step(600))
    expect(await measure(frame, 'period')).toBeCloseTo(2.02, 2)
    await expectAccessible(page)
    for (const width of [widths.phone, widths.tablet]) await expectFits(page, width)
    const overflow = await frame.evaluate(() => document.querySelector('.ms')?.scrollWidth ?? 0)
    expect(overflow).toBeLessThanOrEqual(await frame.evaluate(() => innerWidth))

    // On a phone the stage stays in view while the last of the settings is moved.
    await page.setViewportSize({ width: widths.phone, height: 844 })
    const last = frame.getByRole('slider').last()
    await last.focus()
    const places = () =>
      frame.evaluate(() => {
        const [stage, slider] = ['.ms-stage', '.ms-field:last-child input[type=range]'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        return {
          stage: stage?.top ?? -1,
          below: (slider?.top ?? 0) - (stage?.bottom ?? 0),
          end: innerHeight - (slider?.bottom ?? 0),
        }
      })
    await expect.poll(async () => (await places()).stage).toBeGreaterThanOrEqual(0)
    expect((await places()).below).toBeGreaterThanOrEqual(0)
    expect((await places()).end).toBeGreaterThanOrEqual(0)

    // On a laptop the settings stand beside the stage.
    await page.setViewportSize({ width: 1280, height: 720 })
    const beside = () =>
      frame.evaluate(() => {
        const [stage, settings] = ['.ms-stage', '.ms-settings'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        return (settings?.left ?? 0) - (stage?.right ?? 0)
      })
    await expect.poll(beside).toBeGreaterThan(0)
  })
})
