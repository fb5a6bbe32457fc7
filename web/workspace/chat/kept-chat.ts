import type { Maker } from '../../api/session.ts'

/** Longer chats lose their beginning: a browser keeps a few megabytes for all of a site. */
const mostMessages = 60

type AnyChat = { messages: readonly unknown[] }

type ChatKeeper<Chat extends AnyChat> = {
  /** The chat that was open last, as it is found again. */
  kept: (userId: string | undefined) => Chat
  keep: (chat: Chat, maker: Maker | null) => void
}

/**
 * A chat that lives in the browser. What a visitor said stays when they sign in; what one user said is not for the
 * next.
 */
export function chatKeeper<Chat extends AnyChat>(
  key: string,
  nothing: Chat,
  /** What is left of it after it was left. */
  leftBehind: (chat: Chat) => Chat,
): ChatKeeper<Chat> {
  return {
    kept(userId) {
      try {
        const { userId: whose, ...chat } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? nothing
        if (!Array.isArray(chat.messages)) return nothing
        return whose === undefined || whose === userId ? leftBehind(chat) : nothing
      } catch {
        // Somebody else wrote there, or there is no storage: then nothing is remembered.
        return nothing
      }
    },
    keep(chat, maker) {
      // A guest who signs in to an account that exists becomes somebody else, and goes on here.
      const userId = maker?.isGuest ? undefined : maker?.userId
      try {
        if (chat.messages.length === 0) localStorage.removeItem(key)
        else
          localStorage.setItem(
            key,
            JSON.stringify({ ...chat, messages: chat.messages.slice(-mostMessages), userId }),
          )
      } catch (error) {
        // A full or forbidden storage costs the memory, not the chat.
        console.warn('The browser keeps nothing for this page:', error)
      }
    },
  }
}
