import { typing } from '@makebelieve/contract/constants'
import { useEffect, useRef, useState } from 'react'

/** How much of a text is shown while it is being typed: ten characters every tenth of a second. */
export function useTyping(text: string, isTyping: boolean, onTyped: () => void): string {
  const [shown, setShown] = useState(isTyping ? 0 : text.length)
  const typed = useRef(onTyped)
  typed.current = onTyped
  const whole = shown >= text.length

  useEffect(() => {
    if (!isTyping || whole) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(
      () => setShown((count) => (still ? text.length : count + typing.characters)),
      still ? 0 : typing.everyMs,
    )
    return () => clearInterval(timer)
  }, [isTyping, whole, text])

  useEffect(() => {
    if (isTyping && whole) typed.current()
  }, [isTyping, whole])

  return isTyping ? text.slice(0, shown) : text
}
