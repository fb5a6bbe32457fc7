import { type ComponentType, lazy, Suspense } from 'react'
import { OnItsWay } from './not-shown.tsx'
import type { ViewerProps } from './viewer.tsx'

/** A chunk of its own, with three.js in it: only those who look at a model load it, and no server ever does. */
const Viewer: ComponentType<ViewerProps> = import.meta.env.SSR
  ? () => null
  : lazy(() => import('./viewer.tsx'))

export function LateViewer(props: ViewerProps) {
  return (
    <Suspense
      fallback={
        <div className="relative isolate size-full">
          <OnItsWay picture={props.picture} />
        </div>
      }
    >
      <Viewer {...props} />
    </Suspense>
  )
}
