import { useEffect } from 'react'
import type { HandedOver } from './hand-over.ts'

/** Sends a prompt that was handed over from another page, once. */
export function useHandedOver(handedOver: HandedOver | null, send: (prompt: string) => void): void {
  useEffect(() => {
    if (handedOver === null || handedOver.isSent) return
    // Not at once: under development's strictness effects run twice, and what the first has begun is given up.
    const timer = setTimeout(() => {
      handedOver.isSent = true
      send(handedOver.prompt)
    }, 0)
    return () => clearTimeout(timer)
  })
}
