import { guess } from '@makebelieve/contract/offer'
import { moods, mostOfMood } from '@makebelieve/kit/core/sound/compose'
import { stuffNames } from '@makebelieve/kit/core/sound/effects'
import { z } from 'zod'
import type { Claim } from '../../brief/brief.ts'
import { readingForms } from '../../reading/form.ts'
import { motions, scenes } from '../../things/thing.ts'
import type { Piece } from '../model/design.ts'
import type { PlannedGame } from './design.ts'
import { rulebook, wish } from './rules/rulebook-schema.ts'

/**
 * A plan as it comes back from storage or from a language provider. What a genre keeps in `content` and what a claim
 * is about is data of theirs; everything that the kit reads without looking twice is checked here.
 */
const roles = z.enum([
  'player',
  'friend',
  'enemy',
  'boss',
  'hazard',
  'collectible',
  'goal',
  'obstacle',
  'projectile',
  'key',
  'door',
  'power',
  'prop',
])
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const id = z.string().min(1).max(80)

const member = z.object({
  id,
  role: roles,
  name: z.string().min(1).max(120),
  plural: z.string().min(1).max(120),
  picture: id,
  looks: z.enum(['left', 'right', 'front']),
  lettered: z.literal(true).optional(),
  size: z.number().min(0.4).max(3),
  beside: z.number().min(0.3).max(3).optional(),
  speed: z.number().min(0.3).max(2.5),
  colour,
  motion: z.enum(motions),
  made: z.enum(stuffNames).optional(),
  count: z.number().int().min(0).max(10_000).optional(),
  points: z.number().optional(),
})

const rules = z.object({
  lives: z.number().int().min(1).max(20),
  seconds: z.number().min(5).max(600).optional(),
  timeUp: z.enum(['lose', 'win']),
  scoreGoal: z.number().min(1).optional(),
  goalCount: z.number().int().min(1).max(200).optional(),
  levels: z.number().int().min(1).max(12),
  waves: z.number().int().min(1).max(20).optional(),
  nights: z.number().int().min(1).max(20).optional(),
  powerUps: z.array(
    z.enum(['shield', 'speed', 'magnet', 'slow', 'heart', 'rapid', 'double', 'wide', 'multi']),
  ),
  boss: z.boolean(),
  bossPhases: z.number().int().min(1).max(5),
  keys: z.boolean(),
  dayAndNight: z.boolean(),
  players: z.union([z.literal(1), z.literal(2)]),
  gentle: z.boolean(),
  faster: z.boolean(),
  doubleJump: z.boolean(),
  jump: z.number().min(0.4).max(2.5).optional(),
  shop: z.boolean().optional(),
})

const game = z.object({
  version: z.literal(1),
  genre: id,
  title: z.string().min(1).max(200),
  goal: z.string().max(500),
  seed: z.number().int(),
  difficulty: z.enum(['easy', 'normal', 'hard']),
  challenge: z.number().min(0).max(1),
  cast: z.array(member).min(1).max(30),
  look: z.object({
    scene: z.enum(scenes),
    site: z.string().max(40).optional(),
    time: z.enum(['dawn', 'day', 'sunset', 'night']),
    weather: z.enum(['clear', 'rain', 'snow', 'storm', 'fog', 'wind']),
    style: z.string().max(40).optional(),
    mood: z.enum(moods),
    tempo: z.number().int().min(40).max(200).optional(),
    more: z.number().int().min(1).max(mostOfMood).optional(),
    seed: z.number().int(),
  }),
  rules,
  interactions: z
    .array(
      z.object({
        by: id,
        does: z.enum(['chase', 'flee', 'shoot', 'steal', 'guard', 'follow', 'patrol', 'fall', 'drop']),
        to: id.optional(),
        with: id.optional(),
      }),
    )
    .max(60),
  content: z.record(z.string(), z.unknown()).optional(),
  book: rulebook.optional(),
})

const art = z.object({
  set: z.enum(['fluent-3d', 'fluent-flat', 'game-icons']),
  id: z.string().regex(/^[\w.-]+$/),
  match: z.enum(['name', 'keyword', 'kind', 'nearest']),
  via: z.string(),
  shows: z.string().optional(),
})

/** Pieces of a model are data of the engine of models, which composes them anew. */
const pieces = z.array(
  z.custom<Piece>(
    (piece) =>
      z.looseObject({ noun: z.string(), source: z.looseObject({ by: z.string() }) }).safeParse(piece).success,
  ),
)

export const drawing = z.object({
  webp: z.base64().min(1).max(80_000),
  looks: z.enum(['left', 'right', 'front']),
})

const ownModel = z.object({ modelId: z.string(), name: z.string().max(200), pieces: pieces.max(24) })

const belonging = z.object({
  id,
  how: z.enum(['wearing', 'holding', 'in']),
  noun: z.string().max(120),
  words: z.string().max(120),
  tint: colour.optional(),
})

export const plannedGame: z.ZodType<PlannedGame> = z.object({
  prompt: z.string().max(8_000),
  game,
  pictures: z.record(
    z.string(),
    z.object({
      noun: z.string(),
      art,
      model: ownModel.optional(),
      drawn: drawing.optional(),
      sense: z
        .object({
          of: z.string().max(60),
          as: z.string().max(60).optional(),
          near: z.literal(true).optional(),
        })
        .optional(),
      body: z.enum(['own', 'person', 'kind', 'name']).optional(),
      tint: colour.optional(),
      stuff: z.string().max(60).optional(),
      dressedAs: z.string().optional(),
      condition: z.string().max(60).optional(),
      mount: z.object({ noun: z.string(), art }).optional(),
      held: z.object({ noun: z.string(), art }).optional(),
      has: z.array(belonging).max(4).optional(),
    }),
  ),
  style: z.enum(['glossy', 'cutout']),
  terrain: z.record(z.string(), z.string()),
  claims: z.array(
    z.custom<Claim>(
      (claim) => z.looseObject({ about: z.string(), words: z.string() }).safeParse(claim).success,
    ),
  ),
  wishes: z.array(wish).optional(),
  told: readingForms.game.optional(),
  notes: z.array(z.string()),
  standsIn: z
    .object({
      main: z.enum(['form', 'deed', 'player']),
      asked: z.string().max(300),
      shown: z.string().max(300),
    })
    .optional(),
  guess: guess.optional(),
  solid: z
    .object({
      place: z.string().max(200),
      models: z.record(id, ownModel).optional(),
    })
    .optional(),
})
