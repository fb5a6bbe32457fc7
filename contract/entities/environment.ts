import { z } from 'zod'
import { tolerant } from '../tolerant.ts'
import { creationName } from './creation-name.ts'
import { signedFile } from './signed-file.ts'

/** An education simulation is an environment of its own category. */
export const environmentCategory = z.enum(['scene', 'simulation'])
export type EnvironmentCategory = z.output<typeof environmentCategory>

export const environment = tolerant(
  {
    modelId: z.string(),
    userId: z.string(),
    modelName: creationName,
    category: environmentCategory.default('scene'),
    /** The newest version, which the links lead to, and how many there are. */
    versionId: z.string().optional(),
    versions: z.int().min(1).optional(),
    /** Whether it is in the Creator Hub. */
    published: z.boolean().optional(),
    htmlUrl: signedFile.optional(),
    jsUrl: signedFile.optional(),
    modelImage: signedFile.optional(),
    designDate: z.string().optional(),
    prompt: z.string().optional(),
    createdAt: z.string().optional(),
    /** Where its page is for good; `screenshot` takes it. */
    originalUrl: z.string().optional(),
  },
  { modelImage: ['modelImageLink'], designDate: ['createdAt'] },
)
export type Environment = z.output<typeof environment>

/** The forms in which an environment can be taken along; simulations have a lesson sheet to print. */
export const environmentFormat = z.enum(['zip', 'offline', 'lesson'])
export type EnvironmentFormat = z.output<typeof environmentFormat>
