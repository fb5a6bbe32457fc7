import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageSize } from '../constants.ts'
import { creationTraits } from '../creation-kind.ts'
import { communityItem, communityType } from '../entities/community-item.ts'
import { environmentCategory } from '../entities/environment.ts'
import { environmentProof } from '../entities/environment-proof.ts'
import { dimension } from '../entities/game.ts'
import { gameProof } from '../entities/game-proof.ts'
import { modelProof } from '../entities/model-proof.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, link, name, plainText } from '../text-rules.ts'
import { texts } from '../texts.ts'
import { success } from './success.ts'
import { wholeNumber } from './whole-number.ts'

const tag = 'Community'

const encryptedId = plainText({ max: 1024 })

/** How often it is liked, and whether by the one who asks. */
const likes = z.object({ likes: z.int(), liked: z.boolean() })

export const communityCalls = {
  getCommunity: defineCall('getCommunity', {
    tag,
    summary: 'Lists published creations, most viewed first. Search forgives typos.',
    query: z.object({
      page: wholeNumber(1, 100_000).default(1),
      pageSize: wholeNumber(1, 100).default(pageSize.gallery),
      filter: z.enum(['all', 'models', 'environments', 'games']).default('all'),
      search: plainText({ max: 200, blank: true }).default(''),
      sort: z.enum(['views', 'newest', 'likes']).default('views'),
      trait: z.enum(creationTraits).optional(),
    }),
    answer: z.object({
      items: z.array(communityItem),
      page: z.int(),
      pageSize: z.int(),
      /** Of a long list, at least so many: there is another page when it is more than the pages so far hold. */
      total: z.int(),
    }),
  }),

  getCreation: defineCall('getCreation', {
    tag,
    summary: 'Opens a published creation, or one of your own, by its encrypted id.',
    params: z.object({ encryptedId }),
    answer: z.object({
      item: communityItem,
      /** One that is not can be opened by its maker alone, as it is now. */
      published: z.boolean(),
      mine: z.boolean(),
      liked: z.boolean(),
      /** The whole addresses of its page and its cover, for those who show links elsewhere. */
      pageUrl: z.string(),
      pictureUrl: z.string(),
      /** The address to put into the frame; models have none, but a `modelLink` in their item. */
      playUrl: z.string().optional(),
      dimension: dimension.optional(),
      category: environmentCategory.optional(),
      /** What it began as, if its maker shows that. */
      prompt: z.string().optional(),
      /** What was proven, without the replays. */
      proof: gameProof
        .pick({ checks: true, requirements: true })
        .extend({ evidence: gameProof.shape.evidence.omit({ won: true, lost: true }) })
        .optional(),
      /** What was proven of a model. */
      modelProof: modelProof.optional(),
      /** What was proven of an environment. */
      environmentProof: environmentProof.optional(),
    }),
  }),

  getEmbed: defineCall('getEmbed', {
    tag,
    summary:
      'What other sites need to embed a published creation: its play link works in a frame on any site.',
    params: z.object({ encryptedId }),
    answer: z.object({
      item: communityItem,
      pageUrl: z.string(),
      pictureUrl: z.string(),
      playUrl: z.string(),
    }),
  }),

  oembed: defineCall('oembed', {
    tag,
    summary: "Describes a published creation's page as oEmbed 1.0, for sites that unfurl links.",
    query: z.object({
      url: plainText({ max: 4096 }),
      maxwidth: wholeNumber(1, 100_000).optional(),
      maxheight: wholeNumber(1, 100_000).optional(),
      format: plainText({ max: 20 }).default('json'),
    }),
    answer: z.object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      provider_name: z.string(),
      provider_url: z.string(),
      title: z.string(),
      author_name: z.string(),
      /** The frame to put into a page. */
      html: z.string(),
      width: z.int(),
      height: z.int(),
      cache_age: z.int(),
      thumbnail_url: z.string(),
      thumbnail_width: z.int(),
      thumbnail_height: z.int(),
    }),
  }),

  getCreationProof: defineCall('getCreationProof', {
    tag,
    summary: 'All the evidence for a published creation, with replays.',
    params: z.object({ encryptedId }),
    answer: gameProof,
  }),

  getCreationPicture: defineCall('getCreationPicture', {
    tag,
    summary: "A creation's picture. Unlike a signed address, this one lasts.",
    params: z.object({ encryptedId }),
    answer: 'file',
  }),

  getCreationCover: defineCall('getCreationCover', {
    tag,
    summary:
      "A creation's picture with its name on it (JPEG, 1200 by 630), as links unfold to it. The address lasts.",
    params: z.object({ encryptedId }),
    answer: 'file',
  }),

  getCreationModel: defineCall('getCreationModel', {
    tag,
    summary:
      'The file of a 3D model (GLB), for viewers, with as many triangles as it has or fewer. Unlike a signed address, this one lasts.',
    params: z.object({ encryptedId }),
    query: z.object({ detail: z.enum(['full', 'medium', 'low']).default('full') }),
    answer: 'file',
  }),

  publish: defineCall('publish', {
    tag,
    summary:
      "Publishes a creation of the signed-in user to the Creator Hub as it is now; later changes show once it's published again.",
    // Sent as the item looks to its maker. Only the name and the description are taken from it: the rest, the server
    // knows better.
    body: z.strictObject({
      modelId: z.string({ error: texts.publishing.gameIdMissing }).pipe(id),
      userId: z.string({ error: texts.publishing.userMissing }).pipe(id),
      modelName: name.optional(),
      description: plainText({ max: 500, blank: true }).optional(),
      /** Whether the prompt that it began as stands on its page. */
      showPrompt: z.boolean().optional(),
      modelType: name.optional(),
      username: name.optional(),
      designDate: plainText({ max: 64 }).optional(),
      modelLink: link.optional(),
      modelImageLink: signedFile.optional(),
    }),
    answer: z.object({ item: communityItem }),
  }),

  unpublish: defineCall('unpublish', {
    tag,
    summary: 'Takes a creation back from the Creator Hub. Its views and likes are kept in case it returns.',
    body: z.strictObject({ modelId: id, userId: id }),
    answer: success,
  }),

  incrementViews: defineCall('incrementViews', {
    tag,
    summary: 'Counts a view of a published creation, once an hour per visitor.',
    body: z.strictObject({ modelId: id }),
    answer: z.object({ views: z.int() }),
  }),

  like: defineCall('like', {
    tag,
    summary: 'Likes a published creation, once.',
    body: z.strictObject({ modelId: id }),
    answer: likes,
  }),

  unlike: defineCall('unlike', {
    tag,
    summary: 'Takes a like back.',
    body: z.strictObject({ modelId: id }),
    answer: likes,
  }),

  getLiked: defineCall('getLiked', {
    tag,
    summary: 'Which of these creations the signed-in user likes.',
    body: z.strictObject({ modelIds: z.array(id).max(100) }),
    answer: z.object({ liked: z.array(z.string()) }),
  }),

  remix: defineCall('remix', {
    tag,
    summary: 'Gives the signed-in user their own copy of a published creation to change. Free.',
    body: z.strictObject({ encryptedId }),
    answer: z.object({
      modelId: z.string(),
      modelName: z.string(),
      modelType: communityType,
      /** The chat that a copy of a game is changed in. */
      chatId: z.string().optional(),
    }),
  }),
}
