import { PlansSection } from '../features/plans/plans-section.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () =>
  pageMeta(
    'Plans · Makebelieve',
    'What Makebelieve costs: nothing to start with, and nothing for what was not proven.',
  )

export default function Plans() {
  return <PlansSection heading="h1" />
}
