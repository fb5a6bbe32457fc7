import { clearing, keepWhenClearing } from '@makebelieve/contract/constants'
import type { GameChatMessage } from '@makebelieve/contract/entities/chat'
import type { GameAnswer } from '@makebelieve/contract/entities/game-answer'
import { assistantText } from '@makebelieve/contract/game-text'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { BudgetNote } from '../../../workspace/chat/budget-line.tsx'
import { hearStage, type StageNote } from '../../../workspace/chat/stage-notes.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'
import type { Failure } from './failures.ts'

export type Message = {
  key: number
  type: 'user' | 'assistant'
  text: string
  timestamp: string
  /** Still being written: by the typing effect, or by an agent. */
  isTyping: boolean
  /** An answer in parts, for what stands beside its text. */
  answer?: GameAnswer
  /** Marks an error, so that Retry shows. */
  failed?: FailureCause
  /** Why it failed, under what is said of it. */
  reason?: string
  /** What could be made instead of what was declined. */
  offers?: Offer[]
}

export type OpenRun = { id?: string; stages: StageNote[]; budget?: BudgetNote }

/** A message that failed, which only the browser knows of: the server has what was made. */
export type KeptFailure = Failure & { prompt: string; at: string }

export type Conversation = {
  messages: Message[]
  /** What clearing took away, after the first messages. */
  cleared: Message[]
  /** What is being made just now. */
  run: OpenRun | null
}

export type Change =
  | { type: 'opened'; messages: GameChatMessage[]; hidden: number; failure?: KeptFailure }
  | { type: 'asked'; text: string; at: string; again: boolean }
  | { type: 'began'; runId: string }
  | { type: 'heard'; event: RunEvent; at: string }
  | { type: 'answered'; answer: GameAnswer; at: string }
  | ({ type: 'failed'; at: string } & Failure)
  | { type: 'settled' }
  | { type: 'typed' }
  | { type: 'cleared' }
  | { type: 'restored' }

export const noConversation: Conversation = { messages: [], cleared: [], run: null }

/** Every change of a chat. What is said is never changed afterwards, but for the message that is being written. */
export function converse(state: Conversation, change: Change): Conversation {
  const { messages } = state
  switch (change.type) {
    case 'opened':
      return { ...state, ...opened(change) }
    case 'asked': {
      const kept = change.again ? withoutFailure(messages) : messages
      const repeated = change.again && kept.at(-1)?.type === 'user'
      const asked = repeated ? kept : add(kept, { type: 'user', text: change.text, timestamp: change.at })
      return { ...state, messages: asked, run: { stages: [] } }
    }
    case 'began':
      return { ...state, run: { stages: [], ...state.run, id: change.runId } }
    case 'heard':
      return hear(state, change.event, change.at)
    case 'answered': {
      const { answer, at } = change
      const said = { type: 'assistant', text: assistantText(answer), timestamp: at, answer } as const
      return { ...state, messages: add(messages, { ...said, isTyping: true }), run: null }
    }
    case 'failed': {
      return { ...state, messages: add(messages.map(finished), toldAs(change)), run: null }
    }
    case 'settled':
      return { ...state, messages: messages.map(finished), run: null }
    case 'typed':
      return { ...state, messages: messages.map(finished) }
    case 'cleared':
      return { ...state, ...clear(state) }
    case 'restored': {
      const { keepFirst } = clearing
      const all = [...messages.slice(0, keepFirst), ...state.cleared, ...messages.slice(keepFirst)]
      return { ...state, messages: all, cleared: [] }
    }
  }
}

function hear(state: Conversation, event: RunEvent, at: string): Conversation {
  const { messages, run } = state
  switch (event.type) {
    case 'stage':
      return { ...state, run: { ...run, stages: hearStage(run?.stages ?? [], event) } }
    case 'budget':
      return { ...state, run: { stages: [], ...run, budget: event } }
    case 'agent_response':
      return { ...state, messages: write(messages, event.text, at, true) }
    case 'editor_result':
      return { ...state, messages: write(messages, `\n${event.text}`, at, false) }
    default:
      return state
  }
}

/** Adds to the message that is being written, or begins one. */
function write(messages: Message[], text: string, at: string, isTyping: boolean): Message[] {
  const last = messages.at(-1)
  if (last?.type !== 'assistant' || !last.isTyping)
    return add(messages, { type: 'assistant', text: text.trimStart(), timestamp: at, isTyping })
  return [...messages.slice(0, -1), { ...last, text: last.text + text, isTyping }]
}

type NewMessage = Omit<Message, 'key' | 'isTyping'> & { isTyping?: boolean }

function add(messages: Message[], message: NewMessage): Message[] {
  const key = (messages.at(-1)?.key ?? 0) + 1
  return [...messages, { isTyping: false, ...message, key }]
}

const finished = (message: Message): Message => (message.isTyping ? { ...message, isTyping: false } : message)

function withoutFailure(messages: Message[]): Message[] {
  return messages.at(-1)?.failed ? messages.slice(0, -1) : messages
}

function fromStored({ type, content, timestamp }: GameChatMessage, index: number): Message {
  const said = content[0]?.text ?? ''
  const answer = typeof said === 'string' ? undefined : said
  return { key: index + 1, type, text: assistantTextOf(type, said), timestamp, isTyping: false, answer }
}

function assistantTextOf(type: Message['type'], said: string | GameAnswer): string {
  return type === 'user' && typeof said === 'string' ? said : assistantText(said)
}

/** Clearing is remembered as how many messages it took away after the first ones; a failure by its own words. */
function opened({
  messages: stored,
  hidden,
  failure,
}: Extract<Change, { type: 'opened' }>): Pick<Conversation, 'messages' | 'cleared'> {
  const { keepFirst } = clearing
  const all = stored.map(fromStored)
  const shown = [...all.slice(0, keepFirst), ...all.slice(keepFirst + hidden)]
  const cleared = all.slice(keepFirst, keepFirst + hidden)
  return { messages: failure ? withFailure(shown, failure) : shown, cleared }
}

/** A chat that went on elsewhere has got over it. */
function withFailure(messages: Message[], failure: KeptFailure): Message[] {
  const { prompt, at } = failure
  const last = messages.at(-1)
  const isAsked = last?.type === 'user' && last.text === prompt
  if (last && !isAsked && last.timestamp > at) return messages
  const asked = isAsked ? messages : add(messages, { type: 'user', text: prompt, timestamp: at })
  return add(asked, toldAs(failure))
}

const toldAs = ({ text, cause, reason, offers, at }: Failure & { at: string }): NewMessage => ({
  type: 'assistant',
  text,
  timestamp: at,
  failed: cause,
  ...(reason !== undefined && { reason }),
  offers,
})

function clear({ messages, cleared }: Conversation): Pick<Conversation, 'messages' | 'cleared'> {
  const kept = keepWhenClearing(messages)
  const gone = messages.filter((message) => !kept.includes(message))
  return { messages: kept, cleared: [...cleared, ...gone] }
}

/** How many stored messages clearing would take away; errors are not stored. */
export function hiddenByClearing(messages: Message[]): number {
  const kept = new Set(keepWhenClearing(messages))
  return messages.filter((message) => !message.failed && !kept.has(message)).length
}

/** The messages as they are sent along with the next request. */
export function historyOf(messages: Message[]): GameChatMessage[] {
  return messages
    .filter(({ failed }) => !failed)
    .map(({ type, text, timestamp }) => ({ type, content: [{ text }], timestamp }))
}
