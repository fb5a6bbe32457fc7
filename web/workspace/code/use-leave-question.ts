import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { leavesWorkspace, pageClicked } from './leaving.ts'

type Question = { stay: () => void; leave: () => void }

/**
 * Stops whoever is about to leave the workspace, and returns what they have to be asked. The router of this app can't
 * be blocked (see lean-router.config.ts), so links are caught before it hears of them, the Back button by the
 * Navigation API, and everything that unloads the page by the browser's own question.
 */
export function useLeaveQuestion(asks: boolean): Question | null {
  const [goOn, setGoOn] = useState<{ to: () => void } | null>(null)
  const allowed = useRef(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (!asks) return
    allowed.current = false
    const listening = new AbortController()
    const { signal } = listening

    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })

    const onClick = (event: MouseEvent) => {
      const page = pageClicked(event)
      if (!page || allowed.current || !leavesWorkspace(window.location, page)) return
      event.preventDefault()
      event.stopPropagation()
      setGoOn({ to: () => navigate(page.pathname + page.search + page.hash) })
    }
    document.addEventListener('click', onClick, { capture: true, signal })

    const onTurn = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      if (allowed.current || !leavesWorkspace(window.location, new URL(destination.url))) return
      event.preventDefault()
      setGoOn({ to: () => window.navigation.traverseTo(destination.key) })
    }
    // Older Safari and Firefox have no such thing; there the Back button is not stopped.
    window.navigation?.addEventListener('navigate', onTurn, { signal })

    return () => listening.abort()
  }, [asks, navigate])

  if (!goOn) return null
  return {
    stay: () => setGoOn(null),
    leave() {
      allowed.current = true
      setGoOn(null)
      goOn.to()
    },
  }
}
