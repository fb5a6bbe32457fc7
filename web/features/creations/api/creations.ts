import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { freshFor } from '@makebelieve/contract/constants'
import { type CreationKind, kindOf } from '@makebelieve/contract/creation-kind'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { CreationsWish } from '../wish.ts'

export type OwnCreation = CallAnswer<'getMyCreations'>['items'][number]

const key = 'my-creations'

/** While the next page is on its way, the one before stays. */
export function useMyCreations(userId: string, wish: CreationsWish) {
  return useQuery({
    queryKey: [key, userId, wish],
    queryFn: ({ signal }) => call('getMyCreations', { params: { userId }, query: wish, signal }),
    placeholderData: keepPreviousData,
    staleTime: freshFor.models,
    retry: false,
  })
}

/** Each kind has its own call, as the specification names them. */
const deletions: Record<CreationKind, (userId: string, modelId: string) => Promise<unknown>> = {
  game: (userId, modelId) => call('deleteGame', { body: { userId, game: { modelId } } }),
  model: (_, modelId) => call('deleteModel', { body: { model: { modelId } } }),
  environment: (userId, modelId) => call('deleteEnvironment', { body: { userId, environment: { modelId } } }),
}

export function useDeleteCreation(userId: string) {
  const client = useQueryClient()
  return useMutation({
    retry: false,
    mutationFn: ({ modelId, modelType }: OwnCreation) => deletions[kindOf(modelType)](userId, modelId),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  })
}
