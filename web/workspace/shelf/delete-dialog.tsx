import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { useListDeletion } from './list-deletion.ts'

type Named = { modelId: string; modelName: string }

type DeleteDialogProps<List, Item extends Named> = {
  kind: CreationKind
  deletion: ReturnType<typeof useListDeletion<List, Item>>
  /** Null: nothing is asked. */
  item: Item | null
  onClose: () => void
  onDeleted: (item: Item) => void
}

/** Asks first. The creation leaves the shelf at once, and comes back if the server would not let it go. */
export function DeleteDialog<List, Item extends Named>(props: DeleteDialogProps<List, Item>) {
  const { kind, deletion, item, onClose, onDeleted } = props
  const said = texts.toasts[kind]
  function confirm(): void {
    if (!item) return
    onClose()
    deletion.mutate(item, {
      onSuccess() {
        onDeleted(item)
        toast.success(said.deleted)
      },
      onError(error) {
        if (error instanceof ApiError && error.code === 'not_implemented') toast.warning(error.message)
        else toast.error(said.deleteFailed, { description: error.message })
      },
    })
  }
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.deletion.title}
      text={texts.deletion.question(kind, item?.modelName ?? '')}
      confirmLabel={texts.actions.delete}
      cancelLabel={texts.actions.cancel}
      danger
    />
  )
}
