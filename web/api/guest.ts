import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { useRevalidator } from 'react-router'
import { call } from './call.ts'
import type { Maker } from './session.ts'

/**
 * What makes a guest of a visitor, at the first wish. A browser that refuses cookies has no session afterwards either, and
 * is told so in the specified words.
 */
export function useGuestSession(): () => Promise<Maker> {
  const { revalidate } = useRevalidator()
  return async () => {
    await call('openGuestSession', { body: {} })
    // Asked while the address changes, too, what the pages know would be forgotten: so it is waited for.
    const [{ user, guest }] = await Promise.all([call('session', {}), revalidate()])
    const maker = user ?? guest
    if (!maker) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
    return { ...maker, isGuest: user === null }
  }
}
