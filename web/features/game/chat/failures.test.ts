import { ApiError, type ErrorCode } from '@makebelieve/contract/errors'
import { describe, expect, it } from 'vitest'
import type { Maker } from '../../../api/session.ts'
import { failureOf, hindrance } from './failures.ts'

const user = (credits: number, paidCredits?: number, isGuest = false) =>
  ({ credits, paidCredits, isGuest }) as Maker

describe('before sending', () => {
  it.each([
    [
      'a guest has made all that guests can',
      user(100, 0, true),
      'quick-game',
      'Error: User authentication required. Please refresh and try again.',
    ],
    ['199 and no more', user(199, 0), 'quick-game', "Sorry, you don't have enough credits to create a game."],
    ['499 for an agent', user(499, 499), 'agent', "Sorry, you don't have enough credits to create a game."],
  ] as const)('%s: it says so', (_, who, mode, text) => {
    expect(hindrance(who, mode)?.text).toBe(text)
  })

  it.each([
    ['200 credits', user(200, 0), 'quick-game'],
    ['200 bought ones', user(0, 200), 'quick-game'],
    ['bought credits unknown, where the server decides', user(0), 'agent'],
  ] as const)('%s: nothing is in the way', (_, who, mode) => {
    expect(hindrance(who, mode)).toBeNull()
  })
})

describe('what a failure says', () => {
  const told = (code: ErrorCode, maker = user(2000)) =>
    failureOf(new ApiError(code, 'As the server says.'), 'quick-game', maker)

  it('is the reason, where the server knows it', () => {
    for (const code of ['unprocessable', 'too_large', 'too_many_requests', 'insufficient_credits'] as const)
      expect(told(code).text).toBe('As the server says.')
    expect(told('insufficient_credits').cause).toBe('no-credits')
  })

  it('is that an account is needed, where a guest has had enough', () => {
    for (const code of ['too_many_requests', 'insufficient_credits', 'unauthenticated'] as const)
      expect(told(code, user(0, 0, true)).cause).toBe('signed-out')
  })

  it('is the specified sentence of its mode, where it does not', () => {
    expect(told('internal')).toMatchObject({
      text: 'Experiencing heavy load. Please try again later.',
      reason: 'As the server says.',
    })
    expect(failureOf(new ApiError('unavailable', '…'), 'agent', user(2000)).text).toBe(
      'Sorry, I encountered an error. Please try again later.',
    )
    expect(failureOf(new TypeError('x is undefined'), 'agent', user(2000)).text).toBe(
      'Sorry, I encountered an error while analyzing your game concept. Please try again later.',
    )
  })
})
