import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountForms } from '../../texts/en/account-forms.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAction } from './use-busy.ts'

export function SendVerificationButton({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const { busy, act } = useAction(async () => {
    await call('sendVerification')
    setSent(true)
    toast.success(accountForms.mailSent, { description: accountForms.confirmation.sent(email) })
  })
  return (
    <Button busy={busy} busyLabel={accountForms.sending} onClick={act} className="justify-self-start">
      {sent ? accountForms.confirmation.sendOnceMore : accountForms.confirmation.send}
    </Button>
  )
}
