import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { environmentsOn, pageOf, publishEnvironment, visitEnvironments } from './environment-workspace.ts'
import { isTurn } from './journeys.ts'
import { originalOf, ownCopy } from './originals.ts'
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
vi.setConfig({ testTimeout: 120_000 })
const listCall = '**/api/environment/get-environments/**'

async function withEnvironment() {
  let copy = { modelId: '', modelName: '' }
  const withCopy = async (caller: Caller) => {
    copy = await ownCopy(caller, 'environment')
    return '/?creation=environment'
  }
  const { page } = await visit(withCopy, { as: newPerson() })
  return { ...environmentsOn(page), ...copy }
}

describe('my previous environments', () => {
  it.runIf(isTurn('taking it from the shelf', 'environment'))(
    'stand on a shelf that closes and opens again, and one press puts them on the stage',
    async () => {
      const { page, shelf, walkable, stage, modelName, messages } = await withEnvironment()
      await shelf.getByText('List of your previously generated environments').waitFor()
      const card = shelf.getByRole('button', { name: /^(?!Menu for |Refresh|Close)/ })
      expect(modelName.length).toBeGreaterThan(33)
      expect((await card.textContent())?.length).toBeLessThanOrEqual(33)
      await shelf.getByRole('button', { name: 'Close panel' }).click()
      await shelf.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Open Previous Environments' }).click()
      await card.click()
      await shelf.waitFor({ state: 'hidden' })
      await walkable()
      await stage.getByRole('heading', { name: modelName }).waitFor()
      // Its story is told by what it began as.
      await messages.getByText(modelName).waitFor()
      await messages.getByText('Environment generated successfully!').waitFor()
      expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
    },
  )

  it.runIf(isThorough('environment-shelf'))('there are none at first, and it says so', async () => {
    const { page } = await visit('/?creation=environment', { as: newPerson() })
    const { shelf } = environmentsOn(page)
    await shelf.getByText('No environments generated yet.').waitFor()
  })

  it.runIf(isThorough('environment-shelf'))(
    'a list that cannot be had says why, and is tried again',
    async () => {
      const { page } = await visit('/about', { as: newPerson() })
      await page.route(listCall, (route) => route.fulfill({ status: 500, body: '' }))
      const { shelf } = await visitEnvironments(page)
      await shelf.getByText('Failed to fetch environments: Internal Server Error').waitFor()
      await page.unroute(listCall)
      await shelf.getByRole('button', { name: 'Retry' }).click()
      await shelf.getByText('No environments generated yet.').waitFor()
    },
  )

  it.runIf(isThorough('environment-shelf'))(
    'I delete one after I was asked; one that stays comes back',
    async () => {
      const { page, shelf, modelName } = await withEnvironment()
      const deleteCall = '**/api/environment/delete-environment'
      const menu = shelf.getByRole('button', { name: /^Menu for / })
      const remove = async () => {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
        const question = `Are you sure you want to delete the environment "${modelName}"?`
        await dialog.getByText(`${question} This action cannot be undone.`).waitFor()
        await dialog.getByRole('button', { name: 'Delete' }).click()
      }
      await page.route(deleteCall, (route) => route.fulfill({ status: 500, body: '' }))
      await remove()
      await page.getByText('Failed to delete environment. Please try again later.').waitFor()
      await menu.waitFor()
      await page.unroute(deleteCall)
      await remove()
      await page.getByText('Environment deleted successfully').waitFor()
      await shelf.getByText('No environments generated yet.').waitFor()
    },
  )

  it.runIf(isThorough('environment-shelf'))(
    'are among My Creations, from where I take one along, open it and delete it',
    async () => {
      const { page, modelName } = await withEnvironment()
      await page.goto('/?tab=mycreations')
      await hydrated(page)
      await page.getByText('Environment', { exact: true }).waitFor()
      await page.getByRole('button', { name: `Menu for ${modelName}` }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Export' }).click()
      expect((await download).suggestedFilename()).toBe('environment.zip')
      await page.getByRole('link', { name: modelName }).click()
      await page.waitForURL(/creation=environment/)
      await environmentsOn(page).walkable()
      await page.goto('/?tab=mycreations')
      await page.getByRole('button', { name: `Menu for ${modelName}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Environment deleted successfully').waitFor()
    },
  )
})

describe('showing an environment to everybody', () => {
  it.runIf(isTurn('publishing', 'environment'))(
    'I publish it, and a stranger finds it in the Creator Hub and walks in it',
    async () => {
      const { page, shelf } = await withEnvironment()
      await shelf.getByRole('button', { name: /^Menu for / }).click()
      await page.getByRole('menuitem', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publish to Creator Hub' })
      await dialog.getByLabel('Name').fill('My quiet meadow')
      await dialog.getByLabel('Show the prompt it started from').check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Environment published successfully to Creator Hub!').waitFor()

      const { page: other } = await visit('/creator-hub?filter=environments&search=quiet%20meadow')
      const opened = other.waitForEvent('popup')
      await other.getByRole('link', { name: /My quiet meadow/ }).click()
      const shown = await opened
      await shown.waitForURL(/\/environment\?id=/)
      await shown.getByRole('heading', { name: 'My quiet meadow', level: 1 }).waitFor()
      await shown.getByText('Proven before you see it').waitFor()
      await shown.frameLocator('iframe').locator('canvas').waitFor({ timeout: 60_000 })
      await shown.getByRole('button', { name: 'Report' }).waitFor()
      await expectAccessible(shown)
      for (const width of Object.values(widths)) await expectFits(shown, width)
      await screenshots(shown, 'environment-page')

      // A copy began as no prompt of its own; what was made from words tells them, as its maker wished.
      await shown.goto(pageOf(await originalOf('environment')))
      await shown.getByRole('figure').getByText('a meadow with a red barn').waitFor()
    },
  )

  it.runIf(isThorough('environment-shelf'))('what cannot be published says so', async () => {
    const { page, shelf } = await withEnvironment()
    await page.route('**/api/community/publish-creation', (route) => route.fulfill({ status: 500, body: '' }))
    await shelf.getByRole('button', { name: /^Menu for / }).click()
    await page.getByRole('menuitem', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Failed to publish environment. Please try again later.').waitFor()
  })

  it.runIf(isThorough('environment-shelf'))(
    'it stands on other pages too, and a copy of it can be changed',
    async () => {
      const { page, modelId } = await withEnvironment()
      const encryptedId = await publishEnvironment(page, modelId, 'Barn for all')
      const { page: other } = await visit(pageOf(encryptedId))
      await other.getByRole('button', { name: 'Embed' }).click()
      const code = await other.getByLabel('Code to embed').inputValue()
      expect(code).toContain(`/embed/environment/${encodeURIComponent(encryptedId)}`)
      await other.goto(`/embed/environment/${encodeURIComponent(encryptedId)}`)
      await other.getByRole('button', { name: 'Walk in Barn for all' }).click()
      await other.frameLocator('iframe').locator('canvas').waitFor({ timeout: 60_000 })
      await signUp(other)
      await other.goto(pageOf(encryptedId))
      await hydrated(other)
      await other.getByRole('button', { name: 'Remix' }).click()
      await other.waitForURL(/creation=environment/)
      await environmentsOn(other).walkable()
    },
  )

  it.runIf(isThorough('environment-shelf'))('a link that leads nowhere says so', async () => {
    const { page } = await visit('/environment?id=nothing')
    await page.getByText('This page has left the stage').waitFor()
    await page.goto('/environment')
    await page.getByText('This page has left the stage').waitFor()
    await page.goto('/embed/environment/nothing')
    await page.getByText('This creation is no longer shown.').waitFor()
  })
})
