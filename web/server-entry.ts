import * as build from 'virtual:react-router/server-build'
import type { WebBundle } from '@makebelieve/contract/web-host'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { hostContext } from './api/host.ts'
import { wholePage } from './whole-page.ts'

const handle = createRequestHandler(build, process.env.NODE_ENV)

export const render: WebBundle['render'] = async (request, host) => {
  const context = new RouterContextProvider()
  const page: { html?: string } = {}
  context.set(hostContext, () => host)
  context.set(wholePage, page)
  const response = await handle(request, context)
  if (page.html === undefined || request.method === 'HEAD') return response
  return { status: response.status, headers: response.headers, html: page.html }
}
