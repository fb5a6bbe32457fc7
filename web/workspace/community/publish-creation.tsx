import { communityTypeOf, kindOf } from '@makebelieve/contract/creation-kind'
import { texts } from '@makebelieve/contract/texts'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { guestText } from '../../texts/en/guest.ts'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { SignUpLink } from '../chat/sign-up-link.tsx'
import { useTakeBack } from './use-take-back.ts'

export type Publishable = {
  modelId: string
  modelName: string
  modelType: string
  userId: string
  /** It is shown already; then it is brought up to date, or taken back. */
  published?: boolean
}

type PublishCreationProps = {
  /** Null: the dialog is closed. */
  creation: Publishable | null
  /** It was made without an account, which publishing needs. */
  guest?: boolean
  /** What it means to publish this one. */
  description?: string
  onClose: () => void
  onPublished: () => void
}

/** Shows the newest version to everybody. Later changes show when it is published again. */
export function PublishCreation(props: PublishCreationProps) {
  const { creation, guest = false, description, onClose, onPublished } = props
  return (
    <Dialog
      open={creation !== null}
      onClose={onClose}
      title={share.publish.title}
      description={
        guest
          ? guestText.publish
          : creation?.published
            ? share.publish.again
            : (description ?? share.publish.description)
      }
    >
      {guest ? (
        <SignUpLink>{texts.header.signUp}</SignUpLink>
      ) : (
        creation && <PublishForm {...{ creation, onClose, onPublished }} />
      )}
    </Dialog>
  )
}

type PublishFormProps = { creation: Publishable; onClose: () => void; onPublished: () => void }

function PublishForm({ creation, onClose, onPublished }: PublishFormProps) {
  const { modelId, userId, modelType, published } = creation
  const said = texts.toasts[kindOf(communityTypeOf(modelType))]
  const [name, setName] = useState(creation.modelName)
  const [description, setDescription] = useState('')
  const [showPrompt, setShowPrompt] = useState(false)
  const [busy, setBusy] = useState(false)

  const back = useTakeBack(() => {
    onPublished()
    onClose()
  })

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      const fields = { modelName: name.trim(), description: description.trim(), showPrompt, modelType }
      await call('publish', { body: { modelId, userId, ...fields }, fallback: () => said.publishFailed })
      toast.success(said.published)
      onPublished()
      onClose()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : said.publishFailed)
      setBusy(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!modelId) toast.error(texts.publishing.gameIdMissing)
    else if (name.trim() !== '' && !busy) void publish()
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={share.publish.name}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
      <TextArea
        label={share.publish.about}
        optional
        maxLength={500}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Checkbox
        label={share.publish.showPrompt}
        hint={share.publish.showPromptHint}
        checked={showPrompt}
        onChange={(event) => setShowPrompt(event.target.checked)}
      />
      <div className="flex flex-wrap justify-end gap-3 pb-1">
        {published && (
          <Button
            className="mr-auto"
            busy={back.busy}
            busyLabel={share.takeBack.busy}
            onClick={() => void back.takeBack({ modelId, userId })}
          >
            {share.takeBack.button}
          </Button>
        )}
        <Button kind="ghost" onClick={onClose}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" kind="primary" busy={busy} busyLabel={share.publish.publishing}>
          {published ? share.publish.update : texts.actions.publish}
        </Button>
      </div>
    </form>
  )
}
