import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent to many: the same bytes for all of them. */
export type SharedPage = {
  /** What a policy has to say for the scripts that the app wrote into it. */
  scriptHashes: string[]
  answer(acceptEncoding: string | undefined): Promise<Response>
}

const keptMs = 1000
const mostPages = 500

/**
 * Pages of visitors without a session. What they see depends on the address and the theme alone, because nothing else
 * of the request is handed on; so such a page is rendered and compressed once a second at most, however many ask.
 */
export function shareablePages(clock: () => number = Date.now) {
  const pages = new Map<string, { page: Promise<SharedPage>; until: number }>()

  return function share(key: string, render: (nonce: string) => Promise<Response>): Promise<SharedPage> {
    const kept = pages.get(key)
    if (kept && kept.until >= clock()) return kept.page
    if (pages.size >= mostPages) pages.clear()
    const page = renderForMany(render)
    pages.set(key, { page, until: clock() + keptMs })
    page.catch(() => pages.delete(key))
    return page
  }
}

/**
 * Sent to many, a nonce would be known to many. So this one never leaves the server: it tells the scripts that the app
 * wrote from any that somebody has smuggled into the page. Those of the app are allowed by their hashes instead.
 */
async function renderForMany(render: (nonce: string) => Promise<Response>): Promise<SharedPage> {
  const nonce = randomUUID()
  const rendered = await render(nonce)
  const marked = await rendered.text()
  const text = marked.replaceAll(markOf(nonce), '')
  const init = { status: rendered.status, headers: [...rendered.headers] }
  const packed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  return {
    scriptHashes: scriptHashes(marked, nonce),
    async answer(acceptEncoding) {
      const encoding = text.length < worthPacking ? undefined : encodingFor(acceptEncoding)
      if (!encoding) return new Response(text, init)
      const bytes = packed.get(encoding) ?? encoders[encoding](text)
      packed.set(encoding, bytes)
      const answer = new Response(await bytes, init)
      answer.headers.set('Content-Encoding', encoding)
      answer.headers.append('Vary', 'Accept-Encoding')
      return answer
    },
  }
}

const markOf = (nonce: string) => ` nonce="${nonce}"`

function scriptHashes(html: string, nonce: string): string[] {
  const own = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(([, attributes = '']) =>
    attributes.includes(markOf(nonce)),
  )
  return own.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

const brotli = promisify(brotliCompress)
const encoders = {
  // A little smaller than gzip in the time that gzip takes; higher qualities take several times as long.
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<string, Buffer<ArrayBuffer>>(gzip),
}
type Encoding = keyof typeof encoders
const worthPacking = 1024

/** Every browser names what it takes. Whoever ranks encodings is answered as for any other page. */
function encodingFor(accepted = ''): Encoding | undefined {
  const named = accepted.split(',').map((encoding) => encoding.trim())
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding))
}
