import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EnvironmentHandle } from '@makebelieve/kit/environment/play'
import type { Pose } from '@makebelieve/kit/environment/scene'
import type { BrowserContext, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** What a creation's page is made of, by its path below the page; nothing else can be reached from there. */
export type StageFile = { type: string; bytes: Uint8Array }
export type StageFiles = (path: string) => Promise<StageFile | undefined>

export type Shoot = {
  /** In pixels. */
  width?: number
  height?: number
  /** From where: views of the scene by their number, from 0 to 8, or places to look from. */
  views?: readonly (number | Pose)[]
  /** How long a page may take until it can be looked at. */
  patienceMs?: number
  /** Told what the page complains about on its console. */
  onComplaint?(text: string): void
}

export type Photographer = NonNullable<Awaited<ReturnType<typeof openPhotographer>>>

const usual = { width: 960, height: 600, views: [0], patienceMs: 120_000, onComplaint: () => {} }
/** No such host exists, and Chromium is told to know no other. */
const origin = 'http://stage.invalid'
const args = ['--enable-unsafe-swiftshader', '--mute-audio', '--host-resolver-rules=MAP * ~NOTFOUND']
/** Steps before the picture, so that what drifts and fades in has settled. */
const settledFrames = 30

/** One Chromium that takes pictures of environments; nothing where this machine has none. */
export async function openPhotographer(executablePath = findChromium()) {
  if (!executablePath) return undefined
  const { chromium } = await import('playwright-core')
  // Chromium refuses its own sandbox to root.
  const chromiumSandbox = process.getuid?.() !== 0
  const browser = await chromium.launch({ executablePath, args, chromiumSandbox })

  return {
    isOpen: () => browser.isConnected(),

    /** A picture as PNG of each view asked for, as large as the page draws it. Rejects when the page complains or does not come to draw. */
    async shoot(files: StageFiles, wish: Shoot = {}): Promise<Buffer[]> {
      const { width, height, views, ...how } = { ...usual, ...wish }
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' })
      try {
        await lend(context, files)
        const page = await openStage(context, how)
        const pictures: Buffer[] = []
        for (const view of views) pictures.push(await pictureFrom(page, view))
        return pictures
      } finally {
        await context.close()
      }
    },

    close: () => browser.close(),
  }
}

const three = dirname(fileURLToPath(import.meta.resolve('three')))
const vendored = /^vendor\/(?:three@[\d.]+\/)?(three\.(?:module|core)\.js)$/

/** Every request is answered from here: the creation's own files and three.js. */
async function lend(context: BrowserContext, files: StageFiles): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const path = url.pathname.slice(1)
    const file = url.origin === origin ? await find(path) : undefined
    if (!file) return route.abort('blockedbyclient')
    await route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) })
  })
  await context.routeWebSocket(/./, (socket) => socket.close())

  async function find(path: string): Promise<StageFile | undefined> {
    const [, library] = vendored.exec(path) ?? []
    return library ? { type: 'text/javascript', bytes: await readFile(join(three, library)) } : files(path)
  }
}

/** As much of the kit's handle as pictures need. */
type Handle = Pick<EnvironmentHandle, 'bare' | 'go' | 'step'>

async function openStage(
  context: BrowserContext,
  { onComplaint, patienceMs: timeout }: Required<Pick<Shoot, 'onComplaint' | 'patienceMs'>>,
): Promise<Page> {
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') onComplaint(message.text())
  })
  const complaint = new Promise<never>((_, reject) => page.once('pageerror', reject))
  complaint.catch(() => {})
  // Nobody looks at its frames: it draws when it is told to, which matters where the processor has to do it.
  await page.addInitScript('globalThis.requestAnimationFrame = () => 0')
  await page.goto(`${origin}/index.html`, { timeout })
  const drawn = page.waitForFunction('globalThis.makebelieve', undefined, {
    timeout,
    polling: 100,
  })
  await Promise.race([drawn, complaint])
  return page
}

/** Draws once and takes what was drawn. The first view is where one stands anyway; the number keys lead to the others. */
async function pictureFrom(page: Page, view: number | Pose): Promise<Buffer> {
  if (typeof view === 'number' && view > 0) await page.keyboard.press(String(view + 1))
  const picture = await page.evaluate(
    ({ pose, frames }) => {
      const { makebelieve } = globalThis as unknown as { makebelieve: Handle }
      if (pose) makebelieve.go(pose)
      makebelieve.bare(true)
      makebelieve.step(frames)
      return document.querySelector('canvas')?.toDataURL('image/png')
    },
    { pose: typeof view === 'number' ? undefined : view, frames: settledFrames },
  )
  const [, data] = /^data:image\/png;base64,(.+)$/.exec(picture ?? '') ?? []
  if (!data) throw new Error('The page has nothing that it draws on')
  return Buffer.from(data, 'base64')
}
