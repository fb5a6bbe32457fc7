import { newPromptKey } from '@makebelieve/contract/constants'
import { useEffect } from 'react'

/** What a workspace is opened with: a prompt to be sent at once, or one that only stands in the box. */
export type HandOver = { prefilled: string; handedOver: HandedOver | null }

/** A prompt is sent once, however often the chat is put up anew: with another layout, when a tablet is turned. */
export type HandedOver = { prompt: string; isSent: boolean }

export const nothingHandedOver: HandOver = { prefilled: '', handedOver: null }

/** The hero box leaves a prompt in local storage; a link has it in its address. */
export function handOverIn(params: URLSearchParams): HandOver {
  const prompt = localStorage.getItem(newPromptKey)
  const handedOver = prompt === null ? null : { prompt, isSent: false }
  return { handedOver, prefilled: handedOver === null ? (params.get('prompt') ?? '') : '' }
}

/** It is about something new, then. */
export const isBrought = ({ prefilled, handedOver }: HandOver): boolean =>
  handedOver !== null || prefilled !== ''

/** What was handed over is sent now: left where it was, it would be there again after a reload. */
export function useTakenOver(handedOver: HandedOver | null, forgetAddress: () => void): void {
  useEffect(() => {
    localStorage.removeItem(newPromptKey)
    if (handedOver !== null) forgetAddress()
  }, [])
}
