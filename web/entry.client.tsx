import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * Tells tests that the page listens: before that, clicks are lost. It stands around the router, because beside it
 * the tree would differ from the server's, and every useId with it.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return children
}

/** Says what to show without a network. Frames on other sites have nobody who would come back to them. */
function openWithoutNetwork(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || location.pathname.startsWith('/embed/'))
    return
  navigator.serviceWorker.register('/service-worker.js').catch((error) => console.warn(error))
}
// After whatever the page itself still loads.
setTimeout(openWithoutNetwork, 4_000)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  )
})
