import { z } from 'zod'
import { defineCall } from '../call.ts'
import { communityType } from '../entities/community-item.ts'
import { reportLengths, reportReasons } from '../report-reasons.ts'
import { id, plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Reports'
const reason = z.enum(reportReasons)

/** Everything that was reported about one creation. */
export const reportedCreation = z.object({
  modelId: z.string(),
  encryptedId: z.string(),
  modelName: z.string(),
  modelType: communityType,
  userId: z.string(),
  username: z.string(),
  /** Not any more, when its maker has taken it back meanwhile. */
  published: z.boolean(),
  /** The newest first. */
  reports: z.array(
    z.object({
      reason,
      words: z.string(),
      at: z.string(),
      /** The name of the account it was sent from; null for a visitor. */
      username: z.string().nullable(),
    }),
  ),
  /** How many there are, of which the newest are listed. */
  count: z.int(),
})
export type ReportedCreation = z.output<typeof reportedCreation>

export const reportCalls = {
  reportCreation: defineCall('reportCreation', {
    tag,
    summary: 'Tells the people who run this server what is wrong with a published creation.',
    body: z.strictObject({
      encryptedId: plainText({ max: 1024 }),
      reason,
      words: plainText({ max: reportLengths.words, blank: true }).default(''),
    }),
    answer: success,
  }),

  adminReports: defineCall('adminReports', {
    tag,
    summary: 'Lists reported creations, most often reported first.',
    answer: z.object({ creations: z.array(reportedCreation) }),
  }),

  adminDismissReports: defineCall('adminDismissReports', {
    tag,
    summary: 'Dismisses the reports about a creation. It stays published.',
    params: z.object({ modelId: id }),
    answer: success,
  }),

  adminUnpublish: defineCall('adminUnpublish', {
    tag,
    summary:
      "Takes a creation off the Creator Hub. Its maker gets the note by e-mail, and can't publish it again.",
    params: z.object({ modelId: id }),
    body: z.strictObject({ note: plainText({ max: reportLengths.note }) }),
    answer: success,
  }),
}
