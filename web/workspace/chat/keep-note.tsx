import { texts } from '@makebelieve/contract/texts'
import { guestText } from '../../texts/en/guest.ts'
import { SignUpLink } from './sign-up-link.tsx'

/** What a guest made goes after a day, unless they sign up. */
export function KeepNote() {
  return (
    <div className="my-2 flex flex-wrap items-center justify-between gap-2.5 rounded-sm bg-tint p-3 text-sm">
      <p>{guestText.keep}</p>
      <SignUpLink>{texts.header.signUp}</SignUpLink>
    </div>
  )
}
