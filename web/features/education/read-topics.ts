import type { Topic, TopicCard } from '@makebelieve/contract/entities/topic'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

export async function readTopics(host: WebHost): Promise<TopicCard[]> {
  const [, path = ''] = paths.getTopics.split(' ')
  const answer = await host.api(path)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  const { topics }: { topics: TopicCard[] } = await answer.json()
  return topics
}

/** Null where there is no such topic. */
export async function readTopic(host: WebHost, id: string): Promise<Topic | null> {
  const [, path = ''] = paths.getTopic.split(' ')
  const answer = await host.api(path.replace('{topic}', encodeURIComponent(id)))
  if (answer.status === 404 || answer.status === 400) return null
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  return await answer.json()
}
