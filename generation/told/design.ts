import type { z } from 'zod'
import { normalize } from '../brief/normalize.ts'
import { refusalOf } from '../brief/refusals.ts'
import { openSpelling } from '../brief/spelling.ts'
import { Refused } from '../pipeline/engine.ts'
import { openCatalogue } from '../things/catalogue.ts'

/**
 * What a language provider filled in, as its schema has it. Throws `Refused` with sentences that tell a model which fields to
 * repair: they go back to it as they are.
 */
export function designAs<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value)
  if (error === undefined) return data as T
  const faults = error.issues.slice(0, 8).map(({ path, message }) => `${pathOf(path)}: ${message}.`)
  const more = error.issues.length - faults.length
  throw new Refused(
    `The design does not have its form. ${faults.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
  )
}

/** 'things[3].place.how' */
function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text.replace(/^\./, '') || 'The whole'
}

/** Bad wishes are refused in any language; not being English is no fault where a provider has read them. */
export function refuseUnsafe(text: string): void {
  const plain = normalize(text)
    .map(({ text: part, label, heading }) => [heading, label, part].filter(Boolean).join(' '))
    .join('. ')
    .toLowerCase()
  const refusal = refusalOf(text, plain, { spelling: openSpelling(openCatalogue()), made: 'game' })
  if (refusal?.refused === 'unsafe') throw new Refused(refusal.message)
}
