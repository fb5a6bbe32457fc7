import { z } from 'zod'
import { defineCall } from '../call.ts'
import { maxBodyBytes } from '../constants.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, link, plainText } from '../text-rules.ts'

const tag = 'Files'

/** Of one version of a game or an environment. */
const files = z.object({
  modelId: z.string(),
  modelName: z.string(),
  htmlUrl: signedFile,
  jsUrl: signedFile,
  modelImage: signedFile.optional(),
})

export const fileCalls = {
  gameAssets: defineCall('gameAssets', {
    tag,
    summary:
      'Finds the files of a game, to open or export it: of its newest version, or of the one asked for.',
    // The specification says 'modelId as body', which can be read in two ways; both are accepted.
    body: z
      .union([id, z.strictObject({ modelId: id, versionId: id.optional() })])
      .transform((body) => (typeof body === 'string' ? { modelId: body, versionId: undefined } : body)),
    answer: files,
  }),

  environmentAssets: defineCall('environmentAssets', {
    tag,
    summary:
      'Finds the files of an environment, to open or export it: of its newest version, or of the one asked for; also of what a visitor made.',
    body: z.strictObject({ modelId: id, versionId: id.optional() }),
    answer: files,
  }),

  environmentPage: defineCall('environmentPage', {
    tag,
    summary:
      'The page of an environment, for its maker, and for everybody once it is published. A browser that opens it by itself is led to the page that shows it.',
    params: z.object({ userId: id, modelId: id }),
    answer: 'file',
  }),

  screenshot: defineCall('screenshot', {
    tag,
    summary:
      "Takes a picture of an environment's page: a WebP of 960 by 600. Only pages of this server's own environments are opened, by their id; any other address answers 400, and nothing is fetched from there. Without a browser on the server it is the picture that was made last.",
    body: z.strictObject({ url: link }),
    answer: 'file',
  }),

  uploadImage: defineCall('uploadImage', {
    tag,
    summary:
      'Takes a JPEG, PNG, GIF or WebP of at most 10 MB, as multipart/form-data. get-3d makes a model from it, create-environment takes colours and light from it. For visitors too, whose pictures are kept for a day.',
    // Type and size answer 415 and 413 with texts of their own, see `checkUpload`.
    body: z.strictObject({ image: z.file() }),
    answer: z.object({
      imageId: z.string(),
      /** Works for a few minutes. */
      imageUrl: z.string(),
      /** Where the picture is for good; `signUrl` exchanges it for an address that works. */
      originalUrl: z.string().optional(),
      /** Why no model can be made of it, where that is known. Its colours can be used all the same. */
      unreadable: z.string().optional(),
    }),
  }),

  storeSnapshot: defineCall('storeSnapshot', {
    tag,
    summary:
      'Saves a picture of a creation, as its preview if you ask for that. Takes JPEG, PNG and WebP, and keeps WebP 640 pixels wide.',
    body: z.strictObject({
      /** A data URL. */
      image: plainText({ max: maxBodyBytes }),
      type: z.enum(['Environment', 'Game', 'Model']).default('Environment'),
      userId: id,
      modelId: id,
      /** Which version of it is shown; the newest unless said otherwise. */
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
