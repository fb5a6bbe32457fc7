import type { Frame, Locator } from 'playwright-core'

/**
 * The frame that something runs in, once it can be talked to. A stage may put another frame in the place of the one it showed a moment
 * before, so whoever was found is looked for anew as long as it is gone before it answers.
 */
export async function runningFrame(iframe: Locator, timeout = 60_000): Promise<Frame> {
  const end = Date.now() + timeout
  for (;;) {
    const left = Math.max(1, end - Date.now())
    const element = await iframe.elementHandle({ timeout: left })
    const frame = await element?.contentFrame()
    try {
      await frame?.waitForFunction(() => 'makebelieve' in window, undefined, { timeout: left })
      if (frame && !frame.isDetached()) return frame
    } catch (error) {
      if (!frame?.isDetached()) throw error
    }
    if (Date.now() >= end) throw new Error('Nothing on the stage could be talked to')
  }
}
