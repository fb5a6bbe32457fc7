import { useState } from 'react'
import { call } from '../../api/call.ts'
import { share } from '../../texts/en/share.ts'
import { toast } from '../../ui/toast.ts'

type Taken = { modelId: string; userId: string }

/** Takes a creation back from the Creator Hub. Its views and likes wait for its return. */
export function useTakeBack(onDone: () => void) {
  const [busy, setBusy] = useState(false)
  async function takeBack({ modelId, userId }: Taken): Promise<void> {
    setBusy(true)
    try {
      await call('unpublish', { body: { modelId, userId } })
      toast.success(share.takeBack.done)
      onDone()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, takeBack }
}
