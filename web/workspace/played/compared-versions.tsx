import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { playedText } from '../../texts/en/played.ts'
import { CreationFrame, type CreationFrameHandle } from '../stage/creation-frame.tsx'
import { useMuted } from '../stage/use-muted.ts'
import { codeOf, type PlayedCalls, playLinksOf, proofOf } from './played-calls.ts'

const CompareVersions = lazy(async () => {
  const { CompareVersions: Compared } = await import('../versions/compare/compare-versions.tsx')
  return { default: Compared }
})

type ComparedVersionsProps = {
  calls: PlayedCalls
  modelId: string
  versionId: string
  /** Under this name the creation's own saves are kept. */
  saveKey: string
  frame: RefObject<CreationFrameHandle | null>
  compared: { before: GameVersion; after: GameVersion }
  onPlay: (versionId: string) => void
  onClose: () => void
}

/** Two versions side by side in place of the stage; at most one of them plays. */
export function ComparedVersions(props: ComparedVersionsProps) {
  const { calls, modelId, versionId, saveKey, frame, compared, onPlay, onClose } = props
  const queries = useQueryClient()
  const [playingId, play] = useState<string>()
  const [muted] = useMuted()
  const links = useQuery({
    ...playLinksOf(calls, { modelId, versionId: playingId ?? versionId }),
    enabled: playingId !== undefined,
  })
  return (
    <Suspense>
      <CompareVersions
        {...compared}
        playingId={playingId}
        stage={
          links.data && (
            <CreationFrame
              ref={frame}
              url={links.data.htmlUrl.signedUrl}
              identity={playingId}
              title={playedText.compared}
              saveKey={saveKey}
              muted={muted}
            />
          )
        }
        loadCode={(id) => queries.fetchQuery(codeOf(calls, { modelId, versionId: id }))}
        loadProof={(id) => queries.fetchQuery(proofOf(calls, { modelId, versionId: id }))}
        onPlay={({ versionId: id }) => {
          play(id)
          onPlay(id)
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
