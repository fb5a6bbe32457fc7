import { texts } from '@makebelieve/contract/texts'
import { chatText } from '../../../texts/en/chat.ts'
import { chatKeeper } from '../../../workspace/chat/kept-chat.ts'
import { type Conversation, converse, noConversation } from './conversation.ts'

/** The chat about models lives in the browser: pictures are free and belong to nobody until they are made into a model. */
export const { kept: keptChat, keep: keepChat } = chatKeeper('model-chat', noConversation, leftBehind)

/** A chat as it is found again after it was left: a run goes on, and what nobody drew to the end can be asked for again. */
export function leftBehind(left: Conversation): Conversation {
  const { messages, work } = left
  const running = work?.act === 'convert' && work.runId !== undefined
  const asked = messages.at(-1)
  if (work?.act === 'draw' && asked?.type === 'user')
    return converse(left, {
      type: 'failed',
      text: texts.modelChat.imageFailed,
      failed: { act: 'draw', cause: 'other', reason: chatText.interrupted },
      at: asked.timestamp,
    })
  return { messages, work: running ? work : null }
}
