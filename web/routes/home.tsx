import { Promises } from '../features/landing/promises.tsx'
import { Theatre } from '../features/landing/theatre.tsx'
import { PlansSection } from '../features/plans/plans-section.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () =>
  pageMeta(
    'Makebelieve · Say it. Play it.',
    'Games, 3D models, worlds and lessons from your words. Nothing is shown, and nothing is charged, before it was proven to work.',
  )

export default function Home() {
  return (
    <>
      <Theatre />
      <Promises />
      <PlansSection heading="h2" />
    </>
  )
}
