import { type Conversation, noConversation } from './conversation.ts'

/** The chat about models lives in the browser: pictures are free and belong to nobody until they are made into a model. */
const key = 'model-chat'
/** Longer chats lose their beginning: a browser keeps a few megabytes for all of a site. */
const mostMessages = 60

/** What a visitor said stays when they sign in; what one user said is not for the next. */
type Kept = Conversation & { userId?: string }

/** The chat that was open last. What was being drawn is lost, but a run goes on at the server and is taken up again. */
export function keptChat(userId: string | undefined): Conversation {
  try {
    const kept: Kept = JSON.parse(localStorage.getItem(key) ?? 'null') ?? noConversation
    if (!Array.isArray(kept.messages)) return noConversation
    if (kept.userId !== undefined && kept.userId !== userId) return noConversation
    return leftBehind(kept)
  } catch {
    // Somebody else wrote there, or there is no storage: then nothing is remembered.
    return noConversation
  }
}

/** A chat as it is found again after it was left: a picture is no longer being drawn, but a run goes on. */
export function leftBehind({ messages, work }: Conversation): Conversation {
  const running = work?.act === 'convert' && work.runId !== undefined
  return { messages, work: running ? work : null }
}

export function keepChat({ messages, work }: Conversation, userId: string | undefined): void {
  try {
    if (messages.length === 0) localStorage.removeItem(key)
    else
      localStorage.setItem(
        key,
        JSON.stringify({ messages: messages.slice(-mostMessages), work, userId } satisfies Kept),
      )
  } catch (error) {
    // A full or forbidden storage costs the memory, not the chat.
    console.warn('The browser keeps nothing for this page:', error)
  }
}
