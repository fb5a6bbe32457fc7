import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { queryOptions } from '@tanstack/react-query'
import { playedText } from '../../texts/en/played.ts'

/** One state of one creation. */
export type VersionOf = { modelId: string; versionId: string }

/** What all proofs have, whatever they prove. */
export type AnyProof = Pick<GameProof, 'checks' | 'requirements' | 'milliseconds'>

type File = { signedUrl: string }

/** What a creation that has versions can be asked for. Each kind has calls of its own that answer it. */
export type PlayedCalls<Proof extends AnyProof = AnyProof> = {
  versions: (modelId: string, signal: AbortSignal) => Promise<{ versions: GameVersion[] }>
  proof: (of: VersionOf, signal: AbortSignal) => Promise<Proof>
  /** Links that work for some minutes. */
  links: (of: VersionOf, signal: AbortSignal) => Promise<{ htmlUrl: File; jsUrl: File; modelImage?: File }>
  goBack: (of: VersionOf) => Promise<unknown>
  giveName: (of: VersionOf, name: string) => Promise<unknown>
  /** A page with the edited code, for the stage. */
  tryCode: (of: VersionOf, code: string) => Promise<{ htmlUrl: File }>
  /** Proven first, unless it is wanted all the same. */
  saveCode: (of: VersionOf, code: string, unproven: boolean) => Promise<{ version: GameVersion }>
}

/** Links last ten minutes; well before that they are fetched anew. */
const linksFreshMs = 5 * 60_000

/** Every version of a creation, newest first. */
export const versionsOf = ({ versions }: Pick<PlayedCalls, 'versions'>, modelId: string) =>
  queryOptions({
    queryKey: ['versions', modelId],
    queryFn: ({ signal }) => versions(modelId, signal),
    staleTime: linksFreshMs,
  })

/** The evidence for one version. It never changes. */
export const proofOf = <Proof extends AnyProof>(
  { proof }: Pick<PlayedCalls<Proof>, 'proof'>,
  { modelId, versionId }: VersionOf,
) =>
  queryOptions({
    queryKey: ['proof', modelId, versionId],
    queryFn: ({ signal }) => proof({ modelId, versionId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Fresh links for playing a version. They are asked for each time that it is loaded and then stay as they are: another
 * address would begin the creation anew.
 */
export const playLinksOf = ({ links }: Pick<PlayedCalls, 'links'>, { modelId, versionId }: VersionOf) =>
  queryOptions({
    queryKey: ['play', modelId, versionId],
    queryFn: ({ signal }) => links({ modelId, versionId }, signal),
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The program of a version, from its signed link. It never changes. */
export const codeOf = ({ links }: Pick<PlayedCalls, 'links'>, { modelId, versionId }: VersionOf) =>
  queryOptions({
    queryKey: ['code', modelId, versionId],
    async queryFn({ signal }) {
      const { jsUrl } = await links({ modelId, versionId }, signal)
      const answer = await fetch(jsUrl.signedUrl, { signal })
      if (!answer.ok) throw new Error(playedText.noCode(answer.status))
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
