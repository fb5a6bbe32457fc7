import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { texts } from '@makebelieve/contract/texts'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../api/call.ts'
import { hub } from '../../texts/en/hub.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'
import { LateViewer } from '../../workspace/viewer/late-viewer.tsx'
import { CardRemix } from './card-actions.tsx'
import { ModelFacts } from './model-facts.tsx'

type ModelViewerProps = {
  open: boolean
  model: CommunityItem | null
  onClose: () => void
  /** Draws the model so that it can be turned. */
  viewer?: (model: CommunityItem) => ReactNode
}

/** How long an empty viewer says that it is empty before it closes itself. */
const emptyMs = 1_200

export function ModelViewer({ open, model, onClose, viewer = viewerOf }: ModelViewerProps) {
  const modelId = model?.modelId

  useEffect(() => {
    if (!open || modelId === undefined) return
    // A view that was not counted is nobody's trouble.
    call('incrementViews', { body: { modelId } }).catch(() => {})
  }, [open, modelId])

  useEffect(() => {
    if (!open || modelId !== undefined) return
    const timer = setTimeout(onClose, emptyMs)
    return () => clearTimeout(timer)
  }, [open, modelId, onClose])

  return (
    <Dialog open={open} onClose={onClose} title={model?.modelName ?? texts.modelViewer.title} size="medium">
      {model ? (
        <>
          <div className="overflow-clip rounded-md border-[1.5px] border-outline">{viewer(model)}</div>
          <div className="flex min-h-9 items-center justify-between gap-4 text-sm">
            <p className="min-w-0 truncate text-muted">
              {hub.by} {model.username}
            </p>
            {model.encryptedId && <CardRemix name={model.modelName} encryptedId={model.encryptedId} />}
          </div>
          {model.encryptedId && <ModelFacts key={model.encryptedId} encryptedId={model.encryptedId} />}
        </>
      ) : (
        <p role="status" className="py-12 text-center text-muted">
          {texts.modelViewer.empty}
        </p>
      )}
    </Dialog>
  )
}

/** Turning by itself; a model whose file is not there is at least a picture. */
function viewerOf({ modelId, modelName, modelLink, modelImage, description }: CommunityItem): ReactNode {
  if (modelLink)
    return (
      <div className="h-[min(30rem,60dvh)]">
        <LateViewer
          url={modelLink}
          identity={modelId}
          name={modelName}
          picture={modelImage?.signedUrl}
          tools="few"
        />
      </div>
    )
  return (
    <>
      <PreviewPicture
        src={modelImage?.signedUrl}
        alt={description ? hub.picture(description) : ''}
        missing={hub.noPicture}
      />
      <p className="p-3 text-center text-muted text-sm">{hub.noViewer}</p>
    </>
  )
}
