import { paths } from '@makebelieve/contract/paths'

/** Where a topic's picture is: in the list, and on its stage until the lesson itself is there. */
export const topicPicture = (id: string) =>
  (paths.getTopicPicture.split(' ')[1] ?? '').replace('{topic}', encodeURIComponent(id))
