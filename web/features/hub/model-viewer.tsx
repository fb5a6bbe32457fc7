import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { texts } from '@makebelieve/contract/texts'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../api/call.ts'
import { hub } from '../../texts/en/hub.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'

type ModelViewerProps = {
  open: boolean
  model: CommunityItem | null
  onClose: () => void
  /** Draws the model so that it can be turned. Until there is an engine for models, its picture stands there. */
  viewer?: (model: CommunityItem) => ReactNode
}

/** How long an empty viewer says that it is empty before it closes itself. */
const emptyMs = 1_200

export function ModelViewer({ open, model, onClose, viewer = pictureOf }: ModelViewerProps) {
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
        <div className="overflow-clip rounded-md border-[1.5px] border-outline">{viewer(model)}</div>
      ) : (
        <p role="status" className="py-12 text-center text-muted">
          {texts.modelViewer.empty}
        </p>
      )}
    </Dialog>
  )
}

function pictureOf({ modelImage, description }: CommunityItem): ReactNode {
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
