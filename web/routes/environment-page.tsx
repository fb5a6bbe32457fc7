import { data } from 'react-router'
import { hostContext } from '../api/host.ts'
import { creationMeta } from '../features/share/creation-meta.ts'
import { CreationPage } from '../features/share/creation-page.tsx'
import { readCreation } from '../features/share/read-creation.ts'
import { NotFound } from '../features/shell/not-found.tsx'
import { lost } from '../texts/en/lost.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/environment-page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const encryptedId = new URL(request.url).searchParams.get('id')
  const creation = encryptedId ? await readCreation(context.get(hostContext)(request), encryptedId) : null
  return data({ creation }, { status: creation ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.creation ? creationMeta(loaderData.creation) : pageMeta(lost.page.tab, lost.page.noCreation)

export default function EnvironmentPage({ loaderData: { creation } }: Route.ComponentProps) {
  return creation ? <CreationPage creation={creation} /> : <NotFound />
}
