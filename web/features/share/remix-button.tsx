import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { useMemberCall } from './member-call.ts'
import { workspaceOf } from './workspace-address.ts'

/** A copy to change. It costs nothing, and says whose it was. */
export function RemixButton({ encryptedId }: { encryptedId: string }) {
  const [busy, setBusy] = useState(false)
  const asMember = useMemberCall()
  async function remix(): Promise<void> {
    setBusy(true)
    const done = await asMember(async () => {
      const { modelId } = await call('remix', { body: { encryptedId } })
      location.assign(workspaceOf(modelId))
    })
    // While the workspace is on its way the button stays busy.
    if (!done) setBusy(false)
  }
  return (
    <Button
      kind="primary"
      icon={<Shuffle size={18} aria-hidden />}
      busy={busy}
      busyLabel="Copying..."
      onClick={remix}
    >
      Remix
    </Button>
  )
}
