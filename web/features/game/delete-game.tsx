import type { Game } from '@makebelieve/contract/entities/game'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeleteGame } from './api/games.ts'

type DeleteGameProps = {
  userId?: string
  game: Game | null
  onClose: () => void
  onDeleted: (game: Game) => void
}

/** Asks first. The game leaves the shelf at once, and comes back if the server would not let it go. */
export function DeleteGame({ userId, game, onClose, onDeleted }: DeleteGameProps) {
  const deletion = useDeleteGame(userId)
  function confirm(): void {
    if (!game) return
    onClose()
    deletion.mutate(game, {
      onSuccess() {
        onDeleted(game)
        toast.success(texts.toasts.game.deleted)
      },
      onError(error) {
        if (error instanceof ApiError && error.code === 'not_implemented') toast.warning(error.message)
        else toast.error(texts.toasts.game.deleteFailed)
      },
    })
  }
  return (
    <ConfirmDialog
      open={game !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.deletion.title}
      text={texts.deletion.question('game', game?.modelName ?? '')}
      confirmLabel={texts.actions.delete}
      cancelLabel={texts.actions.cancel}
      danger
    />
  )
}
