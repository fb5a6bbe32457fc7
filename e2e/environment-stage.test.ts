import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { environmentsOn } from './environment-workspace.ts'
import { isTurn } from './journeys.ts'
import { runWrittenCode, seam } from './light-stage.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import { asLongAsAProof, nameCompareAndGoBack, saveBroken, writeCode } from './versions-panel.ts'
import { newPerson, useVisitors } from './visitor.ts'

const visit = useVisitors({
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 640 },
  stage: 'light',
})
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 240_000 })

/** Somebody with an environment of their own, and a stand-in for it on the stage. */
async function withEnvironment() {
  const withCopy = async (caller: Caller) =>
    `/?creation=environment&id=${(await ownCopy(caller, 'environment')).modelId}`
  const visitor = await visit(withCopy, { as: newPerson() })
  const workspace = environmentsOn(visitor.page)
  await workspace.walkable()
  return { ...workspace, visitor }
}

describe('the stage', () => {
  it.runIf(isThorough('environment-stage'))(
    'I reset the view, mute, look at it as on a phone, and fill the screen',
    async () => {
      const { stage, press } = await withEnvironment()
      // It runs in a sandbox that lets it hold the pointer and nothing more.
      const frame = stage.locator('iframe')
      expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-pointer-lock')
      expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
      await press('Reset view')
      await press('Mute')
      await stage.getByRole('button', { name: 'Unmute' }).waitFor()
      await press('Phone width')
      await expect
        .poll(async () => (await stage.locator('iframe').boundingBox())?.width)
        .toBeLessThanOrEqual(390)
      await press('Full screen')
      await stage.getByRole('button', { name: 'Leave full screen' }).click()
      await stage.getByRole('button', { name: 'Reset view' }).waitFor()
    },
  )

  it.runIf(isTurn('taking it along', 'environment'))(
    'I take a picture of it, and download it as a zip, as one file, or that picture',
    async () => {
      const { page, stage, press } = await withEnvironment()
      await press('Take a picture')
      await page.getByText("This is now the environment's picture.").waitFor()
      const take = async (name: string) => {
        await stage.getByRole('button', { name: 'Download' }).click()
        await page.getByRole('menuitem', { name }).click()
      }
      for (const [name, file] of [
        ['environment.zip', /^environment\.zip$/],
        ['One HTML file', /\.html$/],
        ['Picture', /^environment\.webp$/],
      ] as const) {
        const download = page.waitForEvent('download')
        await take(name)
        expect((await download).suggestedFilename()).toMatch(file)
      }
      await page.route('**/api/assets/environment', (route) => route.fulfill({ status: 404, body: '' }))
      await take('Picture')
      await page.getByText('Environment snapshot not available for download').waitFor()
    },
  )

  it.runIf(isThorough('environment-stage'))('what I share is published first, and I am told so', async () => {
    const { page, press } = await withEnvironment()
    await press('Share')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Only you can see it so far.', { exact: false }).waitFor()
  })
})

describe('versions', () => {
  it.runIf(isThorough('environment-stage'))(
    'I go back to an older one, name it, and compare two',
    async () => {
      const workspace = await withEnvironment()
      const { page, messages } = workspace
      await workspace.ask('make it night')
      await messages.getByRole('button', { name: 'Versions' }).click()
      await nameCompareAndGoBack(page, 'make it night')
    },
  )
})

describe('the code', () => {
  it.runIf(isTurn('saving code', 'environment'))(
    'I change it, run it, and save it once it is proven',
    async () => {
      const workspace = await withEnvironment()
      const { page, stage, press } = workspace
      await press('Code')
      await writeCode(page, 'environment.js', '// Mine now\n')
      await page.getByText('Edited', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await stage.getByText('Your code, not saved').waitFor()
      await workspace.walkable()
      await page.getByRole('button', { name: 'Save as a version' }).click()
      await page.getByText(/Saved as version 2, and proven\./).waitFor(asLongAsAProof)
      await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
    },
  )

  it.runIf(isThorough('environment-stage'))(
    'what breaks is refused; saved all the same it is marked, and Fix it mends it',
    async () => {
      const workspace = await withEnvironment()
      const { page, stage, messages, press, visitor } = workspace
      await runWrittenCode(page)
      await press('Code')
      await writeCode(page, 'environment.js', `throw new Error("I broke it")\n${seam}`)
      await saveBroken(page)
      await stage.getByText('Unproven').waitFor()
      await stage.getByText(/Something broke:.*I broke it/).waitFor({ timeout: 30_000 })
      await stage.getByRole('button', { name: 'Fix it' }).click()
      await messages.getByText(/Fix it:.*I broke it/).waitFor()
      await workspace.ready()
      await workspace.walkable()
      await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
      // Here it was meant.
      expect(new Set(visitor.problems.splice(0))).toEqual(new Set(['Error: I broke it']))
    },
  )
})
