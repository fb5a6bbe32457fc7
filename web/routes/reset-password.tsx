import { hostContext } from '../api/host.ts'
import { prepareReset } from '../features/account/prepare.ts'
import { KeyPuppet } from '../features/account/puppets.tsx'
import { AskForNewLink, ResetPasswordForm } from '../features/account/reset-password-form.tsx'
import { StageCard } from '../features/account/stage-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/reset-password'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  prepareReset(request, context.get(hostContext)(request))

export const meta = () => pageMeta(entrance.reset.tab, entrance.reset.description)

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
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
