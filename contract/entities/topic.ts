import { z } from 'zod'

/** For whom the words of a simulation are. */
export const topicLevel = z.enum(['young', 'middle', 'upper'])
export type TopicLevel = z.output<typeof topicLevel>

const card = {
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  /** School ages it is for. */
  ages: z.tuple([z.int(), z.int()]),
  /** What it is, in a sentence or two that a child understands. */
  summary: z.string(),
  /** What people call it, for the search. */
  words: z.array(z.string()),
}

/** One topic on the page of education. */
export const topicCard = z.object(card)
export type TopicCard = z.output<typeof topicCard>

/** A topic with what a teacher reads before the lesson. */
export const topic = z.object({
  ...card,
  tells: z.record(topicLevel, z.string()),
  goals: z.array(z.string()),
  tries: z.array(z.string()),
  glossary: z.array(z.object({ word: z.string(), means: z.string() })),
  standards: z.array(z.string()),
  /** What it was held against. */
  references: z.array(z.string()),
  controls: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.string(),
      from: z.number(),
      to: z.number(),
      usual: z.number(),
      options: z.array(z.string()).optional(),
    }),
  ),
})
export type Topic = z.output<typeof topic>
