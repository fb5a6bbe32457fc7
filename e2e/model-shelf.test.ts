import { describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { isTurn } from './journeys.ts'
import { modelsOn, visitModels } from './model-workspace.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import { expectAccessible, hydrated, newPerson, screenshots, useVisitors } from './visitor.ts'

const visit = useVisitors({ reducedMotion: 'reduce', stage: 'light' })
// Without a graphics card every picture of the stage takes a while.
vi.setConfig({ testTimeout: 120_000 })

async function withModel() {
  let modelName = ''
  const withCopy = async (caller: Caller) => {
    modelName = (await ownCopy(caller, 'model')).modelName
    return '/?creation=3d'
  }
  const { page } = await visit(withCopy, { as: newPerson() })
  const workspace = modelsOn(page)
  // The button of its menu does not begin with its name.
  const card = workspace.shelf.getByRole('button', { name: new RegExp(`^${modelName}`) })
  return { ...workspace, modelName, card }
}

describe('my previous models', () => {
  it.runIf(isTurn('taking it from the shelf', 'model'))(
    'stand on a shelf that closes and opens again, and one press puts them on the stage',
    async () => {
      const { page, shelf, card, stage, modelName, messages } = await withModel()
      await shelf.getByText('List of your previously generated models').waitFor()
      await shelf.getByRole('button', { name: 'Close panel' }).click()
      await shelf.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Open Previous Models' }).click()
      await card.click()
      await shelf.waitFor({ state: 'hidden' })
      await stage.getByRole('heading', { name: modelName }).waitFor()
      await messages.getByText(/Say what to change/).waitFor()
      expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
    },
  )

  it.runIf(isThorough('model-shelf'))('there are none at first, and it says so', async () => {
    const { page } = await visit('/?creation=3d', { as: newPerson() })
    const { shelf } = modelsOn(page)
    await shelf.getByText('No models generated yet.').waitFor()
  })

  it.runIf(isThorough('model-shelf'))('a list that cannot be had says why, and is tried again', async () => {
    const { page } = await visit('/about', { as: newPerson() })
    await page.route('**/api/models/get-models/**', (route) => route.fulfill({ status: 500, body: '' }))
    const { shelf } = await visitModels(page)
    await shelf.getByText('Failed to fetch models: Internal Server Error').waitFor()
    await page.unroute('**/api/models/get-models/**')
    await shelf.getByRole('button', { name: 'Retry' }).click()
    await shelf.getByText('No models generated yet.').waitFor()
  })

  it.runIf(isTurn('deleting', 'model'))(
    'I delete one after I was asked; one that stays comes back',
    async () => {
      const { page, shelf, modelName } = await withModel()
      const menu = shelf.getByRole('button', { name: /^Menu for / })
      const remove = async () => {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
        await dialog
          .getByText(
            `Are you sure you want to delete the model "${modelName}"? This action cannot be undone.`,
          )
          .waitFor()
        await dialog.getByRole('button', { name: 'Delete' }).click()
      }
      await page.route('**/api/models/delete-model', (route) => route.fulfill({ status: 500, body: '' }))
      await remove()
      await page.getByText('Failed to delete model', { exact: true }).waitFor()
      await menu.waitFor()
      await page.unroute('**/api/models/delete-model')
      await remove()
      await page.getByText('Model deleted successfully').waitFor()
      await shelf.getByText('No models generated yet.').waitFor()
    },
  )
})

describe('showing a model to everybody', () => {
  it.runIf(isTurn('publishing', 'model'))(
    'I publish it, and others turn it in the Creator Hub, which counts as a view',
    async () => {
      const { page, card, stage, shelf } = await withModel()
      await card.click()
      await stage.getByRole('button', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('My red mug')
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Model published successfully to Creator Hub!').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()

      const viewport = { width: 900, height: 600 }
      const other = await visit('/creator-hub?filter=models', { stage: 'real', viewport })
      const counted = other.page.waitForRequest('**/api/community/increment-views')
      await other.page.getByRole('button', { name: 'My red mug', exact: true }).click()
      await counted
      const viewer = other.page.getByRole('dialog', { name: 'My red mug' })
      await viewer.locator('[data-viewer=shown]').waitFor({ timeout: 40_000 })
      await expectAccessible(other.page)
      await screenshots(other.page, 'model-dialog')
      await other.page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'hidden' })

      // What is shown says so, and can be taken back.
      await page.getByRole('button', { name: 'Open Previous Models' }).click()
      await shelf.getByText('Published', { exact: true }).waitFor()
      await stage.getByRole('button', { name: 'Update' }).click()
      await dialog.getByText(/It’s in the Creator Hub/).waitFor()
      await dialog.getByRole('button', { name: 'Update' }).waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await shelf.getByRole('button', { name: /^Menu for / }).click()
      await page.getByRole('menuitem', { name: 'Take it back' }).click()
      await page.getByText('It’s no longer in the Creator Hub.', { exact: false }).waitFor()
      await shelf.getByText('Published', { exact: true }).waitFor({ state: 'detached' })
      await other.page.goto('/creator-hub?filter=models&search=my%20red%20mug')
      await hydrated(other.page)
      expect(await other.page.getByText('My red mug').count()).toBe(0)
    },
  )

  it.runIf(isThorough('model-shelf'))('what cannot be published says so', async () => {
    const { page, shelf } = await withModel()
    await page.route('**/api/community/publish-creation', (route) => route.fulfill({ status: 500, body: '' }))
    await shelf.getByRole('button', { name: /^Menu for / }).click()
    await page.getByRole('menuitem', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Failed to publish model. Please try again later.').waitFor()
  })

  it.runIf(isThorough('model-shelf'))(
    'a link to a model that is not there says that none is selected, and goes away',
    async () => {
      const { page } = await visit('/creator-hub?model=nothing')
      const dialog = page.getByRole('dialog', { name: '3D Model Viewer' })
      await dialog.getByText('No model selected').waitFor()
      await dialog.waitFor({ state: 'hidden' })
      // The page is asked for anew without it, and has its new address once it is there.
      await page.waitForURL(({ searchParams }) => !searchParams.has('model'))
    },
  )
})
