import { buildGame } from '@makebelieve/generation/engines/game/build'
import { offlinePage } from '@makebelieve/generation/engines/game/files'
import { momentOf } from '@makebelieve/generation/engines/game/proof/trail'
import { written } from '@makebelieve/generation/engines/game/rules/digests'
import type { Input } from '@makebelieve/kit/core/input'
import type { World } from '@makebelieve/kit/game/world'
import { spaceIds } from '@makebelieve/kit/rules/rulebook'
import { sampleInputs, samplePlan } from '@makebelieve/kit/rules/testing/samples'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../script/testing/sample.ts'
import { place } from './place.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
})
afterAll(() => browser.close())

type Handle = { restart(): void; input(input: Input): void; step(count: number): void; world(): World }

describe('A game of rules', () => {
  it.each(sampled('spaces in a browser', spaceIds, String))(
    'goes the same way in my browser as everywhere else: %s',
    async (space) => {
      const game = samplePlan(space)
      const plan = {
        prompt: '',
        game,
        pictures: {},
        style: 'glossy' as const,
        terrain: {},
        claims: [],
        notes: [],
      }
      const { code } = await buildGame(plan)
      const page = await browser.newPage()
      await page.setContent(await offlinePage(plan, code))
      await page.getByRole('button', { name: 'Play' }).click()
      const world = await page.evaluate((inputs) => {
        const handle = (window as unknown as { makebelieve: Handle }).makebelieve
        handle.restart()
        for (const input of inputs) {
          handle.input(input)
          handle.step(1)
        }
        return handle.world()
      }, sampleInputs())
      expect({ [space]: momentOf(world) }).toEqual({ [space]: written.digests[space] })
      await page.close()
    },
  )
})
