import { prices } from '@makebelieve/contract/constants'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import { Download, History, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { environmentText } from '../../../texts/en/environment.ts'
import { playedText } from '../../../texts/en/played.ts'
import { Button } from '../../../ui/button.tsx'
import { Bubble } from '../../../workspace/chat/bubble.tsx'
import { KeepNote } from '../../../workspace/chat/keep-note.tsx'
import { LogNotice, MessageLog } from '../../../workspace/chat/message-log.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { OtherWays, WaysOut } from '../../../workspace/chat/ways-out.tsx'
import type { WorkspaceWords } from '../words.ts'
import { PictureThumb } from './attached-picture.tsx'
import type { Made, Message, OpenRun, Request } from './conversation.ts'

type Acts = {
  onRegenerate: (request: Request) => void
  onRetry: (request: Request) => void
  onOffer: (offer: Offer, request: Request) => void
  onExport: (made: Made) => void
  onVersions: () => void
}

type MessageListProps = Acts & {
  messages: Message[]
  run: OpenRun | null
  guest: boolean
  evidence: (made: Made) => ReactNode
  words: WorkspaceWords
  onCancel: () => void
}

const said = environmentText.chat
/** After signing in, the chat is still there: the browser keeps it. */
const next = '/?creation=environment'

export function MessageList({ messages, run, guest, evidence, words, onCancel, ...acts }: MessageListProps) {
  const steps = run?.stages.length ?? 0
  const lastMade = messages.findLastIndex(({ made }) => made)
  return (
    <MessageLog grownBy={`${messages.length} ${steps} ${run !== null}`}>
      {messages.length === 0 && !run && (
        <LogNotice>
          <span className="grid gap-2">
            <span>{words.chat.empty}</span>
            <span className="text-sm">{words.chat.emptyPicture}</span>
          </span>
        </LogNotice>
      )}
      {messages.map((message, index) => (
        <Bubble key={message.key} from={message.type === 'user' ? 'user' : 'assistant'}>
          {message.picture && (
            <div className="mb-2">
              <PictureThumb picture={message.picture} />
            </div>
          )}
          <Said message={message} />
          {message.failed && index === messages.length - 1 && !run && (
            <WaysOut {...message.failed} next={next} {...waysOn(message, acts)} />
          )}
          {message.offers && message.request && index === messages.length - 1 && !run && (
            <OtherWays
              offers={message.offers}
              onOffer={(offer) => message.request && acts.onOffer(offer, message.request)}
            />
          )}
          {message.made && index === lastMade && !run && (
            <LastMade {...{ message, guest, acts }} made={message.made}>
              {evidence(message.made)}
            </LastMade>
          )}
        </Bubble>
      ))}
      {run && (
        <Bubble from="assistant">
          <RunProgress
            title={texts.environmentChat.generating}
            stages={run.stages}
            words={words.stages}
            onCancel={run.id ? onCancel : undefined}
          />
          {!run.request.fix && (
            <p className="mt-1 text-muted text-sm">{said.cost(prices.environment.cost)}</p>
          )}
        </Bubble>
      )}
    </MessageLog>
  )
}

const waysOn = ({ request }: Message, { onRetry, onOffer }: Acts) =>
  request && { onRetry: () => onRetry(request), onOffer: (offer: Offer) => onOffer(offer, request) }

function Said({ message: { type, text, about, changes = [], failed, made } }: { message: Message }) {
  const isNews = type === 'system' && made && !failed
  return (
    <>
      <p className={isNews ? 'font-bold font-display text-lg leading-tight' : 'whitespace-pre-wrap'}>
        {text}
      </p>
      {about && <p className="mt-1.5 text-muted">{about}</p>}
      {changes.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5 marker:text-muted">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type LastMadeProps = { message: Message; made: Made; guest: boolean; acts: Acts; children: ReactNode }

/** What can be done with what was made last, and why it may be believed. */
function LastMade({ message: { request }, made, guest, acts, children }: LastMadeProps) {
  // A change is not made twice; what began with these words can begin anew.
  const begins = request && request.modelId === undefined
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2.5 pb-1">
        {begins && (
          <Button
            size="small"
            icon={<RefreshCw size={14} aria-hidden />}
            onClick={() => acts.onRegenerate(request)}
          >
            {texts.actions.regenerate}
          </Button>
        )}
        <Button size="small" icon={<Download size={14} aria-hidden />} onClick={() => acts.onExport(made)}>
          {texts.actions.export}
        </Button>
        <Button size="small" icon={<History size={14} aria-hidden />} onClick={acts.onVersions}>
          {playedText.versions}
        </Button>
      </div>
      {guest && <KeepNote />}
      <div className="mt-3">{children}</div>
    </>
  )
}
