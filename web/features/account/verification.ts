import { entrance } from '../../texts/en/entrance.ts'

type Known = {
  user: { email: string; emailVerified: boolean } | null
  /** What the link left in `?error=`. */
  error: string | null
  /** The address that an account is to change to. */
  to: string | null
}

export type Verification = {
  title: string
  text: string
  /** What to do next: go on, wait for a mail, ask for another mail, or sign in. */
  nextStep: 'go-on' | 'wait' | 'send-again' | 'sign-in'
}

const said = entrance.verify

/** What is true about an address after its link was opened. The session tells, not the link: anyone can write one. */
export function verification({ user, error, to }: Known): Verification {
  if (user?.emailVerified && (to === null || to.toLowerCase() === user.email)) {
    return {
      title: said.confirmed,
      text: said.isYours(user.email),
      nextStep: 'go-on',
    }
  }
  if (error) {
    const why = error === 'TOKEN_EXPIRED' ? said.expired : said.used
    return { title: said.badLink, text: why, nextStep: to ? changeAgain(user) : sendAgain(user) }
  }
  if (to) {
    // The first of two links, opened at the old address: see better-auth's change-email-confirmation.
    const text = said.secondMail(to)
    return { title: said.oneMoreStep, text, nextStep: 'wait' }
  }
  if (user) {
    const text = said.mailSent(user.email)
    return { title: said.notYet, text, nextStep: 'send-again' }
  }
  return {
    title: said.unknown,
    text: said.unknownText,
    nextStep: 'sign-in',
  }
}

const sendAgain = (user: Known['user']) => (user ? 'send-again' : 'sign-in')
/** A change of address is asked for on the account page. */
const changeAgain = (user: Known['user']) => (user ? 'go-on' : 'sign-in')
