import { calls } from '@makebelieve/contract/calls/index'
import type { Topic } from '@makebelieve/contract/entities/topic'
import { ApiError } from '@makebelieve/contract/errors'
import { readTopicPicture } from '@makebelieve/generation/education/prepared'
import type { FreeWork } from '../../engines/free-work.ts'
import type { PlayLinks } from '../../http/play-links.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { plainPagePolicy } from '../../http/security-headers.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Topics } from './topics.ts'

type Services = { topics: Topics; storage: Storage; links: PlayLinks; freeWork: FreeWork }

const engine = new URL('../../engines/topic.ts', import.meta.url).href
const aDay = 'public, max-age=86400'

/** The topics of simulations, for everybody: what they are, how they play, and their lesson sheets. */
export function educationFeature(registry: Registry, services: Services): void {
  const { topics, storage, links, freeWork } = services
  const underWay = new Map<string, Promise<void>>()

  async function find(id: string): Promise<Topic> {
    const found = (await topics.all()).find((one) => one.id === id)
    if (!found) throw new ApiError('not_found', "We don't have that topic.")
    return found
  }

  /** Made when somebody first opens it, and kept: a topic is the same for all. */
  async function untilMade(id: string): Promise<string> {
    const folder = await topics.folderOf(id)
    if (await storage.head(`${folder}lesson-upper.html`)) return folder
    const making = underWay.get(id) ?? make(id, folder).finally(() => underWay.delete(id))
    underWay.set(id, making)
    await making
    return folder
  }

  async function make(id: string, folder: string): Promise<void> {
    // A whole class asks from one address; what it asks for is made once.
    const { files } = await freeWork.do(`topic ${id}`, engine, { id, input: { topic: id } })
    for (const { path, type, bytes } of files) await storage.put(folder + path, bytes, { type })
  }

  registerCall(registry, calls.getTopics, async ({ c }) => {
    c.header('Cache-Control', 'public, max-age=300')
    return {
      topics: (await topics.all()).map(({ id, title, subject, ages, summary, words }) => ({
        id,
        title,
        subject,
        ages,
        summary,
        words,
      })),
    }
  })

  registerCall(registry, calls.getTopic, async ({ c, params }) => {
    c.header('Cache-Control', 'public, max-age=300')
    return find(params.topic)
  })

  registerCall(registry, calls.openTopic, async ({ c, params }) => {
    const { id } = await find(params.topic)
    await untilMade(id)
    privately(c)
    // Class links are embedded in pages of schools, and hold nothing that is anybody's.
    return { playUrl: links.page(await topics.playId(id), 'anywhere').signedUrl }
  })

  registerCall(registry, calls.getTopicPicture, async ({ c, params }) => {
    const { id } = await find(params.topic)
    const bytes = await readTopicPicture(id)
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp', 'Cache-Control': aDay })
  })

  registerCall(registry, calls.getTopicLesson, async ({ c, params, query }) => {
    const { id } = await find(params.topic)
    const folder = await untilMade(id)
    const sheet = await storage.get(`${folder}lesson-${query.level}.html`)
    if (!sheet) throw new ApiError('not_found', "There's no lesson sheet for this topic.")
    return c.html(await new Response(sheet.body).text(), 200, {
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': `${plainPagePolicy}; sandbox`,
    })
  })
}
