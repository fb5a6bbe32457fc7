import { call } from '../../api/call.ts'
import { shareLink } from '../../ui/share-link.ts'
import { toast } from '../../ui/toast.ts'

type Shared = { modelId: string; title: string }

/** Passes on the address under which others find a creation. */
export async function sharePage(
  { modelId, title }: Shared,
  address: (encryptedId: string) => string,
  copied: string,
): Promise<void> {
  try {
    const { encryptedId } = await call('encryptId', { body: { modelId } })
    await shareLink({ title, url: new URL(address(encryptedId), location.href).href }, copied)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
