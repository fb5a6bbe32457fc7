import { findChromium } from '@makebelieve/generation/browser/find-chromium'
import { cut } from '@makebelieve/generation/engines/game/free/checks/found'
import { filesOfFreeGame } from '@makebelieve/generation/engines/game/free/files-of-free-game'
import type { FreeGame } from '@makebelieve/generation/engines/game/free/interface'
import {
  type FreeProof,
  isProven,
  proveFreeGame,
} from '@makebelieve/generation/engines/game/free/prove-free-game'
import { Ended, openBrowser } from '@makebelieve/generation/engines/game/free/stage/browser'
import {
  curious,
  documentedGame,
  faulty,
  solidGame,
} from '@makebelieve/generation/engines/game/free/testing/canaries'
import { hidden } from '@makebelieve/generation/engines/game/free/testing/tricks'
import { strFromU8, unzipSync } from 'fflate'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGame } from './kit-page.ts'
import { triedOnFreeCode } from './tried-on-free-code.ts'

/** A proof has a browser of its own and draws with the processor; a busy machine takes its time. */
const patience = { timeout: 240_000 }
const limits = { startSeconds: 20, checkSeconds: 30 }
const failedOf = ({ checks }: FreeProof) => checks.filter(({ passed }) => !passed)

function expectProven(proof: FreeProof): void {
  expect(failedOf(proof)).toEqual([])
  expect(proof.checks.length).toBe(18)
  expect(Buffer.from(proof.picture ?? []).toString('latin1', 1, 4)).toBe('PNG')
  expect(proof.evidence.seconds).toBeGreaterThan(5)
}

describe('free game code is proven', patience, () => {
  const codes: [string, () => string][] = [
    ['that draws with three.js', solidGame],
    ['that tries every door of its frame, and finds all of them shut', () => curious],
  ]
  const family = triedOnFreeCode<(typeof codes)[number]>('free games', import.meta.filename, codes)
  it.each(family.due(codes))('%s', family.mark(), async (_, code) => {
    expectProven(await proveFreeGame({ code: code() }))
  })
})

describe('free game code is refused', patience, () => {
  const family = triedOnFreeCode<(typeof faulty)[number]>('faulty free games', import.meta.filename, [
    ...faulty,
    ...hidden,
  ])
  it.each(family.due([...faulty, ...hidden]))('that %s', family.mark(), async (_, code, check, evidence) => {
    const proof = await proveFreeGame({ code, limits })
    expect(isProven(proof)).toBe(false)
    expect(failedOf(proof)).toContainEqual({
      code: expect.any(String),
      name: check,
      passed: false,
      evidence: expect.stringMatching(evidence),
    })
  })
})

describe('the browser of a proof', patience, () => {
  it('is ended with all its processes when a page hangs in it', async () => {
    const owner = await openBrowser({ heapMegabytes: 256, memoryMegabytes: 900 }, {})
    const page = await owner.browser.newPage()
    const hanging = page.evaluate('for (;;);')
    await expect(owner.within(1, hanging)).rejects.toThrow(Ended)
    await owner.close()
    const isThere = () => {
      try {
        return process.kill(owner.pid ?? 0, 0)
      } catch {
        return false
      }
    }
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
  })

  it('is given up when nobody waits for it any more', async () => {
    const given = AbortSignal.timeout(500)
    await expect(proveFreeGame({ code: documentedGame(), signal: given })).rejects.toThrow(/timeout/)
  })
})

describe('a proven free game', patience, () => {
  let browser: Browser
  let proof: FreeProof
  let files: Record<string, Uint8Array>

  beforeAll(async () => {
    proof = await proveFreeGame({
      code: documentedGame(),
      prompt: 'Catch falling stars with a basket',
    })
    const { picture = new Uint8Array() } = proof
    const made = await filesOfFreeGame({
      title: 'Star Catcher',
      code: documentedGame(),
      picture,
      verdict: proof,
    })
    files = Object.fromEntries(made.map(({ path, bytes }) => [path, bytes]))
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  }, 240_000)
  afterAll(() => browser?.close())

  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())

  async function openFramed(): Promise<{ page: Page; frame: Frame }> {
    const page = await browser.newPage({ viewport: { width: 640, height: 400 } })
    await openGame(page, text('offline.html'), true)
    await expect
      .poll(() => page.evaluate('heard.map(({ type }) => type)'), { timeout: 30_000 })
      .toContain('ready')
    const frame = page.frames().find((one) => one !== page.mainFrame())
    if (!frame) throw new Error('It is not in a frame')
    return { page, frame }
  }
  const snapshot = (frame: Frame) =>
    frame.evaluate(() => {
      const { makebelieve } = globalThis as unknown as { makebelieve: FreeGame }
      return makebelieve.snapshot() as unknown as { basket: number; status: string; score: number }
    })

  it('as the documentation shows it comes with the files of every other game', () => {
    expectProven(proof)
    expect(Object.keys(files)).toEqual([
      'index.html',
      'game.js',
      'preview.webp',
      'report.json',
      'game.zip',
      'offline.html',
    ])
    expect(text('game.js')).toBe(documentedGame())
    expect(text('index.html')).toContain('<title>Star Catcher</title>')
    expect(text('index.html')).not.toContain('importmap')
    expect(Object.keys(unzipSync(files['game.zip'] ?? new Uint8Array())).sort()).toEqual([
      'CREDITS.txt',
      'game.js',
      'index.html',
    ])
    const report = JSON.parse(text('report.json'))
    expect(report.checks).toEqual(proof.checks)
    expect(report.free.controls).toEqual(['left', 'right', 'pointer'])
  })

  it('shows where the wishes of its prompt can be seen', () => {
    expect(proof.seen).toMatchObject([
      {
        claim: 'falling stars',
        status: 'met',
        evidence: expect.stringMatching(/^In the game that was won, star\.y went from/),
      },
    ])
  })

  it('is played with the keys of a real keyboard, pauses, and begins anew', async () => {
    const { page, frame } = await openFramed()
    await page.locator('iframe').click({ position: { x: 20, y: 20 } })
    const { basket } = await snapshot(frame)
    await page.keyboard.down('ArrowRight')
    await expect.poll(async () => (await snapshot(frame)).basket, { timeout: 30_000 }).toBeGreaterThan(basket)
    await page.keyboard.up('ArrowRight')
    await page.keyboard.press('p')
    await frame.getByRole('heading', { name: 'Paused' }).waitFor()
    const still = await snapshot(frame)
    await frame.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => snapshot(frame), { timeout: 30_000 }).not.toEqual(still)
    await frame.getByRole('button', { name: 'Try again' }).click({ timeout: 90_000 })
    expect((await snapshot(frame)).status).toBe('playing')
    await page.close()
  })

  it('shows a replay of its proof, and hands a picture to the page around it', async () => {
    const { page, frame } = await openFramed()
    const { won } = proof.evidence
    if (!won) throw new Error('It was never won')
    await page.evaluate(`port.postMessage(${JSON.stringify({ type: 'replay', replay: cut(won, 90) })})`)
    await frame.getByRole('heading', { name: 'The proof ends here' }).waitFor({ timeout: 90_000 })
    await page.evaluate(`port.postMessage({ type: 'screenshot' })`)
    const pictures = () =>
      page.evaluate(`heard.filter(({ type }) => type === 'screenshot').map(({ image }) => image)`)
    await expect.poll(pictures, { timeout: 30_000 }).toEqual([expect.stringMatching(/^data:image\/jpeg/)])
    await page.close()
  })

  it('has no files before it was proven', async () => {
    const checks = [...proof.checks, { code: 'wins' as const, name: 'x', passed: false, evidence: '' }]
    const unproven = { title: 'x', code: '', picture: new Uint8Array(), verdict: { ...proof, checks } }
    await expect(filesOfFreeGame(unproven)).rejects.toThrow(/not proven/)
  })
})
