import { downloads } from '@makebelieve/contract/constants'
import type { Model, ModelFormat } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Download, Maximize, Minimize, Share2, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { modelText } from '../../../texts/en/model.ts'
import { share } from '../../../texts/en/share.ts'
import { ProofBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { useFullScreen } from '../../../workspace/stage/use-full-screen.ts'
import { LateViewer } from '../../../workspace/viewer/late-viewer.tsx'
import { modelProofOf } from '../api/models.ts'
import type { Picture, Work } from '../chat/conversation.ts'
import { downloadModel, exportAddress, modelFormats } from '../export-model.ts'
import { EmptyModelStage } from './empty-model-stage.tsx'
import { PictureStage } from './picture-stage.tsx'

type ModelStageProps = {
  model?: Model
  /** What was drawn last, as long as it is no model yet. */
  picture?: Picture
  work: Work | null
  onExample: (prompt: string) => void
  onConvert: (picture: Picture) => void
  onPublish: (model: Model) => void
  onShare: (model: Model) => void
  onProof: () => void
  /** Fetches links anew. */
  onReload: () => Promise<unknown>
}

/** The stage of one model; before there is one, its picture; before that, something to begin with. */
export function ModelStage(props: ModelStageProps) {
  const { model, picture, work, onExample, onConvert } = props
  if (model) return <ShownModel {...props} model={model} />
  return (
    <Frame title="">
      {picture ? (
        <PictureStage picture={picture} busy={work !== null} onConvert={() => onConvert(picture)}>
          {work?.act === 'convert' && (
            <RunProgress
              title={modelText.chat.converting}
              stages={work.stages}
              usual={['build', 'verify']}
              words={modelText.stages}
            />
          )}
        </PictureStage>
      ) : (
        <EmptyModelStage busy={work !== null} onExample={onExample} />
      )}
    </Frame>
  )
}

function ShownModel({ model, onPublish, onShare, onProof, onReload }: ModelStageProps & { model: Model }) {
  const { modelId, modelName, modelLink, modelImageLink, published } = model
  const proof = useQuery(modelProofOf(modelId))
  return (
    <Frame
      title={modelName}
      proof={proof.data && <ProofBadge onOpen={onProof}>{modelText.stage.proven}</ProofBadge>}
      tools={
        <>
          <IconButton
            label={modelText.stage.share}
            icon={<Share2 size={19} aria-hidden />}
            onClick={() => onShare(model)}
          />
          <DownloadMenu onDownload={(format) => downloadModel(model, format)} />
          <Button
            kind="primary"
            size="small"
            icon={<Upload size={16} aria-hidden />}
            onClick={() => onPublish(model)}
            className="mr-1 ml-1.5 shrink-0"
          >
            {published ? share.publish.update : texts.actions.publish}
          </Button>
        </>
      }
    >
      {modelLink === undefined ? (
        <p className="grid size-full place-items-center p-6 text-center text-muted">
          {texts.toasts.modelLinkMissing}
        </p>
      ) : (
        <LateViewer
          url={modelLink}
          identity={modelId}
          name={modelName}
          picture={modelImageLink?.signedUrl}
          usdz={exportAddress(modelId, 'usdz')}
          onReload={onReload}
        />
      )}
    </Frame>
  )
}

type FrameProps = { title: string; proof?: ReactNode; tools?: ReactNode; children: ReactNode }

/** The dark wood around the stage, with the name and what can be done above it. */
function Frame({ title, proof, tools, children }: FrameProps) {
  const root = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(root)
  const full = fullScreen.on
  return (
    <section
      ref={root}
      aria-label={modelText.stage.label(title)}
      className={clsx(
        'relative flex size-full min-h-0 flex-col bg-paper text-ink [color-scheme:dark]',
        fullScreen.filling && '!fixed inset-0 z-50',
      )}
    >
      {title && (
        <div className="@container flex h-14 shrink-0 items-center gap-0.5 overflow-hidden px-3 [&_.icon-button]:size-11">
          <h2 className="min-w-0 shrink truncate py-1 text-lg" title={title}>
            {title}
          </h2>
          {proof && <div className="@max-[34rem]:hidden ml-2 shrink-0">{proof}</div>}
          <span className="grow" />
          <IconButton
            label={full ? modelText.stage.leaveFullScreen : modelText.stage.fullScreen}
            icon={full ? <Minimize size={19} aria-hidden /> : <Maximize size={19} aria-hidden />}
            onClick={() => void (full ? fullScreen.leave() : fullScreen.enter())}
          />
          {tools}
        </div>
      )}
      <div className={clsx('min-h-0 grow', !full && 'px-3 pb-3', !full && !title && 'pt-3')}>
        <div className={clsx('size-full overflow-hidden', !full && 'rounded-md')}>{children}</div>
      </div>
    </section>
  )
}

function DownloadMenu({ onDownload }: { onDownload: (format: ModelFormat) => void }) {
  return (
    <DropdownMenu
      trigger={
        <Button
          kind="ghost"
          size="small"
          icon={<Download size={18} aria-hidden />}
          className="shrink-0 px-2.5"
        >
          <span className="@max-[28rem]:sr-only">{texts.actions.download}</span>
        </Button>
      }
      items={modelFormats.map((format) => ({
        label: format === 'glb' ? downloads.model.file : modelText.stage.formats[format],
        onSelect: () => onDownload(format),
      }))}
    />
  )
}
