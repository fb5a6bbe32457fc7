import { useState } from 'react'
import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useSessionChange } from './use-session-change.ts'

const said = account.deletion

export function DeleteSection({ hasPassword }: Pick<Account, 'hasPassword'>) {
  const [asking, setAsking] = useState(false)
  return (
    <Section id="delete" title={said.title} about={said.about} danger>
      <Button kind="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {said.button}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={said.question} description={said.goes}>
        <ul className="-mt-2 grid list-disc gap-1 pl-5">
          {said.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <DeleteForm hasPassword={hasPassword} onCancel={() => setAsking(false)} />
      </Dialog>
    </Section>
  )
}

type DeleteFormProps = Pick<Account, 'hasPassword'> & { onCancel: () => void }

function DeleteForm({ hasPassword, onCancel }: DeleteFormProps) {
  const goTo = useSessionChange()
  return (
    <AccountForm
      names={['password']}
      submit={said.submit}
      busy={said.busy}
      kind="danger"
      beside={
        <Button kind="ghost" onClick={onCancel}>
          {said.cancel}
        </Button>
      }
      send={async ({ password }) => {
        await call('deleteAccount', { body: hasPassword ? { password } : {} })
        await goTo('/')
        toast.success(said.done)
      }}
    >
      {(errors) =>
        hasPassword && (
          <PasswordField
            ref={focusInDialog}
            label={said.password}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )
      }
    </AccountForm>
  )
}

/**
 * An opening dialog looks for the attribute, which React does not write: its `autoFocus` calls focus() on the spot,
 * while the dialog is still closed.
 */
function focusInDialog(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '')
}
