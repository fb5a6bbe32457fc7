import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { leavesWorkspace } from './leaving.ts'

type Question = { stay: () => void; leave: () => void }

/**
 * Stops whoever is about to leave the workspace, and returns what they have to be asked. Whatever unloads the page is
 * stopped by the browser's own question.
 */
export function useLeaveQuestion(asks: boolean): Question | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && leavesWorkspace(currentLocation, nextLocation),
  )

  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])

  return blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null
}
