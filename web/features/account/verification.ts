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

/** What is true about an address after its link was opened. The session tells, not the link: anyone can write one. */
export function verification({ user, error, to }: Known): Verification {
  if (user?.emailVerified && (to === null || to.toLowerCase() === user.email)) {
    return {
      title: 'Your address is confirmed',
      text: `${user.email} is yours. Thank you.`,
      nextStep: 'go-on',
    }
  }
  if (error) {
    const why =
      error === 'TOKEN_EXPIRED'
        ? 'It was valid for one hour, and that is over.'
        : 'It may have been used already.'
    return { title: 'This link does not work', text: why, nextStep: to ? changeAgain(user) : sendAgain(user) }
  }
  if (to) {
    // The first of two links, opened at the old address: see better-auth's change-email-confirmation.
    const text = `We sent a second mail, to ${to}. Your address changes when you open the link in it.`
    return { title: 'One more step', text, nextStep: 'wait' }
  }
  if (user) {
    const text = `We sent a mail to ${user.email}. Open the link in it, or let us send another one.`
    return { title: 'Not confirmed yet', text, nextStep: 'send-again' }
  }
  return {
    title: 'Confirm your address',
    text: 'Sign in, and we can send you the mail again.',
    nextStep: 'sign-in',
  }
}

const sendAgain = (user: Known['user']) => (user ? 'send-again' : 'sign-in')
/** A change of address is asked for on the account page. */
const changeAgain = (user: Known['user']) => (user ? 'go-on' : 'sign-in')
