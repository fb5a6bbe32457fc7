import { texts } from '@makebelieve/contract/texts'
import { myCreations } from '../../texts/en/my-creations.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type OwnCreation, usePublishModel } from './api/creations.ts'

type PublishModelProps = {
  userId: string
  model: OwnCreation | null
  onClose: () => void
  onPublished: () => void
}

/** Games and environments are published from their workspaces, where they can be looked at first. */
export function PublishModel({ userId, model, onClose, onPublished }: PublishModelProps) {
  const publishing = usePublishModel(userId)

  function confirm(): void {
    if (!model) return
    publishing.mutate(model, {
      onSuccess() {
        toast.success(texts.toasts.model.published)
        onPublished()
        onClose()
      },
      onError: () => toast.error(texts.toasts.model.publishFailed),
    })
  }

  return (
    <ConfirmDialog
      open={model !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.myCreations.publish}
      text={myCreations.publishText}
      confirmLabel={texts.actions.publish}
      busyLabel={myCreations.publishing}
      cancelLabel={texts.actions.cancel}
      busy={publishing.isPending}
    />
  )
}
