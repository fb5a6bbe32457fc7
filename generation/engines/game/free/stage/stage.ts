import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame, Page } from 'playwright-core'
import * as z from 'zod'
import type { Inside } from '../inside/inside.ts'
import { begunMark } from '../interface.ts'
import type { StageBrowser } from './browser.ts'
import { insideScript, lend, type StageFiles } from './lend.ts'
import { appOrigin, folder, playOrigin } from './policy.ts'
import { openRealm, type Realm } from './realm.ts'

export type StageWindow = { width: number; height: number; phone?: boolean }

type StageOptions = {
  files: StageFiles
  window: StageWindow
  startSeconds: number
  /** Told what the page asked for and does not get. */
  outside(what: string): void
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Code that waits for something at its start may take so long after everything was loaded. */
const setPatienceMs = 1500

/** A page of a free game as the product shows it: in a sandboxed frame, under the same policy, without any network. */
export async function openStage(owner: StageBrowser, options: StageOptions) {
  const { files, window, startSeconds, outside } = options
  const { width, height, phone = false } = window
  const handle = `makebelieve${Math.random().toString(36).slice(2)}`
  const context = await owner.browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    ...(phone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  })
  await lend(context, files, outside)
  await context.addInitScript(await insideScript(handle))
  const page = await context.newPage()
  page.on('crash', () => owner.crashed())
  watchNavigation(page, outside)
  let opened: Realm | undefined
  const realm = () => {
    if (!opened) throw new Error('The stage is not open yet')
    return opened
  }

  const stage = {
    /** What broke by itself since it was last asked. */
    async complaints(): Promise<string[]> {
      const inside = heardIn(await realm().ask('heard'))
      const { complaints, forbidden } = await realm().heard()
      for (const what of [...inside.tried, ...forbidden]) outside(what)
      return [...complaints, ...inside.complaints]
    },

    /** Loads the page and waits until the game has begun, or has shown that it will not. */
    begin: () => owner.within(startSeconds, begin()),

    /** Asks what runs beside the game; what goes wrong there is thrown as an error with its words. */
    ask: <K extends keyof Inside>(part: K, ...given: Parameters<Inside[K]>): Promise<unknown> =>
      realm().ask(part, ...given),

    /** See `Realm`. */
    beside: <T>(look: (given: string) => T, given = ''): Promise<T> => realm().beside(look, given),

    resize: (to: { width: number; height: number }) => page.setViewportSize(to),

    /** A PNG of all that is seen. */
    picture: (): Promise<Uint8Array> => page.screenshot({ type: 'png', scale: 'css' }),
  }

  async function begin(): Promise<{ set: boolean; complaints: string[] }> {
    await page.goto(`${appOrigin}/`)
    const frame = page.frames().find((one) => one !== page.mainFrame())
    if (!frame) throw new Error('The stage has no frame')
    opened = await openRealm(context, frame as Frame, handle)
    const loaded = performance.now()
    for (;;) {
      const begun = await stage.beside((mark) => document.documentElement.hasAttribute(mark), begunMark)
      const { set } = (await stage.ask('isSet')) as { set?: unknown }
      const complaints = await stage.complaints()
      const late = set !== true && performance.now() - loaded > setPatienceMs
      if (begun || late || complaints.length > 0) return { set: set === true, complaints }
      await sleep(20)
    }
  }

  return stage
}

const heardSchema = z.object({ complaints: z.string().max(100_000), tried: z.string().max(100_000) })

/** What a page says of itself here only accuses it. */
function heardIn(told: unknown): { complaints: string[]; tried: string[] } {
  const read = heardSchema.safeParse(told)
  if (!read.success) return { complaints: ['What it tells of itself cannot be read'], tried: [] }
  const lines = (text: string) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(0, 300) || 'Something broke')
  return { complaints: lines(read.data.complaints), tried: lines(read.data.tried) }
}

/** Its page is loaded once; going elsewhere is asking for something from outside. */
function watchNavigation(page: Page, outside: (what: string) => void): void {
  let frames = 0
  page.on('frameattached', () => {
    if (++frames > 1) outside('a frame of its own')
  })
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() || frame.url() === 'about:blank') return
    loads++
    const home = frame.url() === `${playOrigin}${folder}index.html`
    if (!home || loads > 1) outside(home ? 'its own page once more' : `another page (${frame.url()})`)
  })
}
