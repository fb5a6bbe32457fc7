import { freshFor } from '@makebelieve/contract/constants'
import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

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

/** Takes a model off the list at once, and puts it back if the server would not delete it. */
export function useDeleteModel(userId: string | undefined) {
  const client = useQueryClient()
  const queryKey = keyOf(userId)
  return useMutation({
    retry: false,
    async mutationFn({ modelId }: Model) {
      const fallback = ({ status }: Response) => texts.failures.deleteModel(status)
      await call('deleteModel', { body: { model: { modelId } }, fallback })
    },
    async onMutate({ modelId }) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Model[]>(queryKey)
      client.setQueryData<Model[]>(queryKey, (list) => list?.filter((model) => model.modelId !== modelId))
      return { before }
    },
    onError: (_error, _model, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
