import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame, Page } from 'playwright-core'
import type { Answer, Inside } from '../inside/inside.ts'
import { begunMark } from '../interface.ts'
import type { StageBrowser } from './browser.ts'
import { insideScript, lend, type StageFiles } from './lend.ts'
import { appOrigin, folder, playOrigin } from './policy.ts'

export type StageWindow = { width: number; height: number; phone?: boolean }
type Part = Exclude<keyof Inside, 'ears'>

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
  let frame: Frame | undefined
  const inFrame = () => {
    if (!frame) throw new Error('The stage is not open yet')
    return frame
  }

  async function heard(): Promise<Inside['ears']> {
    return inFrame().evaluate((name) => {
      const { ears } = (globalThis as unknown as Record<string, { ears: Inside['ears'] }>)[name] ?? {}
      return { complaints: ears?.complaints.splice(0) ?? [], outside: ears?.outside.splice(0) ?? [] }
    }, handle)
  }

  const stage = {
    /** What broke by itself since it was last asked. */
    async complaints(): Promise<string[]> {
      const { complaints, outside: tried } = await heard()
      for (const what of tried) outside(what)
      return complaints
    },

    /** Loads the page and waits until the game has begun, or has shown that it will not. */
    begin: () => owner.within(startSeconds, begin()),

    /** Asks the page; what goes wrong there is thrown as an error with its words. */
    async ask<K extends Part>(part: K, ...given: Parameters<Inside[K]>): Promise<ReturnType<Inside[K]>> {
      const told: unknown = await inFrame().evaluate(
        ([name, asked, args]) => {
          type Asking = Record<string, { ask(part: string, ...given: readonly unknown[]): unknown }>
          return (globalThis as unknown as Asking)[name]?.ask(asked, ...args)
        },
        [handle, part as string, given as readonly unknown[]] as const,
      )
      const answer = told as Answer<ReturnType<Inside[K]>>
      if (answer.wrong !== undefined) throw new Error(`${answer.wrong}.`)
      return answer.answer
    },

    resize: (to: { width: number; height: number }) => page.setViewportSize(to),

    /** A PNG of all that is seen. */
    picture: (): Promise<Uint8Array> => page.screenshot({ type: 'png' }),
  }

  async function begin(): Promise<{ set: boolean; complaints: string[] }> {
    await page.goto(`${appOrigin}/`)
    frame = page.frames().find((one) => one !== page.mainFrame())
    const loaded = performance.now()
    for (;;) {
      const { begun, set } = await inFrame().evaluate(
        (mark) => ({ begun: document.documentElement.hasAttribute(mark), set: 'makebelieve' in globalThis }),
        begunMark,
      )
      const complaints = await stage.complaints()
      const late = !set && performance.now() - loaded > setPatienceMs
      if (begun || late || complaints.length > 0) return { set, complaints }
      await sleep(20)
    }
  }

  return stage
}

/** Its page is loaded once; going elsewhere is asking for something from outside. */
function watchNavigation(page: Page, outside: (what: string) => void): void {
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() || frame.url() === 'about:blank') return
    loads++
    const home = frame.url() === `${playOrigin}${folder}index.html`
    if (!home || loads > 1) outside(home ? 'its own page once more' : `another page (${frame.url()})`)
  })
}
