import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import type { SessionUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

type PublishGameProps = {
  user: SessionUser | null
  game: Game | null
  onClose: () => void
  onPublished: () => void
}

/** Shows the newest version to everybody. Later changes show when it is published again. */
export function PublishGame({ user, game, onClose, onPublished }: PublishGameProps) {
  return (
    <Dialog
      open={game !== null}
      onClose={onClose}
      title="Publish to Creator Hub"
      description="Everybody can play, like and remix it. You can take it back at any time."
    >
      {game && user && <PublishForm {...{ user, game, onClose, onPublished }} />}
    </Dialog>
  )
}

type PublishFormProps = { user: SessionUser; game: Game; onClose: () => void; onPublished: () => void }

function PublishForm({ user, game, onClose, onPublished }: PublishFormProps) {
  const [name, setName] = useState(game.modelName)
  const [description, setDescription] = useState('')
  const publishing = useMutation({
    mutationFn: () =>
      call('publish', {
        body: {
          modelId: game.modelId,
          userId: user.userId,
          modelName: name.trim(),
          description: description.trim(),
          modelType: game.modelType,
        },
        fallback: () => texts.toasts.game.publishFailed,
      }),
    onSuccess() {
      toast.success(texts.toasts.game.published)
      onPublished()
      onClose()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && !publishing.isPending) publishing.mutate()
      }}
      className="grid gap-4"
    >
      <TextField
        label="Name"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
      <TextArea
        label="Description"
        optional
        maxLength={500}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <div className="flex justify-end gap-3 pb-1">
        <Button kind="ghost" onClick={onClose}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" kind="primary" busy={publishing.isPending} busyLabel="Publishing...">
          {texts.actions.publish}
        </Button>
      </div>
    </form>
  )
}
