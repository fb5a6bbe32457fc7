import { routes } from '@makebelieve/contract/routes'
import { LittleStage } from '../features/landing/little-stage.tsx'
import { ProofExample } from '../features/pages/proof-example.tsx'
import { about } from '../texts/en/about.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { ReadingPage } from '../ui/reading/reading-page.tsx'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(about.tab, about.description, pageAddress(matches, routes.about))

export default function About() {
  return <ReadingPage text={about} drawing={<LittleStage />} figures={{ proof: <ProofExample /> }} />
}
