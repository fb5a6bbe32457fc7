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
    const { user, guest } = await call('session', {})
    const maker = user ?? guest
    if (!maker) throw new ApiError('unauthenticated', texts.chat.authenticationRequired)
    // Asked while the address changes, too, it would be forgotten: so it is waited for.
    await revalidate()
    return { ...maker, isGuest: user === null }
  }
}
