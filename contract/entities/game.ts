import { z } from 'zod'
import { tolerant } from '../tolerant.ts'
import { creationName } from './creation-name.ts'
import { signedFile } from './signed-file.ts'

export const gameType = z.enum(['Game', 'Agent_Game'])
export type GameType = z.output<typeof gameType>

/** Written 2d or 2D, depending on the call. */
export const dimension = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['2d', '3d']))
export type Dimension = z.output<typeof dimension>

export const game = tolerant(
  {
    modelId: z.string(),
    userId: z.string(),
    chatId: z.string(),
    modelName: creationName,
    modelType: gameType.default('Game'),
    dimension: dimension.default('2d'),
    designDate: z.string().optional(),
    /** The newest version, which the links lead to, and how many there are. */
    versionId: z.string().optional(),
    versions: z.int().min(1).optional(),
    /** Whether it is in the Creator Hub. */
    published: z.boolean().optional(),
    modelImage: signedFile.optional(),
    jsUrl: signedFile.optional(),
    htmlUrl: signedFile.optional(),
  },
  { modelImage: ['modelImageLink'] },
)
export type Game = z.output<typeof game>
