import { randomUUID } from 'node:crypto'
import type { WebBundle, WebHost } from '@makebelieve/contract/web-host'
import { getCookie } from 'hono/cookie'
import { builtPath } from './built-files.ts'
import type { AppContext } from './context.ts'
import { type PageSources, pagePolicy } from './security-headers.ts'
import { shareablePages } from './shared-pages.ts'

export type PageOptions = PageSources & {
  bundle: WebBundle
  /** The public address of the app. */
  appOrigin: string
  /** Calls the API of this same process. */
  api(request: Request, c: AppContext): Promise<Response>
  sessionCookie: string
}

type Visitor = Pick<WebHost, 'nonce' | 'requestId' | 'hasSession'>
/** A page, and which scripts its policy lets run. */
type Answer = { response: Response; scripts: string }

/** As nginx has it: no standard names this. */
const clientClosedRequest = 499

/** Answers everything that is not an API call or a file with the rendered app. */
export function renderPages({ bundle, appOrigin, api, sessionCookie, ...sources }: PageOptions) {
  const share = shareablePages()

  return async (c: AppContext): Promise<Response> => {
    const hasSession = getCookie(c, sessionCookie) !== undefined
    // An address with a query is rarely asked for twice within a second.
    const shareable = !hasSession && c.req.method === 'GET' && !c.req.url.includes('?')
    const { response, scripts } = await (shareable ? sharedPage(c) : ownPage(c, hasSession))
    response.headers.set('Content-Security-Policy', pagePolicy(c, scripts, sources))
    // It may show who is signed in, and in which theme: a browser may keep it for going back, nobody may share it.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }

  /** The same for all who ask for this address within a second. */
  async function sharedPage(c: AppContext): Promise<Answer> {
    const theme = getCookie(c, 'theme') ?? ''
    const cookie = /^(light|dark)$/.test(theme) ? `theme=${theme}` : ''
    const page = await share(`${cookie} ${c.req.url}`, (nonce) => {
      const everybody = { nonce, requestId: null, hasSession: false }
      return bundle.render(new Request(c.req.url, { headers: { cookie } }), hostFor(c, everybody, { cookie }))
    })
    const files = [...new Set([appOrigin, new URL(c.req.url).origin])].map(
      (origin) => `${origin}${builtPath}`,
    )
    return {
      response: await page.answer(c.req.header('accept-encoding')),
      scripts: [...files, ...page.scriptHashes].join(' '),
    }
  }

  async function ownPage(c: AppContext, hasSession: boolean): Promise<Answer> {
    const nonce = randomUUID()
    const visitor = { nonce, requestId: c.var.requestId, hasSession }
    // Behind a proxy, the address that limits are counted for.
    const passedOn = { cookie: c.req.header('cookie'), 'x-forwarded-for': c.req.header('x-forwarded-for') }
    const request = c.req.method === 'POST' ? withoutOrigin(c.req.raw) : c.req.raw
    const response = await bundle.render(request, hostFor(c, visitor, passedOn))
    return {
      // Who has left gets no answer, and what is logged of it is no failure of ours.
      response: c.req.raw.signal.aborted ? new Response(null, { status: clientClosedRequest }) : response,
      scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    }
  }

  function hostFor(c: AppContext, visitor: Visitor, passedOn: Record<string, string | undefined>): WebHost {
    return {
      ...visitor,
      origin: appOrigin,
      api: (path, init) => {
        const headers = new Headers(init?.headers)
        for (const [name, value] of Object.entries(passedOn)) if (value) headers.set(name, value)
        return api(new Request(new URL(path, c.req.url), { ...init, headers }), c)
      },
    }
  }
}

/**
 * The router compares the origin of a form with the address that the request came to, which behind a proxy is another
 * one. Where forms are taken, `sameOriginOnly` has compared it with the public address already.
 */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
