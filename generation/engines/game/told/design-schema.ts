import { moods } from '@makebelieve/kit/core/sound/compose'
import { z } from 'zod'
import { outcomes, roles, styles } from '../../../brief/brief.ts'
import { readingForms } from '../../../reading/form.ts'
import { scenes } from '../../../things/thing.ts'

/**
 * A game as a language provider tells it: what the user's words say, as our own reader would say it, and on top of that what to make of
 * it. Nothing is optional, because some services demand that; what is not wanted is null.
 */
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const noun = z.string().min(1).max(60)

export const designedCast = z.object({
  noun: noun.describe(
    'What it is, as a plain English noun in the singular that an emoji or toy could show: "fox".',
  ),
  phrase: z.string().min(1).max(80).describe('How sentences call it: "hungry foxes".'),
  role: z.enum(roles),
  count: whole(1, 100).nullable().describe('How many, where that matters.'),
  colour: colour.nullable(),
  size: z.number().min(0.5).max(2.5).nullable().describe('1 is as usual.'),
  speed: z.number().min(0.4).max(2).nullable().describe('1 is as usual.'),
})

export const designedDeed = z.object({
  who: noun.describe('The noun of somebody in the cast, or "player".'),
  does: z.string().min(1).max(40).describe('A verb in its base form, one of those that were listed.'),
  whom: noun.nullable().describe('To whom or what it is done.'),
  with: noun.nullable().describe('What it is done with, or what is thrown: "broom", "snowball".'),
  to: noun.nullable().describe('Where something is brought, or what it is turned into.'),
  from: noun.nullable().describe('Whom it is done against: "protects the nest from crows".'),
})

/** What makes something happen, and what happens then: a rule beside what anybody does. */
export const designedConsequence = z.object({
  verb: z
    .string()
    .min(1)
    .max(40)
    .nullable()
    .describe('What the player does, in its base form: "jump". Null: getting at `whom` in any way.'),
  whom: noun.nullable().describe('To whom or what, of the cast.'),
  times: whole(2, 100).nullable().describe('Only after so many times, again and again.'),
  follows: z.enum(outcomes),
  to: noun.describe(
    'Whom it happens to: a noun of the cast, "player", or "others". What it costs, or who comes.',
  ),
  amount: z.number().min(1).max(100).nullable().describe('How many it costs or gives.'),
})

export const gameDesign = z.object({
  reading: readingForms.game,
  title: z.string().min(1).max(60),
  genre: z.string().min(1).max(40).nullable().describe('One of the genres that were listed.'),
  cast: z.array(designedCast).max(12),
  deeds: z.array(designedDeed).max(20),
  consequences: z.array(designedConsequence).max(8),
  place: z
    .string()
    .min(1)
    .max(120)
    .nullable()
    .describe('Where it plays, in a few English words: "misty pine forest".'),
  scene: z.enum(scenes).nullable(),
  time: z.enum(['dawn', 'day', 'sunset', 'night']).nullable(),
  weather: z.enum(['clear', 'rain', 'snow', 'storm', 'fog', 'wind']).nullable(),
  mood: z.enum(moods).nullable(),
  style: z.enum(styles).nullable(),
  difficulty: z.enum(['easy', 'normal', 'hard']).nullable(),
  topic: z.string().max(80).nullable().describe('What a quiz is about.'),
  rules: z.object({
    lives: whole(1, 20).nullable(),
    seconds: whole(10, 600).nullable(),
    levels: whole(1, 12).nullable(),
    score: whole(1, 100_000).nullable(),
    waves: whole(1, 20).nullable(),
    laps: whole(1, 9).nullable(),
    players: whole(1, 2).nullable(),
    boss: z.boolean(),
    powerUps: z.boolean(),
    keys: z.boolean(),
    dayAndNight: z.boolean(),
    fasterOverTime: z.boolean(),
    doubleJump: z.boolean(),
    canBeLost: z.boolean(),
  }),
  hooks: z
    .string()
    .max(12_000)
    .nullable()
    .describe(
      'JavaScript for what the genre cannot do by itself, or null. See the instructions for its form.',
    ),
})
export type GameDesign = z.output<typeof gameDesign>
