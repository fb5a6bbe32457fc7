import { z } from 'zod'
import { gameVersion } from '../entities/game-version.ts'
import { id, name, plainText } from '../text-rules.ts'

/** What calls about versions take and answer, whatever kind of creation they are of. */

export const versionList = z.object({ modelId: z.string(), versions: z.array(gameVersion) })

const ofVersion = { modelId: id, versionId: id }

export const oneVersion = z.strictObject(ofVersion)
export const namedVersion = z.strictObject({ ...ofVersion, name })

export const triedCode = <Program extends z.ZodType>(program: Program) =>
  z.strictObject({ ...ofVersion, code: program })

export const savedCode = <Program extends z.ZodType>(program: Program) =>
  z.strictObject({
    modelId: id,
    /** The version it was edited from. */
    versionId: id,
    code: program,
    unproven: z.boolean().default(false),
    /** What was changed, in the words of the user. */
    note: plainText({ max: 200 }).optional(),
  })

/** The creation as it is now, and the version that was added. */
export const changedVersion = <Model extends z.ZodType>(model: Model) =>
  z.object({ model, version: gameVersion })
