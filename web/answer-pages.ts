import type { WebBundle } from '@makebelieve/contract/web-host'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { hostContext } from './api/host.ts'
import { renderKnownPage } from './known-pages.tsx'
import { wholePage } from './whole-page.ts'

export function answerPages(build: ServerBuild): WebBundle['render'] {
  const handle = createRequestHandler(build, process.env.NODE_ENV)

  return async (request, host) => {
    const known = renderKnownPage(request, host)
    if (known) return known
    const context = new RouterContextProvider()
    const page: { html?: string } = {}
    context.set(hostContext, () => host)
    context.set(wholePage, page)
    const response = await handle(request, context)
    if (page.html === undefined || request.method === 'HEAD') return response
    return { status: response.status, headers: response.headers, html: page.html }
  }
}
