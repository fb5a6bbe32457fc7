import { z } from 'zod'
import { tolerant } from '../tolerant.ts'
import { creationName } from './creation-name.ts'
import { signedFile } from './signed-file.ts'

const shape = {
  modelId: z.string(),
  userId: z.string(),
  modelName: creationName,
  /** Signed when the model is stored. */
  modelLink: z.string().optional(),
  modelImageLink: signedFile.optional(),
  modelType: z.literal('3d').default('3d'),
  designDate: z.string().optional(),
  /** Where the file is for good; exchanged for a signed address before use. */
  originalUrl: z.string().optional(),
  /** When `modelLink` was signed. */
  signTime: z.string().optional(),
}

const aliases = { modelImageLink: ['modelImage'] }

export const model = tolerant(shape, aliases)
export type Model = z.output<typeof model>

/** What storing answers: by then the file has both its addresses. */
export const storedModel = tolerant(
  { ...shape, signedUrl: z.string(), originalUrl: z.string() },
  { ...aliases, signedUrl: ['modelLink'] },
)
export type StoredModel = z.output<typeof storedModel>
