import { z } from 'zod'
import { anyway } from '../anyway.ts'
import { defineCall } from '../call.ts'
import { imageOptions, threeDOptions } from '../entities/generation-options.ts'
import { model, modelFormat, storedModel } from '../entities/model.ts'
import { modelProof } from '../entities/model-proof.ts'
import { pictureDrawing } from '../entities/picture-drawing.ts'
import { signedFile } from '../entities/signed-file.ts'
import { offer } from '../offer.ts'
import { id, link, name, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'

const tag = 'Models'

export const modelCalls = {
  getImage: defineCall('getImage', {
    tag,
    summary:
      'Draws the picture that a 3D model can be made from. Free, and for visitors too. The same prompt with another stable_seed is a variation; with editOf, the prompt is a change of the picture (or of a model of your own) by that id.',
    params: z.object({ prompt }),
    body: z.strictObject({ options: imageOptions.optional(), editOf: id.optional(), anyway }).default({}),
    answer: tolerant(
      {
        /** Where the picture is for good (a visitor's for a day); `signUrl` exchanges it for an address that works. */
        originalUrl: z.string(),
        /** Works for a few minutes. */
        imageUrl: z.string(),
        /** For `editOf`. */
        imageId: z.string().optional(),
        title: z.string().optional(),
        /** How the prompt was understood, for the chat. */
        message: z.string().optional(),
        /** What an edit changed, in sentences. */
        changes: z.array(z.string()).optional(),
        /** What else may have been meant, where something was only guessed. */
        offers: z.array(offer).optional(),
        /** Only where a service is set up that draws pictures. */
        drawing: pictureDrawing.optional(),
      },
      { imageUrl: ['url', 'image'] },
    ),
  }),

  get3d: defineCall('get3d', {
    tag,
    startsRun: true,
    summary:
      'Makes a 3D model from a picture: one that get-image drew, or one that was uploaded. Costs credits once the model is proven. Asked for text/event-stream, it streams the run, whose upload_to_s3 event carries the model. The model is kept among the creations of its maker at once; storing it gives it its name.',
    // Any of the addresses of the picture. Addresses of other servers are refused: nothing is fetched from there.
    body: z.strictObject({ imageUrl: link, options: threeDOptions.optional() }),
    answer: tolerant({
      url: z.string(),
      originalUrl: z.string(),
      modelId: z.string().optional(),
      modelName: z.string().optional(),
      modelImageLink: signedFile.optional(),
      /** What was made, for the chat. */
      message: z.string().optional(),
    }),
  }),

  storeModel: defineCall('storeModel', {
    tag,
    summary: "Names a generated model in its maker's creations. Doing it twice has no further effect.",
    params: z.object({ userId: id }),
    body: z.strictObject({
      modelName: name,
      /** Any address of the model: url or originalUrl of get-3d. */
      modelLink: link,
      /** As sent by the specified client. The picture that is kept is the one that was made of the mesh. */
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

  exportModel: defineCall('exportModel', {
    tag,
    summary: 'Downloads a model: model.glb, model.obj.zip, model.stl or model.usdz.',
    params: z.object({ modelId: id }),
    query: z.object({ format: modelFormat.default('glb') }),
    answer: 'file',
  }),

  getModelProof: defineCall('getModelProof', {
    tag,
    summary: 'The evidence for a model: what was checked, what of the prompt was met, and its figures.',
    params: z.object({ modelId: id }),
    answer: modelProof,
  }),
}
