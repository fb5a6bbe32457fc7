import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { environmentsOn, openEnvironments, visitEnvironments } from './environment-workspace.ts'
import { leaveCredits } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
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

const visit = useVisitors({ reducedMotion: 'reduce', stage: 'light' })
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 240_000 })
const createCall = '**/api/environment/create-environment/**'
const fails = (code: string, status: number, message: string) => ({ status, json: { code, message } })
const generated = 'Environment generated successfully!'

describe('making an environment', () => {
  it('I type what I want on my phone, see the stages, walk in it, and read the proof', async () => {
    const phone = { viewport: { width: widths.phone, height: 700 } }
    const { page } = await visit('/', { ...phone, as: newPerson(), stage: 'real' })
    await page.getByRole('combobox', { name: 'What to make' }).selectOption('Environment')
    await page.getByRole('textbox', { name: 'What to build?' }).fill('a pond with two ducks and a bench')
    await page.keyboard.press('Enter')
    await page.waitForURL(/creation=environment/)
    const workspace = environmentsOn(page)
    const { messages, stage, walkable } = workspace
    await walkable()
    expect(await page.evaluate(() => localStorage.getItem('newPrompt'))).toBeNull()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    expect(await messages.getByText('a pond with two ducks and a bench', { exact: true }).count()).toBe(1)
    await messages.getByText(generated).waitFor()
    const proof = messages.getByRole('region', { name: 'Proof' })
    await proof.getByText(/We found .+ things? you asked for/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Scene', exact: true }).click()
    await stage.getByRole('button', { name: 'Reset view' }).waitFor()
    await page.getByRole('button', { name: 'Previous Environments', exact: true }).click()
    await page.getByRole('button', { name: /^Menu for / }).waitFor()
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await page.getByRole('button', { name: /1,800 credits/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
  })

  it.runIf(isThorough('environment-chat'))(
    'a link with a prompt fills the box and sends nothing',
    async () => {
      const { box, messages } = await openEnvironments(visit, '&prompt=a%20green%20valley')
      expect(await box.inputValue()).toBe('a green valley')
      expect(await messages.getByText(generated).count()).toBe(0)
    },
  )

  it('the empty stage says what to do, an example is one press away, and I take along what was made', async () => {
    const { page, messages } = await openEnvironments(visit)
    const empty = 'Enter a prompt to generate an environment or select an existing one from the panel'
    await page.getByText(empty).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    const picture = page.waitForRequest('**/api/assets/store-snapshot', { timeout: 90_000 })
    await page.getByRole('button', { name: 'an island with a lighthouse and a red boat' }).click()
    await messages.getByText(generated).waitFor({ timeout: 60_000 })
    // Its first picture is taken from the stage by itself.
    expect((await picture).postDataJSON()).toMatchObject({
      type: 'Environment',
      saveToDatabase: true,
      image: expect.stringMatching(/^data:image\//),
    })
    const download = page.waitForEvent('download')
    await messages.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('environment.zip')
  })

  it.runIf(isThorough('environment-chat'))('I regenerate it, and it is made with another seed', async () => {
    const { page, ask, messages, ready, shelf } = await openEnvironments(visit)
    await ask('a meadow with a red barn')
    const again = page.waitForRequest(createCall)
    await messages.getByRole('button', { name: 'Regenerate' }).click()
    const query = new URL((await again).url()).searchParams
    expect(Number(query.get('seed'))).toBeGreaterThanOrEqual(0)
    expect(query.has('modelId')).toBe(false)
    await ready()
    expect(await messages.getByText(generated).count()).toBe(2)
    await shelf
      .getByRole('button', { name: /^Menu for / })
      .nth(1)
      .waitFor()
  })

  it.runIf(isTurn('changing it by chat', 'environment'))(
    'I say what to change and am told what has changed, or begin anew with an empty stage',
    async () => {
      const withCopy = async (caller: Caller) =>
        `/?creation=environment&id=${(await ownCopy(caller, 'environment')).modelId}`
      const { page } = await visit(withCopy, { as: newPerson() })
      const { ask, messages, box, stage, walkable } = environmentsOn(page)
      await walkable()
      const first = stage.getByRole('heading', { level: 2 })
      const name = await first.textContent()
      expect(await box.getAttribute('placeholder')).toBe('Say what to change, or press + for a new one')
      const asked = page.waitForRequest(createCall)
      await ask('make it night')
      expect(new URL((await asked).url()).searchParams.get('modelId')).not.toBeNull()
      await messages.getByText('Done. This is what changed:').waitFor()
      await walkable()
      expect(await first.textContent()).toBe(name)
      for (const width of Object.values(widths)) await expectFits(page, width)
      await screenshots(page, 'environment-workspace')
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      // On its way through all widths, nothing was said twice and nothing was lost.
      expect(await messages.getByText('make it night', { exact: true }).count()).toBe(1)

      await page.getByRole('button', { name: 'New environment' }).click()
      await messages.getByText('Describe a place. A moment later, you can walk around in it.').waitFor()
      expect(await box.getAttribute('placeholder')).toBe('Describe the environment you want to create')
      expect(new URL(page.url()).searchParams.get('id')).toBeNull()
    },
  )

  it.runIf(isThorough('environment-chat'))(
    'I reload while it is being made, and it is picked up where it is',
    async () => {
      const { page, box } = await openEnvironments(visit)
      const begun = page.waitForResponse(createCall)
      await box.fill('a meadow with a pond')
      await box.press('Enter')
      await begun
      await page.reload()
      await hydrated(page)
      const { messages } = environmentsOn(page)
      await messages.getByText(generated).waitFor({ timeout: 60_000 })
      expect(await messages.getByText(generated).count()).toBe(1)
    },
  )
})

describe('without an account', () => {
  it.runIf(isTurn('making something without an account', 'environment'))(
    'I make a place, am kindly asked to sign up, and what I made stays mine',
    async () => {
      const { page } = await visit('/?creation=environment')
      const { ask, messages, shelf, press, walkable, stage } = environmentsOn(page)
      await shelf.getByText('The environments you make will appear here.').waitFor()
      await ask('a desert with a tent and a camel')
      await messages.getByText(generated).waitFor()
      await walkable()
      await expectAccessible(page)
      await press('Publish')
      await page
        .getByRole('dialog')
        .getByText(/Publishing needs an account/)
        .waitFor()
      await page.keyboard.press('Escape')
      await messages.getByText('Saved for 24 hours. Sign up to keep it.').waitFor()
      const name = (await stage.getByRole('heading', { level: 2 }).textContent()) ?? ''

      await signUp(page)
      const back = await visitEnvironments(page)
      await back.shelf.getByRole('button', { name: /^Menu for / }).waitFor()
      await back.walkable()
      expect(await back.stage.getByRole('heading', { level: 2 }).textContent()).toBe(name)
      await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
    },
  )
})

describe('when something goes wrong', () => {
  it.runIf(isThorough('environment-chat'))(
    'it says why in the words of the server, or at least its status, and Retry makes it',
    async () => {
      const { page, box, messages } = await openEnvironments(visit)
      await box.fill('a meadow')
      await box.press('Shift+Enter')
      expect(await messages.getByText('a meadow').count()).toBe(0)
      const held = Promise.withResolvers<void>()
      await page.route(createCall, async (route) => {
        await held.promise
        await route.fulfill({ status: 500, body: '' })
      })
      await box.press('Enter')
      // While it works it shows its stages and what it costs, and nothing else can be said.
      await messages.getByText('Generating environment...').waitFor()
      await messages.getByRole('list', { name: 'Progress' }).getByText('Walking through it').waitFor()
      await messages.getByText("Costs 200 credits, charged only once it's proven.").waitFor()
      expect(await box.isDisabled()).toBe(true)
      expect(await box.getAttribute('placeholder')).toBe('Please wait...')
      held.resolve()
      await messages
        .getByText('Error generating environment: Environment creation failed with status: 500')
        .waitFor()
      await page.unroute(createCall)

      await page.route(createCall, (route) =>
        route.fulfill(fails('unavailable', 503, 'The workshop is full.')),
      )
      await messages.getByRole('button', { name: 'Retry' }).click()
      await messages.getByText('Error generating environment: The workshop is full.').waitFor()
      await expectAccessible(page)
      await page.unroute(createCall)
      await messages.getByRole('button', { name: 'Retry' }).click()
      await messages.getByText(generated).waitFor({ timeout: 60_000 })
      expect(await messages.getByText(/Error generating/).count()).toBe(0)
      expect(await messages.getByText('a meadow', { exact: true }).count()).toBe(1)
    },
  )

  it.runIf(isThorough('environment-chat'))(
    'without credits I am told so, and where to get more',
    async () => {
      const person = newPerson()
      const { page } = await visit('/?creation=environment', { as: person })
      await leaveCredits(person.email, 100)
      const { messages, box } = environmentsOn(page)
      await box.fill('a meadow')
      await box.press('Enter')
      await messages.getByText('You have no credits left').waitFor()
      await messages.getByRole('button', { name: 'Retry' }).waitFor()
      await messages.getByRole('link', { name: 'Buy Credits' }).click()
      await page.waitForURL('**/plans')
    },
  )

  it.runIf(isThorough('environment-chat'))('a visitor who had enough for now is led to sign in', async () => {
    const { page } = await visit('/?creation=environment')
    const { box, messages } = environmentsOn(page)
    const enough = fails('too_many_requests', 429, 'That is enough for an hour.')
    await page.route(createCall, (route) => route.fulfill(enough))
    await box.fill('a meadow')
    await box.press('Enter')
    await messages.getByText('Error generating environment: That is enough for an hour.').waitFor()
    await messages.getByRole('link', { name: 'Sign in' }).waitFor()
  })
})

describe('a picture of my own', () => {
  const chooser = 'input[type=file]'
  /** A red evening, as a file. */
  const evening = () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('There is no canvas')
    brush.fillStyle = '#c3542f'
    brush.fillRect(0, 0, 320, 120)
    brush.fillStyle = '#2a3d22'
    brush.fillRect(0, 120, 320, 80)
    return canvas.toDataURL('image/png')
  }

  it.runIf(isTurn('a picture of my own', 'environment'))(
    'goes along with my words, stands in the chat, and can be taken away before',
    async () => {
      const { page, messages, box } = await openEnvironments(visit)
      const buffer = Buffer.from((await page.evaluate(evening)).split(',')[1] ?? '', 'base64')
      const choose = () =>
        page.locator(chooser).setInputFiles({ name: 'evening.png', mimeType: 'image/png', buffer })
      await choose()
      await page.getByText('Your picture sets the colours and the light.').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Remove the picture' }).click()
      expect(await page.getByRole('img', { name: 'Your picture: evening.png' }).count()).toBe(0)
      await choose()
      await page.getByRole('img', { name: 'Your picture: evening.png' }).waitFor()
      // What is asked for is enough; what the server makes of a picture is tested there.
      await page.route(createCall, (route) =>
        route.fulfill(fails('unavailable', 503, 'The workshop is full.')),
      )
      const sent = page.waitForRequest(createCall)
      await box.fill('hills with a lonely tree')
      await box.press('Enter')
      expect(new URL((await sent).url()).searchParams.get('imageId')).toMatch(/^[\w-]+$/)
      await messages.getByRole('img', { name: 'Your picture: evening.png' }).waitFor()
    },
  )

  it.runIf(isThorough('environment-chat'))(
    'can be dropped and pasted, and is refused when it is no picture or too large',
    async () => {
      const { page, box } = await openEnvironments(visit)
      await box.evaluate(
        (element, url) => {
          const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
          const data = new DataTransfer()
          data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
          element.dispatchEvent(
            new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          )
        },
        await page.evaluate(evening),
      )
      await page.getByRole('img', { name: 'Your picture: dropped.png' }).waitFor()
      await box.evaluate(
        (element, url) => {
          const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
          const clipboardData = new DataTransfer()
          clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        },
        await page.evaluate(evening),
      )
      await page.getByRole('img', { name: 'Your picture: pasted.png' }).waitFor()

      const choose = (name: string, mimeType: string, bytes: number) =>
        page.locator(chooser).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) })
      await choose('notes.txt', 'text/plain', 10)
      await page.getByText('Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.').waitFor()
      await choose('huge.png', 'image/png', 10 * 1024 * 1024 + 1)
      await page.getByText('File too large. Maximum size is 10MB.').waitFor()
    },
  )
})
