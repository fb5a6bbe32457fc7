import { z } from 'zod'
import { defineCall } from '../call.ts'
import { jamEntry, jamWeek, pastJam } from '../entities/game-jam.ts'
import { id } from '../text-rules.ts'
import { wholeNumber } from './whole-number.ts'

const tag = 'Game jam'

export const gameJamCalls = {
  getJam: defineCall('getJam', {
    tag,
    summary: "This week's theme and entries, most liked first.",
    query: z.object({ page: wholeNumber(1, 10_000).default(1) }),
    answer: z.object({
      week: jamWeek,
      /** What the theme may mean, in one sentence. */
      hint: z.string(),
      entries: z.array(jamEntry),
      page: z.int(),
      total: z.int(),
    }),
  }),

  getPastJams: defineCall('getPastJams', {
    tag,
    summary: 'Past weeks that had entries, newest first, with their winners.',
    answer: z.object({ weeks: z.array(pastJam) }),
  }),

  getOwnJam: defineCall('getOwnJam', {
    tag,
    summary: 'What the signed-in user has entered this week, and which published games can still enter.',
    answer: z.object({
      left: z.int().min(0),
      entered: z.array(z.object({ modelId: z.string(), modelName: z.string() })),
      games: z.array(z.object({ modelId: z.string(), modelName: z.string() })),
    }),
  }),

  enterJam: defineCall('enterJam', {
    tag,
    summary: "Enters a published game of the signed-in user into this week's jam.",
    body: z.strictObject({ modelId: id }),
    answer: z.object({ week: jamWeek, left: z.int().min(0) }),
  }),
}
