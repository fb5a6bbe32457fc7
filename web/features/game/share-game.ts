import { routes } from '@makebelieve/contract/routes'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'

/** Hands the game's page to the system's share sheet, or puts its address on the clipboard. */
export async function shareGame(modelId: string, title: string): Promise<void> {
  try {
    const { encryptedId } = await call('encryptId', { body: { modelId } })
    const url = new URL(routes.game(encryptedId), location.href).href
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (isTouch && navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast.success('The link is on your clipboard. It opens for others once the game is published.')
    }
  } catch (error) {
    // Whoever closes the share sheet has changed their mind, which is no error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
