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
    description: 'Create an account and get started: your first creation takes about two minutes.',
    title: 'Create your account',
    lead: (credits: number) => `${inDigits(credits)} credits every month, free. No card needed.`,
    nameHint: 'Others see it next to what you publish.',
    submit: 'Create account',
    busy: 'Creating your account...',
    welcome: (name: string) => `Welcome, ${name}`,
    mailSent: (email: string) => `We've sent an e-mail to ${email} to confirm it's yours.`,
    haveOne: 'Already have an account?',
    signIn: 'Sign in',
  },

  /** Signing in with another service. */
  elsewhere: {
    continueWith: (service: string) => `Continue with ${service}`,
    or: 'or with your e-mail',
    denied: "You didn't let the other service sign you in. Try again, or use your e-mail.",
    addressTaken: "There's already an account with this e-mail address. Sign in with your password instead.",
    noAddress: "The other service didn't give us an e-mail address, and an account needs one.",
    notConfirmed: 'Confirm your e-mail address with the other service first, then sign in with it.',
    nobody: `The other service didn't tell us who you are. ${tryAgain}`,
    noSuchService: "You can't sign in with that service here.",
    tooLate: `Signing in took too long, or you started it in another window. ${tryAgain}`,
    failed: `We couldn't sign you in. ${tryAgain}`,
  },

  forgot: {
    tab: 'Forgot password · Makebelieve',
    description: 'Get a link to choose a new password for your account.',
    title: 'Forgot your password?',
    lead: "Enter your e-mail address and we'll send you a link to choose a new one.",
    back: 'Back to sign in',
    sentTitle: 'Check your inbox',
    sent: "If there's an account with this address, a link is on its way.",
    sentHint: 'It works for one hour. Check your spam folder too.',
    otherAddress: 'Use another address',
  },

  reset: {
    tab: 'New password · Makebelieve',
    description: 'Choose a new password for your account.',
    title: 'Choose a new password',
    lead: "You'll be signed out everywhere, your personal tokens will stop working, and you'll sign in with the new password.",
    submit: 'Save new password',
    signInNow: 'Sign in with your new password.',
    badLink: "This link doesn't work",
    badLinkLead: "It's already been used, or it's more than an hour old.",
    newLink: 'Send me a new link',
  },

  verify: {
    tab: 'Your e-mail address · Makebelieve',
    description: 'Whether your e-mail address is confirmed.',
    confirmed: 'Your address is confirmed',
    isYours: (email: string) => `${email} is confirmed as yours. Thank you.`,
    /** The button, where one is signed in to the account. */
    title: 'Confirm your address',
    isItYours: (email: string) => `You signed up with ${email}. One click and it's confirmed.`,
    confirm: 'Confirm my address',
    confirming: 'Confirming...',
    /** The button anywhere else. */
    titleElsewhere: 'Is this your account?',
    elsewhere: (email: string) =>
      `Someone signed up with ${email}, and this browser isn't signed in to that account. If you confirm here, everyone else is signed out, the password and all tokens stop working, and you choose a new password.`,
    confirmElsewhere: 'Confirm and sign everyone out',
    takenOver: 'Your address is confirmed',
    takenOverNow: 'Everyone else has been signed out. Now choose a password.',
    signInInstead: 'Sign in instead',
    /** A change of address. */
    agreeTitle: 'Change your address?',
    agreeText: (from: string, to: string) => `From ${from} to ${to}. Next, we'll e-mail the new address.`,
    agree: 'Yes, change it',
    changeTitle: 'Confirm your new address',
    changeText: (from: string, to: string) => `Your account will move from ${from} to ${to}.`,
    signInFirst: 'Sign in first',
    notHere:
      "This link changes the address of an account this browser isn't signed in to. Sign in to that account and you'll come back here.",
    badLink: "This link doesn't work",
    used: "It's already been used, or it's more than an hour old.",
    usedButConfirmed: (email: string) =>
      `It's already been used, or it's more than an hour old. Your address is ${email}, and it's confirmed.`,
    oneMoreStep: 'One more step',
    secondMail: (to: string) =>
      `We've sent a second e-mail, to ${to}. Your address changes once you open the link in it.`,
    notYet: 'Not confirmed yet',
    mailSent: (email: string) =>
      `We've sent an e-mail to ${email}. Open the link in it, or ask for a new one.`,
    unknown: 'Confirm your address',
    unknownText: "Sign in and we'll send you the e-mail again.",
    start: 'Start creating',
    account: 'Your account',
    signIn: 'Sign in',
    change: 'Change address',
  },
} as const
