import { particles } from '@makebelieve/kit/environment/scene'
import { surfaces } from '@makebelieve/shapes/materials/material'
import { z } from 'zod'
import { readingForms } from '../../reading/form.ts'
import { arrangements, attachments, styles } from '../model/design.ts'
import {
  type Claim,
  type EnvironmentPlan,
  moods,
  type PlannedMatter,
  placings,
  seasons,
  weathers,
} from './design.ts'
import { settingNamed } from './settings/index.ts'

/**
 * A plan as it comes back from storage or from a language provider. What layouts and composing read without looking twice is
 * checked here; claims are words for the user, and only their kind is looked at.
 */
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const id = z.string().min(1).max(80)
const words = z.string().max(400)

const material = z.looseObject({ surface: z.enum(surfaces), colour, roughness: z.number() })
const order = z.looseObject({
  archetype: id,
  noun: id,
  values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
})
const source = z.discriminatedUnion('by', [
  z.looseObject({ by: z.literal('archetype'), order }),
  z.looseObject({ by: z.literal('parts'), orders: z.array(order).max(12) }),
  z.looseObject({
    by: z.literal('puffed'),
    art: z.object({ set: id, id: z.string().regex(/^[\w.-]+$/) }),
    colour,
  }),
  z.looseObject({ by: z.literal('stuff'), stuff: material }),
])

const piece = z.looseObject({
  id,
  phrase: words,
  noun: id,
  source,
  via: words,
  count: z.number().int().min(1).max(60),
  size: z.number().min(0.05).max(20),
  partLooks: z.array(z.looseObject({ part: z.string().max(80) })).max(40),
  arranged: z.enum(arrangements).optional(),
  attached: z.looseObject({ to: id, how: z.enum(attachments) }).optional(),
})

const place = z.object({
  how: z.enum(placings),
  of: id.optional(),
  and: id.optional(),
  hung: z.literal(true).optional(),
})

const thing = z.object({
  id,
  phrase: words,
  noun: id,
  pieces: z.array(piece).min(1).max(20),
  metres: z.number().min(0.01).max(200),
  count: z.number().int().min(1).max(400),
  variants: z.number().int().min(1).max(12),
  asked: z.boolean(),
  place,
  does: z
    .enum(['wander', 'graze', 'stand', 'swim', 'fly', 'hover', 'bob', 'drive', 'patrol', 'spin', 'drift'])
    .optional(),
  pace: z.number().min(0.1).max(10).optional(),
  gives: z.array(z.enum(['light', 'fire', 'smoke', 'steam', 'spray', 'magic'])).optional(),
  lightColour: colour.optional(),
  style: z.enum(styles).optional(),
  wear: z.number().min(0).max(1).optional(),
})

const as = z.discriminatedUnion('is', [
  z.looseObject({ is: z.literal('water'), form: id }),
  z.looseObject({ is: z.literal('cover'), kind: id }),
  z.looseObject({ is: z.literal('particle'), kind: z.enum(particles) }),
  z.looseObject({ is: z.literal('ground'), surface: id }),
  z.looseObject({ is: z.literal('terrain'), form: id }),
  z.looseObject({ is: z.literal('path'), surface: id }),
  z.looseObject({ is: z.literal('sky'), what: id }),
  z.looseObject({ is: z.literal('light'), what: id }),
  z.looseObject({ is: z.literal('emitter'), kind: id }),
  z.looseObject({ is: z.literal('sound'), kind: id }),
])

const matter = z.object({
  id,
  phrase: words,
  noun: id,
  asked: z.boolean(),
  as: z.custom<PlannedMatter['as']>((value) => as.safeParse(value).success),
  count: z.number().int().min(1).max(400),
  colour: colour.optional(),
  size: z.number().min(0.05).max(20),
  place,
})

const shape = z.looseObject({
  kind: z.literal('environment'),
  category: z.literal('scene'),
  prompt: z.string().max(8_000),
  told: readingForms.place.optional(),
  title: z.string().min(1).max(200),
  seed: z.number().int(),
  setting: z.string().refine((name) => settingNamed(name) !== undefined, 'There is no such setting'),
  settingWords: words,
  composed: z
    .intersection(
      z.object({ said: z.string().max(80), place: z.string().max(80) }),
      z.discriminatedUnion('by', [
        z.looseObject({ by: z.literal('shape'), noun: id }),
        z.looseObject({ by: z.literal('stuff'), stuff: id }),
        z.looseObject({ by: z.literal('land'), land: id }),
      ]),
    )
    .optional(),
  hour: z.number().min(0).max(24),
  weather: z.enum(weathers),
  season: z.enum(seasons),
  mood: z.enum(moods),
  density: z.number().min(0.1).max(4),
  palette: z.object({
    zenith: colour.optional(),
    horizon: colour.optional(),
    ground: colour.optional(),
    leaves: colour.optional(),
    light: colour.optional(),
    walls: colour.optional(),
    wallStuff: z.enum(['brick', 'stone', 'wood', 'metal', 'marble', 'tiles', 'ice']).optional(),
    brightness: z.number().min(0).max(1).optional(),
    horizonAt: z.number().min(0).max(1).optional(),
  }),
  things: z.array(thing).max(200),
  matters: z.array(matter).max(60),
  notes: z.array(z.string().max(2_000)),
  claims: z.array(
    z.custom<Claim>(
      (claim) => z.looseObject({ about: z.string(), text: z.string() }).safeParse(claim).success,
    ),
  ),
  absent: z.array(z.string().max(80)).optional(),
})

export const environmentPlan: z.ZodType<EnvironmentPlan> = z.custom<EnvironmentPlan>(
  (plan) => shape.safeParse(plan).success,
  'This is no plan of an environment',
)
