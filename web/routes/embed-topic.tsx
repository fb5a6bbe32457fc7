import { routes } from '@makebelieve/contract/routes'
import { data, useSearchParams } from 'react-router'
import { hostContext } from '../api/host.ts'
import { EmbeddedTopic } from '../features/education/embedded-topic.tsx'
import { readTopic } from '../features/education/read-topics.ts'
import { GoneCreation } from '../features/share/embed-page.tsx'
import { education } from '../texts/en/education.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/embed-topic'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext)(request)
  const topic = await readTopic(host, params.topic)
  return data({ topic, origin: host.origin }, { status: topic ? 200 : 404 })
}

/** The page of the topic itself is the one to be found. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const topic = loaderData?.topic
  const unlisted = { name: 'robots', content: 'noindex' }
  if (!topic) return [...pageMeta(education.topic.gone, education.topic.gone), unlisted]
  const address = new URL(routes.topic(topic.id), loaderData.origin).href
  return [...pageMeta(education.topic.tab(topic.title), topic.summary, address), unlisted]
}

export default function EmbedTopic({ loaderData: { topic, origin } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return topic ? <EmbeddedTopic topic={topic} origin={origin} query={params} /> : <GoneCreation />
}
