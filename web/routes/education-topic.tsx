import { routes } from '@makebelieve/contract/routes'
import { data } from 'react-router'
import { hostContext } from '../api/host.ts'
import { readTopic } from '../features/education/read-topics.ts'
import { TopicPage } from '../features/education/topic-page.tsx'
import { NotFound } from '../features/shell/not-found.tsx'
import { education } from '../texts/en/education.ts'
import { lost } from '../texts/en/lost.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/education-topic'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const host = context.get(hostContext)(request)
  const topic = await readTopic(host, params.topic)
  return data({ topic, origin: host.origin }, { status: topic ? 200 : 404 })
}

/** Settings in the address change what the frame shows, and nothing of what was loaded. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const topic = loaderData?.topic
  if (!topic) return pageMeta(lost.page.tab, education.topic.gone)
  const address = new URL(routes.topic(topic.id), loaderData.origin).href
  return pageMeta(education.topic.tab(topic.title), topic.tells.middle ?? topic.summary, address)
}

export default function EducationTopic({ loaderData: { topic, origin } }: Route.ComponentProps) {
  return topic ? <TopicPage key={topic.id} topic={topic} origin={origin} /> : <NotFound />
}
