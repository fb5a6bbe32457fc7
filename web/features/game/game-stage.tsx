import type { Game } from '@makebelieve/contract/entities/game'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { call } from '../../api/call.ts'
import { gameText } from '../../texts/en/game.ts'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { RunProgress } from '../../workspace/chat/run-progress.tsx'
import { UnsavedCodeGuard } from '../../workspace/code/unsaved-code-guard.tsx'
import { proofWords } from '../../workspace/proof/proof-card.tsx'
import type { CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { Stage } from '../../workspace/stage/stage.tsx'
import { playLinksOf, proofOf } from './api/game-details.ts'
import type { OpenRun } from './chat/conversation.ts'
import { CodePanel } from './code-panel.tsx'
import { ComparedVersions } from './compared-versions.tsx'
import { downloadGame } from './export-game.ts'
import { shareGame } from './share-game.ts'
import { VersionsPanel } from './versions-panel.tsx'

export type StagePanel = 'code' | 'versions'

type GameStageProps = {
  game?: Game
  /** The version that is shown: the newest, unless another was chosen. */
  versionId?: string
  run: OpenRun | null
  frame: RefObject<CreationFrameHandle | null>
  panel: StagePanel | null
  onPanel: (panel: StagePanel | null) => void
  onVersion: (versionId: string | undefined) => void
  /** Something about the game's versions has changed. */
  onChanged: () => void
  onPublish: (game: Game) => void
  onFix: (error: string) => void
}

/** The stage of one game, or the curtain while there is none. */
export function GameStage(props: GameStageProps) {
  const { game, versionId, run } = props
  if (game && versionId) return <PlayedGame {...props} game={game} versionId={versionId} />
  const busy = run ? <RunProgress title={texts.gameChat.generating} stages={run.stages} /> : undefined
  return <Stage title="" emptyText={gameText.stage.empty} busy={busy} />
}

type PlayedGameProps = GameStageProps & { game: Game; versionId: string }
/** Code that is tried, and of which version it is a change. */
type Tried = { url: string; versionId: string; count: number }

function PlayedGame(props: PlayedGameProps) {
  const { game, versionId, frame, panel, onPanel, onVersion, onChanged } = props
  const { modelId } = game
  const [drafts, setDrafts] = useState<Record<string, string | undefined>>({})
  const [tried, setTried] = useState<Tried | null>(null)
  const [compared, compare] = useState<{ before: GameVersion; after: GameVersion } | null>(null)
  const close = () => onPanel(null)
  const draft = drafts[versionId]

  const guard = <UnsavedCodeGuard edited={Object.values(drafts).some((text) => text !== undefined)} />
  if (compared)
    return (
      <>
        <ComparedVersions
          {...{ modelId, versionId, frame, compared }}
          onPlay={onVersion}
          onClose={() => compare(null)}
        />
        {guard}
      </>
    )
  return (
    <div className="relative flex h-full flex-col">
      <div className="min-h-0 grow basis-1/2">
        <Playing {...props} tried={tried?.versionId === versionId ? tried : null} />
      </div>
      {panel === 'code' && (
        <div className="min-h-0 grow basis-1/2 border-line border-t-[1.5px] max-md:absolute max-md:inset-0">
          <CodePanel
            key={versionId}
            {...{ modelId, versionId, draft }}
            onDraft={(text) => setDrafts((before) => ({ ...before, [versionId]: text }))}
            onTry={(url) => setTried((before) => ({ url, versionId, count: (before?.count ?? 0) + 1 }))}
            onUntry={() => {
              setTried(null)
              frame.current?.restart()
            }}
            onSaved={() => {
              setTried(null)
              onVersion(undefined)
              onChanged()
            }}
            onClose={() => {
              setTried(null)
              close()
            }}
          />
        </div>
      )}
      {panel === 'versions' && (
        <div className="absolute inset-y-0 right-0 w-92 max-w-full border-line border-l-[1.5px] shadow-lift">
          <VersionsPanel
            {...{ modelId, versionId }}
            onOpen={(version) => onVersion(version.versionId)}
            onCompare={(before, after) => compare({ before, after })}
            onChanged={() => {
              onVersion(undefined)
              onChanged()
            }}
            onClose={close}
          />
        </div>
      )}
      {guard}
    </div>
  )
}

function Playing(props: PlayedGameProps & { tried: Tried | null }) {
  const { game, versionId, frame, panel, tried, onPanel, onPublish, onFix, onChanged } = props
  const { modelId, modelName } = game
  const links = useQuery(playLinksOf(modelId, versionId))
  const proof = useQuery(proofOf(modelId, versionId))
  const toggle = (name: StagePanel) => onPanel(panel === name ? null : name)
  const url = tried?.url ?? links.data?.htmlUrl.signedUrl

  async function keepPicture(image: string): Promise<void> {
    const body = {
      image,
      type: 'Game',
      userId: game.userId,
      modelId,
      versionId,
      saveToDatabase: true,
    } as const
    try {
      await call('storeSnapshot', { body })
      toast.success(gameText.stage.pictureKept)
      onChanged()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Stage
      frame={frame}
      title={modelName}
      proof={<Proven words={proof.data && proofWords(proof.data)} {...{ tried }} known={!!proof.data} />}
      emptyText={links.error ? links.error.message : gameText.stage.opening}
      creation={
        url === undefined
          ? undefined
          : { url, identity: `${versionId} ${tried?.count ?? 0}`, saveKey: `game-${modelId}` }
      }
      codeOpen={panel === 'code'}
      versionsOpen={panel === 'versions'}
      onPicture={keepPicture}
      onCode={() => toggle('code')}
      onVersions={() => toggle('versions')}
      onExport={(format) => downloadGame(modelId, format, versionId)}
      onShare={() => void shareGame(modelId, modelName)}
      onPublish={() => onPublish(game)}
      onFix={tried ? undefined : onFix}
      onReload={() => void links.refetch()}
    />
  )
}

/** What was proven of what stands on the stage. */
function Proven({ words, tried, known }: { words?: string; tried: Tried | null; known: boolean }) {
  if (tried) return <Badge tone="marigold">{gameText.stage.draft}</Badge>
  if (words) return <ProofBadge>{words}</ProofBadge>
  return known ? <Badge tone="warning">{gameText.stage.unproven}</Badge> : null
}
