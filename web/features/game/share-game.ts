import { routes } from '@makebelieve/contract/routes'
import { call } from '../../api/call.ts'
import { share } from '../../texts/en/share.ts'
import { shareLink } from '../../ui/share-link.ts'
import { toast } from '../../ui/toast.ts'

/** Passes on the address of the game's page. */
export async function shareGame(modelId: string, title: string): Promise<void> {
  try {
    const { encryptedId } = await call('encryptId', { body: { modelId } })
    const url = new URL(routes.game(encryptedId), location.href).href
    await shareLink({ title, url }, share.linkCopiedEarly)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
