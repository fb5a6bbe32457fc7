import { z } from 'zod'
import { defineCall } from '../call.ts'
import { imageOptions, threeDOptions } from '../entities/generation-options.ts'
import { model, storedModel } from '../entities/model.ts'
import { id, link, name, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'

const tag = 'Models'

export const modelCalls = {
  getImage: defineCall('getImage', {
    tag,
    summary: 'Draws the picture that a 3D model can be made from.',
    params: z.object({ prompt }),
    body: z.strictObject({ options: imageOptions.optional() }).default({}),
    answer: tolerant({ originalUrl: z.string(), imageUrl: z.string() }, { imageUrl: ['url', 'image'] }),
  }),

  get3d: defineCall('get3d', {
    tag,
    summary: 'Makes a 3D model from a picture.',
    body: z.strictObject({ imageUrl: link, options: threeDOptions.optional() }),
    answer: tolerant({ url: z.string(), originalUrl: z.string() }),
  }),

  storeModel: defineCall('storeModel', {
    tag,
    summary: 'Keeps a generated model among the creations of its maker.',
    params: z.object({ userId: id }),
    body: z.strictObject({
      modelName: name,
      modelLink: link,
      modelImageLink: link.optional(),
      modelType: z.literal('3d').default('3d'),
    }),
    answer: z.object({ model: storedModel }),
  }),

  getModels: defineCall('getModels', {
    tag,
    summary: 'Lists the models of a user, newest first.',
    params: z.object({ userId: id }),
    answer: listOf(model),
  }),

  deleteModel: defineCall('deleteModel', {
    tag,
    summary: 'Deletes a model of the signed-in user.',
    body: z.strictObject({ model: tolerant({ modelId: id }) }),
    answer: success,
  }),
}
