import { routes } from '@makebelieve/contract/routes'
import { hostContext } from '../api/host.ts'
import { EducationPage } from '../features/education/education-page.tsx'
import { readTopics } from '../features/education/read-topics.ts'
import { ZoneRows } from '../features/hub/zone-page.tsx'
import { readZone, zoneRows } from '../features/hub/zone-rows.ts'
import { education } from '../texts/en/education.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/education'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = context.get(hostContext)(request)
  const [topics, rows] = await Promise.all([readTopics(host), readZone(host, zoneRows.education)])
  return { topics, rows }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(education.tab, education.description, pageAddress(matches, routes.education))

export default function Education({ loaderData: { topics, rows } }: Route.ComponentProps) {
  return (
    <EducationPage topics={topics}>
      {rows.length > 0 && <h2 className="mt-14 text-4xl">{education.rowsTitle}</h2>}
      <ZoneRows rows={rows} />
    </EducationPage>
  )
}
