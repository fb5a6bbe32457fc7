import { createHmac, timingSafeEqual } from 'node:crypto'
import { maxSignedUrlMs } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { isUuid } from '../database/uuid.ts'
import { isKey } from '../storage/key.ts'
import type { AppContext } from './context.ts'

export const playPath = '/play/'

/** What a link to generated content opens: one version of one creation, for a while. */
export type PlayTicket = {
  id: string
  secondsLeft: number
  /** May be framed by any site; others by the app alone. */
  anywhere: boolean
}

export type PlayLinks = ReturnType<typeof openPlayLinks>

type Where = 'anywhere'

type Options = {
  secret: string
  /** Where pages are framed from, each creation on a subdomain of its own; without it, the app itself. */
  contentOrigin?: string
  clock?: () => number
}

/**
 * Links to generated content. A frame has an opaque origin and sends no cookies, so whoever has the link may read:
 * it is signed, opens one version only, and expires. The signing key serves this one purpose.
 */
export function openPlayLinks({ secret, contentOrigin, clock = Date.now }: Options) {
  const signingKey = createHmac('sha256', secret).update('play').digest()
  const sign = (...signed: string[]) =>
    createHmac('sha256', signingKey).update(signed.join('\n')).digest('base64url')

  function ticket(id: string, ...where: Where[]): string {
    const expires = String(Math.floor((clock() + maxSignedUrlMs) / 1000))
    return [id, expires, sign(id, expires, ...where), ...where].join('.')
  }

  return {
    /** A file for the app to read, from its own origin. */
    file: (id: string, path: string) => ({ signedUrl: `${playPath}${ticket(id)}/${path}` }),
    /** The page to be framed: by the app, or `anywhere`, for what is embedded elsewhere. */
    page: (id: string, ...where: Where[]) => ({
      signedUrl: `${originOf(contentOrigin, id)}${playPath}${ticket(id, ...where)}/index.html`,
    }),

    /** Reads the part of a path after /play/. Says 403 to what was altered or has expired. */
    read(text: string): PlayTicket {
      const [id = '', expires = '', signature = '', ...where] = text.split('.')
      const expected = Buffer.from(sign(id, expires, ...where))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new ApiError('forbidden', 'This link to a creation is incomplete or has been changed.')
      const left = Number(expires) - clock() / 1000
      if (left <= 0)
        throw new ApiError('forbidden', 'This link to a creation has expired. Reload the page for a new one.')
      return { id, secondsLeft: Math.floor(left), anywhere: where.length > 0 }
    },
  }
}

/** Where a file is for good. It opens nothing by itself: it is exchanged for a link that does. */
export const lastingAddress = (id: string, path: string) => `${playPath}${id}/${path}`

/**
 * What an address leads to: with the signature of an older link, or without one. Whose server it names does not matter,
 * because nothing is ever fetched from there.
 */
export function fileAt(address: string): { id: string; path: string } | undefined {
  const pathname = URL.parse(address, 'http://here.invalid')?.pathname
  if (!pathname?.startsWith(playPath)) return undefined
  const [ticket = '', ...rest] = pathname.slice(playPath.length).split('/')
  const [id = ''] = ticket.split('.')
  const path = rest.join('/')
  return isUuid(id) && isKey(path) ? { id, path } : undefined
}

/** The origin that frames a version: a subdomain of the content origin, or nothing for the app's own. */
export function originOf(contentOrigin: string | undefined, id: string): string {
  return contentOrigin ? contentOrigin.replace('://', `://${id}.`) : ''
}

/** The origin that the visitor sees us at: one of ours, whichever was asked. */
export function originAsked(c: AppContext, [known = '', ...others]: string[]): string {
  const { origin } = new URL(c.req.url)
  return others.includes(origin) ? origin : known
}
