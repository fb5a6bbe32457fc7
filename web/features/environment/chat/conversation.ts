import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { texts } from '@makebelieve/contract/texts'
import { chatText } from '../../../texts/en/chat.ts'
import { environmentText } from '../../../texts/en/environment.ts'
import { hearStage, type StageNote } from '../../../workspace/chat/stage-notes.ts'
import type { Failure } from './failures.ts'

/** A picture that lends its colours: its name, and a small copy of it that the chat shows. */
export type LentPicture = { name: string; thumb: string }

/** What was asked for. The same request with the same key is the same run, however often it is sent. */
export type Request = {
  prompt: string
  key: string
  seed?: number
  /** What can't be made is made as what comes nearest. */
  anyway?: true
  /** The environment that the words change. */
  modelId?: string
  /** Instead of words: what broke in a version, to be mended. */
  fix?: { versionId: string; error: string }
  /** A picture goes along; once it is at the server, it has an id there. */
  picture?: LentPicture
  imageId?: string
}

/** An environment that is there. */
export type Made = { modelId: string; versionId: string; name: string }

export type Message = {
  key: number
  type: 'user' | 'system'
  text: string
  timestamp: string
  picture?: LentPicture
  /** How the words were understood. */
  about?: string
  /** What an edit changed, in sentences. */
  changes?: string[]
  /** What else may have been meant, where something was only guessed. */
  offers?: Offer[]
  made?: Made
  /** What made it, or would have: regenerating and trying again send it anew. */
  request?: Request
  failed?: Failure
}

export type OpenRun = { id?: string; stages: StageNote[]; request: Request }

export type Conversation = {
  messages: Message[]
  /** What is being made just now. */
  run: OpenRun | null
}

export type Change =
  | { type: 'asked'; request: Request; text: string; at: string; silently?: boolean }
  | { type: 'began'; runId: string; request: Request }
  | { type: 'heard'; event: RunEvent }
  | {
      type: 'made'
      text: string
      about?: string
      changes?: string[]
      offers?: Offer[]
      made: Made
      request?: Request
      at: string
    }
  | { type: 'failed'; text: string; failed: Failure; request?: Request; at: string }

export const noConversation: Conversation = { messages: [], run: null }

/** Every change of a chat about an environment. */
export function converse(state: Conversation, change: Change): Conversation {
  const { messages, run } = state
  switch (change.type) {
    case 'asked': {
      const { request, text, at, silently } = change
      const kept = messages.at(-1)?.failed ? messages.slice(0, -1) : messages
      const said = { type: 'user', text, picture: request.picture, timestamp: at } as const
      return { messages: silently ? kept : add(kept, said), run: { stages: [], request } }
    }
    case 'began':
      return run ? { messages, run: { ...run, id: change.runId, request: change.request } } : state
    case 'heard': {
      if (!run || change.event.type !== 'stage') return state
      return { messages, run: { ...run, stages: hearStage(run.stages, change.event) } }
    }
    case 'made': {
      const { type: _, at, ...said } = change
      return { messages: add(messages, { type: 'system', timestamp: at, ...said }), run: null }
    }
    case 'failed': {
      const { type: _, at, ...said } = change
      return { messages: add(messages, { type: 'system', timestamp: at, ...said }), run: null }
    }
  }
}

/** What the chat is about: the environment that it told of last. */
export const madeLast = ({ messages }: Pick<Conversation, 'messages'>): Made | undefined =>
  messages.findLast(({ made }) => made)?.made

/** A chat as it is found again after it was left: the run goes on at the server if it has begun, else it can be tried again. */
export function leftBehind(left: Conversation): Conversation {
  const { messages, run } = left
  const asked = messages.at(-1)
  if (!run || run.id !== undefined || !asked) return left
  const text = texts.environmentChat.failed(chatText.interrupted)
  return converse(left, {
    type: 'failed',
    text,
    failed: { cause: 'other' },
    request: run.request,
    at: asked.timestamp,
  })
}

type Told = { modelId: string; modelName: string; versionId?: string; designDate?: string }

/** The chat of an environment that was made before, as its versions tell it. */
export function conversationOf(told: Told, versions: readonly GameVersion[]): Conversation {
  const { modelId, modelName } = told
  if (versions.length === 0) return conversationAbout(told)
  let messages: Message[] = []
  for (const version of versions.toSorted((one, other) => one.number - other.number)) {
    const { prompt, restoredFrom, editedByHand, versionId, designDate: timestamp } = version
    const made = { modelId, versionId, name: modelName }
    const isFirst = version.number === 1
    const byWords = restoredFrom === undefined && !editedByHand
    if (byWords || isFirst) messages = add(messages, { type: 'user', text: prompt, timestamp })
    const request = isFirst ? { prompt, key: versionId } : undefined
    messages = add(messages, { type: 'system', ...answerOf(version, isFirst), made, request, timestamp })
  }
  return { messages, run: null }
}

/** Where its story cannot be read, it can still be changed. */
function conversationAbout({
  modelId,
  modelName: name,
  versionId = '',
  designDate = '',
}: Told): Conversation {
  const made = { modelId, versionId, name }
  const text = environmentText.chat.opened(name)
  return { messages: add([], { type: 'system', text, made, timestamp: designDate }), run: null }
}

function answerOf(version: GameVersion, isFirst: boolean): { text: string; changes?: string[] } {
  const { restoredFrom, editedByHand, changes } = version
  const { wentBack, editedByHand: byHand } = environmentText.chat
  if (isFirst) return { text: texts.environmentChat.generated }
  if (restoredFrom !== undefined) return { text: wentBack(restoredFrom) }
  return editedByHand ? { text: byHand } : { text: editText(changes), changes }
}

export const editText = (changes: readonly string[]): string =>
  changes.length > 0 ? environmentText.chat.changed : environmentText.chat.unchanged

function add(messages: Message[], message: Omit<Message, 'key'>): Message[] {
  return [...messages, { ...message, key: (messages.at(-1)?.key ?? 0) + 1 }]
}
