import { routes } from '@makebelieve/contract/routes'
import { FittingPieces } from '../features/pages/drawings/page-drawings.tsx'
import { partnerships } from '../texts/en/partnerships.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { ReadingPage } from '../ui/reading/reading-page.tsx'
import type { Route } from './+types/partnerships'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(partnerships.tab, partnerships.description, pageAddress(matches, routes.partnerships))

export default function Partnerships() {
  return <ReadingPage text={partnerships} drawing={<FittingPieces />} figures={{}} />
}
