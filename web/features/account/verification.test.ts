import { describe, expect, it } from 'vitest'
import { verification } from './verification.ts'

const confirmed = { email: 'ada@example.com', emailVerified: true }
const unconfirmed = { email: 'ada@example.com', emailVerified: false }
const verify = { step: 'verify', email: 'ada@example.com', newEmail: null, here: true } as const
const change = { step: 'change', email: 'ada@example.com', newEmail: 'ada@new.example', here: true } as const
const about = (known: Partial<Parameters<typeof verification>[0]>) =>
  verification({ user: null, hasToken: known.link !== undefined, link: null, pressed: null, ...known })

describe('the page that letters about an address lead to', () => {
  it('has a button for whoever is signed in to the account', () => {
    expect(about({ user: unconfirmed, link: verify })).toMatchObject({ nextStep: 'press' })
    expect(about({ user: unconfirmed, link: change })).toMatchObject({
      text: expect.stringContaining('ada@new.example'),
      nextStep: 'press',
    })
  })

  it('tells anybody else what confirming there means', () => {
    expect(about({ link: { ...verify, here: false } })).toMatchObject({
      text: expect.stringContaining('everyone else is signed out'),
      nextStep: 'take-over',
    })
  })

  it('hands no account over to whoever got a letter about a change', () => {
    for (const step of ['agree', 'change'] as const)
      expect(about({ user: confirmed, link: { ...change, step, here: false } })).toMatchObject({
        nextStep: 'sign-in-first',
      })
  })

  it('says what the button has done, although the link counts no longer', () => {
    expect(about({ user: confirmed, hasToken: true, pressed: verify })).toMatchObject({
      title: 'Your address is confirmed',
      nextStep: 'go-on',
    })
    expect(about({ user: confirmed, hasToken: true, pressed: { ...change, step: 'agree' } })).toMatchObject({
      title: 'One more step',
      text: expect.stringContaining('ada@new.example'),
    })
  })

  it('says that an old link is old, and offers another one', () => {
    const old = { hasToken: true, link: null }
    expect(about({ user: unconfirmed, ...old })).toMatchObject({
      text: expect.stringContaining('more than an hour old'),
      nextStep: 'send-again',
    })
    expect(about(old)).toMatchObject({ nextStep: 'sign-in' })
    expect(about({ user: confirmed, ...old })).toMatchObject({
      text: expect.stringContaining("it's confirmed"),
      nextStep: 'go-on',
    })
  })

  it('does not call an address confirmed just because somebody came', () => {
    expect(about({ user: unconfirmed })).toMatchObject({ title: 'Not confirmed yet', nextStep: 'send-again' })
    expect(about({})).toMatchObject({ title: 'Confirm your address', nextStep: 'sign-in' })
    expect(about({ user: confirmed })).toMatchObject({ title: 'Your address is confirmed' })
  })
})
