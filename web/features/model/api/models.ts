import { freshFor } from '@makebelieve/contract/constants'
import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useListDeletion, withoutItem } from '../../../workspace/shelf/list-deletion.ts'

const keyOf = (userId: string | undefined) => ['models', userId]

/** The models of a user, newest first. */
export function useModels(userId: string | undefined) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      call('getModels', {
        params: { userId: userId ?? '' },
        signal,
        fallback: ({ statusText }) => texts.failures.fetchModels(statusText),
      }),
    enabled: userId !== undefined,
    staleTime: freshFor.models,
    retry: false,
  })
}

/** The evidence for a model. It never changes. */
export const modelProofOf = (modelId: string) =>
  queryOptions({
    queryKey: ['model-proof', modelId],
    queryFn: ({ signal }) => call('getModelProof', { params: { modelId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useDeleteModel(userId: string | undefined) {
  return useListDeletion<Model[], Model>({
    queryKey: keyOf(userId),
    without: withoutItem,
    remove: ({ modelId }) =>
      call('deleteModel', {
        body: { model: { modelId } },
        fallback: ({ status }) => texts.failures.deleteModel(status),
      }),
  })
}
