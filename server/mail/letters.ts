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

/** To the maker of what was taken down, with the words of whoever did it. */
export function takenDown(name: string, note: string): Letter {
  return letter(
    'Your creation was taken off the Creator Hub',
    `we took “${name}” off the Creator Hub. It is still yours: you can open, change and export it. Why we did it:\n\n${note}\n\nIf you think that this is a mistake, please write to us:`,
    'Nothing else about your account has changed.',
  )
}

/** To the maker of what somebody else showed in their name. */
export function publishedForYou(name: string): Letter {
  return letter(
    'Your creation is on the Creator Hub',
    `we liked “${name}” and put it on the Creator Hub, under your name. You find it here:`,
    'If you would rather not show it, open it in My Creations and take it back.',
  )
}

/** To those who run this. */
export function reported(name: string): Letter {
  return letter(
    'A creation was reported',
    `somebody reported “${name}”. What they said, and what you can do about it, stands here:`,
    'Further reports about it are added there without another mail.',
  )
}
