import { createHmac, timingSafeEqual } from 'node:crypto'
import { maxSignedUrlMs } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'

/** Where an address carries the permission. */
const parameter = 'ticket'
/** It stands last, so that what was signed is all that stands before it. */
const carried = new RegExp(`^(.*)[?&]${parameter}=([^&]*)$`)

export type LentLinks = ReturnType<typeof openLentLinks>

/**
 * Addresses that somebody may open in the name of another, for a while: one GET, as it stands. So a file can be handed
 * to a program, or a person, without handing over the token. The signing key serves this one purpose.
 */
export function openLentLinks({ secret, clock = Date.now }: { secret: string; clock?: () => number }) {
  const signingKey = createHmac('sha256', secret).update('lent').digest()
  const sign = (userId: string, address: string, expires: string) =>
    createHmac('sha256', signingKey).update(`${userId}\n${expires}\n${address}`).digest('base64url')

  return {
    /** Takes a path with its query. */
    lend(userId: string, address: string): { address: string; expires: Date } {
      const expires = Math.floor((clock() + maxSignedUrlMs) / 1000)
      const ticket = [userId, expires, sign(userId, address, String(expires))].join('.')
      const mark = address.includes('?') ? '&' : '?'
      return { address: `${address}${mark}${parameter}=${ticket}`, expires: new Date(expires * 1000) }
    },

    /** In whose name a request asks, if it carries a ticket. Says 403 to one that was altered or has expired. */
    lenderOf({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
      const { pathname, search } = new URL(url)
      const found = carried.exec(search)
      if (!found || (method !== 'GET' && method !== 'HEAD')) return undefined
      const [, query = '', ticket = ''] = found
      const [userId = '', expires = '', signature = ''] = ticket.split('.')
      const expected = Buffer.from(sign(userId, pathname + query, expires))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new ApiError('forbidden', 'This link is incomplete or has been changed.')
      if (Number(expires) * 1000 <= clock())
        throw new ApiError('forbidden', 'This link has expired. Ask for a new one.')
      return userId
    },
  }
}
