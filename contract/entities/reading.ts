import { z } from 'zod'

/** A piece of the text, by the places of its words. */
const piece = z.object({ text: z.string(), words: z.array(z.int().nonnegative()) })
export type ReadPiece = z.output<typeof piece>

/** From 0 to 1. */
const sure = z.number().min(0).max(1)

/** A thing by its place among the things, or the player. */
const end = z.union([z.int().nonnegative(), z.literal('you')])

/** What the reader makes of a text, as developers look at it. The reader's own schema says more about each part. */
export const reading = z.object({
  text: z.string(),
  words: z.array(
    z.object({
      text: z.string(),
      /** The part of speech. */
      part: z.string(),
      /** The word that it belongs to, −1 for the root, and how. */
      head: z.int().min(-1),
      relation: z.string(),
    }),
  ),
  things: z.array(
    z.object({
      noun: piece,
      head: z.int().nonnegative(),
      role: z.string(),
      sure,
      count: z.number().optional(),
      attributes: z.array(piece),
      /** How sure it is that this is a thing at all. */
      there: sure,
    }),
  ),
  links: z.array(z.object({ who: end, does: piece, whom: end.optional(), sure })),
  said: z.array(z.object({ what: z.string(), piece, sure })),
  limits: z.array(z.object({ value: z.number(), what: z.string(), piece })),
  /** Kinds of games, the likeliest first. */
  forms: z.array(z.object({ name: z.string(), sure })),
  indoors: z.object({ is: z.boolean(), sure }).optional(),
  changes: z.array(z.object({ op: z.string(), target: piece, value: piece.optional(), sure })),
  /** Words with a meaning that ended nowhere. */
  unread: z.array(piece),
})
export type Reading = z.output<typeof reading>
