import { clearing } from '@makebelieve/contract/constants'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import { Fragment, type ReactNode } from 'react'
import { gameText } from '../../../texts/en/game.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { Bubble } from '../../../workspace/chat/bubble.tsx'
import { LogNotice, MessageLog } from '../../../workspace/chat/message-log.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { useTyping } from '../../../workspace/chat/use-typing.ts'
import { OtherWays, WaysOut } from '../../../workspace/chat/ways-out.tsx'
import type { Message, OpenRun } from './conversation.ts'

type MessageListProps = {
  messages: Message[]
  /** How many messages clearing took away, after the first ones. */
  cleared: number
  run: OpenRun | null
  loading: boolean
  /** Stands under the last answer that has a game: its proof. */
  evidence?: ReactNode
  onRestore: () => void
  onTyped: () => void
  onRetry: () => void
  onOffer: (offer: Offer) => void
  /** What was only guessed was meant in another way. */
  onOtherWay: (offer: Offer) => void
  onCancel: () => void
  /** Puts an answer to a question into the box. */
  onSuggest: (text: string) => void
}

export function MessageList(props: MessageListProps) {
  const {
    messages,
    cleared,
    run,
    loading,
    evidence,
    onRestore,
    onTyped,
    onRetry,
    onOffer,
    onOtherWay,
    ...acts
  } = props
  const { onCancel, onSuggest } = acts
  const steps = run?.stages.length ?? 0
  const written = messages.at(-1)?.text.length ?? 0
  const asked = messages.findLast(({ type }) => type === 'user')?.text ?? ''
  const proven = messages.findLastIndex(({ type, failed }) => type === 'assistant' && !failed)
  return (
    <MessageLog
      grownBy={`${messages.length} ${steps} ${run?.budget !== undefined} ${written} ${evidence !== undefined}`}
    >
      {loading && (
        <LogNotice>
          <Spinner /> {texts.gameChat.loading}
        </LogNotice>
      )}
      {!loading && messages.length === 0 && !run && <LogNotice>{texts.gameChat.empty}</LogNotice>}
      {messages.map((message, index) => (
        <Fragment key={message.key}>
          {index === clearing.keepFirst && cleared > 0 && <Cleared count={cleared} onRestore={onRestore} />}
          <ChatMessage
            message={message}
            isLast={index === messages.length - 1}
            asked={asked}
            onSuggest={onSuggest}
            {...{ onTyped, onRetry, onOffer, onOtherWay }}
          >
            {index === proven && !run && !message.isTyping ? evidence : undefined}
          </ChatMessage>
        </Fragment>
      ))}
      {run && (
        <Bubble from="assistant">
          <RunProgress
            title={texts.gameChat.generating}
            stages={run.stages}
            budget={run.budget}
            onCancel={run.id ? onCancel : undefined}
          />
        </Bubble>
      )}
    </MessageLog>
  )
}

/** Where messages were, until somebody wants them back. */
function Cleared({ count, onRestore }: { count: number; onRestore: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-center gap-x-3 text-muted text-sm">
      {gameText.chat.cleared(count)}
      <button type="button" onClick={onRestore} className="text-link pointer-coarse:min-h-11">
        {gameText.chat.restore}
      </button>
    </li>
  )
}

type ChatMessageProps = Pick<
  MessageListProps,
  'onTyped' | 'onRetry' | 'onOffer' | 'onOtherWay' | 'onSuggest'
> & {
  message: Message
  isLast: boolean
  /** What the user asked for last. */
  asked: string
  children?: ReactNode
}

function ChatMessage(props: ChatMessageProps) {
  const { message, isLast, asked, onTyped, onRetry, onOffer, onOtherWay, onSuggest, children } = props
  const { type, text, isTyping, answer, failed, reason, offers } = message
  // An agent's words come a few at a time by themselves; only a whole answer is typed out.
  const shown = useTyping(text, isTyping && answer !== undefined, onTyped)
  const isMade = answer?.threejsCode !== undefined
  return (
    <Bubble from={type} busy={isTyping}>
      <p className={isMade ? 'font-bold font-display text-lg leading-tight' : 'whitespace-pre-wrap'}>
        {shown}
        {isTyping && (
          <span aria-hidden className="ml-0.5 animate-pulse">
            ▍
          </span>
        )}
      </p>
      {isMade && !isTyping && answer.introduction && (
        <p className="mt-1.5 text-muted">{answer.introduction}</p>
      )}
      {reason && <p className="mt-1 text-muted text-sm">{reason}</p>}
      {failed && isLast && (
        // After signing in, the words are still there.
        <WaysOut
          cause={failed}
          next={`/?creation=game&prompt=${encodeURIComponent(asked)}`}
          {...{ onRetry, offers, onOffer }}
        />
      )}
      {answer?.offers && isMade && isLast && !isTyping && (
        <OtherWays offers={answer.offers} onOffer={onOtherWay} />
      )}
      {children && <div className="mt-3">{children}</div>}
      {isMade && isLast && !isTyping && <Questions answer={answer} onSuggest={onSuggest} />}
    </Bubble>
  )
}

function Questions({
  answer,
  onSuggest,
}: {
  answer: NonNullable<Message['answer']>
  onSuggest: (text: string) => void
}) {
  const questions = answer.discoveryQuestions ?? []
  if (questions.length === 0) return null
  return (
    <section aria-label={gameText.chat.next} className="mt-3 border-line border-t-[1.5px] border-dashed pt-3">
      <p className="mb-1.5 font-semibold text-sm">{gameText.chat.next}</p>
      <ul className="grid gap-1.5">
        {questions.map(({ title, question }) => (
          <li key={title}>
            <button
              type="button"
              title={question}
              onClick={() => onSuggest(title)}
              className="w-full rounded-sm border-[1.5px] border-line bg-paper px-2.5 py-1.5 text-left text-sm hover:bg-tint pointer-coarse:min-h-11"
            >
              <span className="font-semibold">{title}</span> <span className="text-muted">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
