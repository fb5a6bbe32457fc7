import { z } from 'zod'
import { id, plainText } from '../text-rules.ts'

/** Which way a picture looks: that is the way it goes without being mirrored. What looks at us is never mirrored. */
export const looks = z.enum(['left', 'right', 'front'])
export type Looks = z.output<typeof looks>

/** Somebody who plays in a game, for whoever wants to draw them. */
export const castMember = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  /** As the game shows them now: an address that holds the picture. Code that was edited by hand may have none. */
  picture: z.string().optional(),
  /** Where they are shown as their user drew them: the drawing as it was cut out, to draw on. */
  drawing: z.object({ picture: z.string(), looks }).optional(),
})
export type CastMember = z.output<typeof castMember>

/** As 10 MB are written in base64. */
const longestPicture = 14_000_000

/** As what somebody of the cast is shown from now on. */
export const shownAs = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('drawing'),
    /** A JPEG, PNG, GIF or WebP as a data URL. Clear parts are left away; where there are none, the background is. */
    picture: plainText({ max: longestPicture, exact: true }),
    looks: looks.default('front'),
  }),
  /** A model of the user's own that was made from words. */
  z.strictObject({ by: z.literal('model'), modelId: id }),
  /** Without the drawing again. */
  z.strictObject({ by: z.literal('usual') }),
])
export type ShownAs = z.input<typeof shownAs>
