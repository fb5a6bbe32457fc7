import { inDigits } from '../numbers.ts'

const tryAgain = 'Please try again.'

/** What the pages say on which one comes in: signing in and up, a forgotten password, a confirmed address. */
export const entrance = {
  signIn: {
    tab: 'Sign in · Makebelieve',
    description: 'Sign in to make games, models, worlds and lessons.',
    title: 'Sign in',
    lead: 'Good to see you again.',
    submit: 'Sign in',
    busy: 'Signing in...',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    create: 'Create an account',
  },

  signUp: {
    tab: 'Sign up · Makebelieve',
    description: 'Make an account and start: your first creation takes about two minutes.',
    title: 'Create your account',
    lead: (credits: number) => `${inDigits(credits)} credits every month, free. No card needed.`,
    nameHint: 'Others see it beside what you publish.',
    submit: 'Create account',
    busy: 'Creating your account...',
    welcome: (name: string) => `Welcome, ${name}`,
    mailSent: (email: string) => `We sent a mail to ${email} to confirm that it is yours.`,
    haveOne: 'Have an account already?',
    signIn: 'Sign in',
  },

  /** Signing in with another service. */
  elsewhere: {
    continueWith: (service: string) => `Continue with ${service}`,
    or: 'or with your e-mail',
    denied: 'You did not allow the other service to sign you in. You can try again, or use your e-mail.',
    addressTaken: 'There is already an account with this e-mail address. Sign in with your password instead.',
    noAddress: 'The other service did not tell us an e-mail address, and an account needs one.',
    notConfirmed: 'Confirm your e-mail address at the other service first, then sign in with it.',
    nobody: `The other service did not tell us who you are. ${tryAgain}`,
    noSuchService: 'This server does not sign in with that service.',
    tooLate: `Signing in took too long, or was started in another window. ${tryAgain}`,
    failed: `Signing in did not work. ${tryAgain}`,
  },

  forgot: {
    tab: 'Forgot password · Makebelieve',
    description: 'Get a link to choose a new password for your account.',
    title: 'Forgot your password?',
    lead: 'Tell us your address, and we send you a link to choose a new one.',
    back: 'Back to sign in',
    sentTitle: 'Look into your mail',
    sent: 'If there is an account with this address, a link is on its way.',
    sentHint: 'It works for one hour. Look among the unwanted mails too.',
    otherAddress: 'Use another address',
  },

  reset: {
    tab: 'New password · Makebelieve',
    description: 'Choose a new password for your account.',
    title: 'Choose a new password',
    lead: 'You will be signed out everywhere, your personal tokens end, and you sign in with the new one.',
    submit: 'Save the new password',
    signInNow: 'Sign in with the new one.',
    badLink: 'This link does not work',
    badLinkLead: 'It was used already, or is older than an hour.',
    newLink: 'Send me a new link',
  },

  verify: {
    tab: 'Your e-mail address · Makebelieve',
    description: 'Whether your e-mail address is confirmed.',
    confirmed: 'Your address is confirmed',
    isYours: (email: string) => `${email} is yours. Thank you.`,
    /** The button, where one is signed in to the account. */
    title: 'Confirm your address',
    isItYours: (email: string) => `You signed up with ${email}. One press, and it is confirmed.`,
    confirm: 'Confirm my address',
    confirming: 'Confirming...',
    /** The button anywhere else. */
    titleElsewhere: 'Is this your account?',
    elsewhere: (email: string) =>
      `Somebody signed up with ${email}, and this browser is not signed in to that account. If you confirm here, everybody else is signed out, the password and all tokens end, and you choose a new password.`,
    confirmElsewhere: 'Confirm and sign everybody out',
    takenOver: 'Your address is confirmed',
    takenOverNow: 'Everybody else is signed out. Now choose a password.',
    signInInstead: 'Sign in to it instead',
    /** A change of address. */
    agreeTitle: 'Change your address?',
    agreeText: (from: string, to: string) => `From ${from} to ${to}. We then send a mail to the new one.`,
    agree: 'Yes, change it',
    changeTitle: 'Confirm your new address',
    changeText: (from: string, to: string) => `Your account moves from ${from} to ${to}.`,
    signInFirst: 'Sign in first',
    notHere:
      'This link changes the address of an account that this browser is not signed in to. Sign in to it, and you come back here.',
    badLink: 'This link does not work',
    used: 'It was used already, or is older than an hour.',
    usedButConfirmed: (email: string) =>
      `It was used already, or is older than an hour. Your address is ${email}, and it is confirmed.`,
    oneMoreStep: 'One more step',
    secondMail: (to: string) =>
      `We sent a second mail, to ${to}. Your address changes when you confirm it with the link in that one.`,
    notYet: 'Not confirmed yet',
    mailSent: (email: string) =>
      `We sent a mail to ${email}. Open the link in it, or let us send another one.`,
    unknown: 'Confirm your address',
    unknownText: 'Sign in, and we can send you the mail again.',
    start: 'Start making',
    account: 'Your account',
    signIn: 'Sign in',
    change: 'Change the address',
  },
} as const
