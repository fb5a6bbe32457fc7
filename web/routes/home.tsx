import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Promises } from '../features/landing/promises.tsx'
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

/** What `creation` in the address opens. Each is a chunk of its own: the first page loads none of them. */
const workspaces: Record<string, ComponentType> = {
  game: lazy(() => import('../features/game/game-workspace.tsx')),
}

export default function Home() {
  const [params] = useSearchParams()
  const Workspace = workspaces[params.get('creation') ?? '']
  return Workspace ? <Opened Workspace={Workspace} /> : <Landing />
}

function Landing() {
  return (
    <>
      <Theatre />
      <Promises />
      <PlansSection heading="h2" />
    </>
  )
}

/** A workspace lives in the browser: what was open, and how wide, only the browser knows. */
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
