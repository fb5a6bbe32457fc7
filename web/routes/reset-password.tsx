import { useSearchParams } from 'react-router'
import { KeyPuppet } from '../features/account/puppets.tsx'
import { AskForNewLink, ResetPasswordForm } from '../features/account/reset-password-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () => pageMeta('New password · Makebelieve', 'Choose a new password for your account.')

export default function ResetPassword() {
  const [search] = useSearchParams()
  const token = search.get('error') ? null : search.get('token')
  if (!token) {
    return (
      <StageCard
        title="This link does not work"
        lead="It was used already, or is older than an hour."
        figure={<KeyPuppet />}
      >
        <AskForNewLink />
      </StageCard>
    )
  }
  return (
    <StageCard
      title="Choose a new password"
      lead="You will be signed out everywhere, and sign in with the new one."
      figure={<KeyPuppet />}
    >
      <ResetPasswordForm token={token} />
    </StageCard>
  )
}
