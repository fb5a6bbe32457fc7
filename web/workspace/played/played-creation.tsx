import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { call } from '../../api/call.ts'
import { useMaker } from '../../api/session.ts'
import { playedText } from '../../texts/en/played.ts'
import { share } from '../../texts/en/share.ts'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { UnsavedCodeGuard } from '../code/unsaved-code-guard.tsx'
import type { CreationFrameHandle } from '../stage/creation-frame.tsx'
import { Stage, type StageProps } from '../stage/stage.tsx'
import type { ExportFormat } from '../stage/stage-toolbar.tsx'
import { CodePanel } from './code-panel.tsx'
import { ComparedVersions } from './compared-versions.tsx'
import { keepCreation } from './kept-offline.ts'
import { type AnyProof, type PlayedCalls, playLinksOf, proofOf, type VersionOf } from './played-calls.ts'
import { VersionsPanel } from './versions-panel.tsx'

export type StagePanel = 'code' | 'versions'

/** What a kind of creation that plays on the stage has of its own. */
export type PlayedKind<Proof extends AnyProof> = {
  calls: PlayedCalls<Proof>
  /** Begins the name under which the creation's own saves are kept. */
  saves: string
  /** What the server calls the kind where it keeps a picture. */
  snapshot: 'Game' | 'Environment'
  pictureKept: string
  /** What its program is called where it is taken along. */
  script: string
  words?: StageProps['words']
  /** What was proven, in a few words for a badge. */
  proven: (proof: Proof) => string | undefined
  download: (modelId: string, format: ExportFormat, versionId: string) => void
  /** Takes its picture along, where the kind offers that. */
  downloadPicture?: (of: VersionOf) => Promise<void>
  /** Where a version is as one file, which plays without a network. */
  oneFile: (of: VersionOf) => string
}

export type Played = { modelId: string; modelName: string; userId: string; published?: boolean }

/** What the workspace and the stage share about whatever plays. */
export type StageSeat = {
  frame: RefObject<CreationFrameHandle | null>
  panel: StagePanel | null
  onPanel: (panel: StagePanel | null) => void
  onVersion: (versionId: string | undefined) => void
  /** Something about the creation's versions has changed. */
  onChanged: () => void
  onFix?: (error: string) => void
}

type PlayedCreationProps<Proof extends AnyProof> = StageSeat & {
  kind: PlayedKind<Proof>
  creation: Played
  versionId: string
  onPublish: () => void
  onShare: () => void
  /** Shows the proof, which stands in the chat. */
  onProof: () => void
  /** Opens who plays in it, to be drawn; where it has a cast. */
  onCast?: () => void
  /** The saved version is on the stage and speaks. */
  onReady?: () => void
}

/** Code that is tried, and of which version it is a change. */
type Tried = { url: string; versionId: string; count: number }

/** A creation on the stage of its workspace, with its code and its versions. */
export function PlayedCreation<Proof extends AnyProof>(props: PlayedCreationProps<Proof>) {
  const { kind, creation, versionId, frame, panel, onPanel, onVersion, onChanged } = props
  const { calls } = kind
  const { modelId } = creation
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
          {...{ calls, modelId, versionId, frame, compared }}
          saveKey={`${kind.saves}-${modelId}`}
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
            {...{ calls, modelId, versionId, draft }}
            fileName={kind.script}
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
            {...{ calls, modelId, versionId }}
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

function Playing<Proof extends AnyProof>(props: PlayedCreationProps<Proof> & { tried: Tried | null }) {
  const { kind, creation, versionId, frame, panel, tried, onPanel, onChanged } = props
  const { modelId, modelName, userId } = creation
  const links = useQuery(playLinksOf(kind.calls, { modelId, versionId }))
  const proof = useQuery(proofOf(kind.calls, { modelId, versionId }))
  const maker = useMaker()
  const toggle = (name: StagePanel) => onPanel(panel === name ? null : name)
  const url = tried?.url ?? links.data?.htmlUrl.signedUrl

  function opened(): void {
    props.onReady?.()
    if (maker?.userId !== userId) return
    const creation = { id: modelId, versionId, title: modelName, owner: userId }
    const files = { page: kind.oneFile({ modelId, versionId }), picture: links.data?.modelImage?.signedUrl }
    // When there is nothing better to do: whoever plays comes first.
    whenIdle(() => keepCreation({ ...creation, ...files }))
  }

  async function keepPicture(image: string): Promise<void> {
    try {
      await storePicture(kind.snapshot, { modelId, versionId, userId, image })
      toast.success(kind.pictureKept)
      onChanged()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Stage
      frame={frame}
      title={modelName}
      proof={
        <Proven
          words={proof.data && kind.proven(proof.data)}
          tried={tried}
          known={!!proof.data}
          onProof={props.onProof}
        />
      }
      words={kind.words}
      emptyText={links.error ? links.error.message : playedText.opening}
      creation={
        url === undefined
          ? undefined
          : {
              url,
              identity: `${versionId} ${tried?.count ?? 0}`,
              saveKey: `${kind.saves}-${modelId}`,
              picture: links.data?.modelImage?.signedUrl,
            }
      }
      codeOpen={panel === 'code'}
      versionsOpen={panel === 'versions'}
      onPicture={keepPicture}
      onCode={() => toggle('code')}
      onVersions={() => toggle('versions')}
      onCast={props.onCast}
      onExport={(format) => kind.download(modelId, format, versionId)}
      onSnapshot={kind.downloadPicture && (() => void kind.downloadPicture?.({ modelId, versionId }))}
      onShare={props.onShare}
      onPublish={props.onPublish}
      publishLabel={creation.published ? share.publish.update : undefined}
      onFix={tried ? undefined : props.onFix}
      onReady={tried ? undefined : opened}
      onReload={() => void links.refetch()}
    />
  )
}

/** What could not be kept is only missing where there is no network. */
function whenIdle(keep: () => Promise<void>): void {
  const begin = () => void keep().catch((error) => console.warn('It was not kept for later:', error))
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 15_000 })
  else setTimeout(begin, 3_000)
}

type Picture = { modelId: string; versionId: string; userId: string; image: string }

/** From now on this is the picture of the creation. */
export function storePicture(type: PlayedKind<AnyProof>['snapshot'], picture: Picture): Promise<unknown> {
  return call('storeSnapshot', { body: { ...picture, type, saveToDatabase: true } })
}

type ProvenProps = { words?: string; tried: Tried | null; known: boolean; onProof: () => void }

/** What was proven of what stands on the stage. */
function Proven({ words, tried, known, onProof }: ProvenProps) {
  if (tried) return <Badge tone="marigold">{playedText.draft}</Badge>
  if (words) return <ProofBadge onOpen={onProof}>{words}</ProofBadge>
  return known ? <Badge tone="warning">{playedText.unproven}</Badge> : null
}
