import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHeaders } from '@makebelieve/contract/content-headers'
import type { BrowserContext } from 'playwright-core'
import { bundleEntry, keepCode, kitFolder, stampOf } from '../../../../page/bundling.ts'
import { appOrigin, appPage, folder, playOrigin } from './policy.ts'

/** What is in the folder of a game, by name. */
export type StageFiles = Record<string, { type: string; body: string }>

const three = dirname(fileURLToPath(import.meta.resolve('three')))
const vendored = /^\/vendor\/(three\.(?:module|core)\.js)$/

/** Every request is answered from here, and whatever is not ours is refused and told. */
export async function lend(
  context: BrowserContext,
  files: StageFiles,
  outside: (what: string) => void,
): Promise<void> {
  // What is proven here runs under the same rules as what is played on the server.
  const headers = contentHeaders({ origin: playOrigin, framedBy: appOrigin, folder })
  await context.route('**/*', async (route) => {
    const { href, origin, pathname } = new URL(route.request().url())
    if (href === `${appOrigin}/`)
      return route.fulfill({ contentType: 'text/html', body: appPage.html, headers: appPage.headers })
    const [, library] = vendored.exec(pathname) ?? []
    const file = pathname.startsWith(folder) ? files[pathname.slice(folder.length)] : undefined
    if (origin === playOrigin && library)
      return route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(join(three, library)),
        headers,
      })
    if (origin === playOrigin && file)
      return route.fulfill({ contentType: file.type, body: file.body, headers })
    if (pathname !== '/favicon.ico') outside(href.replace(`${playOrigin}${folder}`, './'))
    return route.abort('blockedbyclient')
  })
  await context.routeWebSocket(/./, (socket) => {
    outside(socket.url())
    return socket.close()
  })
}

/** Runs in the frame of the game before anything else, and is found there under this name. */
export async function insideScript(handle: string): Promise<string> {
  const home = join(import.meta.dirname, '..')
  const stamp = stampOf([
    [kitFolder, ['core/*.ts']],
    [home, ['interface.ts', 'inside/*.ts', 'page/canvas.ts']],
  ])
  const inside = JSON.stringify(join(home, 'inside/inside.ts'))
  const script = await keepCode('free-inside', stamp, () =>
    bundleEntry(`export { openInside } from ${inside}`, { name: 'makebelieveInside', minify: false }),
  )
  return `(() => {
  if (self === top) return
  ${script}
  // For good: neither written over nor given away.
  Object.defineProperty(globalThis, '${handle}', { value: makebelieveInside.openInside() })
})()`
}
