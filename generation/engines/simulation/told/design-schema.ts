import { levels, subjects } from '@makebelieve/kit/simulation/system'
import { z } from 'zod'
import { readingForms } from '../../../reading/form.ts'

/**
 * A simulation as a language provider tells it: what the user's words say, as our own reader would say it, and on top of that ready-made
 * topics with their settings, or general models that it writes itself; without any, it is as our planner has it for those words.
 * Nothing is optional and nothing is a union, because some services demand that; what is not wanted is null. Numbers have no
 * bounds here: those of the topics hold, and what lies outside is brought inside and said.
 */
const name = z.string().min(1).max(80)
const id = z.string().min(1).max(40)
const about = z.string().max(400).describe('One or two plain English sentences.')

export const designedRates = z.object({
  unit: z.string().max(30).describe('Of the amounts: "people", "litres".'),
  timeUnit: z.string().min(1).max(30).describe('In the singular: "day".'),
  stocks: z
    .array(z.object({ id: id.describe('Short, in small letters.'), label: name, start: z.number() }))
    .min(1)
    .max(6),
  flows: z
    .array(
      z.object({
        id,
        label: name,
        from: id.nullable().describe('The stock it comes from; null: from outside, as a fixed amount.'),
        to: id.nullable().describe('The stock it goes to; null: out of the picture.'),
        by: id.nullable().describe('A stock whose size drives it, where two have to meet; else null.'),
        rate: z.number().describe('The share of `from` that flows in one unit of time.'),
        most: z.number().describe('The end of its slider.'),
      }),
    )
    .min(1)
    .max(8),
})

export const designedCrowd = z.object({
  who: name.describe('Who wanders: "Ants".'),
  what: name.describe('What is passed on when two meet: "the rumour".'),
  have: name.describe('Those that have it, as a verb: "know it".'),
  loses: z.boolean().describe('Whether it can be lost again.'),
})

export const designedProcess = z.object({
  what: name.describe('What goes through it: "a butterfly".'),
  timeUnit: z.string().min(1).max(30).describe('In the plural: "days".'),
  isCycle: z.boolean(),
  steps: z
    .array(z.object({ name, about, takes: z.number().describe('In units of time.') }))
    .min(2)
    .max(14),
})

export const designedTimeline = z.object({
  unit: z.string().min(1).max(30).describe('"year".'),
  events: z
    .array(z.object({ year: z.number(), name: z.string().min(1).max(120), about }))
    .min(2)
    .max(30),
})

export const designedGeneral = z.object({
  title: z.string().min(1).max(80),
  subject: z.enum(subjects),
  rates: designedRates.nullable().describe('Amounts that flow into each other.'),
  crowd: designedCrowd.nullable().describe('Many that wander, meet and pass something on.'),
  process: designedProcess.nullable().describe('Something that happens step by step.'),
  timeline: designedTimeline.nullable().describe('Events to scale in time.'),
})

export const designedPart = z.object({
  topic: z.string().max(80).nullable().describe('The id of a topic that was listed; null for `general`.'),
  general: designedGeneral
    .nullable()
    .describe('Only where no topic fits; exactly one of its kinds is filled.'),
  values: z
    .array(z.object({ control: name.describe('The id of a control.'), value: z.number() }))
    .max(12)
    .describe('What the user sets; the others are as usual.'),
  controls: z.array(name).max(12).describe('Ids of controls that come first.'),
  graphs: z.array(name).max(6).describe('Ids of graphs that come first.'),
})

export const simulationDesign = z.object({
  reading: readingForms.lesson,
  title: z.string().min(1).max(80),
  level: z.enum(levels).nullable().describe('young: 8 to 11, middle: 11 to 16, upper: 16 and older.'),
  parts: z
    .array(designedPart)
    .max(3)
    .describe('Systems on one page: one, unless several are wanted. None: as the words say.'),
  locked: z.boolean().describe('True only where nobody shall change the settings.'),
})
export type SimulationDesign = z.output<typeof simulationDesign>
export type DesignedPart = z.output<typeof designedPart>
export type DesignedGeneral = z.output<typeof designedGeneral>
