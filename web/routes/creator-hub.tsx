import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { wishIn } from '../features/hub/gallery-wish.ts'
import { HubPage } from '../features/hub/hub-page.tsx'
import { readGallery } from '../features/hub/read-gallery.ts'
import { hub } from '../texts/en/hub.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/creator-hub'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readGallery(context.get(hostContext)(request), wishIn(new URL(request.url).searchParams))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(hub.tab, hub.description, pageAddress(matches, routes.creatorHub))

export default function CreatorHub({ loaderData }: Route.ComponentProps) {
  return <HubPage view={loaderData} />
}
