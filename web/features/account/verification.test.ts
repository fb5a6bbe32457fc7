import { describe, expect, it } from 'vitest'
import { verification } from './verification.ts'

const confirmed = { email: 'ada@example.com', emailVerified: true }
const unconfirmed = { email: 'ada@example.com', emailVerified: false }
const about = (known: Partial<Parameters<typeof verification>[0]>) =>
  verification({ user: null, error: null, to: null, ...known })

describe('after the link in a mail was opened', () => {
  it('the address is confirmed when the session says so', () => {
    expect(about({ user: confirmed })).toMatchObject({
      title: 'Your address is confirmed',
      nextStep: 'go-on',
    })
  })

  it('it is not confirmed just because somebody came to the page', () => {
    expect(about({ user: unconfirmed })).toMatchObject({ title: 'Not confirmed yet', nextStep: 'send-again' })
    expect(about({})).toMatchObject({ title: 'Confirm your address', nextStep: 'sign-in' })
  })

  it('an old link says so, and offers another one', () => {
    const error = 'TOKEN_EXPIRED'
    expect(about({ user: unconfirmed, error })).toMatchObject({
      text: expect.stringContaining('one hour'),
      nextStep: 'send-again',
    })
    expect(about({ error })).toMatchObject({ nextStep: 'sign-in' })
  })

  it('an old link does no harm to somebody who is confirmed already', () => {
    expect(about({ user: confirmed, error: 'INVALID_TOKEN' })).toMatchObject({
      title: 'Your address is confirmed',
    })
  })

  it('a change of address takes two links, and says which one is missing', () => {
    const to = 'lovelace@example.com'
    expect(about({ user: confirmed, to })).toMatchObject({
      title: 'One more step',
      text: expect.stringContaining(to),
    })
    expect(about({ user: { email: to, emailVerified: true }, to })).toMatchObject({
      title: 'Your address is confirmed',
    })
  })
})
