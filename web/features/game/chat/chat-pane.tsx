import type { CreationMode } from '@makebelieve/contract/constants'
import type { CastMember, ShownAs } from '@makebelieve/contract/entities/game-cast'
import type { ModelInGame } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Composer } from '../../../workspace/chat/composer.tsx'
import type { HandedOver } from '../../../workspace/chat/hand-over.ts'
import { useHandedOver } from '../../../workspace/chat/use-handed-over.ts'
import { ChatHeader } from './chat-header.tsx'
import type { OpenRun } from './conversation.ts'
import { DimensionChoice } from './dimension-choice.tsx'
import { MessageList } from './message-list.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { OwnModels } from './own-models.tsx'
import { type ChatOrder, useGameChat } from './use-game-chat.ts'

/** What the stage can ask of the chat. */
export type ChatHandle = {
  fix(modelId: string, versionId: string, error: string): void
  recast(modelId: string, member: CastMember, shownAs: ShownAs): Promise<void>
}

type ChatPaneProps = Omit<ChatOrder, 'mode' | 'models'> & {
  name?: string
  /** The mode in which it begins, or began. */
  startMode: CreationMode
  /** What stands in the box at first. */
  prefilled: string
  /** A prompt that was handed over, to be sent at once. */
  handedOver: HandedOver | null
  evidence?: ReactNode
  onNew: () => void
  onRun: (run: OpenRun | null) => void
  onSettings: () => void
  onDimension: (dimension: '2d' | '3d') => void
  ref?: Ref<ChatHandle>
}

export function ChatPane(props: ChatPaneProps) {
  const {
    name,
    startMode,
    prefilled,
    handedOver,
    evidence,
    onNew,
    onRun,
    onSettings,
    onDimension,
    ref,
    ...order
  } = props
  const [mode, setMode] = useState(startMode)
  const [draft, setDraft] = useState(prefilled)
  const [models, setModels] = useState<ModelInGame[]>([])
  const chat = useGameChat({ ...order, mode, models })
  const { messages, run, loading } = chat

  useHandedOver(handedOver, (prompt) => {
    setDraft('')
    void chat.send(prompt)
  })
  useEffect(() => onRun(run), [run, onRun])
  useImperativeHandle(ref, () => ({ fix: (...what) => void chat.fix(...what), recast: chat.recast }))

  const hasBegun = messages.length > 0 || run !== null
  const send = () => {
    setDraft('')
    void chat.send(draft)
  }
  return (
    <section aria-label={texts.gameChat.title} className="flex h-full flex-col bg-paper">
      <ChatHeader
        name={name}
        messages={messages.length}
        busy={run !== null}
        onClear={chat.clear}
        onNew={onNew}
      />
      <MessageList
        {...{ messages, run, loading, evidence }}
        cleared={chat.cleared}
        onRestore={chat.restore}
        onTyped={chat.typed}
        onRetry={() => void chat.retry()}
        onOffer={(offer) => void chat.take(offer)}
        onOtherWay={(offer) => void chat.takeAnew(offer)}
        onCancel={() => void chat.cancel().catch((error) => toast.error(error.message))}
        onSuggest={setDraft}
      />
      <Composer
        label={texts.gameChat.hint}
        hint={texts.gameChat.hint}
        busy={run !== null || loading}
        busyHint={texts.gameChat.busy}
        value={draft}
        onChange={setDraft}
        onSend={send}
        tools={
          <>
            <ModeChoice mode={mode} onChange={setMode} locked={hasBegun} />
            <DimensionChoice dimension={order.dimension} onChange={onDimension} locked={hasBegun} />
            {!hasBegun && <OwnModels userId={order.maker?.userId} chosen={models} onChange={setModels} />}
            <IconButton
              label={texts.gameChat.advancedSettings}
              icon={<SlidersHorizontal size={17} aria-hidden />}
              onClick={onSettings}
              className="size-8 pointer-coarse:size-11"
            />
          </>
        }
      />
    </section>
  )
}
