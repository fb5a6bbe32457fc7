import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AfterPlans, BeforePlans } from '../features/landing/below.tsx'
import { Theatre } from '../features/landing/theatre.tsx'
import { PlansSection } from '../features/plans/plans-section.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

export const meta = () =>
  pageMeta(
    'Makebelieve · Say it. Play it.',
    'Games, 3D models, worlds and lessons from your words. Nothing is shown, and nothing is charged, before it was proven to work.',
  )

/**
 * What `creation` in the address opens. Each is a chunk of its own that the first page does not load, and that the
 * server never needs: only the browser knows what was open, and how wide.
 */
const workspaces: ReadonlyMap<string | null, ComponentType> = import.meta.env.SSR
  ? new Map(['game', '3d', 'environment'].map((creation) => [creation, () => null]))
  : new Map([
      ['game', lazy(() => import('../features/game/game-workspace.tsx'))],
      ['3d', lazy(() => import('../features/shell/not-yet.tsx'))],
      ['environment', lazy(() => import('../features/shell/not-yet.tsx'))],
    ])

export default function Home() {
  const [params] = useSearchParams()
  const Workspace = workspaces.get(params.get('creation'))
  return Workspace ? <Opened Workspace={Workspace} /> : <Landing />
}

function Landing() {
  return (
    <>
      <Theatre />
      {/* The gallery stands here. */}
      <BeforePlans testimonials={[]} />
      <PlansSection heading="h2" />
      <AfterPlans winners={[]} />
    </>
  )
}

function Opened({ Workspace }: { Workspace: ComponentType }) {
  const hydrated = useHydrated()
  const opening = (
    <div data-workspace className="grid h-[calc(100dvh-4.25rem)] place-items-center">
      <p className="flex items-center gap-2.5 text-muted" role="status">
        <Spinner /> Opening the workspace …
      </p>
    </div>
  )
  return hydrated ? (
    <Suspense fallback={opening}>
      <Workspace />
    </Suspense>
  ) : (
    opening
  )
}
