import { ImagePlus } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { ChatTop } from '../../../workspace/chat/chat-top.tsx'
import { Composer } from '../../../workspace/chat/composer.tsx'
import type { HandedOver } from '../../../workspace/chat/hand-over.ts'
import { UploadButton } from '../../../workspace/chat/upload-button.tsx'
import { useHandedOver } from '../../../workspace/chat/use-handed-over.ts'
import { wordsFor } from '../words.ts'
import { AttachedPicture } from './attached-picture.tsx'
import type { Made, OpenRun } from './conversation.ts'
import { useAttachment } from './lent-picture.ts'
import { MessageList } from './message-list.tsx'
import { type ChatOrder, useEnvironmentChat } from './use-environment-chat.ts'

/** What the stage can ask of the chat. */
export type ChatHandle = {
  send(prompt: string): void
  fix(modelId: string, versionId: string, error: string): void
}

type ChatPaneProps = ChatOrder & {
  /** What stands in the box at first. */
  prefilled: string
  /** A prompt that was handed over, to be sent at once. */
  handedOver: HandedOver | null
  /** The proof of what was made last, under the message that tells of it. */
  evidence: (made: Made) => ReactNode
  onNew: () => void
  onRun: (run: OpenRun | null) => void
  onExport: (made: Made) => void
  onVersions: () => void
  ref?: Ref<ChatHandle>
}

export function ChatPane(props: ChatPaneProps) {
  const { prefilled, handedOver, evidence, onNew, onRun, onExport, onVersions, ref, ...order } = props
  const words = wordsFor(order.category)
  const said = words.chat
  const [draft, setDraft] = useState(prefilled)
  const chat = useEnvironmentChat(order)
  const { messages, run } = chat
  const { attachment, problem, take, drop } = useAttachment()

  useHandedOver(handedOver, (prompt) => void chat.send(prompt))
  useEffect(() => onRun(run), [run, onRun])
  useImperativeHandle(ref, () => ({
    send: (prompt) => void chat.send(prompt),
    fix: (...what) => void chat.fix(...what),
  }))

  return (
    <section aria-label={said.title} className="flex h-full flex-col bg-paper">
      <ChatTop
        title={said.title}
        newLabel={said.newEnvironment}
        canBegin={messages.length > 0 && run === null}
        onNew={onNew}
      />
      <MessageList
        {...{ messages, run, evidence, words, onExport, onVersions }}
        guest={order.maker?.isGuest ?? false}
        onRegenerate={(request) => void chat.regenerate(request)}
        onRetry={(request) => void chat.retry(request)}
        onOffer={(offer, request) => void chat.take(offer, request)}
        onCancel={() => void chat.cancel().catch((error) => toast.error(error.message))}
      />
      <Composer
        label={said.hint}
        hint={chat.changed ? said.changeHint : said.hint}
        busy={run !== null}
        busyHint={said.busy}
        value={draft}
        onChange={setDraft}
        onFile={(file) => void take(file)}
        onSend={() => {
          setDraft('')
          drop()
          void chat.send(draft, attachment)
        }}
        attachment={<AttachedPicture {...{ attachment, problem }} onRemove={drop} />}
        tools={
          // A picture lends a place its light; equations have none.
          order.category === 'scene' && (
            <UploadButton
              label={words.picture.add}
              icon={<ImagePlus size={18} aria-hidden />}
              disabled={run !== null}
              onFile={(file) => void take(file)}
            />
          )
        }
      />
    </section>
  )
}
