import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useSessionChange } from './use-session-change.ts'

export function DeleteSection({ hasPassword }: Pick<Account, 'hasPassword'>) {
  const [asking, setAsking] = useState(false)
  return (
    <Section
      id="delete"
      title="Danger zone"
      about="Deleting your account takes your creations, their files and your credits with it. It can't be undone."
      danger
    >
      <Button kind="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description="All of this goes at once, for good:"
      >
        <ul className="-mt-2 grid list-disc gap-1 pl-5">
          <li>your account and every session</li>
          <li>your creations with all their files, published ones too</li>
          <li>your credits, also those you paid for</li>
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
      submit="Delete everything"
      busy="Deleting..."
      kind="danger"
      beside={
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      }
      send={async ({ password }) => {
        await call('deleteAccount', { body: hasPassword ? { password } : {} })
        await goTo('/')
        toast.success('Your account is deleted')
      }}
    >
      {(errors) =>
        hasPassword && (
          <PasswordField
            ref={focusInDialog}
            label="Your password"
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
