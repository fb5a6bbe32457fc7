import { z } from 'zod'
import { defineCall } from '../call.ts'
import { topic, topicCard, topicLevel } from '../entities/topic.ts'

const tag = 'Education'
const id = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const educationCalls = {
  getTopics: defineCall('getTopics', {
    tag,
    summary: 'All topics of simulations.',
    answer: z.object({ topics: z.array(topicCard) }),
  }),

  getTopic: defineCall('getTopic', {
    tag,
    summary: 'One topic: what it shows, its settings, goals, words and standards.',
    params: z.object({ topic: id }),
    answer: topic,
  }),

  openTopic: defineCall('openTopic', {
    tag,
    summary: 'A link that plays a topic in a frame for a while. Nobody needs an account for it.',
    params: z.object({ topic: id }),
    answer: z.object({ playUrl: z.string() }),
  }),

  getTopicPicture: defineCall('getTopicPicture', {
    tag,
    summary: 'A picture of a topic.',
    params: z.object({ topic: id }),
    answer: 'file',
  }),

  getTopicLesson: defineCall('getTopicLesson', {
    tag,
    summary: 'The lesson sheet of a topic, as a page to print.',
    params: z.object({ topic: id }),
    query: z.object({ level: topicLevel.default('middle') }),
    answer: 'file',
  }),
}
