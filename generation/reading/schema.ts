import { z } from 'zod'

/**
 * A reading: what a text says, and nothing that it does not say. The same for all kinds of creations and for edits, whether our own
 * reader wrote it or a language provider. Every part points at its words.
 */
export const kindsOfReading = [
  'game',
  'model',
  'place',
  'lesson',
  'edit game',
  'edit model',
  'edit place',
  'edit lesson',
] as const

/** What people call the four. */
export const kindNamed = {
  game: 'game',
  model: 'model',
  environment: 'place',
  simulation: 'lesson',
} as const satisfies Record<string, (typeof kindsOfReading)[number]>

/** A literal piece of the text, by the places of its words. */
const piece = z.object({ text: z.string(), words: z.array(z.number().int().nonnegative()) })

/** From 0 to 1. */
const sure = z.number().min(0).max(1)

/** In games: you, against, wanted, tool, friend, other. Elsewhere: main, thing, and in lessons control and shown. */
export const roles = [
  'you',
  'against',
  'wanted',
  'tool',
  'friend',
  'other',
  'main',
  'thing',
  'control',
  'shown',
] as const

const thing = z.object({
  noun: piece,
  /** The word of the noun that it is about: 'ball' of 'ball of wool'. */
  head: z.number().int().nonnegative(),
  role: z.enum(roles),
  sure,
  count: z.number().optional(),
  attributes: z.array(piece),
  /** How sure it is that this is a thing at all. */
  there: sure,
})

/** A thing by its place in `things`, or somebody without a name. */
const end = z.union([z.number().int().nonnegative(), z.literal('you')])

const link = z.object({ who: end, does: piece, whom: end.optional(), sure })

export const saidOf = [
  'place',
  'time',
  'weather',
  'style',
  'mood',
  'view',
  'dimension',
  'for',
  'not',
  'title',
  'order',
  'rule',
  'form',
  'part',
  'frame',
] as const

export const operations = [
  'add',
  'remove',
  'replace',
  'change',
  'set',
  'move',
  'more',
  'fewer',
  'undo',
  'keep',
] as const

export const readingSchema = z.object({
  kind: z.enum(kindsOfReading),
  text: z.string(),
  words: z.array(
    z.object({
      text: z.string(),
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
      /** The part of speech, by the names of Universal Dependencies. */
      part: z.string(),
      /** The word that it belongs to, −1 for the root, and how. */
      head: z.number().int().min(-1),
      relation: z.string(),
    }),
  ),
  things: z.array(thing),
  links: z.array(link),
  said: z.array(z.object({ what: z.enum(saidOf), piece, sure })),
  limits: z.array(z.object({ value: z.number(), what: z.string(), piece })),
  /** The kind of game, the likeliest first. */
  forms: z.array(z.object({ name: z.string(), sure })),
  indoors: z.object({ is: z.boolean(), sure }).optional(),
  changes: z.array(z.object({ op: z.enum(operations), target: piece, value: piece.optional(), sure })),
  /** Content words that ended nowhere. Never hidden. */
  unread: z.array(piece),
})

export type Reading = z.infer<typeof readingSchema>
export type Kind = (typeof kindsOfReading)[number]
export type Role = (typeof roles)[number]
export type Piece = z.infer<typeof piece>
export type Thing = z.infer<typeof thing>
export type Link = z.infer<typeof link>
export type End = z.infer<typeof end>
export type Said = (typeof saidOf)[number]
export type Operation = (typeof operations)[number]
