import { createHash } from 'node:crypto'
import type { Topic } from '@makebelieve/contract/entities/topic'
import type { Education } from '@makebelieve/generation/education/prepared'

export type Topics = ReturnType<typeof openTopics>

/** Which topics there are, and where their files lie. Links to play lead to ids of versions; a topic has such an id too. */
export function openTopics(readEducation: () => Promise<Education>) {
  const folder = (stamp: string, id: string) => `topics/${stamp}/${id}/`

  return {
    all: async (): Promise<Topic[]> => (await readEducation()).topics,

    async folderOf(id: string): Promise<string> {
      return folder((await readEducation()).stamp, id)
    },

    async playId(id: string): Promise<string> {
      return idOf((await readEducation()).stamp, id)
    },

    /** The other way round, for whoever serves what is played. */
    async folderToPlay(playId: string): Promise<string | undefined> {
      const { stamp, topics } = await readEducation()
      const found = topics.find(({ id }) => idOf(stamp, id) === playId)
      return found && folder(stamp, found.id)
    },
  }
}

/** The same for the same topic, in the form of the ids of versions. */
function idOf(stamp: string, topic: string): string {
  const hex = createHash('sha256').update(`topic ${stamp} ${topic}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
