import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageSize } from '../constants.ts'
import { communityType } from '../entities/community-item.ts'
import { creationName } from '../entities/creation-name.ts'
import { environmentCategory, environmentFormat } from '../entities/environment.ts'
import { dimension } from '../entities/game.ts'
import { proofCheck, proofRequirement } from '../entities/game-proof.ts'
import { modelFormat } from '../entities/model.ts'
import { signedFile } from '../entities/signed-file.ts'
import { offer } from '../offer.ts'
import { id, plainText } from '../text-rules.ts'
import { wholeNumber } from './whole-number.ts'

export const creationCalls = {
  getEvidence: defineCall('getEvidence', {
    tag: 'Creations',
    summary:
      'The evidence for a creation of the signed-in user, of any kind: what was checked, and what of the prompt was met. Of its newest version, unless asked otherwise.',
    params: z.object({ modelId: id }),
    query: z.object({ versionId: id.optional() }),
    answer: z.object({
      modelId: z.string(),
      versionId: z.string(),
      modelType: communityType,
      category: environmentCategory.optional(),
      dimension: dimension.optional(),
      modelName: creationName,
      /** What it began as. */
      prompt: z.string(),
      /** False only of code that its user saved without a proof. */
      proven: z.boolean(),
      checks: z.array(proofCheck),
      requirements: z.array(proofRequirement),
      /** The claims of the prompt that were not met. */
      unmet: z.array(z.string()),
      /** What else may have been meant, where something was only guessed. */
      offers: z.array(offer).optional(),
      published: z.boolean(),
      /** The address of its page, which everybody can open once it is published. */
      pageUrl: z.string(),
      /** Where it can be played or walked in, for a few minutes. Models have none. */
      playUrl: z.string().optional(),
    }),
  }),

  exportLink: defineCall('exportLink', {
    tag: 'Creations',
    summary:
      'A link to a creation of the signed-in user as a file, which works for ten minutes without signing in. Games: zip, offline; environments: zip, offline, lesson (simulations only); models: glb, obj, stl, usdz.',
    body: z.strictObject({
      modelId: id,
      format: z.union([modelFormat, environmentFormat]).optional(),
      versionId: id.optional(),
    }),
    answer: z.object({
      url: z.string(),
      format: z.string(),
      /** When the link stops working. */
      expires: z.string(),
    }),
  }),

  getMyCreations: defineCall('getMyCreations', {
    tag: 'Creations',
    summary: 'Lists everything the signed-in user made, newest first. Search forgives typos.',
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
          /** Whether it is in the Creator Hub. */
          published: z.boolean(),
        }),
      ),
      page: z.int(),
      pageSize: z.literal(pageSize.myCreations),
      total: z.int(),
    }),
  }),
}
