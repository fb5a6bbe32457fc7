import { creatureOnPaper } from '@makebelieve/generation/engines/game/drawn/testing/pictures'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gameFrame, workspaceOn, worldIn } from './game-workspace.ts'
import { ownCopy } from './originals.ts'
import type { Caller } from './published-games.ts'
import { expectAccessible, newPerson, screenshots, useVisitors } from './visitor.ts'

const visit = useVisitors()

const withCopy = async (caller: Caller) => `/?creation=game&id=${(await ownCopy(caller, 'game')).modelId}`

/** Draws a line on the paper along points from 0 to 1. */
async function draw(
  page: Page,
  paper: Locator,
  points: readonly (readonly [number, number])[],
): Promise<void> {
  const box = await paper.boundingBox()
  if (!box) throw new Error('The paper is not in sight')
  const [first = [0, 0], ...rest] = points.map(
    ([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const,
  )
  await page.mouse.move(first[0] ?? 0, first[1] ?? 0)
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.up()
}

const circle = (x: number, y: number, radius: number) =>
  Array.from({ length: 25 }, (_, at) => {
    const angle = (at / 24) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  })

/** How much of the paper is covered. */
const covered = (paper: Locator) =>
  paper.evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let count = 0
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 60) count++
    return count / (canvas.width * canvas.height)
  })

describe('draw your own', () => {
  it('I draw my own hero and play it', async () => {
    const { page } = await visit(withCopy, { as: newPerson(), stage: 'real' })
    const workspace = workspaceOn(page)
    const { messages, stage } = workspace
    await gameFrame(workspace)
    await stage.getByRole('button', { name: 'Draw your own' }).click()
    const list = page.getByRole('dialog', { name: 'Who do you want to draw?' })
    await list.getByRole('button', { name: /cat/ }).waitFor()
    await expectAccessible(page)
    await list.getByRole('button', { name: /cat/ }).click()

    const board = page.getByRole('dialog', { name: 'Draw your own cat' })
    const paper = board.getByRole('img', { name: 'The paper for your cat' })
    // A paper without anything on it is no hero.
    await board.getByRole('button', { name: 'Put it in the game' }).click()
    await board.getByText("There's nothing on the paper yet.", { exact: false }).waitFor()
    await draw(page, paper, circle(0.5, 0.45, 0.28))
    await board.getByTitle('Yellow').click()
    await board.getByText('Fill', { exact: true }).click()
    await draw(page, paper, [[0.5, 0.5]])
    const filled = await covered(paper)
    expect(filled).toBeGreaterThan(0.2)
    await board.getByRole('button', { name: 'Undo' }).click()
    expect(await covered(paper)).toBeLessThan(filled / 2)
    await draw(page, paper, [[0.5, 0.5]])
    await board.getByText('Pen', { exact: true }).click()
    await board.getByTitle('Black').click()
    for (const eye of [0.4, 0.6])
      await draw(page, paper, [
        [eye, 0.4],
        [eye, 0.41],
      ])
    await draw(page, paper, [
      [0.4, 0.55],
      [0.5, 0.61],
      [0.6, 0.55],
    ])
    for (const leg of [0.42, 0.58])
      await draw(page, paper, [
        [leg, 0.73],
        [leg, 0.9],
      ])
    await screenshots(page, 'draw-board')
    await expectAccessible(page)
    await board.getByRole('button', { name: 'Put it in the game' }).click()

    await board.waitFor({ state: 'hidden' })
    await messages.getByText('The cat is your own drawing now.').waitFor({ timeout: 60_000 })
    await workspace.ready()
    await messages.getByText(/The cat is your own drawing$/).waitFor({ timeout: 20_000 })
    const frame = await gameFrame(workspace)
    await frame.getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await worldIn(frame)).tick, { timeout: 20_000 }).toBeGreaterThan(20)
    await screenshots(page, 'draw-played')
    // It cost nothing, and is there when I come back.
    await page.getByRole('button', { name: /2,000 credits/ }).waitFor()
    await page.reload()
    await stage.getByRole('button', { name: 'Draw your own' }).click()
    await list.getByRole('button', { name: /cat.*Your drawing/ }).click()
    await expect.poll(() => covered(paper)).toBeGreaterThan(0.2)
  }, 180_000)

  it('I bring a photo of my drawing, on a phone, and it is cut out for me to go on', async () => {
    const { page } = await visit(withCopy, {
      as: newPerson(),
      stage: 'light',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await page.getByRole('button', { name: 'Draw your own' }).first().click()
    const list = page.getByRole('dialog', { name: 'Who do you want to draw?' })
    await list.getByRole('button', { name: /fish/ }).waitFor()
    await screenshots(page, 'draw-who')
    await list.getByRole('button', { name: /fish/ }).click()
    const board = page.getByRole('dialog', { name: 'Draw your own fish' })
    const paper = board.getByRole('img', { name: 'The paper for your fish' })
    const bring = (name: string, mimeType: string, buffer: Buffer) =>
      board.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await bring('story.txt', 'text/plain', Buffer.from('once upon a time'))
    await board.getByText('Invalid file type.', { exact: false }).waitFor()
    await bring('photo.png', 'image/png', await creatureOnPaper())
    await expect.poll(() => covered(paper)).toBeGreaterThan(0.2)
    expect(await covered(paper)).toBeLessThan(0.8)
    await screenshots(page, 'draw-photo')
    await expectAccessible(page)
  })
})
