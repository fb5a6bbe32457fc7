import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useMemberCall } from './member-call.ts'
import { workspaceOf } from './workspace-address.ts'

/** Makes a copy to change, and opens it. It costs nothing, and says whose it was. */
export function useRemix(encryptedId: string): { busy: boolean; remix: () => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const asMember = useMemberCall()

  async function remix(): Promise<void> {
    setBusy(true)
    const done = await asMember(async () => {
      const { modelId, modelType } = await call('remix', { body: { encryptedId } })
      location.assign(workspaceOf(modelType, modelId))
    })
    // While the workspace is on its way the button stays busy.
    if (!done) setBusy(false)
  }

  return { busy, remix }
}
