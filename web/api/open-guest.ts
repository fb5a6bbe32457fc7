import { guest } from '@makebelieve/contract/constants'
import { call } from './call.ts'
import type { Maker } from './session.ts'

let begun: Promise<Maker> | undefined

/** Makes a guest of a visitor before anybody asks: the first page does at the click, while the workspace is put up. */
export function expectGuest(): void {
  begun ??= open()
  begun.catch(() => {
    // Told to whoever takes it.
  })
}

/** Makes a guest of a visitor, or takes up what was begun; whoever asks again begins anew. */
export function openGuest(): Promise<Maker> {
  const opening = begun ?? open()
  begun = undefined
  return opening
}

/** What a new guest has is known. What is left of it, for somebody who was one already, the server knows, and decides. */
async function open(): Promise<Maker> {
  const { user } = await call('openGuestSession', { body: {} })
  return { userId: user.id, credits: guest.credits, paidCredits: 0, isGuest: true }
}
