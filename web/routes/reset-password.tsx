import { useSearchParams } from 'react-router'
import { KeyPuppet } from '../features/account/puppets.tsx'
import { AskForNewLink, ResetPasswordForm } from '../features/account/reset-password-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () => pageMeta(entrance.reset.tab, entrance.reset.description)

export default function ResetPassword() {
  const [search] = useSearchParams()
  const token = search.get('error') ? null : search.get('token')
  if (!token) {
    return (
      <StageCard title={entrance.reset.badLink} lead={entrance.reset.badLinkLead} figure={<KeyPuppet />}>
        <AskForNewLink />
      </StageCard>
    )
  }
  return (
    <StageCard title={entrance.reset.title} lead={entrance.reset.lead} figure={<KeyPuppet />}>
      <ResetPasswordForm token={token} />
    </StageCard>
  )
}
