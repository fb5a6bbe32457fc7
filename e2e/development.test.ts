import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@makebelieve/server/testing/process'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { expectAccessible, expectFits, hydrated, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()
const root = join(import.meta.dirname, '..')

// A second server, and every module of the app made anew: nobody but developers ever meets it.
describe.runIf(isThorough('development'))('the development server', () => {
  let dev: ChildProcess
  let dataDir = ''
  let origin = ''

  beforeAll(async () => {
    const [port, webPort] = [await freePort(), await freePort()]
    origin = `http://localhost:${webPort}`
    // What `npm run dev` runs; without npm between, it can be told to stop and waited for.
    dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-dev-'))
    dev = spawn(join(root, 'script/dev'), {
      cwd: root,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), WEB_PORT: String(webPort) },
    })
    const healthy = async () => {
      const answer = await fetch(`${origin}/api/health`)
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
    }
    await vi.waitFor(healthy, { timeout: 90_000, interval: 250 })
  })
  afterAll(async () => {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  })

  // The first page of a development server has every module made for it, one by one.
  const firstPage = { timeout: 120_000 }

  it(
    'as a developer I see every part of the interface on one page, accessible and fitting a phone',
    firstPage,
    async () => {
      const { page } = await visit('/about')
      await page.goto(`${origin}/dev/ui`, { timeout: 90_000 })
      await hydrated(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      await expectFits(page, widths.phone)
      await screenshots(page, 'dev-ui')
    },
  )

  it('as a developer I see how my sentence is read, as a picture and as a list', firstPage, async () => {
    const { page } = await visit('/about')
    await page.goto(`${origin}/dev/read`, { timeout: 90_000 })
    await hydrated(page)
    await page.getByLabel('Text').fill('a witch shoots spells at flying pumpkins')
    await page.getByRole('button', { name: 'Read' }).click()
    await page.getByRole('region', { name: 'Things' }).getByText('“witch”').waitFor()
    await page.getByRole('region', { name: 'The sentence, drawn' }).locator('svg').waitFor()
    await expectAccessible(page)
    await expectFits(page, widths.phone)
    await screenshots(page, 'dev-read')
  })

  it('my change is on the page without a reload: Vite listens for it', async () => {
    const { page } = await visit('/about')
    const socket = page.waitForEvent('websocket')
    await page.goto(`${origin}/about`)
    expect((await socket).url()).toMatch(/^ws:/)
  })
})
