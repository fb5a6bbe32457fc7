import { routes } from '@makebelieve/contract/routes'
import { call } from '../../api/call.ts'
import { modelText } from '../../texts/en/model.ts'
import { shareLink } from '../../ui/share-link.ts'
import { toast } from '../../ui/toast.ts'

/** Passes on the address under which the Creator Hub opens the model. */
export async function shareModel(modelId: string, title: string): Promise<void> {
  try {
    const { encryptedId } = await call('encryptId', { body: { modelId } })
    const url = new URL(routes.model(encryptedId), location.href).href
    await shareLink({ title, url }, modelText.stage.shared)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
