import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageSize } from '../constants.ts'
import { communityType } from '../entities/community-item.ts'
import { creationName } from '../entities/creation-name.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, plainText } from '../text-rules.ts'
import { wholeNumber } from './whole-number.ts'

export const creationCalls = {
  getMyCreations: defineCall('getMyCreations', {
    tag: 'Creations',
    summary:
      'Lists what the signed-in user made, of all kinds, newest first. A search forgives typing mistakes.',
    params: z.object({ userId: id }),
    query: z.object({
      page: wholeNumber(1, 100_000).default(1),
      filter: z.enum(['all', 'models', 'environments', 'games']).default('all'),
      search: plainText({ max: 200, blank: true }).default(''),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          modelId: z.string(),
          modelType: communityType,
          modelName: creationName,
          designDate: z.string(),
          modelImage: signedFile.optional(),
          /** Where the file of a model lies. */
          modelLink: z.string().optional(),
        }),
      ),
      page: z.int(),
      pageSize: z.literal(pageSize.myCreations),
      total: z.int(),
    }),
  }),
}
