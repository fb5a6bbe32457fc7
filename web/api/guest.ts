import { useRevalidator } from 'react-router'
import { openGuest } from './open-guest.ts'
import type { Maker } from './session.ts'

/**
 * What makes a guest of a visitor, at the first wish. In a browser that refuses cookies the next call is nobody's, and is refused in
 * the specified words.
 */
export function useGuestSession(): () => Promise<Maker> {
  const { revalidate } = useRevalidator()
  return async () => {
    const maker = await openGuest()
    // Nobody waits for what the pages know of it. Asked while the address changes, too, that would be forgotten.
    setTimeout(() => void revalidate(), 0)
    return maker
  }
}
