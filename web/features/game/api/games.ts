import { freshFor } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useListDeletion, withoutItem } from '../../../workspace/shelf/list-deletion.ts'

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

/** A game that was just made is on the list, and on the stage, before the list is asked for anew. */
export function noteGame(queries: QueryClient, game: Game): void {
  queries.setQueryData<Game[][]>(keyOf(game.userId), (lists) => lists && withGame(lists, game))
}

export function withGame(lists: Game[][], game: Game): Game[][] {
  const ofChat = lists.find((list) => list.some(({ chatId }) => chatId === game.chatId)) ?? []
  return [[game, ...withoutItem(ofChat, game.modelId)], ...lists.filter((list) => list !== ofChat)]
}

/** Takes a game off the list; a chat without games leaves it too. */
export function useDeleteGame(userId: string | undefined) {
  return useListDeletion<Game[][], Game>({
    queryKey: keyOf(userId),
    without: (lists, modelId) =>
      lists.map((list) => withoutItem(list, modelId)).filter(({ length }) => length),
    async remove({ modelId }) {
      const body = { userId: userId ?? '', game: { modelId } }
      const { success, result } = await call('deleteGame', { body })
      if (!success || !result.success) throw new Error(texts.toasts.game.deleteFailed)
    },
  })
}
