import { type RefObject, useEffect, useState } from 'react'

/** Full screen for an element; where a browser has none (some phones), it fills the window instead. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [real, setReal] = useState(false)
  const [filling, setFilling] = useState(false)

  useEffect(() => {
    const look = () => setReal(ref.current !== null && document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [ref])
  useEffect(() => {
    if (!filling) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFilling(false)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [filling])

  return {
    on: real || filling,
    filling,
    async enter() {
      try {
        if (!ref.current?.requestFullscreen) throw new Error('Not in this browser')
        await ref.current.requestFullscreen()
      } catch {
        setFilling(true)
      }
    },
    async leave() {
      setFilling(false)
      if (document.fullscreenElement) await document.exitFullscreen()
    },
  }
}
