import { z } from 'zod'
import { id } from '../text-rules.ts'
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
  /** What it was made from; a model of an uploaded picture has none, and cannot be changed by words. */
  prompt: z.string().optional(),
  /** Whether it is in the Creator Hub. */
  published: z.boolean().optional(),
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

/** The forms in which a model can be taken along. */
export const modelFormat = z.enum(['glb', 'obj', 'stl', 'usdz'])
export type ModelFormat = z.output<typeof modelFormat>

/** A model as a part of a game: who one plays, or what one meets. */
export const modelInGame = z.strictObject({ modelId: id, as: z.enum(['player', 'object']) })
export type ModelInGame = z.output<typeof modelInGame>
