import type { Download, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { isTurn } from './journeys.ts'
import { modelsOn, viewOf, visitModels } from './model-workspace.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import { expectAccessible, framesPass, newPerson, screenshots, useVisitors } from './visitor.ts'

/** Few pixels, none of which moves by itself: what moves was moved. */
const still = { reducedMotion: 'reduce', viewport: { width: 1280, height: 600 } } as const
const visit = useVisitors({ ...still, stage: 'real' })
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 120_000 })
const patient = { timeout: 45_000 }

type Looking = Parameters<typeof visit>[1] & { prepare?: (page: Page) => Promise<unknown> }

async function openMug({ prepare, ...options }: Looking = {}) {
  const person = newPerson()
  if (!prepare) {
    const withCopy = async (caller: Caller) => `/?creation=3d&id=${(await ownCopy(caller, 'model')).modelId}`
    return modelsOn((await visit(withCopy, { as: person, ...options })).page)
  }
  const { page } = await visit('/about', { as: person, ...options })
  const { modelId } = await ownCopy(page, 'model')
  await prepare(page)
  return visitModels(page, `&id=${modelId}`)
}

async function lookAtMug(options: Looking = {}) {
  const workspace = await openMug(options)
  await workspace.shown()
  return workspace
}

async function beginningOf(file: Download): Promise<Buffer> {
  const stream = await file.createReadStream()
  const { value } = await stream[Symbol.asyncIterator]().next()
  return value
}

describe('looking at a model', () => {
  it('I turn it with the keys and the mouse, come nearer, put it back, and take a picture of it', async () => {
    const { canvas, page, stage } = await lookAtMug()
    const yaw = () => viewOf(canvas).then((view) => view.yaw)
    const begun = await yaw()
    await canvas.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(yaw, patient).toBeCloseTo(begun + 0.2)
    const box = await canvas.boundingBox()
    if (!box) throw new Error('The canvas has no place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(yaw, patient).toBeGreaterThan(begun + 0.4)
    const { drawn } = await viewOf(canvas)
    await page.mouse.wheel(0, -240)
    await expect.poll(() => viewOf(canvas).then((view) => view.drawn), patient).toBeGreaterThan(drawn)
    await stage.getByRole('button', { name: 'Reset view' }).click()
    await expect.poll(yaw, patient).toBe(begun)

    const download = page.waitForEvent('download')
    await stage.getByRole('button', { name: 'Take a picture' }).click()
    expect((await download).suggestedFilename()).toBe('model.png')
    expect((await beginningOf(await download)).subarray(1, 4).toString()).toBe('PNG')
    // A room is offered only to devices that have one.
    expect(await stage.getByRole('button', { name: 'See it in your room' }).count()).toBe(0)
  })

  it.runIf(isThorough('model-viewer'))('it turns by itself', async () => {
    const { canvas, stage } = await lookAtMug({ reducedMotion: 'no-preference' })
    const button = stage.getByRole('button', { name: 'Auto-rotate' })
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    const { yaw } = await viewOf(canvas)
    await expect.poll(() => viewOf(canvas).then((view) => view.yaw), patient).toBeGreaterThan(yaw)
  })

  it.runIf(isThorough('model-viewer'))(
    'it stands still for people who mind, and is drawn only when I do something to it',
    async () => {
      const { canvas, stage, page } = await lookAtMug()
      const turning = stage.getByRole('button', { name: 'Auto-rotate' })
      expect(await turning.getAttribute('aria-pressed')).toBe('false')
      await framesPass(page, 30)
      const { drawn } = await viewOf(canvas)
      await framesPass(page, 30)
      expect((await viewOf(canvas)).drawn).toBe(drawn)

      const differsFrom = (before: Buffer) =>
        expect.poll(async () => (await canvas.screenshot()).equals(before), patient).toBe(false)
      const whole = await canvas.screenshot()
      await stage.getByRole('button', { name: 'Wireframe' }).click()
      await differsFrom(whole)
      await stage.getByRole('button', { name: 'Wireframe' }).click()
      await stage.getByRole('button', { name: 'Dimensions' }).click()
      expect(await stage.getByText(/^\d+\.\d+ m$/).count()).toBe(3)
      const byDay = await canvas.screenshot()
      await stage.getByRole('radio', { name: 'Night' }).check({ force: true })
      await differsFrom(byDay)
      await screenshots(page, 'model-viewer')

      // Its parts have names, can be hidden, and get another colour.
      await stage.getByRole('button', { name: 'Parts' }).click()
      const panel = stage.getByRole('complementary', { name: 'Parts' })
      const colours = panel.getByLabel(/^Colour of /)
      expect(await colours.count()).toBeGreaterThan(1)
      const plain = await canvas.screenshot()
      await colours.first().fill('#00ff44')
      await differsFrom(plain)
      const painted = await canvas.screenshot()
      const buttons = (name: RegExp) => panel.getByRole('button', { name })
      await buttons(/^Hide /)
        .first()
        .click()
      await buttons(/^Show /)
        .first()
        .waitFor()
      await differsFrom(painted)
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Reset parts' }).click()
      await buttons(/^Show /)
        .first()
        .waitFor({ state: 'detached' })
    },
  )
})

describe('where it cannot be shown', () => {
  it.runIf(isTurn('taking it along', 'model'))(
    'a browser without WebGL says so, and the model can still be downloaded in every format',
    async () => {
      const { stage, page } = await openMug({ stage: 'light' })
      await stage.getByText('No 3D here').waitFor(patient)
      await expectAccessible(page)
      for (const [label, name, begins] of [
        ['model.glb', 'model.glb', 'glTF'],
        ['OBJ with textures (zip)', 'model.obj.zip', 'PK'],
        ['STL, for 3D printing', 'model.stl', ''],
        ['USDZ, for Apple devices', 'model.usdz', 'PK'],
      ] as const) {
        await stage.getByRole('button', { name: 'Download' }).click()
        const download = page.waitForEvent('download')
        await page.getByRole('menuitem', { name: label }).click()
        expect((await download).suggestedFilename()).toBe(name)
        const beginning = await beginningOf(await download)
        expect(beginning.length).toBeGreaterThan(80)
        expect(beginning.subarray(0, begins.length).toString()).toBe(begins)
      }
    },
  )

  it.runIf(isThorough('model-viewer'))('a link that ran out is renewed when I load it again', async () => {
    const { stage, page, shown } = await openMug({
      prepare: (page) => page.route('**/model.glb*', (route) => route.fulfill({ status: 403, body: '' })),
    })
    await stage.getByText("The model didn't load").waitFor(patient)
    await page.unroute('**/model.glb*')
    await stage.getByRole('button', { name: 'Load again' }).click()
    await shown()
  })
})
