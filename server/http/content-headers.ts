export type ContentPlace = {
  /** The origin that serves this creation. */
  origin: string
  /** The origin whose pages may frame it, or `*`. */
  framedBy: string
  /** The folder of this creation below the origin, with slashes around it. */
  folder: string
}

/**
 * What generated content is allowed to do: run its own code and nothing else. `webrtc` is not enforced by Chromium;
 * there `Connection-Allowlist` stops it. A module needs the cross-origin header because the frame's origin is opaque.
 */
export function contentHeaders({ origin, framedBy, folder }: ContentPlace): Record<string, string> {
  const own = `${origin}${folder}`
  const policy = [
    'sandbox allow-scripts allow-pointer-lock',
    `default-src 'none'`,
    `script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: ${origin}/vendor/ ${own}`,
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
    `frame-ancestors ${framedBy}`,
    `webrtc 'block'`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Connection-Allowlist': '(response-origin)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-DNS-Prefetch-Control': 'off',
    'Origin-Agent-Cluster': '?1',
    'Access-Control-Allow-Origin': '*',
  }
}
