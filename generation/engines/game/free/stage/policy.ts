/** Hosts that do not exist; Chromium is told to know no other. */
export const appOrigin = 'https://app.invalid'
export const playOrigin = 'https://play.invalid'
export const folder = '/play/free/'

/**
 * What the server sends with a creation (server/http/content-headers.ts): what is proven here runs under the same rules
 * as what is played there. e2e/free-code.test.ts holds the two together.
 */
export function contentHeaders(): Record<string, string> {
  const own = `${playOrigin}${folder}`
  return {
    'Content-Security-Policy': [
      'sandbox allow-scripts allow-pointer-lock',
      `default-src 'none'`,
      `script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: ${playOrigin}/vendor/ ${own}`,
      `style-src 'unsafe-inline' ${own}`,
      `img-src data: blob: ${own}`,
      `media-src data: blob: ${own}`,
      `font-src data: ${own}`,
      `connect-src data: blob: ${own}`,
      'worker-src blob:',
      `child-src 'none'`,
      `frame-src 'none'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${appOrigin}`,
      `webrtc 'block'`,
    ].join('; '),
    'Connection-Allowlist': '(response-origin)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-DNS-Prefetch-Control': 'off',
    'Origin-Agent-Cluster': '?1',
    'Access-Control-Allow-Origin': '*',
  }
}

/** The page around it, which has no script at all: the game must be unable to reach it anyway. */
export const appPage = {
  headers: {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${playOrigin}/play/`,
  },
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body style="margin:0;background:#16141f">
<iframe title="Game" sandbox="allow-scripts allow-pointer-lock" allow="fullscreen; gamepad; autoplay"
  referrerpolicy="no-referrer" style="position:fixed;inset:0;width:100%;height:100%;border:0"
  src="${playOrigin}${folder}index.html"></iframe>`,
}
