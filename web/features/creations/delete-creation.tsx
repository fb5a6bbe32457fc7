import { type CreationKind, kindOf } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type OwnCreation, useDeleteCreation } from './api/creations.ts'

type DeleteCreationProps = { userId: string; creation: OwnCreation | null; onClose: () => void }

/** A server may keep what is not a model; the warning then says which kind cannot go. */
const kept: Partial<Record<CreationKind, string>> = {
  game: texts.toasts.gameDeletionMissing,
  environment: texts.toasts.environmentDeletionMissing,
}

/** Asks first, and says when it is done. */
export function DeleteCreation({ userId, creation, onClose }: DeleteCreationProps) {
  const deletion = useDeleteCreation(userId)
  const kind = creation ? kindOf(creation.modelType) : 'model'

  function confirm(): void {
    if (!creation) return
    deletion.mutate(creation, {
      onSuccess: () => toast.success(texts.toasts[kind].deleted),
      onError(error) {
        if (error instanceof ApiError && error.code === 'not_implemented')
          toast.warning(texts.toasts.notImplemented, { description: kept[kind] })
        else toast.error(texts.toasts[kind].deleteFailed, { description: error.message })
      },
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={creation !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.deletion.title}
      text={texts.deletion.question(kind, creation?.modelName ?? '')}
      confirmLabel={texts.actions.delete}
      busyLabel={texts.deletion.deleting}
      cancelLabel={texts.actions.cancel}
      busy={deletion.isPending}
      danger
    />
  )
}
