import { useEffect, useRef } from 'react'

/** Sends a prompt that was handed over from another page, once. */
export function useHandedOver(prompt: string | null, send: (prompt: string) => void): void {
  const sent = useRef(false)
  useEffect(() => {
    if (prompt === null || sent.current) return
    // Not at once: under development's strictness effects run twice, and what the first has begun is given up.
    const timer = setTimeout(() => {
      sent.current = true
      send(prompt)
    }, 0)
    return () => clearTimeout(timer)
  })
}
