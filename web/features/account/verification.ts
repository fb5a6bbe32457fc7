import type { AddressLink } from '@makebelieve/contract/calls/sign-in'
import { entrance } from '../../texts/en/entrance.ts'

type Known = {
  user: { email: string; emailVerified: boolean } | null
  /** Whether a link led here. */
  hasToken: boolean
  /** What that link is for, as long as it counts. */
  link: AddressLink | null
  /** What its button has done. */
  pressed: Omit<AddressLink, 'here'> | null
}

export type Verification = {
  title: string
  text: string
  /**
   * What to do next: press the button, take the account over, sign in (here and now, or to come back to this link), go
   * on, wait for a mail, or ask for another one.
   */
  nextStep: 'press' | 'take-over' | 'sign-in' | 'sign-in-first' | 'go-on' | 'wait' | 'send-again'
}

const said = entrance.verify

/** What the page says that the letters about an address lead to. The server tells what a link is for, not the link. */
export function verification({ user, hasToken, link, pressed }: Known): Verification {
  if (pressed) return afterPress(pressed)
  if (link) return beforePress(link)
  if (user?.emailVerified) {
    return hasToken
      ? { title: said.badLink, text: said.usedButConfirmed(user.email), nextStep: 'go-on' }
      : { title: said.confirmed, text: said.isYours(user.email), nextStep: 'go-on' }
  }
  if (hasToken) return { title: said.badLink, text: said.used, nextStep: user ? 'send-again' : 'sign-in' }
  if (user) return { title: said.notYet, text: said.mailSent(user.email), nextStep: 'send-again' }
  return { title: said.unknown, text: said.unknownText, nextStep: 'sign-in' }
}

function beforePress({ step, email, newEmail, here }: AddressLink): Verification {
  if (step === 'verify') {
    return here
      ? { title: said.title, text: said.isItYours(email), nextStep: 'press' }
      : { title: said.titleElsewhere, text: said.elsewhere(email), nextStep: 'take-over' }
  }
  if (!here) return { title: said.signInFirst, text: said.notHere, nextStep: 'sign-in-first' }
  const to = newEmail ?? ''
  return step === 'agree'
    ? { title: said.agreeTitle, text: said.agreeText(email, to), nextStep: 'press' }
    : { title: said.changeTitle, text: said.changeText(email, to), nextStep: 'press' }
}

function afterPress({ step, email, newEmail }: NonNullable<Known['pressed']>): Verification {
  if (step === 'agree')
    return { title: said.oneMoreStep, text: said.secondMail(newEmail ?? ''), nextStep: 'wait' }
  return { title: said.confirmed, text: said.isYours(newEmail ?? email), nextStep: 'go-on' }
}
