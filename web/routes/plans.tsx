import { routes } from '@makebelieve/contract/routes'
import { PlansSection } from '../features/plans/plans-section.tsx'
import { plansPage } from '../texts/en/plans-page.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/plans'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(plansPage.tab, plansPage.description, pageAddress(matches, routes.plans))

export default function Plans() {
  return <PlansSection heading="h1" />
}
