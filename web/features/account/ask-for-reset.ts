import { call } from '../../api/call.ts'

/** A letter with a link that leads to the page where a new password is chosen. */
export function askForReset(email: string) {
  return call('requestPasswordReset', { body: { email } })
}
