import { look } from '@makebelieve/generation/engines/game/free/judge/look'
import { type PlayResult, play } from '@makebelieve/generation/engines/game/free/judge/play'
import { framePageOf } from '@makebelieve/generation/engines/game/free/pages'
import { openBrowser, type StageBrowser } from '@makebelieve/generation/engines/game/free/stage/browser'
import { openStage } from '@makebelieve/generation/engines/game/free/stage/stage'
import { documentedGame } from '@makebelieve/generation/engines/game/free/testing/canaries'
import {
  freeTricks,
  trickedFree,
  wonByItself,
} from '@makebelieve/generation/engines/game/free/testing/tricks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triedOnFreeCode } from './tried-on-free-code.ts'

/** What whoever judges sees of a game: every check is made of such. */
type Seen = { won: PlayResult; idle: PlayResult; box: { width: number; height: number } }

let browser: StageBrowser
let faulty: Seen

beforeAll(async () => {
  browser = await openBrowser({ heapMegabytes: 256, memoryMegabytes: 900 }, {})
  faulty = await seenOf(wonByItself)
}, 240_000)
afterAll(() => browser?.close())

async function seenOf(code: string): Promise<Seen> {
  const html = await framePageOf({ title: 'Proof', code, controls: [] })
  const stage = await openStage(browser, {
    files: {
      'index.html': { type: 'text/html', body: html },
      'game.js': { type: 'text/javascript', body: code },
    },
    window: { width: 240, height: 150 },
    startSeconds: 120,
    outside: () => {},
  })
  try {
    await stage.begin()
    const won = await play(stage, { seed: 1, by: 'win', steps: 3000 })
    const idle = await play(stage, { seed: 1, by: 'nobody', steps: 3000 })
    const { box } = await look(stage)
    return { won, idle, box }
  } finally {
    for (const context of browser.browser.contexts()) await context.close()
  }
}

describe('a free game that speaks for its judge', { timeout: 240_000 }, () => {
  it('is seen to be lost by whoever does nothing, and with a fault to be won, where it plays no tricks', async () => {
    const honest = await seenOf(documentedGame())
    expect([honest.won.status, honest.idle.status]).toEqual(['won', 'lost'])
    expect([faulty.won.status, faulty.idle.status]).toEqual(['won', 'won'])
    for (const { box } of [honest, faulty]) expect(box).toMatchObject({ width: 240, height: 150 })
  })

  const family = triedOnFreeCode<(typeof freeTricks)[number]>(
    'tricks of free games',
    import.meta.filename,
    freeTricks,
  )
  it.each(family.due(freeTricks))('%s: hides no fault', family.mark(), async (_, words) => {
    const seen = await seenOf(trickedFree(words, wonByItself)).catch((error: Error) => error)
    // Not seen at all is refused as well, but only where the code is to blame for it.
    if (seen instanceof Error) expect(seen.message).toMatch(refusals)
    else expect(seen).toEqual(faulty)
    expect(browser.browser.isConnected()).toBe(true)
  })
})

const refusals = /^(What it tells|Its snapshot|players\.|reset left it)/
