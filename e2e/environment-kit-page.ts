import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Scene } from '@makebelieve/kit/environment/scene'
import { demoMeshes, demoScene } from '@makebelieve/kit/environment/testing/demo-scene'
import type { BrowserContext } from 'playwright-core'
import { rolldown } from 'rolldown'

const play = join(import.meta.dirname, '../kit/environment/play.ts')

/** The kit's test scene as a page, with three.js in it. */
export async function environmentPage(changes: Partial<Scene> = {}): Promise<string> {
  const entry = 'environment-entry'
  const packed = gzipSync(demoMeshes()).toString('base64')
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (name) => (name === entry ? name : undefined),
        load: (name) =>
          name === entry
            ? `import { play } from ${JSON.stringify(play)}
               play(${JSON.stringify(demoScene(changes))}, ${JSON.stringify(packed)})`
            : undefined,
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  const code = output[0].code.replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A meadow of boxes</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    </head><body><script>${code}</script></body></html>`
}

/**
 * A screen that shows twelve pictures in a second, as many as a creation needs to go at its own speed. Without a graphics card a
 * scene would otherwise be drawn all the time, and whoever looks at the page would wait for it.
 */
export async function slowScreen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel, setTimeout: later } = window
    const waiting = new Map<number, () => void>()
    let asked = 0
    let shown = 0
    window.requestAnimationFrame = (draw) => {
      const id = ++asked
      const show = (now: number) => {
        waiting.delete(id)
        shown = performance.now()
        draw(now)
      }
      const timer = later(
        () => {
          const frame = request(show)
          waiting.set(id, () => cancel(frame))
        },
        Math.max(0, shown + 1000 / 12 - performance.now()),
      )
      waiting.set(id, () => clearTimeout(timer))
      return id
    }
    window.cancelAnimationFrame = (id) => {
      waiting.get(id)?.()
      waiting.delete(id)
    }
  })
}
