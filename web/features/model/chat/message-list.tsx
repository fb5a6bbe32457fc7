import { prices } from '@makebelieve/contract/constants'
import type { Offer } from '@makebelieve/contract/offer'
import type { ReactNode } from 'react'
import { modelText } from '../../../texts/en/model.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Bubble } from '../../../workspace/chat/bubble.tsx'
import { LogNotice, MessageLog } from '../../../workspace/chat/message-log.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { WaysOut } from '../../../workspace/chat/ways-out.tsx'
import type { Message, Picture, Work } from './conversation.ts'
import type { Failure } from './failures.ts'
import { PictureMessage } from './picture-message.tsx'

type MessageListProps = {
  messages: Message[]
  work: Work | null
  evidenceOf: (modelId: string) => ReactNode
  onRedraw: (picture: Picture, asNew: boolean) => void
  onConvert: (picture: Picture) => void
  onRetry: (failure: Failure) => void
  onOffer: (offer: Offer) => void
  /** What was only guessed was meant in another way. */
  onOtherWay: (offer: Offer) => void
  onCancel: () => void
  onLost: (message: Message) => Promise<void>
}

const usualStages = ['build', 'verify'] as const

export function MessageList(props: MessageListProps) {
  const { messages, work, evidenceOf, onRedraw, onConvert, onRetry, onOffer, onOtherWay, onCancel, onLost } =
    props
  const steps = work?.act === 'convert' ? work.stages.length : 0
  const lastMade = messages.findLastIndex(({ modelId }) => modelId !== undefined)
  const lastPicture = messages.findLastIndex(({ picture }) => picture !== undefined)
  return (
    <MessageLog grownBy={`${messages.length} ${steps} ${work?.act}`}>
      {messages.length === 0 && !work && <LogNotice>{modelText.chat.empty}</LogNotice>}
      {messages.map((message, index) => (
        <Bubble key={message.key} from={message.type === 'user' ? 'user' : 'assistant'}>
          {message.picture ? (
            <PictureMessage
              message={message}
              picture={message.picture}
              // Only the newest picture is converted; older ones are what led to it.
              active={index === lastPicture}
              busy={work !== null}
              {...{ onRedraw, onConvert, onOtherWay, onLost }}
            />
          ) : (
            <Said
              message={message}
              isLast={index === messages.length - 1}
              busy={work !== null}
              {...{ onRetry, onOffer }}
            />
          )}
          {message.modelId !== undefined && index === lastMade && !work && (
            <div className="mt-3">{evidenceOf(message.modelId)}</div>
          )}
        </Bubble>
      ))}
      {work && (
        <Bubble from="assistant">
          <Working work={work} onCancel={onCancel} />
        </Bubble>
      )}
    </MessageLog>
  )
}

type SaidProps = Pick<MessageListProps, 'onRetry' | 'onOffer'> & {
  message: Message
  isLast: boolean
  busy: boolean
}

function Said({ message: { text, failed }, isLast, busy, onRetry, onOffer }: SaidProps) {
  return (
    <>
      <p className={failed && failed.cause !== 'signed-out' ? 'font-semibold' : 'whitespace-pre-wrap'}>
        {text}
      </p>
      {failed?.reason && <p className="mt-1 text-muted text-sm">{failed.reason}</p>}
      {failed && isLast && !busy && (
        // After signing in, the chat is still there: the browser keeps it.
        <WaysOut
          cause={failed.cause}
          next="/?creation=3d"
          onRetry={canRetry(failed) ? () => onRetry(failed) : undefined}
          offers={failed.offers}
          onOffer={onOffer}
        />
      )}
    </>
  )
}

const canRetry = ({ act, cause }: Failure) => cause !== 'signed-out' && act !== 'upload' && act !== 'redraw'

function Working({ work, onCancel }: { work: Work; onCancel: () => void }) {
  if (work.act === 'convert')
    return (
      <>
        <RunProgress
          title={modelText.chat.converting}
          stages={work.stages}
          usual={usualStages}
          words={modelText.stages}
          onCancel={work.runId ? onCancel : undefined}
        />
        <p className="mt-1 text-muted text-sm">{modelText.chat.cost(prices.model.cost)}</p>
      </>
    )
  return (
    <div role="status" className="grid gap-2.5">
      <p className="font-semibold">
        {work.act === 'upload' ? modelText.chat.uploading : modelText.chat.drawing}
      </p>
      <Skeleton className="aspect-square w-full rounded-md" />
    </div>
  )
}
