const again = 'Please try again.'
const startOver = 'Signing in took too long, or was started in another window. Please try again.'

/** What the services we sign in with leave in `?error=`, in words. */
const sentences: Readonly<Record<string, string | undefined>> = {
  access_denied: 'You did not allow the other service to sign you in. You can try again, or use your e-mail.',
  account_not_linked:
    'There is already an account with this e-mail address. Sign in with your password instead.',
  unable_to_link_account:
    'There is already an account with this e-mail address. Sign in with your password instead.',
  email_not_found: 'The other service did not tell us an e-mail address, and an account needs one.',
  email_not_verified: 'Confirm your e-mail address at the other service first, then sign in with it.',
  unable_to_get_user_info: `The other service did not tell us who you are. ${again}`,
  oauth_provider_not_found: 'This server does not sign in with that service.',
  state_mismatch: startOver,
  state_not_found: startOver,
  state_invalid: startOver,
  invalid_code: startOver,
  no_code: startOver,
}

/** The codes are part of the address, which anyone can write: only what is in the table is said. */
export function signInError(code: string | null): string | undefined {
  if (code === null) return undefined
  return (Object.hasOwn(sentences, code) && sentences[code]) || `Signing in did not work. ${again}`
}
