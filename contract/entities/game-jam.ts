import { z } from 'zod'
import { communityItem } from './community-item.ts'

export const jamWeek = z.object({
  /** The Monday it begins on, such as '2026-11-09'. Days are those of UTC, so that a week is the same everywhere. */
  starts: z.iso.date(),
  /** The moment at which it closes. */
  ends: z.iso.datetime(),
  /** Its number in the year, as ISO 8601 counts. */
  number: z.int().min(1).max(53),
  theme: z.string(),
})
export type JamWeek = z.output<typeof jamWeek>

export const jamEntry = z.object({
  item: communityItem,
  /** Those that count: given by others, within the week. */
  weekLikes: z.int().min(0),
})
export type JamEntry = z.output<typeof jamEntry>

export const pastJam = jamWeek.extend({
  entries: z.int().min(0),
  /** A week in which nothing was liked has none. */
  winner: z
    .object({
      modelName: z.string(),
      username: z.string(),
      likes: z.int(),
      /** As long as it is shown. */
      encryptedId: z.string().optional(),
      pictureUrl: z.string().optional(),
    })
    .optional(),
})
export type PastJam = z.output<typeof pastJam>
