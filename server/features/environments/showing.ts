import { calls } from '@makebelieve/contract/calls/index'
import { contentHeaders } from '@makebelieve/contract/content-headers'
import { routes } from '@makebelieve/contract/routes'
import { textOf } from '../../creations/files.ts'
import { codeFile, noSuch, playedFiles } from '../../creations/played.ts'
import type { AppContext } from '../../http/context.ts'
import { originAsked } from '../../http/play-links.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { addressed, shownAt } from './addressed.ts'
import type { EnvironmentServices } from './environments.ts'

/** The page of an environment, and a picture of it, at addresses that last. */
export function showing(registry: Registry, services: EnvironmentServices): void {
  const { pool, storage, links, ids, ownOrigins, screenshots } = services

  registerCall(registry, calls.environmentPage, async ({ c, params }) => {
    const user = await c.var.maker()
    const shown = await shownAt(pool, user?.id, { id: params.modelId })
    if (!shown || shown.userId !== params.userId) throw noSuch('environment')
    // Opened as a page of its own, content could navigate: a browser sees it inside of ours.
    if (c.req.header('Sec-Fetch-Dest') === 'document')
      return c.redirect(routes.environment(ids.encrypt(shown.id)))
    const code = links.file(shown.versionId, codeFile.environment).signedUrl
    const page = await textOf(storage, shown.folder, playedFiles.page)
    const origin = originAsked(c, ownOrigins)
    const folder = code.slice(0, -codeFile.environment.length)
    return c.html(page.replaceAll(`./${codeFile.environment}`, code), 200, {
      ...contentHeaders({ origin, framedBy: origin, folder }),
      'Cache-Control': 'private, no-store',
    })
  })

  registerCall(registry, calls.screenshot, async ({ c, body }) => {
    const user = await c.var.maker()
    const shown = await addressed(services, user?.id, body.url)
    // Code that a user wrote is shown in the user's own browser, never in the server's.
    const taken = shown.byEngine ? await screenshots.of(shown.folder) : undefined
    if (taken) return sendPicture(c, taken)
    const made = await storage.get(shown.folder + playedFiles.preview)
    if (!made) throw noSuch('environment')
    return sendPicture(c, new Uint8Array(await new Response(made.body).arrayBuffer()))
  })
}

function sendPicture(c: AppContext, picture: Uint8Array): Response {
  return c.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/webp',
    'Content-Length': String(picture.length),
    'Cache-Control': 'private, no-store',
  })
}
