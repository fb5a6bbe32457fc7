import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { z } from 'zod'
import type { Wish } from './compose.ts'
import { amount, because, condition, effect, id, kind, spaceId, when } from './vocabulary-schema.ts'

const goal = z.object({ tally: id, reaches: amount, says: z.string().max(120), cast: id.optional() })

/** A rulebook as it comes back from storage or from a language provider. */
export const rulebook: z.ZodType<Rulebook> = z.strictObject({
  space: z.strictObject({
    id: spaceId,
    because,
    wide: z.number().min(1).max(24).optional(),
    tall: z.number().min(1).max(8).optional(),
    bare: z.literal(true).optional(),
    course: z.literal(true).optional(),
    dark: z.literal(true).optional(),
    watch: z.literal(true).optional(),
    river: z.enum(['always', 'later', 'only']).optional(),
    rail: z.literal(true).optional(),
    laps: z.number().int().min(1).max(20).optional(),
    place: z.number().int().min(1).max(20).optional(),
    round: z.literal(true).optional(),
    abyss: z.literal(true).optional(),
    overturned: z.literal(true).optional(),
    maze: z.literal(true).optional(),
    ice: z.literal(true).optional(),
    streams: amount.optional(),
    rises: z.literal(true).optional(),
    holes: z.literal(true).optional(),
    across: z.literal(true).optional(),
    rough: z.literal(true).optional(),
    islands: z.literal(true).optional(),
    cave: z.literal(true).optional(),
    has: z.array(z.enum(['spikes', 'springs', 'lifts', 'ladders'])).optional(),
    over: z.enum(['water', 'lava']).optional(),
  }),
  kinds: z.array(kind).min(1).max(60),
  rules: z
    .array(
      z.object({
        when,
        if: z.array(condition).max(8).optional(),
        do: z.array(effect).max(16),
        rest: z.number().min(0).max(600).optional(),
        says: z.string().max(40).optional(),
        between: z.literal(true).optional(),
        because,
      }),
    )
    .max(120),
  ends: z
    .array(
      z.object({
        result: z.enum(['won', 'lost']),
        when: z.union([
          z.object({ tallies: z.array(goal).min(1).max(8) }),
          z.object({ seconds: amount }),
          z.object({ gone: id }),
          z.object({ many: id, reaches: amount }),
        ]),
        says: z.string().max(200),
        because,
      }),
    )
    .max(12),
  phases: z
    .array(
      z.object({
        id,
        says: z.string().max(60),
        numbered: z.literal(true).optional(),
        seconds: amount.optional(),
        uneven: z.literal(true).optional(),
        until: z.object({ gone: z.array(id).min(1).max(8) }).optional(),
        next: id.optional(),
        signal: z.enum(['green', 'amber', 'red']).optional(),
        light: z.number().min(0).max(1).optional(),
        sudden: z.literal(true).optional(),
        because,
      }),
    )
    .max(12)
    .optional(),
  stocks: z
    .array(
      z.strictObject({
        tally: id,
        from: z.number().min(0).max(1000),
        says: z.string().max(60),
        cast: id,
        because,
      }),
    )
    .max(4)
    .optional(),
})

const part = z.object({
  id,
  name: z.string().max(120),
  plural: z.string().max(120),
  count: z.number().optional(),
  flies: z.boolean(),
  alive: z.boolean(),
  sorts: z.array(z.string().max(40)).max(8).optional(),
})

export const wish: z.ZodType<Wish> = z.object({
  mechanic: id,
  verb: z.string().max(80),
  words: z.string().max(500),
  filler: z.literal(true).optional(),
  form: id.optional(),
  aside: z.literal(true).optional(),
  instead: z.string().max(80).optional(),
  you: part,
  who: part,
  whom: part.optional(),
  with: part.optional(),
  to: part.optional(),
  from: part.optional(),
})
