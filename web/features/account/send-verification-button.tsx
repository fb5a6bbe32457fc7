import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAction } from './use-busy.ts'
import { verifyPage } from './verify-page.ts'

export function SendVerificationButton({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const { busy, act } = useAction(async () => {
    await call('sendVerification', { body: { email, callbackURL: verifyPage() } })
    setSent(true)
    toast.success('The mail is on its way', { description: `Open the link in it to confirm ${email}.` })
  })
  return (
    <Button busy={busy} busyLabel="Sending..." onClick={act} className="justify-self-start">
      {sent ? 'Send it once more' : 'Send confirmation again'}
    </Button>
  )
}
