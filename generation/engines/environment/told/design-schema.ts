import type { Life } from '@makebelieve/kit/environment/scene'
import { z } from 'zod'
import { readingForms } from '../../../reading/form.ts'
import { moods, type PlannedMatter, placings, seasons, weathers } from '../design.ts'
import { allMatters } from '../read/matters.ts'

/**
 * A place as a language provider tells it: what the user's words say, as our own reader would say it, and on top of that what to make of
 * it. Nothing is optional and nothing is a union, because some services demand that; what is not wanted is null.
 */
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const noun = z.string().min(1).max(60)
const phrase = z.string().min(1).max(120)

export const deeds = [
  'wander',
  'graze',
  'stand',
  'swim',
  'fly',
  'hover',
  'bob',
  'drive',
  'patrol',
  'spin',
  'drift',
] as const satisfies readonly Life['does'][]

/** 'water: pond', 'path: cobbles': what a matter is, by one name. */
export function matterName(as: PlannedMatter['as']): string {
  const { is, ...rest } = as
  const [detail] = 'of' in rest && as.is === 'emitter' ? [as.kind] : Object.values(rest)
  return `${is}: ${detail}`
}

const matters = new Map(allMatters.map((as) => [matterName(as), as]))
export const matterNamed = (name: string): PlannedMatter['as'] | undefined => matters.get(name)

const place = z.object({
  how: z.enum(placings),
  of: noun
    .nullable()
    .describe('The noun (or, of two with one noun, the phrase) of another thing or matter of this design.'),
  and: noun.nullable().describe('Only for "between": the other one.'),
})

export const designedThing = z.object({
  noun: noun.describe('A plain English noun in the singular that a toy could show: "street lamp".'),
  phrase: phrase.describe('The noun with its looks, in English: "old wooden street lamps".'),
  count: z.number().int().min(1).max(120).nullable().describe('Null: as said, or one.'),
  metres: z.number().min(0.05).max(200).nullable().describe('Its longest side; null is as usual.'),
  colour: colour.nullable().describe('Of most of it; null is as usual.'),
  place: place.nullable().describe('Null: where such things usually are.'),
  does: z.enum(deeds).nullable().describe('What it does all day; null is by its nature.'),
})

export const designedMatter = z.object({
  what: z.enum([...matters.keys()]),
  noun: noun.describe('What it is called, in English: "koi pond".'),
  phrase,
  count: z.number().int().min(1).max(20).nullable(),
  colour: colour.nullable(),
  size: z.number().min(0.2).max(5).describe('1 is as usual.'),
  place: place.nullable(),
})

export const designedPalette = z.object({
  zenith: colour.nullable(),
  horizon: colour.nullable(),
  ground: colour.nullable(),
  leaves: colour.nullable(),
  light: colour.nullable(),
  walls: colour.nullable(),
  wallStuff: z.enum(['brick', 'stone', 'wood', 'metal', 'marble', 'tiles', 'ice']).nullable(),
})

export const environmentDesign = z.object({
  reading: readingForms.place,
  title: z.string().min(1).max(60),
  // No list here: services refuse schemas with this many choices. What is not listed is refused when it is planned.
  setting: z.string().min(1).max(40).nullable().describe('The id of one of the settings that were listed.'),
  place: z
    .string()
    .min(1)
    .max(120)
    .nullable()
    .describe('The place in a few English words: "abandoned zen garden".'),
  hour: z.number().min(0).max(24).nullable().describe('0 is midnight, 6 dawn, 12 noon, 18.6 sunset.'),
  weather: z.enum(weathers).nullable(),
  season: z.enum(seasons).nullable(),
  mood: z.enum(moods).nullable(),
  density: z.number().min(0.1).max(4).nullable().describe('How full it is; 1 is as usual.'),
  palette: designedPalette.nullable().describe('Null: the colours of the setting.'),
  things: z.array(designedThing).max(40),
  matters: z.array(designedMatter).max(20).describe('Water, ground, paths, hills, sky, light, sounds.'),
  absent: z.array(noun).max(20).describe('Nouns that must not be there, though the setting brings them.'),
})
export type EnvironmentDesign = z.output<typeof environmentDesign>
export type DesignedThing = z.output<typeof designedThing>
export type DesignedMatter = z.output<typeof designedMatter>
