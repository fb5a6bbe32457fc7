import type { WebHost } from '@makebelieve/contract/web-host'
import { readSession } from './api/session.ts'
import { themeIn } from './ui/theme-cookie.ts'

/** What every page is given: the data of the root route. */
export function rootData(host: WebHost, cookie: string | null) {
  return {
    theme: themeIn(cookie),
    origin: host.origin,
    requestId: host.requestId,
    // Not awaited: the page is sent at once, and the corner of the header follows.
    session: host.hasSession ? readSession(host) : null,
  }
}
