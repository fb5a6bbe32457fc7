import { personalTokens } from '@makebelieve/contract/constants'

const ours = new RegExp(`^Bearer +(${personalTokens.prefix}\\S*) *$`, 'i')

/**
 * The personal token that a request carries. Anything else in this header is not ours to judge: a proxy in front may
 * have put it there.
 */
export function bearerTokenOf(headers: Headers): string | undefined {
  return ours.exec(headers.get('authorization') ?? '')?.[1]
}
