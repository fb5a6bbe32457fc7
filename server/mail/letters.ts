import type { Mail } from './mailer.ts'

/**
 * The mails the product sends. Short, plain text, one link each. None carries a word that a visitor chose, not even a
 * name: anybody can sign up with the address of somebody else, and would have us write to them.
 */
type Letter = (to: string, url: string) => Mail

const letter =
  (subject: string, why: string, otherwise: string): Letter =>
  (to, url) => ({
    to,
    subject,
    text: `Hello,\n\n${why}\n\n${url}\n\n${otherwise}\n\nMakebelieve · Say it. Play it.\n`,
  })

export const verifyEmail = letter(
  'Confirm your e-mail address',
  "Someone, hopefully you, signed up with this address. Open this link and press the button to confirm it's yours. The link works for one hour.",
  "If you didn't sign up, you can ignore this e-mail.",
)

export const resetPassword = letter(
  'Choose a new password',
  'Open this link to choose a new password. It works for one hour.',
  "If you didn't ask for this, you can ignore this e-mail. Your password stays the same.",
)

/** To the address that an account has, before it gets another one. */
export const agreeToNewAddress = letter(
  'Confirm your e-mail address change',
  "Someone, hopefully you, wants to change the e-mail address on your account. Open this link where you're signed in and press the button to agree. The link works for one hour.",
  "If it wasn't you, don't open the link, and change your password.",
)

/** To the address that an account is to get. */
export const verifyNewAddress = letter(
  'Confirm your new e-mail address',
  "Someone, hopefully you, wants to use this address for their account. Open this link where you're signed in to that account and press the button. The link works for one hour.",
  "If it wasn't you, you can ignore this e-mail.",
)

/** To the maker of what was taken down, with the words of the administrator who did it. */
export const takenDown = (note: string): Letter =>
  letter(
    'Your creation was taken off the Creator Hub',
    `We took one of your creations off the Creator Hub. It's still yours: you can open, change and export it. Here's why:\n\n${note}\n\nHere it is:`,
    'If you think this is a mistake, please write to us through our contact form.',
  )

/** To the maker of what somebody else showed in their name. */
export const publishedForYou = letter(
  'Your creation is on the Creator Hub',
  "We liked one of your creations and put it on the Creator Hub under your name. You'll find it here:",
  "If you'd rather not show it, open it in My Creations and take it back.",
)

/** To those who run this. */
export const reported = letter(
  'A creation was reported',
  'Someone reported a creation. See which one, what they said, and what you can do about it here:',
  'Further reports about it are added there, without another e-mail.',
)
