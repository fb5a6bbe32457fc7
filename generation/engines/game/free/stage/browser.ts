import { findChromium } from '../../../../browser/find-chromium.ts'
import { largestOf } from './memory.ts'

/** Why a browser was ended before its work was done; in words for whoever wrote the code. */
export class Ended extends Error {}
/** It ended without us: code can do that to a browser, but so can a machine that is at its limits. */
export class Down extends Ended {}

export type BrowserLimits = {
  /** Of JavaScript alone. */
  heapMegabytes: number
  /** Of everything that one process of the browser holds. */
  memoryMegabytes: number
}

const watchMs = 150

/**
 * A Chromium for one proof alone. Whatever runs in it can be ended at any moment by its process, however busy it is, and
 * the next proof has another.
 */
export async function openBrowser(
  { heapMegabytes, memoryMegabytes }: BrowserLimits,
  { signal, chromiumPath = findChromium() }: { signal?: AbortSignal; chromiumPath?: string },
) {
  signal?.throwIfAborted()
  if (!chromiumPath) throw new Error('Free game code is proven in Chromium, and this machine has none')
  const { chromium } = await import('playwright-core')
  const server = await chromium.launchServer({
    executablePath: chromiumPath,
    // Chromium refuses its own sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    // Nothing of ours, such as keys of providers, belongs into its environment.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    args: [
      '--enable-unsafe-swiftshader',
      // A busy machine may take long to draw a frame; that is no reason to lose the picture.
      '--disable-gpu-watchdog',
      '--mute-audio',
      '--host-resolver-rules=MAP * ~NOTFOUND',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      `--js-flags=--max-old-space-size=${heapMegabytes}`,
    ],
  })
  // It may have been given up while Chromium started.
  if (signal?.aborted) await server.kill()
  signal?.throwIfAborted()
  const { pid } = server.process()
  const end = Promise.withResolvers<never>()
  // Heard of by whoever races against it.
  end.promise.catch(() => {})
  const strike = (words: string) => {
    end.reject(new Ended(words))
    void server.kill()
  }
  const cancel = () => {
    end.reject(signal?.reason)
    void server.kill()
  }
  signal?.addEventListener('abort', cancel)
  server.on('close', () => end.reject(new Down('It brought the browser down.')))
  const watch = setInterval(() => {
    void largestOf(pid ?? 0).then((megabytes) => {
      if (megabytes > memoryMegabytes) strike(`It needed more than ${memoryMegabytes} MB of memory.`)
    }, end.reject)
  }, watchMs)
  const stop = async () => {
    clearInterval(watch)
    signal?.removeEventListener('abort', cancel)
    await server.kill()
  }
  const connected = Promise.race([chromium.connect(server.wsEndpoint()), end.promise])
  const browser = await connected.catch(async (error) => {
    await stop()
    throw error
  })

  return {
    browser,
    pid,
    strike,
    /** Its page broke down: nothing but memory does that to a page of a sound browser. */
    crashed: () => strike(`Its page broke down; it may need no more than ${heapMegabytes} MB of memory.`),
    /** The work, unless it takes too long or the browser is ended. */
    async within<T>(seconds: number, work: Promise<T>): Promise<T> {
      work.catch(() => {})
      const timer = setTimeout(
        () => strike(`It did not come to an end within ${seconds} seconds.`),
        seconds * 1000,
      )
      try {
        return await Promise.race([
          work.catch((error) => Promise.race([end.promise, laterThrow(error)])),
          end.promise,
        ])
      } finally {
        clearTimeout(timer)
      }
    },
    close: stop,
  }
}

export type StageBrowser = Awaited<ReturnType<typeof openBrowser>>

/** When a browser dies, calls fail before it is known why; the reason is worth a moment's wait. */
async function laterThrow(error: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  throw error
}
