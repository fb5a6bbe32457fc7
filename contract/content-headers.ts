/** What a frame of generated content may do at all; the header says so as well, for whoever opens it without a frame. */
export const contentSandbox = 'allow-scripts allow-pointer-lock'

/** What the page around it hands on to such a frame. */
export const contentPermissions = 'fullscreen; gamepad; autoplay'

export type ContentPlace = {
  /** The origin that serves this creation. */
  origin: string
  /** The origin whose pages may frame it, or `*`. */
  framedBy: string
  /** The folder of this creation below the origin, with slashes around it. */
  folder: string
}

type Reach = {
  /** Whence scripts may be loaded, besides those that stand in the page. */
  scripts: string
  /** The content's own folder, with a space before it; nothing where it comes in one file. */
  own?: string
  framedBy: string
}

/** Run its own code and nothing else: the policy of generated content, wherever it plays. */
const contentPolicy = ({ scripts, own = '', framedBy }: Reach): string[] => [
  `default-src 'none'`,
  `script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: ${scripts}`,
  `style-src 'unsafe-inline'${own}`,
  `img-src data: blob:${own}`,
  `media-src data: blob:${own}`,
  `font-src data:${own}`,
  `connect-src data: blob:${own}`,
  'worker-src blob:',
  `child-src 'none'`,
  `frame-src 'none'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors ${framedBy}`,
]

/**
 * The policy of a page that content plays in as text, in one file that has its modules in `data:` addresses: such a frame
 * goes by the policy of the page around it. Only the word for its sandbox is not here: that stands on the frame.
 */
export const wholeContentPolicy = contentPolicy({ scripts: 'data:', framedBy: `'none'` }).join('; ')

/**
 * What generated content is allowed to do. The server sends these headers with every creation, and the stage that free code
 * is proven on sends the same. `Connection-Allowlist` is what stops WebRTC, for which no policy has a word that browsers
 * know. A module needs the cross-origin header because the frame's origin is opaque.
 *
 * `Origin-Agent-Cluster` is not among them: Chromium gives a sandboxed document a process and an agent cluster of its own
 * without it, whatever the page around it asks for, and with it warns on every page that it could not.
 */
export function contentHeaders({ origin, framedBy, folder }: ContentPlace): Record<string, string> {
  const own = ` ${origin}${folder}`
  const policy = [
    `sandbox ${contentSandbox}`,
    ...contentPolicy({ scripts: `${origin}/vendor/${own}`, own, framedBy }),
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Connection-Allowlist': '(response-origin)',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-DNS-Prefetch-Control': 'off',
    'Access-Control-Allow-Origin': '*',
  }
}
