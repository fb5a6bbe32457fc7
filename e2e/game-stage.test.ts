import { describe, expect, it } from 'vitest'
import { guardOf } from '../script/testing/guard.ts'
import { isThorough, sampled } from '../script/testing/sample.ts'
import { type GameWorkspace, gameFrame, openWorkspace, workspaceOn, worldIn } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { runWrittenCode, seam } from './light-stage.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import { asLongAsAProof, nameCompareAndGoBack, saveBroken, writeCode } from './versions-panel.ts'
import { expectAccessible, hydrated, newPerson, screenshots, useVisitors } from './visitor.ts'

const visit = useVisitors({ viewport: { width: 1280, height: 640 } })

/** Somebody with a game of their own on the stage, which runs, or a stand-in for it. */
async function withGame(stage: 'real' | 'light') {
  const withCopy = async (caller: Caller) => `/?creation=game&id=${(await ownCopy(caller, 'game')).modelId}`
  const visitor = await visit(withCopy, { as: newPerson(), stage })
  const workspace = workspaceOn(visitor.page)
  await gameFrame(workspace)
  return { ...workspace, visitor }
}

/** A button of the toolbar, which may have moved into its 'More' menu. */
async function press({ page, stage }: GameWorkspace, name: string): Promise<void> {
  const button = stage.getByRole('button', { name, exact: true })
  if ((await button.count()) > 0) await button.click()
  else {
    await stage.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
}

/** Written code does what a test is about when the test says so: once its stage is there, as a player would find it. */
const whenTold = (deed: string) => `window.misbehave = () => { ${deed} }\n`

async function tell(workspace: GameWorkspace): Promise<void> {
  // The game before it may still be there, or just be going. It happens later, so that who tells it is not caught in it.
  const isTold = async () => {
    const frame = await gameFrame(workspace)
    return frame.evaluate(() => {
      const { misbehave } = window as unknown as { misbehave?(): void }
      if (misbehave) setTimeout(misbehave)
      return misbehave !== undefined
    })
  }
  await expect.poll(() => isTold().catch(() => false)).toBe(true)
}

/** Posts at the page whenever it may. */
const floodOf = (noise: string) => `const noise = ${noise}
const flood = () => {
  const until = performance.now() + 200
  while (performance.now() < until) top.postMessage(noise, '*')
  setTimeout(flood)
}
flood()`

describe('the stage', () => {
  it('I restart, mute, look at it as on a phone, and fill the screen', async () => {
    const workspace = await withGame('real')
    const { stage } = workspace
    const frame = await gameFrame(workspace)
    await frame.getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await worldIn(frame)).tick, { timeout: 20_000 }).toBeGreaterThan(20)
    await press(workspace, 'Restart')
    await expect.poll(async () => (await worldIn(frame)).tick).toBeLessThan(20)
    await press(workspace, 'Mute')
    await stage.getByRole('button', { name: 'Unmute' }).waitFor()
    await press(workspace, 'Phone width')
    await expect
      .poll(async () => (await stage.locator('iframe').boundingBox())?.width)
      .toBeLessThanOrEqual(390)
    await press(workspace, 'Full screen')
    await stage.getByRole('button', { name: 'Leave full screen' }).click()
    await stage.getByRole('button', { name: 'Restart' }).waitFor()
  })

  it.runIf(isThorough('game-stage'))('the picture that I take is the one on the shelf', async () => {
    const workspace = await withGame('light')
    const picture = workspace.shelf.locator('img')
    const before = await picture.getAttribute('src')
    await press(workspace, 'Take a picture')
    await workspace.page.getByText("This is now the game's picture.").waitFor()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  })

  it.runIf(isTurn('publishing', 'game'))('I publish it, and a stranger plays it', async () => {
    const workspace = await withGame('light')
    const { page } = workspace
    await page.context().grantPermissions(['clipboard-write'])
    // As long as only I can see it there is no link to share, and I am told.
    await press(workspace, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Publish to Creator Hub' })
    await dialog.getByText('Only you can see it so far.', { exact: false }).waitFor()
    await dialog.getByLabel('Name').fill('Fishing cat')
    await dialog.getByLabel('Description').fill('Mind the puddles.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Game published successfully to Creator Hub!').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    const published = page.getByRole('dialog', { name: 'Everyone can see it now' })
    await published.getByRole('img', { name: 'A scene of Fishing cat' }).waitFor()
    await screenshots(page, 'published')
    await expectAccessible(page)
    await published.getByRole('button', { name: 'Copy link' }).click()
    await published.getByRole('button', { name: 'Copied' }).waitFor()
    const address = await published.getByLabel('Link').inputValue()
    expect(await published.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe(address)
    await published.getByRole('button', { name: 'Close' }).click()
    await press(workspace, 'Share')
    await page.getByText('Link copied.', { exact: true }).waitFor()

    // What is published is brought up to date, and nothing that I wrote is lost.
    await press(workspace, 'Update')
    const again = page.getByRole('dialog', { name: 'Update in Creator Hub' })
    expect(await again.getByLabel('Description').inputValue()).toBe('Mind the puddles.')
    await again.getByRole('button', { name: 'Cancel' }).click()
    const { page: other } = await visit(address, { stage: 'real' })
    await other.getByRole('heading', { name: 'Fishing cat', level: 1 }).waitFor()
    await other.frameLocator('iframe').getByRole('button', { name: 'Play' }).waitFor()
  })
})

describe('versions', () => {
  it('I go back to an older one, name it, and compare two', async () => {
    const workspace = await withGame('light')
    const { page, messages } = workspace
    await workspace.ask('make it snow')
    await messages.getByRole('button', { name: 'Versions' }).click()
    await nameCompareAndGoBack(page, 'make it snow')
  }, 90_000)
})

const frames = guardOf(import.meta.filename, 'frames', ['web/workspace/stage', 'web/workspace/played'])

// What is proven is the code; a game that draws beside it would only keep the proof from the processor.
describe('the code', () => {
  it.runIf(isTurn('saving code', 'game'))(
    'I change it, run it, and save it once it is proven',
    async () => {
      const workspace = await withGame('light')
      const { page, stage } = workspace
      await press(workspace, 'Code')
      await writeCode(page, 'game.js', '// Mine now\n')
      await page.getByText('Edited', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await stage.getByText('Your code, not saved').waitFor()
      await gameFrame(workspace)
      await page.getByRole('button', { name: 'Save as a version' }).click()
      await page.getByText(/Saved as version 2, and proven\./).waitFor(asLongAsAProof)
      await stage.getByText(/won in \d+ s/).waitFor()
    },
    240_000,
  )

  it.runIf(isThorough('game-stage'))(
    'what breaks is refused; saved all the same it is marked, and Fix it mends it',
    async () => {
      const workspace = await withGame('light')
      const { page, stage, messages, visitor } = workspace
      await runWrittenCode(page)
      await press(workspace, 'Code')
      await writeCode(page, 'game.js', `throw new Error("I broke it")\n${seam}`)
      await saveBroken(page)
      await stage.getByText('Unproven').waitFor()
      await stage.getByText(/Something broke:.*I broke it/).waitFor({ timeout: 20_000 })
      await stage.getByRole('button', { name: 'Fix it' }).click()
      await messages.getByText(/Fix it:.*I broke it/).waitFor()
      await workspace.ready()
      await stage.getByText(/won in \d+ s/).waitFor({ timeout: 20_000 })
      await gameFrame(workspace)
      await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
      // Here it was meant.
      expect(new Set(visitor.problems.splice(0))).toEqual(new Set(['Error: I broke it']))
    },
    240_000,
  )

  it.runIf(frames.hasChanged || isTurn('what a game does to the page', 'hangs'))(
    'a game that hangs can be stopped, and the page lives on',
    frames.mark,
    async () => {
      const workspace = await withGame('light')
      const { page, stage } = workspace
      await runWrittenCode(page)
      await press(workspace, 'Code')
      await writeCode(page, 'game.js', whenTold('for (;;) {}') + seam)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await tell(workspace)
      await stage.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 30_000 })
      await stage.getByRole('button', { name: 'Start again' }).waitFor()
      await page.getByRole('button', { name: 'Reset' }).click()
      await page.getByText('Edited', { exact: true }).waitFor({ state: 'detached' })
    },
  )

  const noises = [
    ['with small messages', whenTold(floodOf(`'noise'`))],
    ['with huge ones', whenTold(floodOf(`'x'.repeat(1e6)`))],
    [
      'from a frame inside its own',
      `const inner = document.createElement('iframe')
inner.srcdoc = ${JSON.stringify(`<script>onmessage = () => { ${floodOf(`'noise'`)} }</script>`).replace('</', '<\\/')}
document.body.append(inner)
${whenTold(`inner.contentWindow.postMessage('now', '*')`)}`,
    ],
  ] as const
  it
    .runIf(frames.hasChanged || isTurn('what a game does to the page', 'floods'))
    .each(frames.hasChanged ? noises : sampled('floods of games', noises, ([how]) => how))(
    'a game that floods the page %s is taken off the stage, and the page lives on',
    frames.mark,
    async (_how, flood) => {
      const workspace = await withGame('light')
      const { page, stage } = workspace
      await runWrittenCode(page)
      await press(workspace, 'Code')
      await writeCode(page, 'game.js', `${flood}\n${seam}`)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await tell(workspace)
      await stage.getByText('sent this page more messages than it can handle').waitFor({ timeout: 30_000 })
      await stage.getByRole('button', { name: 'Start again' }).waitFor()
      expect(await stage.locator('iframe').count()).toBe(0)
      await page.getByRole('button', { name: 'Reset' }).click()
      await page.getByText('Edited', { exact: true }).waitFor({ state: 'detached' })
    },
  )

  it.runIf(frames.hasChanged || isThorough('game-stage'))(
    'a game that floods the page and never rests can be stopped',
    frames.mark,
    async () => {
      const workspace = await withGame('light')
      const { page, stage } = workspace
      await runWrittenCode(page)
      await press(workspace, 'Code')
      await writeCode(page, 'game.js', whenTold(`for (;;) parent.postMessage('noise', '*')`) + seam)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await tell(workspace)
      await stage.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 30_000 })
      await stage.getByRole('button', { name: 'Start again' }).waitFor()
    },
  )

  it.runIf(isThorough('game-stage'))('I am asked before changes are lost', async () => {
    const workspace = await withGame('light')
    const { page } = workspace
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL('**/about')
    await page.goBack()
    await gameFrame(workspace)
    await press(workspace, 'Code')
    await writeCode(page, 'game.js', '// Mine now\n')
    await page.getByRole('button', { name: 'Close code' }).click()
    await page.getByRole('link', { name: 'About' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await press(workspace, 'Code')
    await page.getByText('// Mine now').waitFor()
    // The buttons of the browser ask, too.
    await page.evaluate(() => history.forward())
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await page.getByText('// Mine now').waitFor()
    await page.evaluate(() => history.forward())
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/about')
  })
})

describe('Advanced Generation Settings', () => {
  it.runIf(isThorough('game-stage'))(
    'a seed out of range is told beside its field, Reset forgets it, and a good one is kept',
    async () => {
      const { page } = await openWorkspace(visit)
      const open = () => page.getByRole('button', { name: 'Advanced Generation Settings' }).click()
      await open()
      const dialog = page.getByRole('dialog', { name: 'Advanced Generation Settings' })
      const seed = dialog.getByLabel(/Randomness seed/)
      await seed.fill('4294967296')
      await seed.press('Tab')
      await dialog.getByText(/must be a whole number from 0 to 4294967295/).waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Reset' }).click()
      expect(await seed.inputValue()).toBe('')
      await seed.fill('42')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await page.reload()
      await hydrated(page)
      await open()
      expect(await seed.inputValue()).toBe('42')
    },
  )
})
