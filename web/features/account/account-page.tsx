import { plans } from '@makebelieve/contract/constants'
import { account } from '../../texts/en/account.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AdministratorSection } from './administrator-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnKeySection } from './own-key-section.tsx'
import { PasswordSection } from './password-section.tsx'
import type { Account } from './prepare.ts'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TokensSection } from './tokens-section.tsx'

export function AccountPage({ user, sessions, tokens, hasPassword, awaitsCode, ownKey }: Account) {
  return (
    <div className="page-width pt-10 md:pt-14">
      <div className="mx-auto grid max-w-5xl gap-6">
        <div className="mb-2 flex items-center gap-5">
          <Avatar name={user.name} size="large" />
          <div className="min-w-0">
            <h1 className="text-4xl md:text-5xl">{account.title}</h1>
            <p className="mt-1 truncate text-muted">{account.whoAndPlan(user.name, plans[user.plan].name)}</p>
          </div>
        </div>
        <ProfileSection user={user} />
        <EmailSection user={user} />
        {awaitsCode && <AdministratorSection />}
        <PasswordSection user={user} hasPassword={hasPassword} />
        <SessionsSection sessions={sessions} />
        <TokensSection tokens={tokens} />
        <OwnKeySection ownKey={ownKey} />
        <DeleteSection hasPassword={hasPassword} />
      </div>
    </div>
  )
}
