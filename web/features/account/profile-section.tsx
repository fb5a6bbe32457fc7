import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'

export function ProfileSection({ user }: Pick<Account, 'user'>) {
  const { revalidate } = useRevalidator()
  return (
    <Section id="profile" title={account.profile.title} about={account.profile.about}>
      <AccountForm
        names={['name']}
        submit={account.profile.submit}
        busy={accountForms.saving}
        send={async ({ name }) => {
          await call('changeName', { body: { name } })
          await revalidate()
          toast.success(account.profile.saved)
        }}
      >
        {(errors) => (
          <TextField
            label={accountForms.name}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={user.name}
            error={errors.name}
          />
        )}
      </AccountForm>
    </Section>
  )
}
