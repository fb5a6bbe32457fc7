import { type ComponentType, lazy, Suspense } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ViewerProps } from './viewer.tsx'

/** A chunk of its own, with three.js in it: only those who look at a model load it, and no server ever does. */
const Viewer: ComponentType<ViewerProps> = import.meta.env.SSR
  ? () => null
  : lazy(() => import('./viewer.tsx'))

export function LateViewer(props: ViewerProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={modelViewerText.loading} className="size-full">
          <Skeleton className="size-full" />
        </div>
      }
    >
      <Viewer {...props} />
    </Suspense>
  )
}
