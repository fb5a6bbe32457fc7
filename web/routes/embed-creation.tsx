import { data } from 'react-router'
import { hostContext } from '../api/host.ts'
import { EmbedPage, GoneCreation } from '../features/share/embed-page.tsx'
import { readEmbed } from '../features/share/read-embed.ts'
import { share } from '../texts/en/share.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/embed-creation'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const creation = await readEmbed(context.get(hostContext)(request), params.encryptedId)
  return data({ creation }, { status: creation ? 200 : 404 })
}

/** The page of the creation itself is the one to be found. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const creation = loaderData?.creation
  const unlisted = { name: 'robots', content: 'noindex' }
  if (!creation) return [...pageMeta(share.embedded.goneTab, share.embedded.gone), unlisted]
  const { modelName, description, username } = creation.item
  return [
    ...pageMeta(share.tab(modelName), description || share.embedded.by(username), creation.pageUrl),
    unlisted,
  ]
}

export default function EmbedCreation({ loaderData: { creation } }: Route.ComponentProps) {
  return creation ? <EmbedPage creation={creation} /> : <GoneCreation />
}
