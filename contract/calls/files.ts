import { z } from 'zod'
import { defineCall } from '../call.ts'
import { maxBodyBytes } from '../constants.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, link, plainText } from '../text-rules.ts'

const tag = 'Files'

export const fileCalls = {
  gameAssets: defineCall('gameAssets', {
    tag,
    summary:
      'Finds the files of a game, to open or export it: of its newest version, or of the one asked for.',
    // The specification says 'modelId as body', which can be read in two ways; both are accepted.
    body: z
      .union([id, z.strictObject({ modelId: id, versionId: id.optional() })])
      .transform((body) => (typeof body === 'string' ? { modelId: body, versionId: undefined } : body)),
    answer: z.object({
      modelId: z.string(),
      modelName: z.string(),
      htmlUrl: signedFile,
      jsUrl: signedFile,
      modelImage: signedFile.optional(),
    }),
  }),

  environmentPage: defineCall('environmentPage', {
    tag,
    summary: 'The page of an environment.',
    params: z.object({ userId: id, modelId: id }),
    answer: 'file',
  }),

  screenshot: defineCall('screenshot', {
    tag,
    summary: "Takes a picture of an environment's page; only pages of this server's creations are opened.",
    body: z.strictObject({ url: link }),
    answer: 'file',
  }),

  uploadImage: defineCall('uploadImage', {
    tag,
    summary:
      'Takes a JPEG, PNG, GIF or WebP of at most 10 MB, as multipart/form-data. get-3d makes a model from it.',
    // Type and size answer 415 and 413 with texts of their own, see `checkUpload`.
    body: z.strictObject({ image: z.file() }),
    answer: z.object({
      imageId: z.string(),
      /** Works for a few minutes. */
      imageUrl: z.string(),
      /** Where the picture is for good; `signUrl` exchanges it for an address that works. */
      originalUrl: z.string().optional(),
    }),
  }),

  storeSnapshot: defineCall('storeSnapshot', {
    tag,
    summary:
      'Keeps a picture of a creation, as its preview if asked to. Takes JPEG, PNG and WebP, and keeps WebP of 640 pixels in width.',
    body: z.strictObject({
      /** A data URL. */
      image: plainText({ max: maxBodyBytes }),
      type: z.enum(['Environment', 'Game', 'Model']).default('Environment'),
      userId: id,
      modelId: id,
      /** Which version of a game it shows; the newest unless said otherwise. */
      versionId: id.optional(),
      saveToDatabase: z.boolean().default(false),
    }),
    answer: z.object({ modelImage: signedFile }),
  }),

  signUrl: defineCall('signUrl', {
    tag,
    summary: "Exchanges a stored file's address for one that works for a few minutes.",
    body: z.strictObject({
      originalUrl: link,
      type: z.enum(['models', 'environments', 'games']).default('models'),
    }),
    answer: z.object({ signedUrl: z.string() }),
  }),

  encryptId: defineCall('encryptId', {
    tag,
    summary: 'Turns the id of a creation into the one that its public address carries.',
    body: z.strictObject({ modelId: id }),
    answer: z.object({ encryptedId: z.string() }),
  }),
}
