import { devices, type Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { runningFrame } from './frame.ts'
import { gameFrame, workspaceOn, worldIn } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { modelsOn } from './model-workspace.ts'
import { asLongAsAProof, writeCode } from './versions-panel.ts'
import { hydrated, newPerson, useVisitors, widths } from './visitor.ts'

/** The whole way of four people, each from the first page, as a stranger, to something of theirs that somebody else goes on with. */

const visit = useVisitors()
vi.setConfig({ testTimeout: 400_000 })

const phone = { ...devices['iPhone 13'], defaultBrowserType: undefined, deviceScaleFactor: 0.5 }
const still = { reducedMotion: 'reduce' } as const
const made = { timeout: 110_000 }

/** Signs up by the button beside what was made, and comes back to it. */
async function signUpToKeepIt(page: Page, name: string): Promise<void> {
  const here = new URL(page.url()).searchParams.get('creation')
  const { email, password } = newPerson(name)
  await page.getByRole('log').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.searchParams.get('creation') === here)
  await page.getByRole('button', { name: `Your menu, ${name}` }).waitFor()
}

/** On a phone, chat and stage are beside each other as tabs. */
const turnTo = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: part, exact: true }).tap()

/** Shows it to everybody by the button of the stage or of its 'More' menu; the answer is the link to its page. */
async function publish(page: Page, name: string): Promise<string> {
  const stage = page.getByRole('region', { name: 'Stage' })
  const button = stage.getByRole('button', { name: 'Publish', exact: true })
  // The tools come with what is shown: for a moment after a change there are none.
  await stage
    .getByRole('button', { name: /^(Publish|More)$/ })
    .first()
    .waitFor()
  if ((await button.count()) > 0) await button.click()
  else {
    await stage.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Publish' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Publish to Creator Hub' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const published = page.getByRole('dialog', { name: 'Everyone can see it now' })
  const link = await published.getByLabel('Link').inputValue()
  await published.getByRole('button', { name: 'Close' }).click()
  return link
}

/** Somebody else follows the link, and makes a copy of their own. */
async function remix(link: string, name: string, wish: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const { page } = await visit(link, { ...wish, as: newPerson() })
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Remix' }).click()
  await page.waitForURL(/\?creation=/)
  // On a phone the chat is in front of the stage, and asks what to change.
  const stage = page.getByRole('region', { name: 'Stage', includeHidden: true })
  await stage.locator('iframe').waitFor({ ...made, state: 'attached' })
  return page
}

const from = 'from the first page to a remix'

it.runIf(isTurn(from, 'child'))(
  'as a child on my phone I say what I want, play it with my thumbs, keep it and show it to a friend, who makes it their own',
  async () => {
    const { page } = await visit('/', { ...phone, ...still })
    await page.getByRole('textbox', { name: 'What to build?' }).fill('a hedgehog collects apples in a garden')
    await page.getByRole('button', { name: 'Make it' }).tap()
    await page.waitForURL(/creation=game/)
    const workspace = workspaceOn(page)
    await workspace.stage.locator('iframe').waitFor(made)
    const game = await gameFrame(workspace)
    await game.getByRole('button', { name: 'Play' }).tap()
    await expect.poll(async () => (await worldIn(game)).tick, made).toBeGreaterThan(20)
    await turnTo(page, 'Chat')
    await signUpToKeepIt(page, 'Mia')
    await turnTo(page, 'Game')
    await gameFrame(workspaceOn(page))
    const link = await publish(page, 'Hungry hedgehog')
    const friend = workspaceOn(await remix(link, 'Hungry hedgehog', { ...phone, ...still }))
    await turnTo(friend.page, 'Chat')
    await friend.ask('make it night')
    // What was changed is in front at once; the chat says what it is.
    await turnTo(friend.page, 'Chat')
    await friend.messages.getByText(/night now/).waitFor()
  },
)

it.runIf(isTurn(from, 'teacher'))(
  'as a teacher I make a lesson from a sentence, set it up by talking, keep it, and a colleague makes it their own',
  async () => {
    const { page } = await visit('/', still)
    await page.getByText('Education Simulation', { exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Tell me what to build' }).fill('a pendulum on the Moon')
    await page.keyboard.press('Enter')
    await page.waitForURL(/type=simulation/)
    const messages = page.getByRole('log', { name: 'Messages' })
    const stage = page.getByRole('region', { name: 'Stage' })
    await messages.getByText('Environment generated successfully!').waitFor(made)
    const lesson = await runningFrame(stage.locator('iframe'))
    await lesson.getByRole('spinbutton', { name: 'Length of the string, m' }).waitFor()
    await signUpToKeepIt(page, 'Rosa')
    await runningFrame(page.getByRole('region', { name: 'Stage' }).locator('iframe'))
    const box = page.getByRole('textbox', { name: 'Describe the simulation you want to create' })
    await box.fill('length 2.5 m, for 8 year olds')
    await box.press('Enter')
    await messages.getByText('‘Length of the string’ is 2.5 m now.').waitFor(made)
    const link = await publish(page, 'Swinging on the Moon')
    const colleague = await remix(link, 'Swinging on the Moon', still)
    const theirs = await runningFrame(colleague.getByRole('region', { name: 'Stage' }).locator('iframe'))
    const length = theirs.getByRole('spinbutton', { name: 'Length of the string, m' })
    await expect.poll(() => length.inputValue()).toBe('2.5')
  },
)

it.runIf(isTurn(from, 'developer'))(
  'as an indie developer I make a game on my laptop, edit its code, keep what is proven, and another developer makes it their own',
  async () => {
    const { page } = await visit('/', { viewport: { width: 1280, height: 720 }, stage: 'light' })
    await page
      .getByRole('textbox', { name: 'Tell me what to build' })
      .fill('a rocket dodges 3 asteroids in space')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.waitForURL(/creation=game/)
    const workspace = workspaceOn(page)
    await workspace.stage.locator('iframe').waitFor(made)
    await signUpToKeepIt(page, 'Noor')
    const { stage } = workspaceOn(page)
    await gameFrame(workspaceOn(page))
    await stage.getByRole('button', { name: 'Code', exact: true }).click()
    await writeCode(page, 'game.js', '// Mine now.\n')
    await page.getByRole('button', { name: 'Save as a version' }).click()
    await page.getByText('Saved as version 2, and proven.').first().waitFor(asLongAsAProof)
    await page.getByRole('button', { name: 'Close code' }).click()
    const link = await publish(page, 'Rocket, by hand')
    const other = workspaceOn(await remix(link, 'Rocket, by hand', { stage: 'light' }))
    await other.stage.getByRole('button', { name: 'Code', exact: true }).click()
    await other.page.getByRole('textbox', { name: 'Code of game.js' }).getByText('// Mine now.').waitFor()
  },
)

it.runIf(isTurn(from, 'artist'))(
  'as an artist I describe a model, turn its picture into 3D, keep it, and somebody finds it in the Creator Hub and makes it their own',
  async () => {
    const { page } = await visit('/', {
      ...still,
      viewport: { width: widths.tablet, height: 900 },
      stage: 'light',
    })
    await page.getByText('3D Model', { exact: true }).first().click()
    await page
      .getByRole('textbox', { name: 'Tell me what to build' })
      .fill('a green teapot with a wooden handle')
    await page.keyboard.press('Enter')
    await page.waitForURL(/creation=3d/)
    const { messages, convert } = modelsOn(page)
    await messages.getByRole('img', { name: /green teapot/ }).waitFor(made)
    await convert()
    await signUpToKeepIt(page, 'Yuki')
    const link = await publish(page, 'Garden teapot')
    const { page: visitor } = await visit(link, { as: newPerson(), stage: 'light' })
    await visitor.getByRole('dialog', { name: 'Garden teapot' }).waitFor()
    await visitor.goto('/creator-hub?filter=models&search=garden%20teapot')
    await hydrated(visitor)
    await visitor.getByRole('button', { name: /^Remix Garden teapot/ }).click()
    await visitor.waitForURL(/creation=3d/)
    await visitor
      .getByRole('region', { name: 'Stage' })
      .getByRole('heading', { level: 2, name: /teapot/i })
      .waitFor()
  },
)
