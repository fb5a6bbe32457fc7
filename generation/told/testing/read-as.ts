import type { ReadingFormOf, ToldKind } from '../../reading/form.ts'
import { read } from '../../reading/read.ts'
import { formOf } from '../form-of-reading.ts'

/** What a provider that reads as we do fills in; of a text in another language, by its English. */
export const readAs = <Kind extends ToldKind>(
  kind: Kind,
  prompt: string,
  english?: string,
): ReadingFormOf<Kind> => ({ ...formOf(read(english ?? prompt, kind), kind), english: english ?? null })
