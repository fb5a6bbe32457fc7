import { freshFor } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const keyOf = (userId: string | undefined) => ['games', userId]

/** The games of a user: one list per chat, newest first. */
export function useGames(userId: string | undefined) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      call('getGames', {
        params: { userId: userId ?? '' },
        signal,
        fallback: ({ statusText }) => texts.failures.fetchGames(statusText),
      }),
    enabled: userId !== undefined,
    staleTime: freshFor.games,
    retry: false,
  })
}

/** Takes a game off the list at once, and puts it back if the server would not delete it. */
export function useDeleteGame(userId: string | undefined) {
  const client = useQueryClient()
  const queryKey = keyOf(userId)
  return useMutation({
    retry: false,
    async mutationFn({ modelId }: Game) {
      const body = { userId: userId ?? '', game: { modelId } }
      const { success, result } = await call('deleteGame', { body })
      if (!success || !result.success) throw new Error(texts.toasts.game.deleteFailed)
    },
    async onMutate({ modelId }) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Game[][]>(queryKey)
      client.setQueryData<Game[][]>(queryKey, (lists) =>
        lists?.map((list) => list.filter((game) => game.modelId !== modelId)).filter(({ length }) => length),
      )
      return { before }
    },
    onError: (_error, _game, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
