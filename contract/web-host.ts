/**
 * The seam between the server and the rendered app. The server loads the app's bundle and calls `render`; the app
 * reaches the API through `api`. Neither imports the other.
 */
export type WebHost = {
  /** Calls this server's own API in-process on behalf of the visitor (cookies and address are passed on). */
  api(path: string, init?: RequestInit): Promise<Response>
  /** The public address of this app, for links that leave it. */
  origin: string
  /** For the Content-Security-Policy of this one response. */
  nonce: string
  /** The visitor sent a session cookie; whether it is valid, only the API knows. */
  hasSession: boolean
  /** Names the request on an error page, so that it can be found in the log. Null: the page is for many requests. */
  requestId: string | null
}

/** A page that could be rendered at once, as text: the server sends it faster than it could send a `Response`. */
export type WholePage = { status: number; headers: Headers; html: string }

/** What `web/build/server/index.js` exports. What is streamed, redirected or answered as data is a `Response`. */
export type WebBundle = {
  render(request: Request, host: WebHost): Promise<WholePage | Response>
}
