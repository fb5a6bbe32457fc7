import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeleteModel } from './api/models.ts'

type DeleteModelProps = {
  userId?: string
  model: Model | null
  onClose: () => void
  onDeleted: (model: Model) => void
}

/** Asks first. The model leaves the shelf at once, and comes back if the server would not let it go. */
export function DeleteModel({ userId, model, onClose, onDeleted }: DeleteModelProps) {
  const deletion = useDeleteModel(userId)
  function confirm(): void {
    if (!model) return
    onClose()
    deletion.mutate(model, {
      onSuccess() {
        onDeleted(model)
        toast.success(texts.toasts.model.deleted)
      },
      onError: () => toast.error(texts.toasts.model.deleteFailed),
    })
  }
  return (
    <ConfirmDialog
      open={model !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.deletion.title}
      text={texts.deletion.question('model', model?.modelName ?? '')}
      confirmLabel={texts.actions.delete}
      cancelLabel={texts.actions.cancel}
      danger
    />
  )
}
