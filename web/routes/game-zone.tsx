import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { ZonePage } from '../features/hub/zone-page.tsx'
import { readZone, zoneRows } from '../features/hub/zone-rows.ts'
import { zones } from '../texts/en/zones.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/game-zone'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  rows: await readZone(context.get(hostContext)(request), zoneRows.game),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(zones.game.tab, zones.game.description, pageAddress(matches, routes.gameZone))

export default function GameZone({ loaderData }: Route.ComponentProps) {
  return <ZonePage text={zones.game} rows={loaderData.rows} />
}
