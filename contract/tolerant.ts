import { z } from 'zod'
import { canonicalFields } from './field-names.ts'

/**
 * An object whose fields may be spelled in any case, or by one of their aliases, and that comes out in one form:
 * the names of its shape.
 */
export function tolerant<const Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  aliases: { readonly [Name in keyof Shape]?: readonly string[] } = {},
) {
  const schema = z.object(shape)
  const names = Object.keys(shape)
  return z.preprocess((value: z.input<typeof schema>) => canonicalFields(value, names, aliases), schema)
}

const wrappers = ['models', 'games', 'environments', 'data']

/** A list, bare or wrapped in an object under one of the names that lists come in. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value: z.input<Item>[]) => {
    const wrapped = canonicalFields(value, wrappers)
    if (typeof wrapped !== 'object' || wrapped === null || Array.isArray(wrapped)) return value
    return Object.values(wrapped).find(Array.isArray) ?? value
  }, z.array(item))
}
