import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { gameText } from '../../texts/en/game.ts'
import { CreationFrame, type CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { useMuted } from '../../workspace/stage/use-muted.ts'
import { codeOf, playLinksOf, proofOf } from './api/game-details.ts'

const CompareVersions = lazy(async () => {
  const { CompareVersions: Compared } = await import('../../workspace/versions/compare/compare-versions.tsx')
  return { default: Compared }
})

type ComparedVersionsProps = {
  modelId: string
  versionId: string
  frame: RefObject<CreationFrameHandle | null>
  compared: { before: GameVersion; after: GameVersion }
  onPlay: (versionId: string) => void
  onClose: () => void
}

/** Two versions side by side in place of the stage; at most one of them plays. */
export function ComparedVersions({
  modelId,
  versionId,
  frame,
  compared,
  onPlay,
  onClose,
}: ComparedVersionsProps) {
  const queries = useQueryClient()
  const [playingId, play] = useState<string>()
  const [muted] = useMuted()
  const links = useQuery({
    ...playLinksOf(modelId, playingId ?? versionId),
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
              title={gameText.stage.compared}
              saveKey={`game-${modelId}`}
              muted={muted}
            />
          )
        }
        loadCode={(id) => queries.fetchQuery(codeOf(modelId, id))}
        loadProof={(id) => queries.fetchQuery(proofOf(modelId, id))}
        onPlay={({ versionId: id }) => {
          play(id)
          onPlay(id)
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
