import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'

export function ProfileSection({ user }: Pick<Account, 'user'>) {
  const { revalidate } = useRevalidator()
  return (
    <Section id="profile" title="Profile" about="Others see your name beside what you publish.">
      <AccountForm
        names={['name']}
        submit="Save name"
        busy="Saving..."
        send={async ({ name }) => {
          await call('changeName', { body: { name } })
          await revalidate()
          toast.success('Your name is saved')
        }}
      >
        {(errors) => (
          <TextField
            label="Name"
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
