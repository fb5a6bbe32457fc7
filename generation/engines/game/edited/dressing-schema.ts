import * as z from 'zod'
import { airSchema, kindSchema, skySchema, surfaceSchema } from '../../environment/scene/scene-schema.ts'

const number = z.number().refine(Number.isFinite)

/** What the proof looks at of a dressing that edited code hands over. */
export const seenDressing = z.object({
  sky: skySchema,
  air: airSchema,
  ground: z.object({
    main: surfaceSchema,
    path: surfaceSchema,
    patch: surfaceSchema,
    steep: surfaceSchema,
    shore: surfaceSchema,
  }),
  kinds: z.array(kindSchema).max(5000),
  scenery: z
    .array(
      z.object({
        kind: z.number().int().min(0),
        many: number,
        wet: z.literal(true).optional(),
        scale: number.positive().optional(),
      }),
    )
    .max(1000),
  isRoom: z.literal(true).optional(),
  ceiling: z.number().int().min(0).optional(),
  cast: z.record(z.string(), z.number().int()),
})
export type SeenDressing = z.infer<typeof seenDressing>
