import { chatKeeper } from '../../../workspace/chat/kept-chat.ts'
import { type Conversation, noConversation } from './conversation.ts'

/** The chat about models lives in the browser: pictures are free and belong to nobody until they are made into a model. */
export const { kept: keptChat, keep: keepChat } = chatKeeper('model-chat', noConversation, leftBehind)

/** A chat as it is found again after it was left: a picture is no longer being drawn, but a run goes on. */
export function leftBehind({ messages, work }: Conversation): Conversation {
  const running = work?.act === 'convert' && work.runId !== undefined
  return { messages, work: running ? work : null }
}
