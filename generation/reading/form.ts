import { z } from 'zod'
import { operations, type roles, saidOf } from './schema.ts'

/**
 * A reading (`generation/reading/schema.ts`) as a language provider fills it in: the same for every kind of creation, with pieces of the
 * text as they stand there. Where they stand in it is found on our side. Nothing is optional and nothing is a union, because some services
 * demand that; what is not there is null or an empty list.
 */
const piece = z.string().min(1).max(200)

const rolesIn = {
  game: ['you', 'against', 'wanted', 'tool', 'friend', 'other'],
  model: ['main', 'thing'],
  place: ['thing'],
  lesson: ['main', 'thing', 'control', 'shown'],
} as const satisfies Record<string, readonly (typeof roles)[number][]>
export type ToldKind = keyof typeof rolesIn

const thingOf = (kind: ToldKind) =>
  z.object({
    noun: piece.describe('Its noun, as it stands there: "pumpkins", "potted plant".'),
    role: z.enum(rolesIn[kind]),
    count: z.number().min(0).max(1000).nullable().describe('Only a number that is said.'),
    attributes: z.array(piece).max(10).describe('Each by itself: "flying", "made of ice".'),
  })

const link = z.object({
  who: piece.describe('The noun of one of the things, or "you".'),
  does: piece.describe('The verb, or what stands between the two: "shoots", "on", "wearing".'),
  whom: piece.nullable().describe('The noun of another of the things, or "you".'),
})

const said = z.object({ what: z.enum(saidOf), piece })

const limit = z.object({
  value: z.number(),
  what: z.string().max(40).describe('What is counted: "waves", "seconds".'),
  piece: piece.describe('Number and noun, as they stand there: "five waves".'),
})

const sure = z.number().min(0).max(1)
const form = z.object({ name: z.string().min(1).max(40), sure })

const change = z.object({
  op: z.enum(operations),
  target: piece.describe('What is changed, as it stands there.'),
  value: piece.nullable().describe('What it becomes.'),
})

const sharedBy = (kind: ToldKind) => ({
  english: z
    .string()
    .min(1)
    .max(4000)
    .nullable()
    .describe('The whole text in plain English, where it is in another language; else null.'),
  things: z.array(thingOf(kind)).max(30),
  links: z.array(link).max(40),
  said: z.array(said).max(30),
  limits: z.array(limit).max(12),
})

/** What all kinds say, and what only games and places do. */
export const readingForms = {
  game: z.object({ ...sharedBy('game'), forms: z.array(form).max(3).describe('The likeliest first.') }),
  model: z.object(sharedBy('model')),
  place: z.object({ ...sharedBy('place'), indoors: z.boolean().nullable() }),
  lesson: z.object(sharedBy('lesson')),
}
export const changesForm = z.array(change).max(12)

/** What somebody asks to be changed in a creation that exists: the same reading, and what is done to what. */
const changeOf = (kind: ToldKind) => z.object({ ...sharedBy(kind), changes: changesForm })
export const changeForms = {
  game: changeOf('game'),
  model: changeOf('model'),
  place: changeOf('place'),
  lesson: changeOf('lesson'),
}

/** What was filled in for one kind. */
export type ReadingFormOf<Kind extends ToldKind> = z.output<(typeof readingForms)[Kind]>

/** What was filled in, for whichever kind. */
export type ReadingForm = ReadingFormOf<'model'> & {
  forms?: ReadingFormOf<'game'>['forms']
  indoors?: ReadingFormOf<'place'>['indoors']
  changes?: z.output<typeof changesForm>
}
