import { createTopic } from '@makebelieve/generation/engines/simulation/create'
import { z } from 'zod'
import { type Generate, GenerationFailure } from '../runs/generator.ts'

const topicTask = z.object({ topic: z.string() })

/** A topic of education: the same for everybody who opens it. */
export const generate: Generate = async ({ input }, emit) => {
  const { topic } = topicTask.parse(input)
  const made = await createTopic(topic, { seed: 1, now: () => performance.now(), emit })
  if (!made.proven) throw new GenerationFailure(made.reason)
  return { kind: 'environment', name: made.title, files: made.files }
}
