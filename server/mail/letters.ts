import type { Mail } from './mailer.ts'

/** The mails the product sends. Short, plain text, one link each. */
type Letter = (to: { name: string; email: string }, url: string) => Mail

const letter =
  (subject: string, why: string, otherwise: string): Letter =>
  ({ name, email }, url) => ({
    to: email,
    subject,
    text: `Hello ${name},\n\n${why}\n\n${url}\n\n${otherwise}\n\nMakebelieve · Say it. Play it.\n`,
  })

export const verifyEmail = letter(
  'Confirm your e-mail address',
  'please open this link to confirm that this address is yours. It is valid for one hour.',
  'If you did not sign up, you can ignore this mail.',
)

export const resetPassword = letter(
  'Choose a new password',
  'open this link to choose a new password. It is valid for one hour.',
  'If you did not ask for this, ignore this mail; your password stays as it is.',
)

export const confirmEmailChange = letter(
  'Confirm the change of your e-mail address',
  'someone, hopefully you, wants to change the address of your account. Open this link to agree.',
  'If it was not you, do not open the link, and change your password.',
)
