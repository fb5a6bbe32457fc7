import { z } from 'zod'
import { tolerant } from '../tolerant.ts'
import { creationName } from './creation-name.ts'
import { signedFile } from './signed-file.ts'

/** One row of an admin list, whatever its kind. */
export const adminItem = tolerant(
  {
    modelId: z.string(),
    modelName: creationName,
    modelType: z.string().optional(),
    userId: z.string().optional(),
    /** Who made it. */
    username: z.string().optional(),
    /** What its page carries; administrators may open it, published or not. */
    encryptedId: z.string().optional(),
    published: z.boolean().optional(),
    designDate: z.string().optional(),
    modelImage: signedFile.optional(),
    modelLink: z.string().optional(),
    htmlUrl: signedFile.optional(),
    jsUrl: signedFile.optional(),
  },
  { designDate: ['createdAt'], modelImage: ['modelImageLink'] },
)
export type AdminItem = z.output<typeof adminItem>
