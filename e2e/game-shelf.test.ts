import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { gameFrame, openWorkspace, workspaceOn } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { ownCopy } from './originals.ts'
import { place } from './place.ts'
import type { Caller } from './published-games.ts'
import { expectAccessible, hydrated, newPerson, useVisitors } from './visitor.ts'

const visit = useVisitors({ stage: 'light' })

/** The workspace of somebody who has this many games; the newest is on the stage. */
async function withGames(count: number) {
  let newest = { modelId: '' }
  const withCopies = async (caller: Caller) => {
    for (let made = 0; made < count; made++) newest = await ownCopy(caller, 'game')
    return `/?creation=game&id=${newest.modelId}`
  }
  const { page } = await visit(withCopies, { as: newPerson() })
  const workspace = workspaceOn(page)
  await workspace.shelf.getByRole('heading', { level: 3 }).first().waitFor()
  return { ...workspace, newest }
}

describe('my previous games', () => {
  it.runIf(isThorough('game-shelf'))('are empty at first, and can be closed and opened again', async () => {
    const { page, shelf } = await openWorkspace(visit)
    await shelf.getByText('No games generated yet.').waitFor()
    await shelf.getByText('List of your previously generated games').waitFor()
    await shelf.getByRole('button', { name: 'Close panel' }).click()
    await shelf.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open Previous Games' }).click()
    await shelf.waitFor()
  })

  it.runIf(isThorough('game-shelf'))('are asked for anew only when I open them after a minute', async () => {
    const { page, shelf } = await openWorkspace(visit)
    await shelf.getByText('No games generated yet.').waitFor()
    await page.clock.install()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/game/get-games/')) asked++
    })
    const reopened = async () => {
      await shelf.getByRole('button', { name: 'Close panel' }).click()
      await shelf.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Open Previous Games' }).click()
      await shelf.getByText('No games generated yet.').waitFor()
    }
    await reopened()
    expect(asked).toBe(0)
    await page.clock.fastForward(61_000)
    await reopened()
    await expect.poll(() => asked).toBe(1)
  })

  it.runIf(isTurn('taking it from the shelf', 'game'))(
    'I choose one, it comes on the stage with its chat, and the panel closes',
    async () => {
      const workspace = await withGames(2)
      const { page, shelf, messages, newest } = workspace
      const cards = shelf.getByRole('listitem')
      expect(await cards.count()).toBe(2)
      await page.getByRole('button', { name: 'New game' }).click()
      await messages.getByText('No messages yet. Describe a game to get started!').waitFor()
      await cards.nth(1).getByRole('button', { pressed: false }).first().click()
      await messages.getByText('Tell me what to change.').waitFor()
      await shelf.waitFor({ state: 'detached' })
      await gameFrame(workspace)
      // The address leads back to it, and not to the newest.
      const { href } = new URL(page.url())
      expect(href).not.toContain(newest.modelId)
      await page.reload()
      await hydrated(page)
      await messages.getByText('Tell me what to change.').waitFor()
      expect(page.url()).toBe(href)
    },
  )

  it.runIf(isTurn('deleting', 'game'))(
    'I delete one after being asked, and the stage is empty again',
    async () => {
      const { page, shelf, stage } = await withGames(1)
      const name = await shelf.getByRole('heading', { level: 3 }).textContent()
      await shelf.getByRole('button', { name: /^Menu for / }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
      await dialog
        .getByText(`Are you sure you want to delete the game "${name}"? This action cannot be undone.`)
        .waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await shelf.getByRole('button', { name: /^Menu for / }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Game deleted successfully').waitFor()
      await shelf.getByText('No games generated yet.').waitFor()
      await stage.locator('iframe').waitFor({ state: 'detached' })
    },
  )

  it.runIf(isThorough('game-shelf'))('one that could not be deleted is back on the shelf', async () => {
    const { page, shelf } = await withGames(1)
    await page.route('**/api/game/delete-game', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await shelf.getByRole('button', { name: /^Menu for / }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete game').waitFor()
    await shelf.getByRole('heading', { level: 3 }).waitFor()
  })

  it.runIf(isThorough('game-shelf'))('long names are cut, and what has no picture says so', async () => {
    const { page, shelf, newest } = await withGames(1)
    const { user } = await (await page.request.get('/api/session')).json()
    const lists = await (await page.request.get(`/api/game/get-games/${user.userId}`)).json()
    const names = {
      user_id: user.userId,
      chat_id: lists[0][0].chatId,
      game_id: newest.modelId,
      prompt: 'a fish',
    }
    const gameName = 'The very long tale of a little fish in a big sea'
    await page.request.post('/api/game/agent/store', {
      data: { ...names, gameName },
      headers: { origin: place.appOrigin },
    })
    await shelf.getByRole('button', { name: 'Refresh' }).click()
    await shelf.getByText('The very long tale of a little...').waitFor()
    await page.route('**/preview.webp*', (route) => route.abort())
    await page.reload()
    await shelf.getByText('No Preview Available').waitFor()
  })

  it.runIf(isTurn('taking it along', 'game'))('I export one as a zip', async () => {
    const { page, shelf } = await withGames(1)
    await shelf.getByRole('button', { name: /^Menu for / }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export' }).click()
    expect((await downloading).suggestedFilename()).toBe('game.zip')
  })

  it.runIf(isThorough('game-shelf'))('the width that I gave the chat is still there tomorrow', async () => {
    const { page } = await openWorkspace(visit)
    const seam = page.getByRole('separator', { name: 'Width of Chat' })
    const width = async () =>
      (await page.getByRole('region', { name: 'Game Chat' }).boundingBox())?.width ?? 0
    const before = await width()
    expect(before / 1440).toBeCloseTo(0.25, 1)
    await seam.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(width).toBeLessThan(before - 10)
    const chosen = await width()
    await page.reload()
    await hydrated(page)
    await expect.poll(width).toBeCloseTo(chosen, -1)
  })
})
