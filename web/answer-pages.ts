import type { WebBundle } from '@makebelieve/contract/web-host'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { hostContext } from './api/host.ts'

export function answerPages(build: ServerBuild): WebBundle['render'] {
  const handle = createRequestHandler(build, process.env.NODE_ENV)

  return (request, host) => {
    const context = new RouterContextProvider()
    context.set(hostContext, () => host)
    return handle(request, context)
  }
}
