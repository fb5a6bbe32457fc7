import { entrance } from '../../texts/en/entrance.ts'

const { elsewhere } = entrance

/** What the services we sign in with leave in `?error=`, in words. */
const sentences: Readonly<Record<string, string | undefined>> = {
  access_denied: elsewhere.denied,
  account_not_linked: elsewhere.addressTaken,
  unable_to_link_account: elsewhere.addressTaken,
  email_not_found: elsewhere.noAddress,
  email_not_verified: elsewhere.notConfirmed,
  unable_to_get_user_info: elsewhere.nobody,
  oauth_provider_not_found: elsewhere.noSuchService,
  state_mismatch: elsewhere.tooLate,
  state_not_found: elsewhere.tooLate,
  state_invalid: elsewhere.tooLate,
  invalid_code: elsewhere.tooLate,
  no_code: elsewhere.tooLate,
}

/** The codes are part of the address, which anyone can write: only what is in the table is said. */
export function signInError(code: string | null): string | undefined {
  if (code === null) return undefined
  return (Object.hasOwn(sentences, code) && sentences[code]) || elsewhere.failed
}
