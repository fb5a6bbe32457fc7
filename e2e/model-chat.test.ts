import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { leaveCredits } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { cardOf, modelsOn, openModels, visitModels } from './model-workspace.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  screenshots,
  signUp,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors({ stage: 'light' })
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 120_000 })
/** Few pixels, none of which moves by itself. */
const small = { reducedMotion: 'reduce', viewport: { width: 1280, height: 600 } } as const
const imageCall = '**/api/models/get-image/**'
const meshCall = '**/api/models/get-3d'
const fails = (code: string, status: number, message: string) => ({ status, json: { code, message } })

describe('making a 3D model', () => {
  it('I type what I want on the first page, get a picture, turn it into 3D, and see the proof', async () => {
    const { page } = await visit('/', { ...small, as: newPerson(), stage: 'real' })
    await page.getByText('3D Model', { exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Tell me what to build' }).fill('a red mug')
    await page.keyboard.press('Enter')
    await page.waitForURL(/creation=3d/)
    const { messages, stage, shelf, convert, shown } = modelsOn(page)
    await messages.getByText('a red mug').first().waitFor()
    await messages.getByRole('img', { name: /a red mug/ }).waitFor({ timeout: 60_000 })
    await messages.getByRole('button', { name: 'Regenerate' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('newPrompt'))).toBeNull()
    // A picture is free, and stands on the stage until there is a model.
    await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
    await stage.getByRole('img').waitFor()

    await convert()
    await shown()
    await page.getByRole('button', { name: /1,800 credits/ }).waitFor()
    await stage.getByRole('heading', { name: /^.+ - a red mug$/ }).waitFor()
    await shelf.getByRole('button', { name: cardOf('a red mug') }).waitFor()
    const proof = messages.getByRole('region', { name: 'Proof' })
    await proof.getByText(/We found .+ things? you asked for/).waitFor()
    await proof.getByRole('term').getByText('Triangles').waitFor()
    await stage.getByText(/\d × \d[\d.]* × \d[\d.]* m/).waitFor()
    await screenshots(page, 'model-workspace')
    // On its way through all widths, nothing was said twice and nothing was lost.
    expect(await messages.getByText('a red mug', { exact: true }).count()).toBe(1)
    await proof.waitFor()
  })

  it.runIf(isThorough('model-chat'))('a link with a prompt fills the box and sends nothing', async () => {
    const { box, messages } = await openModels(visit, '&prompt=a%20green%20bottle')
    expect(await box.inputValue()).toBe('a green bottle')
    expect(await messages.getByRole('img').count()).toBe(0)
  })

  it.runIf(isThorough('model-chat'))('I begin with an example from the empty stage', async () => {
    const { stage, messages } = await openModels(visit)
    await stage.getByText('What should we make?').waitFor()
    await stage.getByRole('button', { name: 'a cactus in a red pot' }).click()
    await messages.getByRole('img', { name: /cactus/ }).waitFor({ timeout: 60_000 })
  })

  it.runIf(isTurn('changing it by chat', 'model'))(
    'I regenerate the picture, and it is another one; a change is made from the one that is shown',
    async () => {
      const { page, messages, draw } = await openModels(visit)
      const first = await (await draw('a wooden chair')).getAttribute('src')
      const again = page.waitForRequest(imageCall)
      await messages.getByRole('button', { name: 'Regenerate' }).click()
      const { options } = (await again).postDataJSON()
      expect(options.stable_seed).toBeGreaterThanOrEqual(0)
      await messages.getByRole('img').nth(1).waitFor({ timeout: 60_000 })
      const second = await messages.getByRole('img').last().getAttribute('src')
      const bytes = (src: string | null) => page.request.get(src ?? '').then((answer) => answer.body())
      expect((await bytes(first)).equals(await bytes(second))).toBe(false)

      const asked = page.waitForRequest(imageCall)
      await draw('make it blue')
      expect((await asked).postDataJSON().editOf).toMatch(/^[\w-]+$/)
      await messages.getByRole('button', { name: 'Draw something new instead' }).waitFor()
      // Only the newest picture can be turned into a model.
      expect(await messages.getByRole('button', { name: 'Convert to 3D' }).count()).toBe(1)
    },
  )

  it.runIf(isThorough('model-chat'))('my settings go along, each to where it belongs', async () => {
    const { page, draw, messages } = await openModels(visit)
    await page.getByRole('button', { name: 'Advanced Generation Settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Advanced Generation Settings' })
    await sheet.getByRole('textbox', { name: 'Detail level' }).fill('45')
    await sheet.getByRole('textbox', { name: 'Model simplicity' }).fill('0.9')
    await sheet.getByText('512 px').click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Done' }).click()
    const image = page.waitForRequest(imageCall)
    await draw('a bowl')
    expect((await image).postDataJSON().options).toEqual({ num_inference_steps: 45 })
    // What it is asked for is enough; nobody waits for it to be made.
    await page.route(meshCall, (route) => route.abort())
    const mesh = page.waitForRequest(meshCall)
    await messages.getByRole('button', { name: 'Convert to 3D' }).click()
    expect((await mesh).postDataJSON().options).toEqual({ simplify: 0.9, texture_size: 512 })
  })

  it.runIf(isThorough('model-chat'))(
    'I reload while it is being converted, and it is picked up where it is',
    async () => {
      const { page, draw, messages } = await openModels(visit)
      await draw('a wooden barrel')
      const begun = page.waitForResponse(meshCall)
      await messages.getByRole('button', { name: 'Convert to 3D' }).click()
      await begun
      await page.reload()
      await hydrated(page)
      await modelsOn(page).proven()
    },
  )
})

describe('when something goes wrong', () => {
  it.runIf(isThorough('model-chat'))(
    'a picture that fails says why, or at least its status, and Retry draws it',
    async () => {
      const { page, box, messages } = await openModels(visit)
      await page.route(imageCall, (route) => route.fulfill({ status: 500, body: '' }))
      await box.fill('a mug')
      await box.press('Enter')
      await messages.getByText('Failed to generate image').waitFor()
      await messages.getByText('Image generation failed with status: 500').waitFor()
      await page.unroute(imageCall)
      await page.route(imageCall, (route) =>
        route.fulfill(fails('unavailable', 503, 'The workshop is full.')),
      )
      await messages.getByRole('button', { name: 'Retry' }).click()
      await messages.getByText('The workshop is full.').waitFor()
      await page.unroute(imageCall)
      await messages.getByRole('button', { name: 'Retry' }).click()
      await messages.getByRole('img', { name: /a mug/ }).waitFor({ timeout: 60_000 })
      expect(await messages.getByText('Failed to generate image').count()).toBe(0)
    },
  )

  it.runIf(isThorough('model-chat'))(
    'what cannot be regenerated or converted says why and leaves the picture, and Retry goes on',
    async () => {
      const { page, messages, draw, proven } = await openModels(visit)
      await draw('a mug')
      await page.route(imageCall, (route) => route.fulfill(fails('internal', 500, 'Something broke.')))
      await messages.getByRole('button', { name: 'Regenerate' }).click()
      await messages.getByText('Failed to regenerate image').waitFor()
      expect(await messages.getByRole('img').count()).toBe(1)

      const reason = 'The handle floats beside the mug. Nothing was charged.'
      await page.route(meshCall, (route) => route.fulfill(fails('unprocessable', 422, reason)))
      await messages.getByRole('button', { name: 'Convert to 3D' }).click()
      await messages.getByText(reason).waitFor()
      await page.unroute(meshCall)
      await messages.getByRole('button', { name: 'Retry' }).last().click()
      await proven()
    },
  )

  it.runIf(isThorough('model-chat'))('without credits I am told so, and where to get more', async () => {
    const person = newPerson()
    const { page } = await visit('/?creation=3d', { as: person })
    await leaveCredits(person.email, 100)
    const { messages, draw } = modelsOn(page)
    await draw('a mug')
    await messages.getByRole('button', { name: 'Convert to 3D' }).click()
    await messages.getByText('You have no credits left').waitFor()
    await messages.getByRole('button', { name: 'Retry' }).waitFor()
    await messages.getByRole('link', { name: 'Buy Credits' }).click()
    await page.waitForURL('**/plans')
  })

  it.runIf(isTurn('making something without an account', 'model'))(
    'as a visitor I get pictures and a model, and when I sign up they are mine',
    async () => {
      const { page } = await visit('/?creation=3d')
      const { messages, draw, convert, shelf } = modelsOn(page)
      await draw('a blue vase')
      await shelf.getByText('The models you make will appear here.').waitFor()
      await convert()
      await messages.getByText('Saved for 24 hours. Sign up to keep it.').waitFor()
      await shelf.getByRole('button', { name: /^Menu for / }).waitFor()
      await signUp(page)
      const back = await visitModels(page)
      await back.messages.getByRole('img', { name: /a blue vase/ }).waitFor()
      await back.shelf.getByRole('button', { name: /^Menu for / }).waitFor()
    },
  )
})

describe('a picture of my own', () => {
  const chooser = 'input[type=file]'
  /** An apple on white paper, drawn by the browser. */
  const apple = async (page: Page) => {
    const url = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 400
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('There is no canvas')
      brush.fillStyle = '#fff'
      brush.fillRect(0, 0, 400, 400)
      brush.fillStyle = '#383'
      brush.fillRect(180, 40, 40, 60)
      brush.fillStyle = '#d33'
      brush.arc(200, 200, 130, 0, 7)
      brush.fill()
      return canvas.toDataURL('image/png')
    })
    return Buffer.from(url.split(',')[1] ?? '', 'base64')
  }

  async function noise(page: Page): Promise<Buffer> {
    const url = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 200
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('There is nothing to draw with')
      const image = brush.createImageData(200, 200)
      for (let i = 0; i < image.data.length; i++) image.data[i] = i % 4 === 3 ? 255 : Math.random() * 256
      brush.putImageData(image, 0, 0)
      return canvas.toDataURL('image/png')
    })
    return Buffer.from(url.split(',')[1] ?? '', 'base64')
  }

  it.runIf(isTurn('a picture of my own', 'model'))(
    'of mere noise is said to show nothing before I pay for it; one of a thing becomes a model as it is',
    async () => {
      const { page, messages, convert } = await openModels(visit)
      await page
        .locator(chooser)
        .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: await noise(page) })
      await messages.getByText('there is no shape in it', { exact: false }).waitFor()
      expect(await page.getByRole('button', { name: 'Convert to 3D' }).count()).toBe(0)
      await page
        .locator(chooser)
        .setInputFiles({ name: 'apple.png', mimeType: 'image/png', buffer: await apple(page) })
      await messages.getByText("Here's your picture. Turn it into 3D as it is.").waitFor()
      // There are no words behind it that could be drawn once more.
      expect(await messages.getByRole('button', { name: 'Regenerate' }).count()).toBe(0)
      await convert()
    },
  )

  it.runIf(isThorough('model-chat'))(
    'is refused when it is no picture or too large, in the specified words',
    async () => {
      const { page, messages } = await openModels(visit)
      const choose = (name: string, mimeType: string, bytes: number) =>
        page.locator(chooser).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) })
      await choose('notes.txt', 'text/plain', 10)
      await messages.getByText('Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.').waitFor()
      await choose('huge.png', 'image/png', 10 * 1024 * 1024 + 1)
      await messages.getByText('File too large. Maximum size is 10MB.').waitFor()
    },
  )
})

describe('the chat', () => {
  it('sends with Enter, makes a line with Shift+Enter, waits while it draws, and can be read by everybody', async () => {
    const { page, box, messages } = await openModels(visit)
    await expectAccessible(page)
    await box.fill('a mug')
    await box.press('Shift+Enter')
    expect(await messages.getByText('a mug').count()).toBe(0)
    const held = Promise.withResolvers<void>()
    await page.route(imageCall, async (route) => {
      await held.promise
      await route.continue()
    })
    await box.press('Enter')
    await messages.getByText('Drawing your picture …').waitFor()
    expect(await box.isDisabled()).toBe(true)
    expect(await box.getAttribute('placeholder')).toBe('Please wait...')
    held.resolve()
    await messages.getByRole('img').waitFor({ timeout: 60_000 })
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
  })

  it.runIf(isThorough('model-chat'))('is one of three tabs on a phone', async () => {
    const phone = { viewport: { width: widths.phone, height: 844 }, hasTouch: true }
    const { page, draw, stage } = await openModels(visit, '', phone)
    await draw('a mug')
    await page.getByRole('button', { name: 'Model', exact: true }).click()
    await stage.getByRole('img').waitFor()
    await stage.getByRole('button', { name: 'Convert to 3D' }).click()
    await stage.getByText('No 3D here').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Previous Models', exact: true }).click()
    await page.getByRole('button', { name: cardOf('a mug') }).waitFor()
    await expectAccessible(page)
  })
})
