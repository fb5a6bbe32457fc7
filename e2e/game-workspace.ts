import { openPool } from '@makebelieve/server/database/connect'
import { startPostgres } from '@makebelieve/server/database/postgres'
import { quietLog } from '@makebelieve/server/testing/quiet-log'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { runningFrame } from './frame.ts'
import { place } from './place.ts'
import { newPerson, type Visits } from './visitor.ts'

/** The game workspace, as somebody who is signed in sees it. */
export type GameWorkspace = {
  page: Page
  box: Locator
  messages: Locator
  shelf: Locator
  stage: Locator
  /** Sends a message, and waits until what it asked for is there. */
  ask(text: string): Promise<void>
  /** Waits until nothing is being made. */
  ready(): Promise<void>
}

/** The workspace of somebody who has just signed up. */
export async function openWorkspace(visit: Visits, query = ''): Promise<GameWorkspace> {
  const { page } = await visit(`/?creation=game${query}`, { as: newPerson() })
  const workspace = workspaceOn(page)
  await workspace.box.waitFor()
  return workspace
}

export function workspaceOn(page: Page): GameWorkspace {
  const box = page.getByRole('textbox', { name: 'Describe the game you want to create' })
  const messages = page.getByRole('log', { name: 'Messages' })
  const ready = async () => {
    await messages.getByText('Generating Your Game...').waitFor({ state: 'detached', timeout: 110_000 })
    await page.waitForFunction(() => !document.querySelector('[role=log] [aria-busy=true]'))
  }
  return {
    page,
    box,
    messages,
    shelf: page.getByRole('complementary', { name: 'Previous Games' }),
    stage: page.getByRole('region', { name: 'Stage' }),
    ready,
    async ask(text) {
      // Who says it, unseen, begins every message. That it is being made may be over before anybody has looked.
      const said = messages.locator('li > .sr-only:first-child')
      const before = await said.count()
      await box.fill(text)
      await box.press('Enter')
      await expect.poll(() => said.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 2)
      await ready()
    },
  }
}

/** The frame that the game plays in, once the game is there. */
export async function gameFrame({ page, stage }: GameWorkspace): Promise<Frame> {
  const frame = await runningFrame(stage.locator('iframe'))
  await page.bringToFront()
  return frame
}

export type World = { tick: number; score: number; status: string }

/** What the running game is like just now. */
export function worldIn(frame: Frame): Promise<World> {
  return frame.evaluate(() => {
    const { makebelieve } = window as unknown as { makebelieve: { world(): World } }
    const { tick, score, status } = makebelieve.world()
    return { tick, score, status }
  })
}

/** Leaves somebody this many free credits, as if the rest were spent. */
export async function leaveCredits(email: string, credits: number): Promise<void> {
  const { connection } = await startPostgres({ dataDir: place.dataDir, log: quietLog, guest: true })
  const pool = await openPool(connection, quietLog)
  try {
    await pool.query(
      `insert into transfer (key, user_id, src, amount)
       select 'spent-in-a-test', account.user_id, 'free', balance - $2
       from account join app_user on app_user.id = account.user_id
       where email = $1 and bucket = 'free' and balance > $2`,
      [email, credits],
    )
  } finally {
    await pool.end()
  }
}
