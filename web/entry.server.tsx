import { PassThrough } from 'node:stream'
import type { WebHost } from '@makebelieve/contract/web-host'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { hostContext } from './api/host.ts'

/**
 * A page that waits longer than this for its data is sent without it; the browser shows an error in that place. A development
 * server makes every module when it is first asked for, which takes as long as the machine needs.
 */
export const streamTimeout = import.meta.env.DEV ? 90_000 : 8_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const body = await stream(router, request, context.get(hostContext)(request))
  return new Response(body, { status, headers })
}

/** First what is known, and the rest as it becomes known. */
function stream(router: EntryContext, request: Request, host: WebHost): Promise<ReadableStream> {
  const nonce = host.nonce || undefined
  // A page for many is kept whole: what is waited for stands in its place, and no script has to move it there.
  const forMany = host.requestId === null
  return new Promise((resolve, reject) => {
    let shellReady = false
    const page = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      progressiveChunkSize: forMany ? Number.POSITIVE_INFINITY : undefined,
      onShellReady() {
        shellReady = true
        if (!forMany) send()
      },
      onShellError(error) {
        stopWatching()
        reject(error)
      },
      onAllReady() {
        stopWatching()
        if (forMany) send()
      },
      onError(error) {
        // A shell that fails rejects, and is logged by the router. What fails later would go unnoticed.
        if (shellReady && !request.signal.aborted) console.error(error)
      },
    })
    const timer = setTimeout(() => page.abort(new Error('The page took too long')), streamTimeout + 1_000)
    const leave = () => page.abort(request.signal.reason)
    request.signal.addEventListener('abort', leave)
    function send() {
      resolve(createReadableStreamFromReadable(page.pipe(new PassThrough())))
    }
    function stopWatching() {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', leave)
    }
  })
}
