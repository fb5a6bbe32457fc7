import { routes } from './routes.ts'

/** How large a creation is shown on other sites, unless they wish otherwise. */
export const embedSize = { width: 800, height: 540 } as const

const pages = { game: routes.embeddedGame, environment: routes.embeddedEnvironment }

type Embedded = {
  origin: string
  /** Models have no page that could be embedded. */
  kind?: keyof typeof pages
  encryptedId: string
  title: string
  width?: number
  height?: number
}

/** The frame that somebody puts into a page of their own. */
export function embedCode(embedded: Embedded): string {
  const { origin, kind = 'game', encryptedId, title } = embedded
  const { width = embedSize.width, height = embedSize.height } = embedded
  return frameCode({ src: origin + pages[kind](encryptedId), title, width, height })
}

type Frame = { src: string; title: string; width: number; height: number }

export function frameCode(frame: Frame): string {
  const attributes = {
    ...frame,
    allow: 'fullscreen; gamepad; autoplay',
    loading: 'lazy',
    style: 'border:0;border-radius:14px;max-width:100%',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

const signs: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replaceAll(/[&"<>]/g, (sign) => signs[sign] ?? '')
}
