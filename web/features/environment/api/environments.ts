import { freshFor } from '@makebelieve/contract/constants'
import type { Environment } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useListDeletion, withoutItem } from '../../../workspace/shelf/list-deletion.ts'

const keyOf = (userId: string | undefined) => ['environments', userId]

/** The environments of a user, newest first. */
export function useEnvironments(userId: string | undefined) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      call('getEnvironments', {
        params: { userId: userId ?? '' },
        signal,
        fallback: ({ statusText }) => texts.failures.fetchEnvironments(statusText),
      }),
    enabled: userId !== undefined,
    staleTime: freshFor.models,
    retry: false,
  })
}

export function useDeleteEnvironment(userId: string | undefined) {
  return useListDeletion<Environment[], Environment>({
    queryKey: keyOf(userId),
    without: withoutItem,
    remove: ({ modelId }) =>
      call('deleteEnvironment', {
        body: { environment: { modelId }, userId: userId ?? '' },
        fallback: ({ status }) => texts.failures.deleteEnvironment(status),
      }),
  })
}
