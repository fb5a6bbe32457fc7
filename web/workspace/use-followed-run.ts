import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'

/** What the chat is making, for the other panes to see. When it ends, the header is told what is left of the credits. */
export function useFollowedRun<Run>(): [Run | null, (next: Run | null) => void] {
  const { revalidate } = useRevalidator()
  const [run, setRun] = useState<Run | null>(null)
  const follow = useCallback(
    (next: Run | null) => {
      setRun((before) => {
        // Asked while the address changes too, it would be forgotten.
        if (before && !next) setTimeout(() => void revalidate(), 0)
        return next
      })
    },
    [revalidate],
  )
  return [run, follow]
}
