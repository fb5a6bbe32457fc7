import { communityTypeOf, kindOf } from '@makebelieve/contract/creation-kind'
import { routes } from '@makebelieve/contract/routes'
import { call } from '../../api/call.ts'
import { share } from '../../texts/en/share.ts'
import { shareLink } from '../../ui/share-link.ts'
import { toast } from '../../ui/toast.ts'

/** The whole address under which others find a creation. */
export const pageOf = (modelType: string, encryptedId: string): string =>
  new URL(routes[kindOf(communityTypeOf(modelType))](encryptedId), location.href).href

type Shared = { modelId: string; modelName: string; modelType: string }

/** Passes on the address of a published creation. */
export async function sharePage({ modelId, modelName, modelType }: Shared): Promise<void> {
  try {
    const { encryptedId } = await call('encryptId', { body: { modelId } })
    await shareLink({ title: modelName, url: pageOf(modelType, encryptedId) }, share.linkCopied)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
