import { z } from 'zod'
import { communityTypeOf, communityTypes } from '../creation-kind.ts'
import { tolerant } from '../tolerant.ts'
import { creationName, textOr } from './creation-name.ts'
import { signedFile } from './signed-file.ts'

const count = z.int().min(0).default(0)

/** Anything but a game or an environment is treated as a model, even when no type is given. */
export const communityType = z.preprocess(communityTypeOf, z.enum(communityTypes))

export const communityItem = tolerant(
  {
    modelId: z.string(),
    modelType: communityType,
    modelName: creationName,
    username: textOr('user'),
    publishDate: z.string().optional(),
    likes: count,
    views: count,
    modelImage: signedFile.optional(),
    modelLink: z.string().optional(),
    userId: z.string().optional(),
  },
  { publishDate: ['designDate'], modelImage: ['modelImageLink'] },
)
export type CommunityItem = z.output<typeof communityItem>
