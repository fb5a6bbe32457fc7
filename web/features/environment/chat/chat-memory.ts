import { chatKeeper } from '../../../workspace/chat/kept-chat.ts'
import { leftBehind, noConversation } from './conversation.ts'

/** The chat lives in the browser; that of an older environment is told by its versions. */
export const { kept: keptChat, keep: keepChat } = chatKeeper('environment-chat', noConversation, leftBehind)
