import { guess } from '@makebelieve/contract/offer'
import { type GeneralData, generalSystem } from '@makebelieve/kit/simulation/general/general'
import { speeds } from '@makebelieve/kit/simulation/screen/transport'
import { levels } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { z } from 'zod'
import { readingForms } from '../../reading/form.ts'
import type { Claim, SimulationPlan } from './design.ts'

/** A plan as it comes back from storage, from edited code or from a language provider. */
const words = z.string().max(2_000)
const name = z.string().min(1).max(80)
const amount = z.number().min(-1e12).max(1e12)
const subject = z.enum([
  'physics',
  'chemistry',
  'biology',
  'earth and space',
  'mathematics',
  'computing',
  'economics',
])
const shared = { title: z.string().min(1).max(200), subject }

const general = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('rates'),
    unit: z.string().max(30),
    timeUnit: name,
    stocks: z
      .array(z.object({ id: name, label: name, start: amount.min(0) }))
      .min(1)
      .max(6),
    flows: z
      .array(
        z.object({
          id: name,
          label: name,
          from: name.optional(),
          to: name.optional(),
          by: name.optional(),
          rate: amount.min(0),
          most: amount.positive(),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.object({ ...shared, kind: z.literal('crowd'), who: name, what: name, have: name, loses: z.boolean() }),
  z.object({
    ...shared,
    kind: z.literal('process'),
    what: name,
    timeUnit: name,
    isCycle: z.boolean(),
    steps: z
      .array(z.object({ name, about: words, takes: amount.positive() }))
      .min(2)
      .max(14),
  }),
  z.object({
    ...shared,
    kind: z.literal('timeline'),
    unit: name,
    events: z
      .array(z.object({ year: amount, name: z.string().min(1).max(120), about: words }))
      .min(2)
      .max(30),
  }),
])

const part = z
  .object({
    topic: name,
    general: general.optional(),
    values: z.record(z.string(), amount),
    beside: z.record(z.string(), amount).optional(),
    speed: z
      .number()
      .refine((speed) => speeds.some((one) => one === speed))
      .optional(),
    controls: z.array(name).max(12),
    graphs: z.array(name).max(6),
  })
  .refine(
    ({ topic, general: data }) => systems.has(topic) || (data !== undefined && isWhole(data as GeneralData)),
    'There is no such topic',
  )

/** Flows lead from and to stocks that are there. */
function isWhole(data: GeneralData): boolean {
  if (data.kind === 'rates') {
    const ids = new Set(data.stocks.map(({ id }) => id))
    const isKnown = (id: string | undefined) => id === undefined || ids.has(id)
    if (!data.flows.every(({ from, to, by }) => isKnown(from) && isKnown(to) && isKnown(by) && (from ?? to)))
      return false
  }
  return generalSystem(data).readouts.length > 0
}

const shape = z.looseObject({
  kind: z.literal('environment'),
  category: z.literal('simulation'),
  prompt: z.string().max(8_000),
  told: readingForms.lesson.optional(),
  title: z.string().min(1).max(200),
  seed: z.number().int(),
  level: z.enum(levels),
  guess: guess.optional(),
  parts: z.array(part).min(1).max(3),
  locked: z.boolean().optional(),
  notes: z.array(words),
  claims: z.array(
    z.custom<Claim>(
      (claim) => z.looseObject({ about: z.string(), text: z.string() }).safeParse(claim).success,
    ),
  ),
})

export const simulationPlan: z.ZodType<SimulationPlan> = z.custom<SimulationPlan>(
  (plan) => shape.safeParse(plan).success,
  'This is no plan of a simulation',
)
