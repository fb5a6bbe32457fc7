import { z } from 'zod'
import { guideTopics } from '../guide-topics.ts'

/** Words of prompts that come to the same, under the name that the engine has for it. */
const guideRow = z.object({
  name: z.string(),
  words: z.array(z.string()),
  /** Where it holds, if not everywhere. */
  note: z.string().optional(),
})
export type GuideRow = z.output<typeof guideRow>

/** One kind of games, with a prompt that makes one and what the engine plans for it. */
const guideKind = z.object({
  id: z.string(),
  /** Only where it has depth. */
  dimension: z.literal('3d').optional(),
  name: z.string(),
  words: z.array(z.string()),
  /** Rules that can be laid over it. */
  rules: z.array(z.string()),
  example: z.object({
    prompt: z.string(),
    title: z.string(),
    goal: z.string(),
    /** Where it can be played, if somebody shows it. */
    shown: z.object({ encryptedId: z.string(), pictureUrl: z.string() }).optional(),
  }),
})
export type GuideKind = z.output<typeof guideKind>

/** A change by chat, and what the engine answers to it. */
const guideEdit = z.object({ ask: z.string(), answer: z.string() })
export type GuideEdit = z.output<typeof guideEdit>

/** What the built-in engine understands, read from its own tables. */
export const guide = z.object({
  kinds: z.array(guideKind),
  tables: z.record(z.enum(guideTopics), z.array(guideRow)),
  edits: z.object({ prompt: z.string(), done: z.array(guideEdit), refused: z.array(guideEdit) }),
  /** Kinds of games that cannot be built yet, and what is built instead. */
  standIns: z.array(z.object({ asked: z.string(), instead: z.array(z.string()) })),
})
export type Guide = z.output<typeof guide>
