import { communityTypeOf, kindOf } from '@makebelieve/contract/creation-kind'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { texts } from '@makebelieve/contract/texts'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { guestText } from '../../texts/en/guest.ts'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { SignUpLink } from '../chat/sign-up-link.tsx'
import { PublishedCreation } from './published-creation.tsx'
import { useTakeBack } from './use-take-back.ts'

export type Publishable = {
  modelId: string
  modelName: string
  modelType: string
  userId: string
  /** It is shown already; then it is brought up to date, or taken back. */
  published?: boolean
}

export type PublishCreationProps = {
  /** Null: the dialog is closed. */
  creation: Publishable | null
  /** It was made without an account, which publishing needs. */
  guest?: boolean
  /** Somebody wanted to share it, which it has to be public for. */
  toShare?: boolean
  /** An administrator shows it in the name of who made it, whose it is to take back. */
  forMaker?: boolean
  /** What it means to publish this one. */
  description?: string
  onClose: () => void
  /** It is shown, brought up to date, or taken back. */
  onChanged: () => void
}

/** Shows the newest version to everybody, and then what everybody sees. Later changes show when it is published again. */
export function PublishCreation(props: PublishCreationProps) {
  const { creation, guest = false, forMaker = false, onClose, onChanged } = props
  const [shown, show] = useState<CommunityItem | null>(null)
  return (
    <>
      <Dialog
        open={creation !== null}
        onClose={onClose}
        title={creation?.published ? share.publish.updateTitle : share.publish.title}
        description={explain(props)}
      >
        {guest ? (
          <SignUpLink>{texts.header.signUp}</SignUpLink>
        ) : (
          creation && (
            <Beginning creation={creation} onFailed={onClose}>
              {(words) => (
                <PublishForm
                  {...{ creation, words, forMaker, onClose, onChanged }}
                  onPublished={(item) => {
                    onChanged()
                    onClose()
                    show(item)
                  }}
                />
              )}
            </Beginning>
          )
        )}
      </Dialog>
      <PublishedCreation item={shown} onClose={() => show(null)} />
    </>
  )
}

/** What pressing the button will do. */
function explain({ creation, guest, toShare, forMaker, description }: PublishCreationProps): string {
  if (guest) return toShare ? guestText.share : guestText.publish
  if (creation?.published) return forMaker ? share.publish.againForMaker : share.publish.again
  return toShare ? share.publish.toShare : (description ?? share.publish.description)
}

/** What its page says in its maker's words. */
type Words = { name: string; description: string; showPrompt: boolean }

type BeginningProps = {
  creation: Publishable
  onFailed: () => void
  children: (words: Words) => ReactNode
}

/** What is published begins with what its page says now: nobody has to write it again. */
function Beginning({ creation, onFailed, children }: BeginningProps) {
  const { modelId, modelName, published } = creation
  const [words, setWords] = useState<Words | undefined>(
    published ? undefined : { name: modelName, description: '', showPrompt: false },
  )
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (!published) return
    const leaving = new AbortController()
    const { signal } = leaving
    async function read(): Promise<void> {
      const { encryptedId } = await call('encryptId', { body: { modelId }, signal })
      const { item, prompt } = await call('getCreation', { params: { encryptedId }, signal })
      const { modelName: name, description = '' } = item
      setWords({ name, description, showPrompt: prompt !== undefined })
    }
    read().catch((error) => !signal.aborted && setFailure(error))
    return () => leaving.abort()
  }, [modelId, published])

  useEffect(() => {
    if (failure === undefined) return
    toast.error(failure instanceof Error ? failure.message : String(failure))
    onFailed()
  }, [failure, onFailed])

  return words ? children(words) : <Skeleton className="h-72 rounded-md" />
}

type PublishFormProps = {
  creation: Publishable
  words: Words
  forMaker: boolean
  onClose: () => void
  onChanged: () => void
  onPublished: (item: CommunityItem) => void
}

function PublishForm(props: PublishFormProps) {
  const { creation, words, forMaker, onClose, onChanged, onPublished } = props
  const { modelId, userId, modelType, published } = creation
  const said = texts.toasts[kindOf(communityTypeOf(modelType))]
  const [name, setName] = useState(words.name)
  const [description, setDescription] = useState(words.description)
  const [showPrompt, setShowPrompt] = useState(words.showPrompt)
  const [busy, setBusy] = useState(false)

  const back = useTakeBack(() => {
    onChanged()
    onClose()
  })

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      const fields = { modelName: name.trim(), description: description.trim(), showPrompt, modelType }
      const { item } = await call('publish', {
        body: { modelId, userId, ...fields },
        fallback: () => said.publishFailed,
      })
      toast.success(said.published)
      onPublished(item)
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
        {published && !forMaker && (
          <Button
            className="mr-auto"
            busy={back.busy}
            busyLabel={share.takeBack.busy}
            onClick={() => void back.takeBack({ modelId, userId })}
          >
            {share.takeBack.button}
          </Button>
        )}
        <Button kind="ghost" onClick={onClose} className={published ? 'max-sm:hidden' : ''}>
          {texts.actions.cancel}
        </Button>
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          busyLabel={published ? share.publish.updating : share.publish.publishing}
        >
          {published ? share.publish.update : texts.actions.publish}
        </Button>
      </div>
    </form>
  )
}
