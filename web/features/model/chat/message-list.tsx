import { prices } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { modelText } from '../../../texts/en/model.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Bubble } from '../../../workspace/chat/bubble.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
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
  onCancel: () => void
  onLost: (message: Message) => Promise<boolean>
}

const usualStages = ['build', 'verify'] as const

export function MessageList(props: MessageListProps) {
  const { messages, work, evidenceOf, onRedraw, onConvert, onRetry, onCancel, onLost } = props
  const end = useRef<HTMLDivElement>(null)
  const steps = work?.act === 'convert' ? work.stages.length : 0
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages.length, steps, work?.act])

  const lastMade = messages.findLastIndex(({ modelId }) => modelId !== undefined)
  const lastPicture = messages.findLastIndex(({ picture }) => picture !== undefined)
  return (
    <div role="log" aria-label={modelText.chat.messages} className="min-h-0 grow overflow-y-auto">
      <ol className="flex min-h-full flex-col gap-3 px-3 py-4">
        {messages.length === 0 && !work && (
          <li className="my-auto px-4 text-center text-muted">{modelText.chat.empty}</li>
        )}
        {messages.map((message, index) => (
          <Bubble key={message.key} from={message.type === 'user' ? 'user' : 'assistant'}>
            {message.picture ? (
              <PictureMessage
                message={message}
                picture={message.picture}
                // Only the newest picture is converted; older ones are what led to it.
                active={index === lastPicture}
                busy={work !== null}
                {...{ onRedraw, onConvert, onLost }}
              />
            ) : (
              <Said
                message={message}
                isLast={index === messages.length - 1}
                busy={work !== null}
                onRetry={onRetry}
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
      </ol>
      <div ref={end} />
    </div>
  )
}

type SaidProps = { message: Message; isLast: boolean; busy: boolean; onRetry: (failure: Failure) => void }

function Said({ message: { text, failed }, isLast, busy, onRetry }: SaidProps) {
  return (
    <>
      <p className={failed && failed.cause !== 'signed-out' ? 'font-semibold' : 'whitespace-pre-wrap'}>
        {text}
      </p>
      {failed?.reason && <p className="mt-1 text-muted text-sm">{failed.reason}</p>}
      {failed && isLast && !busy && <WaysOut failed={failed} onRetry={() => onRetry(failed)} />}
    </>
  )
}

/** After signing in, the chat is still there: the browser keeps it. */
const signIn = `/sign-in?${new URLSearchParams({ next: '/?creation=3d' })}`

/** What there is to do about this kind of failure. */
function WaysOut({ failed: { act, cause }, onRetry }: { failed: Failure; onRetry: () => void }) {
  const canRetry = cause !== 'signed-out' && act !== 'upload' && act !== 'redraw'
  return (
    <div className="mt-2.5 flex flex-wrap gap-2.5 pb-1 empty:hidden">
      {cause === 'signed-out' && (
        <ButtonLink to={signIn} size="small" kind="primary">
          {texts.header.signIn}
        </ButtonLink>
      )}
      {cause === 'no-credits' && (
        <ButtonLink to="/plans" size="small" kind="primary">
          {texts.actions.buyCredits}
        </ButtonLink>
      )}
      {canRetry && (
        <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onRetry}>
          {texts.actions.retry}
        </Button>
      )}
    </div>
  )
}

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
