import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { WhatExists } from '../features/hub/what-exists.tsx'
import { ZonePage } from '../features/hub/zone-page.tsx'
import { readZone, zoneRows } from '../features/hub/zone-rows.ts'
import type { SharedData } from '../known-pages.tsx'
import { zones } from '../texts/en/zones.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/education'

export const handle: SharedData = { sharedForMs: 10_000 }

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  rows: await readZone(context.get(hostContext)(request), zoneRows.education),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(zones.education.tab, zones.education.description, pageAddress(matches, routes.education))

export default function Education({ loaderData }: Route.ComponentProps) {
  return (
    <ZonePage text={zones.education} rows={loaderData.rows}>
      <WhatExists />
    </ZonePage>
  )
}
