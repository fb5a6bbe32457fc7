import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { JamPage } from '../features/gamejam/jam-page.tsx'
import { readJam } from '../features/gamejam/read-jam.ts'
import { jamText } from '../texts/en/gamejam.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/gamejam'

export const loader = ({ request, context }: Route.LoaderArgs) => readJam(context.get(hostContext)(request))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(jamText.tab, jamText.description, pageAddress(matches, routes.gameJam))

export default function GameJam({ loaderData }: Route.ComponentProps) {
  return <JamPage jam={loaderData} />
}
