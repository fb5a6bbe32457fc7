import { texts } from '@makebelieve/contract/texts'
import { ImageUp, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { modelText } from '../../../texts/en/model.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChatTop } from '../../../workspace/chat/chat-top.tsx'
import { Composer } from '../../../workspace/chat/composer.tsx'
import type { HandedOver } from '../../../workspace/chat/hand-over.ts'
import { UploadButton } from '../../../workspace/chat/upload-button.tsx'
import { useHandedOver } from '../../../workspace/chat/use-handed-over.ts'
import { changedByWords, type Picture, type Work } from './conversation.ts'
import { MessageList } from './message-list.tsx'
import { type ChatOrder, useModelChat } from './use-model-chat.ts'

/** What the stage can ask of the chat. */
export type ChatHandle = { send(prompt: string): void; convert(picture: Picture): void }

type ChatPaneProps = ChatOrder & {
  /** What stands in the box at first. */
  prefilled: string
  /** A prompt that was handed over, to be sent at once. */
  handedOver: HandedOver | null
  /** The proof of a model, under the message that tells of it. */
  evidenceOf: (modelId: string) => ReactNode
  onNew: () => void
  /** What is being done, and the picture that was drawn last. */
  onProgress: (work: Work | null, picture: Picture | undefined) => void
  onSettings: () => void
  ref?: Ref<ChatHandle>
}

export function ChatPane(props: ChatPaneProps) {
  const { prefilled, handedOver, evidenceOf, onNew, onProgress, onSettings, ref, ...order } = props
  const [draft, setDraft] = useState(prefilled)
  const chat = useModelChat(order)
  const { messages, work } = chat
  const picture = messages.findLast((message) => message.picture)?.picture

  useHandedOver(handedOver, (prompt) => void chat.send(prompt))
  useEffect(() => onProgress(work, picture), [work, picture, onProgress])
  useImperativeHandle(ref, () => ({
    send: (prompt) => void chat.send(prompt),
    convert: (from) => void chat.convert(from),
  }))

  const hint = changedByWords(messages) ? modelText.chat.changeHint : modelText.chat.hint
  return (
    <section aria-label={modelText.chat.title} className="flex h-full flex-col bg-paper">
      <ChatTop
        title={modelText.chat.title}
        newLabel={modelText.chat.newModel}
        canBegin={messages.length > 0 && work === null}
        onNew={onNew}
      />
      <MessageList
        {...{ messages, work, evidenceOf }}
        onRedraw={(from, asNew) => void chat.redraw(from, asNew)}
        onConvert={(from) => void chat.convert(from)}
        onRetry={chat.retry}
        onOffer={(offer) => void chat.take(offer)}
        onOtherWay={(offer) => void chat.takeAnew(offer)}
        onCancel={() => void chat.cancel().catch((error) => toast.error(error.message))}
        onLost={chat.refreshPicture}
      />
      <Composer
        label={modelText.chat.hint}
        hint={hint}
        busy={work !== null}
        busyHint={modelText.chat.busy}
        value={draft}
        onChange={setDraft}
        onSend={() => {
          setDraft('')
          void chat.send(draft)
        }}
        tools={
          <>
            <UploadButton
              label={modelText.chat.upload}
              icon={<ImageUp size={17} aria-hidden />}
              disabled={work !== null}
              onFile={(file) => void chat.upload(file)}
            />
            <IconButton
              label={texts.gameChat.advancedSettings}
              icon={<SlidersHorizontal size={17} aria-hidden />}
              onClick={onSettings}
              className="size-9 pointer-coarse:size-11"
            />
          </>
        }
      />
    </section>
  )
}
