/**
 * The seam between the server and the rendered app. The server loads the app's bundle and calls `render`; the app
 * reaches the API through `api`. Neither imports the other.
 */
export type WebHost = {
  /** Calls this server's own API in-process on behalf of the visitor (cookies and address are passed on). */
  api(path: string, init?: RequestInit): Promise<Response>
  /** The public address of this app, for links that leave it. */
  origin: string
  /** Marks the scripts that the app itself writes into this page; no other may run. */
  nonce: string
  /** The visitor sent a session cookie; whether it is valid, only the API knows. */
  hasSession: boolean
  /** Names the request on an error page, so that it can be found in the log. Null: the page is for many requests. */
  requestId: string | null
}

/** What `web/build/server/index.js` exports. */
export type WebBundle = {
  render(request: Request, host: WebHost): Promise<Response>
}
