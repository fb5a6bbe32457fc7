import { z } from 'zod'
import { communityTypeOf, communityTypes } from '../creation-kind.ts'
import { tolerant } from '../tolerant.ts'
import { creationName, textOr } from './creation-name.ts'
import { environmentCategory } from './environment.ts'
import { signedFile } from './signed-file.ts'

const count = z.int().min(0).default(0)

/** Anything but a game or an environment is treated as a model, even when no type is given. */
export const communityType = z.preprocess(communityTypeOf, z.enum(communityTypes))

/** Whose creation a remix began as. Without an encrypted id it is no longer to be seen; its name stays. */
export const remixCredit = z.object({
  modelName: creationName,
  username: textOr('user'),
  encryptedId: z.string().optional(),
})
export type RemixCredit = z.output<typeof remixCredit>

export const communityItem = tolerant(
  {
    modelId: z.string(),
    /** What its public address carries. */
    encryptedId: z.string().optional(),
    modelType: communityType,
    /** Of an environment: a scene, or an education simulation. */
    category: environmentCategory.optional(),
    modelName: creationName,
    description: z.string().optional(),
    username: textOr('user'),
    publishDate: z.string().optional(),
    likes: count,
    views: count,
    modelImage: signedFile.optional(),
    /** The file of a model (GLB), for the viewer. An address that lasts. */
    modelLink: z.string().optional(),
    userId: z.string().optional(),
    /** What is published was proven. Of a game: how long the bot took to win it. */
    proof: z.object({ wonSeconds: z.number().optional() }).optional(),
    remixOf: remixCredit.optional(),
  },
  { publishDate: ['designDate'], modelImage: ['modelImageLink'] },
)
export type CommunityItem = z.output<typeof communityItem>
