import type { PictureDrawing } from '@makebelieve/contract/entities/picture-drawing'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { hearStage, type StageNote } from '../../../workspace/chat/stage-notes.ts'
import type { Failure } from './failures.ts'

/** A picture that a model can be made from. */
export type Picture = {
  /** Works for a few minutes. */
  imageUrl: string
  /** Where it is for good. */
  originalUrl?: string
  /** For changes of it. */
  imageId?: string
  title?: string
  /** What was asked for, and of what it is a change. An uploaded picture has neither. */
  prompt?: string
  editOf?: string
  /** The words that began it, before any changes: its model is named after them. */
  wish?: string
  /** Where a service was asked for it. */
  drawing?: PictureDrawing
  /** Why no model can be made of it. */
  refused?: string
  /** It is there no more. */
  gone?: boolean
}

export type Message = {
  key: number
  type: 'user' | 'image' | 'bot'
  text: string
  timestamp: string
  picture?: Picture
  /** What an edit changed, in sentences. */
  changes?: string[]
  /** What else may have been meant, where something was only guessed. */
  offers?: Offer[]
  /** Marks an error, and what trying again would do. */
  failed?: Failure
  /** The model that this message is about. */
  modelId?: string
  /** It was made from a picture that no words stand behind, so none can change it. */
  wordless?: boolean
}

/** What is being done just now. */
export type Work =
  | { act: 'draw' | 'redraw' | 'upload' }
  | { act: 'convert'; picture: Picture; runId?: string; stages: StageNote[] }

export type Conversation = { messages: Message[]; work: Work | null }

export type Change =
  | { type: 'opened'; conversation: Conversation }
  | { type: 'asked'; text: string; at: string; again: boolean }
  | { type: 'began'; work: Work; again?: boolean }
  | { type: 'named'; runId: string }
  | { type: 'heard'; event: RunEvent }
  | { type: 'drawn'; text: string; picture: Picture; changes?: string[]; offers?: Offer[]; at: string }
  | { type: 'made'; text: string; modelId: string; wordless?: boolean; at: string }
  | { type: 'failed'; text: string; failed: Failure; at: string }
  | { type: 'resigned'; key: number; imageUrl: string }
  | { type: 'lost'; key: number; reason: string }

export const noConversation: Conversation = { messages: [], work: null }

/** A chat that begins with a model that was made before. */
export function conversationAbout(modelId: string, text: string, wordless: boolean): Conversation {
  const timestamp = new Date().toISOString()
  return { messages: [{ key: 1, type: 'bot', text, modelId, wordless, timestamp }], work: null }
}

/** Every change of a chat about models. */
export function converse(state: Conversation, change: Change): Conversation {
  const { messages, work } = state
  switch (change.type) {
    case 'opened':
      return change.conversation
    case 'asked': {
      const kept = change.again ? withoutFailure(messages) : messages
      const repeated = change.again && kept.at(-1)?.type === 'user'
      return {
        messages: repeated ? kept : add(kept, { type: 'user', text: change.text, timestamp: change.at }),
        work: { act: 'draw' },
      }
    }
    case 'began':
      return { messages: change.again ? withoutFailure(messages) : messages, work: change.work }
    case 'named':
      return work?.act === 'convert' ? { messages, work: { ...work, runId: change.runId } } : state
    case 'heard': {
      if (work?.act !== 'convert' || change.event.type !== 'stage') return state
      return { messages, work: { ...work, stages: hearStage(work.stages, change.event) } }
    }
    case 'drawn': {
      const { text, picture, changes, offers, at } = change
      const said = { type: 'image', text, picture, changes, offers, timestamp: at } as const
      return { messages: add(messages, said), work: null }
    }
    case 'made': {
      const { text, modelId, wordless, at } = change
      return { messages: add(messages, { type: 'bot', text, modelId, wordless, timestamp: at }), work: null }
    }
    case 'failed': {
      const { text, failed, at } = change
      return { messages: add(messages, { type: 'bot', text, failed, timestamp: at }), work: null }
    }
    case 'resigned':
      return withPicture(state, change.key, { imageUrl: change.imageUrl })
    case 'lost':
      return withPicture(state, change.key, { refused: change.reason, gone: true })
  }
}

/** What the next words change: the picture that was drawn last, or the model that was opened or made after it. */
export function changedByWords(messages: readonly Message[]): { editOf: string } | undefined {
  for (const { picture, modelId, wordless } of messages.toReversed()) {
    if (wordless) return undefined
    if (modelId !== undefined) return { editOf: modelId }
    if (picture)
      return picture.imageId === undefined || picture.prompt === undefined
        ? undefined
        : { editOf: picture.imageId }
  }
  return undefined
}

function add(messages: Message[], message: Omit<Message, 'key'>): Message[] {
  return [...messages, { ...message, key: (messages.at(-1)?.key ?? 0) + 1 }]
}

function withoutFailure(messages: Message[]): Message[] {
  return messages.at(-1)?.failed ? messages.slice(0, -1) : messages
}

/** What is known anew about the picture of a message. */
function withPicture(state: Conversation, key: number, news: Partial<Picture>): Conversation {
  const told = (message: Message): Message =>
    message.key === key && message.picture
      ? { ...message, picture: { ...message.picture, ...news } }
      : message
  return { ...state, messages: state.messages.map(told) }
}
