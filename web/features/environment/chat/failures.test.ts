import { ApiError } from '@makebelieve/contract/errors'
import { describe, expect, it } from 'vitest'
import type { Maker } from '../../../api/session.ts'
import { failureOf, hindrance } from './failures.ts'

const user: Maker = { userId: 'u', credits: 2000, paidCredits: 0, isGuest: false }
const poor = { ...user, credits: 100 }
const guest = { ...user, isGuest: true }

describe('what stops an environment', () => {
  it('is a purse with too little in it, and nothing else', () => {
    expect(hindrance(poor)).toMatchObject({
      text: 'You have no credits left',
      failed: { cause: 'no-credits' },
    })
    expect(hindrance(user)).toBeNull()
    expect(hindrance(guest)).toBeNull()
  })

  it('is told with the reason that the server gave', () => {
    const refused = failureOf(new ApiError('unprocessable', 'Nothing to walk on.'), user)
    expect(refused.text).toBe('Error generating environment: Nothing to walk on.')
  })

  it('is told as no credits where the server counted', () => {
    const { text } = failureOf(new ApiError('insufficient_credits', 'any'), user)
    expect(text).toBe('You have no credits left')
  })

  it('leads a guest who had enough to an account, and not somebody who has one', () => {
    const enough = new ApiError('too_many_requests', 'Enough for now.')
    expect(failureOf(enough, null).failed.cause).toBe('signed-out')
    expect(failureOf(enough, guest).failed.cause).toBe('signed-out')
    expect(hindrance({ ...poor, isGuest: true })?.failed.cause).toBe('signed-out')
    expect(failureOf(enough, user).failed.cause).toBe('other')
  })
})
