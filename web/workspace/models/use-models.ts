import { freshFor } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const modelsKey = (userId: string | undefined) => ['models', userId]

/** The models of a user, newest first. */
export function useModels(userId: string | undefined) {
  return useQuery({
    queryKey: modelsKey(userId),
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
