import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { GuidePage } from '../features/guide/guide-page.tsx'
import { readGuide } from '../features/guide/read-guide.ts'
import { guideText } from '../texts/en/guide.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/guide'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  guide: await readGuide(context.get(hostContext)(request)),
})

/** What is looked for changes nothing of what there is. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(guideText.tab, guideText.description, pageAddress(matches, routes.guide))

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  return <GuidePage guide={loaderData.guide} />
}
