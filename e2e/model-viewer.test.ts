import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { makeModel, viewOf, visitModels } from './model-workspace.ts'
import { expectAccessible, screenshots, signUp, useVisitors } from './visitor.ts'

const visit = useVisitors()
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 120_000 })
const patient = { timeout: 45_000 }

type Owner = { storageState: Awaited<ReturnType<BrowserContext['storageState']>>; modelId: string }
const owners = new Map<string, Promise<Owner>>()

/** Somebody who has made this. Making takes a while, so whoever looks at it next is the same person. */
function ownerOf(prompt: string): Promise<Owner> {
  const known = owners.get(prompt)
  if (known) return known
  const owner = makeOne(prompt)
  owners.set(prompt, owner)
  return owner
}

async function makeOne(prompt: string): Promise<Owner> {
  const { page } = await visit('/')
  await signUp(page)
  const { modelId } = await makeModel(page, prompt)
  return { modelId, storageState: await page.context().storageState() }
}

async function openOne(prompt: string, { prepare, ...options }: Looking = {}) {
  const { storageState, modelId } = await ownerOf(prompt)
  const visitor = await visit('/', { storageState, ...options })
  await prepare?.(visitor.page)
  return { visitor, workspace: await visitModels(visitor.page, `&id=${modelId}`) }
}

type Looking = BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> }

async function lookAt(prompt: string, options: Looking = {}) {
  const { workspace } = await openOne(prompt, options)
  await workspace.shown()
  return workspace
}

/** Nothing moves by itself, so that what moves was moved. */
const still = { reducedMotion: 'reduce' } as const

describe('looking at a model', () => {
  it('I turn it with the keys and the mouse, come nearer, and put it back', async () => {
    const { canvas, page, stage } = await lookAt('a red mug', still)
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
    await stage.getByRole('button', { name: 'Reset the view' }).click()
    await expect.poll(yaw, patient).toBe(begun)
  })

  it('it turns by itself', async () => {
    const { canvas, stage } = await lookAt('a red mug')
    const button = stage.getByRole('button', { name: 'Turn by itself' })
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    const { yaw } = await viewOf(canvas)
    await expect.poll(() => viewOf(canvas).then((view) => view.yaw), patient).toBeGreaterThan(yaw)
  })

  it('it stands still for people who mind, and nothing is drawn while nothing moves', async () => {
    const { canvas, page, stage } = await lookAt('a red mug', still)
    const button = stage.getByRole('button', { name: 'Turn by itself' })
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await page.waitForTimeout(1_500)
    const { drawn } = await viewOf(canvas)
    await page.waitForTimeout(1_500)
    expect((await viewOf(canvas)).drawn).toBe(drawn)
  })

  it('I take it apart: parts have names, can be hidden, and get another colour', async () => {
    const { canvas, stage, page } = await lookAt('a corgi wearing a top hat', still)
    await stage.getByRole('button', { name: 'Parts' }).click()
    const panel = stage.getByRole('complementary', { name: 'Parts' })
    const colours = panel.getByLabel(/^Colour of /)
    expect(await colours.count()).toBeGreaterThan(1)
    const whole = await canvas.screenshot()
    await colours.first().fill('#00ff44')
    await expect.poll(async () => (await canvas.screenshot()).equals(whole), patient).toBe(false)
    const painted = await canvas.screenshot()
    await panel
      .getByRole('button', { name: /^Hide / })
      .first()
      .click()
    await panel
      .getByRole('button', { name: /^Show / })
      .first()
      .waitFor()
    await expect.poll(async () => (await canvas.screenshot()).equals(painted), patient).toBe(false)
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'As it was made' }).click()
    expect(await panel.getByRole('button', { name: /^Show / }).count()).toBe(0)
  })

  it('I see how it is built, how large it is, and how it looks in another light', async () => {
    const { canvas, stage, page } = await lookAt('a wooden chair', still)
    const before = await canvas.screenshot()
    await stage.getByRole('button', { name: 'Wireframe' }).click()
    await expect.poll(async () => (await canvas.screenshot()).equals(before), patient).toBe(false)
    await stage.getByRole('button', { name: 'Wireframe' }).click()
    await stage.getByRole('button', { name: 'Dimensions' }).click()
    expect(await stage.getByText(/^\d+\.\d+ m$/).count()).toBe(3)
    await stage.getByRole('radio', { name: 'Night' }).check({ force: true })
    await expectAccessible(page)
    await screenshots(page, 'model-viewer')
  })

  it('I take a picture of it', async () => {
    const { stage, page } = await lookAt('a red mug', still)
    const download = page.waitForEvent('download')
    await stage.getByRole('button', { name: 'Take a picture' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('model.png')
    const stream = await file.createReadStream()
    const { value } = await stream[Symbol.asyncIterator]().next()
    expect(value.subarray(1, 4).toString()).toBe('PNG')
  })

  it.each([
    ['model.glb', 'model.glb', 'glTF'],
    ['OBJ with textures (zip)', 'model.obj.zip', 'PK'],
    ['STL, for printing', 'model.stl', ''],
    ['USDZ, for Apple devices', 'model.usdz', 'PK'],
  ])('I download it as %s', async (label, name, begins) => {
    const { stage, page } = await lookAt('a red mug', still)
    await stage.getByRole('button', { name: 'Download' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: label }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(name)
    const stream = await file.createReadStream()
    const { value } = await stream[Symbol.asyncIterator]().next()
    expect(value.subarray(0, begins.length).toString()).toBe(begins)
  })
})

describe('where it cannot be shown', () => {
  it('a browser without WebGL says so, and the model can still be downloaded', async () => {
    const { visitor, workspace } = await openOne('a red mug', {
      ...still,
      prepare: (page) =>
        page.addInitScript(() => {
          const { getContext } = HTMLCanvasElement.prototype
          HTMLCanvasElement.prototype.getContext = function (
            this: HTMLCanvasElement,
            kind: string,
            ...rest: unknown[]
          ) {
            return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
          } as typeof getContext
        }),
    })
    await workspace.stage.getByText('No 3D here').waitFor({ timeout: 20_000 })
    await workspace.stage.getByRole('button', { name: 'Download' }).waitFor()
    await expectAccessible(workspace.page)
    // The library says in the console what it could not do, which is what this test wants.
    visitor.problems.length = 0
  })

  it('a link that ran out is renewed when I load it again', async () => {
    const { workspace } = await openOne('a red mug', {
      ...still,
      prepare: (page) => page.route('**/model.glb*', (route) => route.fulfill({ status: 403, body: '' })),
    })
    await workspace.stage.getByText('The model did not arrive').waitFor({ timeout: 20_000 })
    await workspace.page.unroute('**/model.glb*')
    await workspace.stage.getByRole('button', { name: 'Load again' }).click()
    await workspace.shown()
  })

  it('a room is offered only to devices that have one', async () => {
    const { stage } = await lookAt('a red mug', still)
    expect(await stage.getByRole('button', { name: 'See it in your room' }).count()).toBe(0)
  })
})
