import { useEffect, useState } from 'react'

const name = 'makebelieve.muted'

/** Whether creations are silent: a wish of the visitor's, not of one creation's. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const [muted, setMuted] = useState(false)
  useEffect(() => {
    try {
      setMuted(localStorage.getItem(name) === 'true')
    } catch {
      // Without storage it holds as long as the page does.
    }
  }, [])
  return [
    muted,
    (wanted) => {
      setMuted(wanted)
      try {
        localStorage.setItem(name, String(wanted))
      } catch {
        // As above.
      }
    },
  ]
}
