import type { WebHost } from '@makebelieve/contract/web-host'
import { createContext } from 'react-router'

/**
 * Who serves this request. The server hands itself over, and the API is called inside its own process. Under
 * `react-router dev` nobody does: then the API is another process, and the visitor's cookies are sent along.
 */
export const hostContext = createContext<(request: Request) => WebHost>(developmentHost)

function developmentHost(request: Request): WebHost {
  const origin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
  const cookie = request.headers.get('cookie') ?? ''
  return {
    origin: new URL(request.url).origin,
    nonce: '',
    requestId: null,
    hasSession: cookie.includes('session'),
    api(path, init) {
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      return fetch(new URL(path, origin), { ...init, headers })
    },
  }
}
