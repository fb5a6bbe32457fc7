import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { modelsKey } from '../../../workspace/models/use-models.ts'
import { useListDeletion, withoutItem } from '../../../workspace/shelf/list-deletion.ts'

/** The evidence for a model. It never changes. */
export const modelProofOf = (modelId: string) =>
  queryOptions({
    queryKey: ['model-proof', modelId],
    queryFn: ({ signal }) => call('getModelProof', { params: { modelId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useDeleteModel(userId: string | undefined) {
  return useListDeletion<Model[], Model>({
    queryKey: modelsKey(userId),
    without: withoutItem,
    remove: ({ modelId }) =>
      call('deleteModel', {
        body: { model: { modelId } },
        fallback: ({ status }) => texts.failures.deleteModel(status),
      }),
  })
}
