import type { CreationMode } from '@makebelieve/contract/constants'
import type { KeptFailure } from './conversation.ts'

/** What the browser remembers of chats: their names, how much clearing has hidden, what failed last, and which one was open last. */
type Memory = {
  name?: string
  hidden?: number
  failure?: KeptFailure & { mode: CreationMode }
  /** Nothing came of it yet, so that the server does not know it. */
  isUnknown?: boolean
}

const lastKey = 'game-chat'
const keyOf = (chatId: string) => `game-chat:${chatId}`

export function chatMemory(chatId: string): Memory {
  try {
    return JSON.parse(localStorage.getItem(keyOf(chatId)) ?? '{}')
  } catch {
    // Somebody else wrote there, or there is no storage: then nothing is remembered.
    return {}
  }
}

export function rememberChat(chatId: string, memory: Memory): void {
  write(keyOf(chatId), JSON.stringify({ ...chatMemory(chatId), ...memory }))
}

export function lastChat(): string | null {
  try {
    return localStorage.getItem(lastKey)
  } catch {
    return null
  }
}

export function rememberLastChat(chatId: string | null): void {
  write(lastKey, chatId)
}

/** A full or forbidden storage costs the memory, not the chat. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    console.warn('The browser keeps nothing for this page:', error)
  }
}
