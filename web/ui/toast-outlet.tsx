import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasterWanted } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where toasts appear. Empty until the first one. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.now, toasterWanted.onServer)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
