import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { gameText } from '../../../texts/en/game.ts'

/** Links last ten minutes; well before that they are fetched anew. */
const linksFreshMs = 5 * 60_000

/** Every version of a game, newest first. */
export const versionsOf = (modelId: string) =>
  queryOptions({
    queryKey: ['versions', modelId],
    queryFn: ({ signal }) => call('getVersions', { params: { modelId }, signal }),
    staleTime: linksFreshMs,
  })

/** The evidence for one version. It never changes. */
export const proofOf = (modelId: string, versionId: string) =>
  queryOptions({
    queryKey: ['proof', modelId, versionId],
    queryFn: ({ signal }) => call('getProof', { params: { modelId }, query: { versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Fresh links for playing a version. They are asked for each time that it is loaded and then stay as they are: another
 * address would begin the game anew.
 */
export const playLinksOf = (modelId: string, versionId: string) =>
  queryOptions({
    queryKey: ['play', modelId, versionId],
    queryFn: ({ signal }) => call('gameAssets', { body: { modelId, versionId }, signal }),
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The program of a version, from its signed link. It never changes. */
export const codeOf = (modelId: string, versionId: string) =>
  queryOptions({
    queryKey: ['code', modelId, versionId],
    async queryFn({ signal }) {
      const { jsUrl } = await call('gameAssets', { body: { modelId, versionId }, signal })
      const answer = await fetch(jsUrl.signedUrl, { signal })
      if (!answer.ok) throw new Error(gameText.noCode(answer.status))
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
