import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

const said = account.administrator

/** For whoever runs the server, who can read what it printed. Seen only while that would help. */
export function AdministratorSection() {
  const { revalidate } = useRevalidator()
  return (
    <Section id="administrator" title={said.title} about={said.about}>
      <AccountForm
        names={['code']}
        submit={said.submit}
        busy={said.busy}
        send={async ({ code }) => {
          await call('enterAdministratorCode', { body: { code } })
          await revalidate()
          toast.success(said.done)
        }}
      >
        {(errors) => (
          <TextField
            label={said.label}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            required
            hint={said.hint}
            error={errors.code}
          />
        )}
      </AccountForm>
    </Section>
  )
}
