import { z } from 'zod'
import { says } from '../check-input.ts'

/** A number in a query, where everything is text. */
export function wholeNumber(min: number, max: number) {
  const error = says(`must be a whole number from ${min} to ${max}`)
  return z.coerce.number<number | string>({ error }).int({ error }).min(min, { error }).max(max, { error })
}
