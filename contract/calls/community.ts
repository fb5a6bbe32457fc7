import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { pageSize } from '../constants.ts'
import { communityItem } from '../entities/community-item.ts'
import { environmentCategory } from '../entities/environment.ts'
import { dimension } from '../entities/game.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, link, name, plainText } from '../text-rules.ts'

const tag = 'Community'

function wholeNumber(min: number, max: number) {
  const error = says(`must be a whole number from ${min} to ${max}`)
  return z.coerce.number<number | string>({ error }).int({ error }).min(min, { error }).max(max, { error })
}

export const communityCalls = {
  getCommunity: defineCall('getCommunity', {
    tag,
    summary: 'Lists published creations, the most viewed first.',
    query: z.object({
      page: wholeNumber(1, 100_000).default(1),
      pageSize: wholeNumber(1, 100).default(pageSize.gallery),
      filter: z.enum(['all', 'models', 'environments', 'games']).default('all'),
      search: plainText({ max: 200, blank: true }).default(''),
    }),
    answer: z.object({
      items: z.array(communityItem),
      page: z.int(),
      pageSize: z.int(),
      total: z.int(),
    }),
  }),

  getCreation: defineCall('getCreation', {
    tag,
    summary: 'Opens a published creation, or one of your own, by its encrypted id.',
    params: z.object({ encryptedId: plainText({ max: 1024 }) }),
    answer: z.object({
      item: communityItem,
      /** The address to put into the frame; models have none. */
      playUrl: z.string().optional(),
      dimension: dimension.optional(),
      category: environmentCategory.optional(),
    }),
  }),

  publish: defineCall('publish', {
    tag,
    summary: 'Shows a creation of the signed-in user in the Creator Hub.',
    // Sent as the item looks to its maker. Only the name is taken from it: the rest, the server knows better.
    body: z.strictObject({
      modelId: id,
      userId: id,
      modelName: name.optional(),
      modelType: name.optional(),
      username: name.optional(),
      designDate: plainText({ max: 64 }).optional(),
      modelLink: link.optional(),
      modelImageLink: signedFile.optional(),
    }),
    answer: z.object({ item: communityItem }),
  }),

  incrementViews: defineCall('incrementViews', {
    tag,
    summary: 'Counts one more view of a published creation.',
    body: z.strictObject({ modelId: id }),
    answer: z.object({ views: z.int() }),
  }),
}
