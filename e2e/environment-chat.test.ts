import { describe, expect, it, vi } from 'vitest'
import {
  environmentsOn,
  lightStage,
  openEnvironments,
  realStage,
  visitEnvironments,
} from './environment-workspace.ts'
import { leaveCredits } from './game-workspace.ts'
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

const visit = useVisitors()
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 120_000 })
const still = { reducedMotion: 'reduce' } as const
const createCall = '**/api/environment/create-environment/**'
const fails = (code: string, status: number, message: string) => ({ status, json: { code, message } })
const generated = 'Environment generated successfully!'

async function visitLightly() {
  const visitor = await visit('/', still)
  await lightStage(visitor)
  return visitor
}

describe('making an environment', () => {
  it('I type what I want on my phone, see the stages, walk in it, and read the proof', async () => {
    const visitor = await visit('/', { ...still, viewport: { width: widths.phone, height: 844 } })
    const { page } = visitor
    await realStage(visitor)
    await signUp(page)
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
    await proof.getByText(/What you asked for: \d+ of \d+/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Scene', exact: true }).click()
    await stage.getByRole('button', { name: 'Reset view' }).waitFor()
    await page.getByRole('button', { name: 'Previous Environments', exact: true }).click()
    await page.getByRole('button', { name: /^Menu of / }).waitFor()
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await page.getByRole('button', { name: /1,800 credits/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
  })

  it('a link with a prompt fills the box and sends nothing', async () => {
    const { box, messages } = await openEnvironments(await visit('/'), '&prompt=a%20green%20valley')
    expect(await box.inputValue()).toBe('a green valley')
    expect(await messages.getByText(generated).count()).toBe(0)
  })

  it('the empty stage says what to do, and an example is one press away', async () => {
    const { page, messages } = await openEnvironments(await visitLightly())
    const empty = 'Enter a prompt to generate an environment or select an existing one from the panel'
    await page.getByText(empty).waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await page.getByRole('button', { name: 'a tiny island with a lighthouse and a red boat' }).click()
    await messages.getByText(generated).waitFor({ timeout: 60_000 })
  })

  it('I say what to change, and it is told what has changed', async () => {
    const { page, ask, messages, box, stage, walkable } = await openEnvironments(await visitLightly())
    await ask('a meadow with a red barn')
    const first = stage.getByRole('heading', { level: 2 })
    const name = await first.textContent()
    expect(await box.getAttribute('placeholder')).toBe('Say what to change, or press + for a new one')
    const asked = page.waitForRequest(createCall)
    await ask('make it night')
    expect(new URL((await asked).url()).searchParams.get('modelId')).not.toBeNull()
    await messages.getByText('Done. This is what changed:').waitFor()
    await walkable()
    expect(await first.textContent()).toBe(name)
    await screenshots(page, 'environment-workspace')
    // On its way through all widths, nothing was said twice and nothing was lost.
    expect(await messages.getByText('make it night', { exact: true }).count()).toBe(1)
  })

  it('I regenerate it, and it is made with another seed', async () => {
    const { page, ask, messages, ready, shelf } = await openEnvironments(await visitLightly())
    await ask('a meadow with a red barn')
    const again = page.waitForRequest(createCall)
    await messages.getByRole('button', { name: 'Regenerate' }).click()
    const query = new URL((await again).url()).searchParams
    expect(Number(query.get('seed'))).toBeGreaterThanOrEqual(0)
    expect(query.has('modelId')).toBe(false)
    await ready()
    expect(await messages.getByText(generated).count()).toBe(2)
    await expect.poll(() => shelf.getByRole('button', { name: /^Menu of / }).count()).toBe(2)
  })

  it('I export what was made as a zip with its script and its page', async () => {
    const { page, ask, messages } = await openEnvironments(await visitLightly())
    await ask('a meadow with a red barn')
    const download = page.waitForEvent('download')
    await messages.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('environment.zip')
  })

  it('I reload while it is being made, and it is picked up where it is', async () => {
    const { page, box } = await openEnvironments(await visitLightly())
    const begun = page.waitForResponse(createCall)
    await box.fill('a snowy village with a church and six houses')
    await box.press('Enter')
    await begun
    await page.reload()
    await hydrated(page)
    const { messages } = environmentsOn(page)
    await messages.getByText(generated).waitFor({ timeout: 60_000 })
    expect(await messages.getByText(generated).count()).toBe(1)
  })
})

describe('without an account', () => {
  it('I try it for nothing, am kindly asked to sign in, and what I made becomes mine', async () => {
    const { page } = await visitLightly()
    const { ask, messages, shelf, press, walkable, stage } = await visitEnvironments(page)
    await shelf.getByText('Sign in, and the environments you make stand here.').waitFor()
    await ask('a desert with a tent and a camel')
    await messages.getByText(generated).waitFor()
    await walkable()
    await expectAccessible(page)
    await press('Publish')
    await page.getByText('No environment or user information found').waitFor()
    const address = await messages.getByRole('link', { name: 'Sign in to keep it' }).getAttribute('href')
    expect(address).toBe('/sign-in?next=%2F%3Fcreation%3Denvironment')
    const name = (await stage.getByRole('heading', { level: 2 }).textContent()) ?? ''

    await signUp(page)
    const back = await visitEnvironments(page)
    await page.getByText(`${name} is kept. You find it under Previous Environments.`).waitFor()
    await back.shelf.getByRole('button', { name: /^Menu of / }).waitFor()
    await back.walkable()
    await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
  })
})

describe('when something goes wrong', () => {
  it('it says why in the words of the server, and Retry makes it', async () => {
    const { page, box, messages } = await openEnvironments(await visitLightly())
    await page.route(createCall, (route) => route.fulfill(fails('unavailable', 503, 'The workshop is full.')))
    await box.fill('a meadow')
    await box.press('Enter')
    await messages.getByText('Error generating environment: The workshop is full.').waitFor()
    await expectAccessible(page)
    await page.unroute(createCall)
    await messages.getByRole('button', { name: 'Retry' }).click()
    await messages.getByText(generated).waitFor({ timeout: 60_000 })
    expect(await messages.getByText(/Error generating/).count()).toBe(0)
    expect(await messages.getByText('a meadow', { exact: true }).count()).toBe(1)
  })

  it('a server that says nothing is told by its status', async () => {
    const { page, box, messages } = await openEnvironments(await visit('/'))
    await page.route(createCall, (route) => route.fulfill({ status: 500, body: '' }))
    await box.fill('a meadow')
    await box.press('Enter')
    const said = 'Error generating environment: Environment creation failed with status: 500'
    await messages.getByText(said).waitFor()
  })

  it('without credits I am told so, and where to get more', async () => {
    const visitor = await visit('/')
    const person = await signUp(visitor.page, newPerson())
    await leaveCredits(person.email, 100)
    const { messages, box, page } = await visitEnvironments(visitor.page)
    await box.fill('a meadow')
    await box.press('Enter')
    await messages.getByText('You have no credits left').waitFor()
    await messages.getByRole('button', { name: 'Retry' }).waitFor()
    await messages.getByRole('link', { name: 'Buy Credits' }).click()
    await page.waitForURL('**/plans')
  })

  it('a visitor who had enough for now is led to sign in', async () => {
    const { page } = await visit('/')
    const { box, messages } = await visitEnvironments(page)
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

  it('goes along with my words, stands in the chat, and can be taken away before', async () => {
    const { page, messages, ask } = await openEnvironments(await visitLightly())
    const buffer = Buffer.from((await page.evaluate(evening)).split(',')[1] ?? '', 'base64')
    const choose = () =>
      page.locator(chooser).setInputFiles({ name: 'evening.png', mimeType: 'image/png', buffer })
    await choose()
    await page.getByText('Your picture lends its colours and its light.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    expect(await page.getByRole('img', { name: 'Your picture: evening.png' }).count()).toBe(0)
    await choose()
    await page.getByRole('img', { name: 'Your picture: evening.png' }).waitFor()
    const sent = page.waitForRequest(createCall)
    await ask('hills with a lonely tree')
    expect(new URL((await sent).url()).searchParams.get('imageId')).toMatch(/^[\w-]+$/)
    await messages.getByRole('img', { name: 'Your picture: evening.png' }).waitFor()
    await messages.getByText(generated).waitFor()
  })

  it('can be dropped and pasted', async () => {
    const { page, box } = await openEnvironments(await visit('/'))
    await box.evaluate(
      (element, url) => {
        const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
        element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      await page.evaluate(evening),
    )
    await page.getByRole('img', { name: 'Your picture: dropped.png' }).waitFor()
    await box.evaluate(
      (element, url) => {
        const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      await page.evaluate(evening),
    )
    await page.getByRole('img', { name: 'Your picture: pasted.png' }).waitFor()
  })

  it('is refused when it is no picture or too large, in the specified words', async () => {
    const { page } = await openEnvironments(await visit('/'))
    const choose = (name: string, mimeType: string, bytes: number) =>
      page.locator(chooser).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) })
    await choose('notes.txt', 'text/plain', 10)
    await page.getByText('Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.').waitFor()
    await choose('huge.png', 'image/png', 10 * 1024 * 1024 + 1)
    await page.getByText('File too large. Maximum size is 10MB.').waitFor()
  })
})

describe('the chat', () => {
  it('sends with Enter, makes a line with Shift+Enter, and shows the stages while it works', async () => {
    const { page, box, messages, ready } = await openEnvironments(await visitLightly())
    await box.fill('a meadow')
    await box.press('Shift+Enter')
    expect(await messages.getByText('a meadow').count()).toBe(0)
    await page.route(
      createCall,
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500))
        await route.continue()
      },
      { times: 1 },
    )
    await box.press('Enter')
    await messages.getByText('Generating environment...').waitFor()
    await messages.getByRole('list', { name: 'Progress' }).getByText('Walking through it').waitFor()
    await messages.getByText('Costs 200 credits, once it is proven.').waitFor()
    expect(await box.isDisabled()).toBe(true)
    expect(await box.getAttribute('placeholder')).toBe('Please wait...')
    await ready()
  })

  it('begins anew with an empty stage when I ask for that', async () => {
    const { page, ask, messages, box } = await openEnvironments(await visitLightly())
    await ask('a meadow')
    await page.getByRole('button', { name: 'New environment' }).click()
    await messages.getByText('Describe a place. You can walk in it a moment later.').waitFor()
    expect(await box.getAttribute('placeholder')).toBe('Describe the environment you want to create')
    expect(new URL(page.url()).searchParams.get('id')).toBeNull()
  })
})
