import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { hostContext } from './api/host.ts'
import { learnPage, notReady } from './known-pages.tsx'
import { wholePage } from './whole-page.ts'

/**
 * A page that waits longer than this for its data is sent without it; the browser shows an error in that place. A development
 * server makes every module when it is first asked for, which takes as long as the machine needs.
 */
export const streamTimeout = import.meta.env.DEV ? 90_000 : 8_000

/**
 * A page that waits for nothing is rendered at once, and answered as one string: that takes half the time of a
 * stream. Everything else is streamed: first what is known, and the rest as it becomes known.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = context.get(hostContext)(request)
  const nonce = host.nonce || undefined
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = await renderAtOnce(router, request.url, nonce)
  if (page === null) return new Response(await stream(router, request, nonce), { status, headers })
  const sentAside = context.get(wholePage)
  if (!sentAside) return new Response(page, { status, headers })
  learnPage(page, headers, router, request, host)
  // The router looks into every response, and a body would be encoded for that; so it goes past the router.
  sentAside.html = page
  return new Response(null, { status, headers })
}

async function renderAtOnce(router: EntryContext, url: string, nonce?: string): Promise<string | null> {
  const loaded = Object.values(router.staticHandlerContext.loaderData)
  if (loaded.some(holdsPromise)) return null
  const pieces = await readHandoff(router)
  const html = renderToString(<ServerRouter context={router} url={url} nonce={nonce} />)
  if (!html.includes(notReady)) return `<!DOCTYPE html>${html}`
  router.renderMeta = {}
  router.serverHandoffStream = streamOf(pieces)
  return null
}

/** Loaders put what is not awaited at the top of their answer, where it can be seen. */
function holdsPromise(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise)
  )
}

/**
 * The router hands its data to the browser in pieces that it suspends for, even when all of them are there. Here
 * they are read beforehand, and put where the router keeps the pieces that it has read. Should it no longer look
 * there, it suspends, and the page is streamed.
 */
async function readHandoff(router: EntryContext): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of router.serverHandoffStream ?? []) pieces.push(piece)
  const decoder = new TextDecoder()
  const results = pieces.map((piece) => ({ done: false, value: decoder.decode(piece, { stream: true }) }))
  const cache = [...results, { done: true, value: '' }].map((result) =>
    Object.assign(Promise.resolve(), { result }),
  )
  router.renderMeta = { streamCache: Object.fromEntries(cache.entries()) }
  return pieces
}

function streamOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

function stream(router: EntryContext, request: Request, nonce?: string): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    let started = false
    const page = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        started = true
        resolve(createReadableStreamFromReadable(page.pipe(new PassThrough())))
      },
      onShellError(error) {
        stopWatching()
        reject(error)
      },
      onAllReady: stopWatching,
      onError(error) {
        // A shell that fails rejects, and is logged by the router. What fails later would go unnoticed.
        if (started && !request.signal.aborted) console.error(error)
      },
    })
    const timer = setTimeout(() => page.abort(new Error('The page took too long')), streamTimeout + 1_000)
    const leave = () => page.abort(request.signal.reason)
    request.signal.addEventListener('abort', leave)
    function stopWatching() {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', leave)
    }
  })
}
